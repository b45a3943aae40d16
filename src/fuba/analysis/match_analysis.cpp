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

/// What the look before found out about a choice that was among its dearest; nothing about others.
const JudgedChoice* dear_before(const AnalysisPlan& plan, std::size_t at) {
  if (!plan.first || at >= plan.first->entries.size()) return nullptr;
  const auto& judged = plan.first->entries[at].judged;
  return judged && judged->looked_twice ? &*judged : nullptr;
}

JudgedChoice judged_hard(const Match& match, std::size_t at, const Foreteller& foreteller,
                         const AnalysisPlan& plan) {
  const JudgedChoice* known = dear_before(plan, at);
  JudgedChoice judged = judge_harder(match.rules(), before(match, at), match.journal()[at].choice()->command,
                                     foreteller, {.most_games = plan.games, .seed = at, .stop = plan.stop},
                                     known != nullptr ? std::optional(known->best) : std::nullopt);
  judged.looked_twice = true;
  return judged;
}

/// A choice as it is known from before, or as it is found to be now.
JudgedChoice judged(const Match& match, std::size_t at, const Foreteller& foreteller,
                    const AnalysisPlan& plan, const MatchAnalysis& known) {
  if (at < known.entries.size() && known.entries[at].judged) return *known.entries[at].judged;
  if (dear_before(plan, at) != nullptr) return judged_hard(match, at, foreteller, plan);
  return judge_choice(match.rules(), before(match, at), match.journal()[at].choice()->command, foreteller,
                      {.most_games = plan.games, .seed = at, .stop = plan.stop});
}

/// The dearest choices are looked at once more, harder.
void look_twice(MatchAnalysis& analysis, const Match& match, const Foreteller& foreteller,
                const AnalysisPlan& plan) {
  for (bool all_sure = false; !all_sure && !plan.stop.stop_requested();) {
    all_sure = true;
    sum_up(analysis);
    for (const TeamAnalysis& team : analysis.teams)
      for (const std::size_t at : team.worst) {
        JudgedChoice& judged = *analysis.entries[at].judged;
        if (judged.looked_twice || plan.stop.stop_requested()) continue;
        JudgedChoice found = judged_hard(match, at, foreteller, plan);
        if (plan.stop.stop_requested()) return;
        judged = std::move(found);
        all_sure = false;
      }
  }
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
  const auto prospects_at = [&](const State& state) {
    return foreteller.ahead(match.rules(), state, Team::home).points();
  };
  MatchAnalysis analysis;
  analysis.start = prospects_at(match.start());
  double now = analysis.start;
  std::size_t count = 0;
  for (std::size_t at = 0; at < match.journal().size() && !plan.stop.stop_requested(); ++at) {
    const Entry& made = match.journal()[at];
    AnalysedEntry entry{
        .before = now, .after = prospects_at(made.after), .guessed = is_guessed(before(match, at))};
    if (const auto* choice = made.choice())
      entry.chosen_by = choice->team;
    else
      entry.purpose = name(made.fallen()->roll.purpose);
    if (is_judged(match, at)) {
      entry.judged = judged(match, at, foreteller, plan, known);
      if (plan.stop.stop_requested()) break;
      if (progress) progress(++count);
    }
    now = entry.after;
    analysis.entries.push_back(std::move(entry));
  }
  analysis.result = now;
  if (analysis.entries.size() == match.journal().size()) look_twice(analysis, match, foreteller, plan);
  analysis.complete = analysis.entries.size() == match.journal().size() && !plan.stop.stop_requested();
  sum_up(analysis);
  return analysis;
}

SecondLook compare_looks(const MatchAnalysis& first, const MatchAnalysis& second) {
  SecondLook looks;
  for (const TeamAnalysis& team : first.teams)
    for (const std::size_t at : team.worst) {
      ++looks.dearest;
      const auto& now = second.entries[at].judged;
      looks.same += now && now->best == first.entries[at].judged->best ? 1 : 0;
    }
  return looks;
}

void sum_up(MatchAnalysis& analysis) {
  analysis.teams = {};
  double luck = 0;
  for (std::size_t at = 0; at < analysis.entries.size(); ++at)
    if (const AnalysedEntry& entry = analysis.entries[at]; entry.chosen_by && !entry.guessed)
      add_choice(analysis, at);
    else
      luck += entry.brought();
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
