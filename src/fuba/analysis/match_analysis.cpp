#include "fuba/analysis/match_analysis.hpp"

#include <algorithm>

#include "fuba/game.hpp"

namespace fuba {
namespace {

const State& before(const Match& match, std::size_t entry) {
  return entry == 0 ? match.start() : match.journal()[entry - 1].after;
}

void add_choice(MatchAnalysis& analysis, std::size_t at) {
  const AnalysedEntry& entry = analysis.entries[at];
  TeamAnalysis& team = analysis.teams[index(*entry.chosen_by)];
  team.choices += *entry.chosen_by == Team::home ? entry.brought() : -entry.brought();
  if (!entry.judged) return;
  ++team.judged;
  team.error += entry.judged->error;
  ++team.marks[static_cast<std::size_t>(entry.judged->mark)];
  if (entry.judged->error > 0) team.worst.push_back(at);
}

}  // namespace

bool is_judged(const Match& match, std::size_t entry) {
  return match.journal()[entry].choice() != nullptr && can_be_judged(match.rules(), before(match, entry));
}

std::size_t judged_choices(const Match& match) {
  std::size_t count = 0;
  for (std::size_t entry = 0; entry < match.journal().size(); ++entry)
    count += is_judged(match, entry) ? 1 : 0;
  return count;
}

MatchAnalysis analyse(const Match& match, const Foreteller& foreteller, const AnalysisPlan& plan,
                      const MatchAnalysis& known, const std::function<void(std::size_t)>& progress) {
  const Ruleset& rules = match.rules();
  const auto prospects_at = [&](const State& state) {
    return foreteller.ahead(rules, state, Team::home).points();
  };
  MatchAnalysis analysis;
  analysis.start = prospects_at(match.start());
  double now = analysis.start;
  std::size_t judged = 0;
  for (std::size_t at = 0; at < match.journal().size() && !plan.stop.stop_requested(); ++at) {
    const Entry& made = match.journal()[at];
    AnalysedEntry entry{.before = now, .after = prospects_at(made.after)};
    if (const auto* choice = made.choice()) {
      entry.chosen_by = choice->team;
      if (is_judged(match, at)) {
        const bool is_known = at < known.entries.size() && known.entries[at].judged;
        entry.judged = is_known ? known.entries[at].judged
                                : judge_choice(rules, before(match, at), choice->command, foreteller,
                                               {.most_games = plan.games, .seed = at, .stop = plan.stop});
        if (plan.stop.stop_requested()) break;
        if (progress) progress(++judged);
      }
    } else {
      entry.purpose = name(made.fallen()->roll.purpose);
    }
    now = entry.after;
    analysis.entries.push_back(std::move(entry));
  }
  analysis.result = now;
  analysis.complete = analysis.entries.size() == match.journal().size();
  sum_up(analysis);
  return analysis;
}

SecondLook compare_looks(const MatchAnalysis& first, const MatchAnalysis& second) {
  SecondLook looks;
  for (const TeamAnalysis& team : second.teams)
    for (const std::size_t at : team.worst) {
      ++looks.dearest;
      const auto& before = first.entries[at].judged;
      looks.same += before && before->best == second.entries[at].judged->best ? 1 : 0;
    }
  return looks;
}

void sum_up(MatchAnalysis& analysis) {
  analysis.teams = {};
  double luck = 0;
  for (std::size_t at = 0; at < analysis.entries.size(); ++at)
    if (analysis.entries[at].chosen_by)
      add_choice(analysis, at);
    else
      luck += analysis.entries[at].brought();
  analysis.teams[index(Team::home)].luck = luck;
  analysis.teams[index(Team::away)].luck = -luck;
  constexpr std::size_t most = 5;
  for (TeamAnalysis& team : analysis.teams) {
    std::ranges::stable_sort(team.worst, std::greater{},
                             [&](std::size_t at) { return analysis.entries[at].judged->error; });
    if (team.worst.size() > most) team.worst.resize(most);
  }
}

}  // namespace fuba
