#include "fuba/analysis/prospects_training.hpp"

#include <utility>

namespace fuba {
namespace {

using analysis::Chances;

/// How much of what follows the next position that is kept counts.
constexpr double share_of_later = 0.9;

Chances seen_by_team(const Chances& home, Team team) {
  return team == Team::home ? home : Chances{home[2], home[1], home[0]};
}

}  // namespace

Lesson lesson_of(const Ruleset& rules, const SelfPlayed& played, const Tactics& coach) {
  Lesson lesson{.positions = {}, .result = {played.result.win, played.result.draw, played.result.loss}};
  for (const State& state : played.positions) {
    if (state.shoot_out) continue;
    lesson.positions.push_back(
        {inputs_of(rules, state, coach),
         {clock_inputs_of(rules, state, Team::home), clock_inputs_of(rules, state, Team::away)},
         state.control});
  }
  return lesson;
}

ProspectsTraining::ProspectsTraining(std::uint64_t seed)
    : network_(all_inputs, {48, 16}, seed), by_clock_(clock_inputs, {16, 8}, seed + 1) {}

ProspectsTraining::ProspectsTraining(analysis::Network network, analysis::Network by_clock)
    : network_(std::move(network)), by_clock_(std::move(by_clock)) {}

void ProspectsTraining::learn(const Lesson& lesson, double rate) {
  Chances later = lesson.result;
  for (std::size_t at = lesson.positions.size(); at-- > 0;) {
    const Lesson::Position& position = lesson.positions[at];
    training_.show(position.inputs, seen_by_team(later, position.control));
    for (const Team team : teams)
      clock_training_.show(position.clock[index(team)], seen_by_team(later, team));
    const Chances told = seen_by_team(network_(position.inputs), position.control);
    for (std::size_t which = 0; which < later.size(); ++which)
      later[which] += (1 - share_of_later) * (told[which] - later[which]);
  }
  training_.learn(rate);
  clock_training_.learn(rate);
}

}  // namespace fuba
