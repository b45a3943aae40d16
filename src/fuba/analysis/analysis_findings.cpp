#include "fuba/analysis/analysis_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace fuba {
namespace {

/// Less is called even.
constexpr double noticeable = 0.01;

const State& state_before(const Match& match, std::size_t entry) {
  return entry == 0 ? match.start() : match.journal()[entry - 1].after;
}

/// What the choices of both brought Home.
double choices_for_home(const MatchAnalysis& found) {
  return found.of(Team::home).choices - found.of(Team::away).choices;
}

class Saying {
 public:
  Saying(const MatchAnalysis& found, const Match& match, const Words& words)
      : found_(found), match_(match), words_(words), names_{match.info().names} {}

  std::string say(std::string_view key, std::initializer_list<Placeholder> values = {}) const {
    return fill(words_, fmt::format("analysis.{}", key), values);
  }
  std::string share(double value) const { return share_of_match(words_, value); }

  std::vector<std::string> all() const {
    std::vector<std::string> lines{
        say("heading", {{"home", names_[Team::home]}, {"away", names_[Team::away]}}),
        verdict(found_, names_, words_), sum_of(found_, match_, names_, words_)};
    if (std::string decided = what_decided(found_, words_); !decided.empty())
      lines.insert(lines.begin() + 1, std::move(decided));
    lines.emplace_back();
    for (const Team team : teams) add_team(lines, team);
    add_throws(lines);
    if (!found_.complete)
      lines.push_back(
          say("broken-off", {{"moment", fuba::moment(words_, state_before(match_, found_.entries.size()))}}));
    return lines;
  }

 private:
  std::string count(const TeamAnalysis& team, ChoiceMark mark) const {
    return std::to_string(team.marks[static_cast<std::size_t>(mark)]);
  }

  void add_team(std::vector<std::string>& lines, Team which) const {
    const TeamAnalysis& team = found_.of(which);
    lines.push_back(say("team", {{"team", names_[which]},
                                 {"judged", std::to_string(team.judged)},
                                 {"error", words::number(words_, 100 * team.error_a_choice(), 2)},
                                 {"doubtful", count(team, ChoiceMark::doubtful)},
                                 {"mistakes", count(team, ChoiceMark::mistake)},
                                 {"blunders", count(team, ChoiceMark::blunder)}}));
    for (const std::size_t at : team.worst) lines.push_back("  " + choice(at));
    lines.emplace_back();
  }

  std::string choice(std::size_t at) const {
    const JudgedChoice& judged = *found_.entries[at].judged;
    const State& state = state_before(match_, at);
    const std::string mark = say(fmt::format("mark-{}", name(judged.mark)));
    std::string text = say("choice", {{"moment", fuba::moment(words_, state)},
                                      {"taken", label(words_, judged.taken, state)},
                                      {"best", label(words_, judged.best, state)},
                                      {"error", share(judged.error)},
                                      {"mark", mark}});
    const auto why =
        std::ranges::find_if(judged.arguments, [](const Argument& each) { return each.goals > 0; });
    if (why == judged.arguments.end()) return text;
    const std::string& reason = words_[fmt::format("argument.{}.for", name(why->term))];
    return say("because", {{"choice", text}, {"reason", reason}});
  }

  /// The throws that brought most.
  void add_throws(std::vector<std::string>& lines) const {
    std::vector<std::size_t> all;
    for (std::size_t at = 0; at < found_.entries.size(); ++at)
      if (!found_.entries[at].chosen_by) all.push_back(at);
    std::ranges::stable_sort(all, std::greater{},
                             [&](std::size_t at) { return std::abs(found_.entries[at].brought()); });
    constexpr std::size_t most = 5;
    if (all.size() > most) all.resize(most);
    lines.push_back(say("throws"));
    for (const std::size_t at : all) {
      const double brought = found_.entries[at].brought();
      const auto* const fallen = match_.journal()[at].fallen();
      lines.push_back("  " + say("throw", {{"moment", fuba::moment(words_, state_before(match_, at))},
                                           {"dice", purpose(words_, fallen->roll.purpose)},
                                           {"luck", share(std::abs(brought))},
                                           {"team", names_[brought > 0 ? Team::home : Team::away]}}));
    }
  }

