#include "stw/competition.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>

#include "competition/figures_of_play.hpp"
#include "stw/coach/tactics.hpp"
#include "stw/story/story.hpp"

namespace stw {
namespace {

using competition::Problem;

constexpr int halves_of_play = 2;
constexpr int half_to_over_time = 3;

/// 15 of "half-15"; nothing where the text is not so, or the number out of range.
std::optional<std::uint8_t> number_behind(std::string_view text, std::string_view word, int least, int most) {
  if (!text.starts_with(word)) return std::nullopt;
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data() + word.size(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size() || value < least || value > most)
    return std::nullopt;
  return static_cast<std::uint8_t>(value);
}

/// False where the text is no option.
bool add_option(RulesChoice& choice, std::string_view text) {
  if (const auto option = parse_option(text))
    choice.options[static_cast<std::size_t>(*option)] = true;
  else if (const auto half = number_behind(text, "half-", 1, Clock::most_minutes))
    choice.clock.half = *half;
  else if (const auto roll = number_behind(text, "roll-", Clock::least_roll, Clock::most_roll))
    choice.clock.roll = *roll;
  else
    return false;
  return true;
}

/// "half" of "half-15": what an option says something about.
std::string_view subject_of(std::string_view option) { return option.substr(0, option.find('-')); }

tl::expected<RulesChoice, Problem> choice_of(const nlohmann::json& options) {
  RulesChoice choice;
  if (options == "basic") return choice;
  if (options == "all") {
    choice.options.fill(true);
    return choice;
  }
  if (!options.is_array())
    return tl::unexpected(Problem{"/options", "expected \"basic\", \"all\" or a list of options"});
  std::set<std::string_view> said;
  for (std::size_t at = 0; at < options.size(); ++at) {
    const std::string_view text =
        options[at].is_string() ? std::string_view(options[at].get_ref<const std::string&>()) : "";
    if (!said.insert(subject_of(text)).second || !add_option(choice, text)) {
      return tl::unexpected(
          Problem{fmt::format("/options/{}", at),
                  fmt::format("expected {}, {}, half-1 to half-{} or roll-{} to roll-{}, each once",
                              name(Option::strong_defenders), name(Option::shooting_die), Clock::most_minutes,
                              Clock::least_roll, Clock::most_roll)});
    }
  }
  return choice;
}

/// The score after both halves.
competition::Sides score_of_play(const Match& match) {
  for (const Entry& entry : match.journal()) {
    for (const Event& event : entry.events)
      if (event.kind == EventKind::half_ends && event.half == halves_of_play)
        return {event.figures[0], event.figures[1]};
  }
  return {match.state().score[0], match.state().score[1]};
}

}  // namespace

competition::MeansOf competition_means() {
  return [](const std::string& rules,
            const nlohmann::json& options) -> tl::expected<competition::Means, Problem> {
    if (rules != Stw::id) return tl::unexpected(Problem{"/rules", fmt::format("expected \"{}\"", Stw::id)});
    const auto choice = choice_of(options);
    if (!choice) return tl::unexpected(choice.error());
    return competition::Means{.options = competition_options(*choice),
                              .coaches = {coach_ids.begin(), coach_ids.end()},
                              .decides_ties = true,
                              .skips_extra_time = true};
  };
}

std::vector<std::string> competition_options(const RulesChoice& choice) {
  const Clock usual;
  std::vector<std::string> list;
  for (std::size_t at = 0; at < option_count; ++at)
    if (choice.options[at]) list.emplace_back(name(static_cast<Option>(at)));
  if (choice.clock.half != usual.half) list.push_back(fmt::format("half-{}", choice.clock.half));
  if (choice.clock.roll != usual.roll) list.push_back(fmt::format("roll-{}", choice.clock.roll));
  return list;
}

RulesChoice choice_with(const std::vector<std::string>& options) {
  RulesChoice choice;
  for (const std::string& each : options) add_option(choice, each);
  return choice;
}

RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match) {
  RulesChoice choice = choice_with(competition.definition().options);
  const auto terms = competition.terms(match);
  choice.clock.overtime = static_cast<std::uint8_t>(std::max(1, choice.clock.half / half_to_over_time));
  if (!terms.to_the_end)
    choice.clock.tie = Tie::draw;
  else
    choice.clock.tie = terms.extra_time ? Tie::overtime : Tie::shoot_out;
  return choice;
}

competition::ResultEntry result_of(const Match& match, const std::string& id) {
  const Story story = tell(match);
  const State& end = match.state();
  competition::ResultEntry result{.match = id, .score = score_of_play(match)};
  if (end.half > halves_of_play)
    result.extra = {end.score[0] - result.score[0], end.score[1] - result.score[1]};
  if (end.shoot_out) result.penalties = {end.shoot_out->goals[0], end.shoot_out->goals[1]};
  for (const Team team : teams) {
    result.yellow[index(team)] = story.of(team).yellow;
    result.red[index(team)] = story.of(team).red;
  }
  result.figures = competition::figures_of_play(story, story.sets);
  return result;
}

}  // namespace stw
