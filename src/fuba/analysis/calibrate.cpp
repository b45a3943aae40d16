#include "fuba/analysis/calibrate.hpp"

#include <optional>
#include <vector>

#include "fuba/analysis/self_play.hpp"
#include "fuba/coach/judgement.hpp"
#include "tabletop/jobs.hpp"
#include "tabletop/random_play.hpp"

namespace fuba {
namespace {

double judged(const Ruleset& rules, const State& state, const Tactics& tactics) {
  return prospects(rules, state, Team::home, judge(rules, state, Team::home, tactics));
}

void compare(const Ruleset& rules, const Foreteller& foreteller, const SelfPlayed& played,
             analysis::Comparison& check) {
  for (auto* each : {&check.trained, &check.judgement, &check.by_clock, &check.by_mean, &check.level,
                     &check.level_judgement, &check.level_by_clock})
    each->begin_match();
  const double came = played.result.points();
  for (const State& state : played.positions) {
    const double told = foreteller.of(rules, state, Team::home).points();
    const double by_judgement = judged(rules, state, foreteller.tactics());
    const double by_clock = foreteller.by_clock(rules, state, Team::home).points();
    check.trained.add(told, came);
    check.judgement.add(by_judgement, came);
    check.by_clock.add(by_clock, came);
    check.by_mean.add(0.5, came);
    if (state.score[0] != state.score[1]) continue;
    check.level.add(told, came);
    check.level_judgement.add(by_judgement, came);
    check.level_by_clock.add(by_clock, came);
  }
}

}  // namespace

analysis::Comparison check_prospects(const Ruleset& rules, const Foreteller& foreteller,
                                     const CheckPlan& plan,
                                     const std::function<void(std::size_t)>& progress) {
  constexpr std::uint32_t one_in = 6;
  const Player player = coach_player(foreteller.tactics());
  std::vector<std::optional<SelfPlayed>> all(plan.matches);
  tabletop::do_tasks(
      {all.size(), 1, plan.stop},
      [&](std::size_t at) {
        all[at] = self_play(rules, player, tabletop::seed_of_match(plan.seed, at), one_in);
      },
      progress);
  analysis::Comparison check;
  for (const auto& played : all)
    if (played) compare(rules, foreteller, *played, check);
  return check;
}

}  // namespace fuba