  const MatchAnalysis& found_;
  const Match& match_;
  const Words& words_;
  Names names_;
};

}  // namespace

std::string verdict(const MatchAnalysis& found, const Names& names, const Words& words) {
  const auto say = [&](std::string_view key, std::initializer_list<Placeholder> values = {}) {
    return fill(words, fmt::format("analysis.{}", key), values);
  };
  const double luck = found.of(Team::home).luck;
  const double choices = choices_for_home(found);
  const auto share = [&](double home) {
    return say("share", {{"number", words::number(words, 100 * std::abs(home), 0)}});
  };
  const auto ahead = [&](double home) { return names[home > 0 ? Team::home : Team::away]; };
  const bool both_differ = std::abs(luck) >= noticeable && std::abs(choices) >= noticeable;
  if (both_differ && (luck > 0) == (choices > 0))
    return say("verdict-one", {{"team", ahead(luck)}, {"luck", share(luck)}, {"choices", share(choices)}});
  const auto half = [&](double home, std::string_view key, std::string_view even) {
    if (std::abs(home) < noticeable) return say(even);
    return say(key, {{"team", ahead(home)}, {"share", share(home)}});
  };
  return say("verdict", {{"luck", half(luck, "luckier", "luck-even")},
                         {"choices", half(choices, "better", "choices-even")}});
}

std::string what_decided(const MatchAnalysis& found, const Words& words) {
  constexpr double won = 0.25;  // more than a draw is from a win
  constexpr double mostly = 2;  // times as much as the other
  const double result = found.result - found.start;
  if (!found.complete || std::abs(result) < won) return {};
  const double winner = result > 0 ? 1 : -1;
  const double luck = winner * found.of(Team::home).luck;
  const double choices = winner * choices_for_home(found);
  const std::string_view key = luck >= mostly * choices   ? "decided-luck"
                               : choices >= mostly * luck ? "decided-choices"
                                                          : "decided-both";
  return fill(words, fmt::format("analysis.{}", key), {});
}

std::string sum_of(const MatchAnalysis& found, const Match& match, const Names& names, const Words& words) {
  const TeamAnalysis& home = found.of(Team::home);
  const double choices = choices_for_home(found);
  const State& reached = state_before(match, found.entries.size());
  return fill(words, is_over(reached) ? "analysis.sum" : "analysis.sum-so-far",
              {{"team", names[Team::home]},
               {"start", share_of_match(words, found.start)},
               {"luck", share_of_match(words, home.luck)},
               {"choices", share_of_match(words, choices)},
               {"result", share_of_match(words, found.result)},
               {"moment", moment(words, reached)}});
}

std::string told_again(const SecondLook& looks, std::uint32_t games, const Words& words) {
  return fill(words, "analysis.again",
              {{"games", std::to_string(games)},
               {"dearest", std::to_string(looks.dearest)},
               {"same", std::to_string(looks.same)}});
}

std::string share_of_match(const Words& words, double share) {
  const double per_cent = std::round(1000 * share) / 10;
  const std::string number = words::number(words, std::abs(per_cent), 1);
  return fill(words, "analysis.share", {{"number", per_cent < 0 ? "−" + number : number}});
}

analysis::Findings findings(const MatchAnalysis& found, const Match& match, const Foreteller& foreteller,
                            const AnalysisPlan& plan, const Words& words,
                            const std::optional<SecondLook>& looks) {
  const Words spoken = words.of_edition(match.rules().id);
  analysis::Findings told{Saying(found, match, spoken).all(), to_json(found, match, foreteller, plan),
                          found.complete};
  if (looks) told.lines.push_back(told_again(*looks, plan.games, spoken));
  return told;
}

}  // namespace fuba
