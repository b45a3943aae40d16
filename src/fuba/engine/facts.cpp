#include "fuba/facts.hpp"

#include "ball_movement.hpp"
#include "control_check.hpp"
#include "goal_attempt.hpp"
#include "passing.hpp"
#include "pieces.hpp"
#include "turns.hpp"

namespace fuba {
namespace {

using engine::Pass;

constexpr double throws_of_turn = 36;
constexpr double throws_with_attempt = 6 * throws_of_turn;

using NewValues = engine::NewDice;

void add(NewValues& values, int value, std::uint8_t throws) {
  values[static_cast<std::size_t>(value)] =
      static_cast<std::uint8_t>(values[static_cast<std::size_t>(value)] + throws);
}

/// The ball value changes before the check.
NewValues values_by_check(const Ruleset& rules, const State& state, const Pass& pass, Area target,
                          bool by_itself, bool is_long) {
  const int value = engine::value_by_best_way(rules, state, pass, target);
  const NewValues& dice = engine::new_dice(rules, value, by_itself, is_long);
  NewValues values{dice[0]};
  for (std::size_t die = 1; die < dice.size(); ++die)
    add(values, engine::weathered(rules, state, static_cast<int>(die)), dice[die]);
  return values;
}

/// The ball value changes after the check, on the way, where the ball may be lost.
NewValues values_on_arrival(const Ruleset& rules, const State& state, const Pass& pass, Area target,
                            bool by_itself, bool is_long) {
  const int change = engine::change_by_pass(rules, state, pass, target).sum;
  const NewValues& dice = engine::new_dice(rules, state.ball_value, by_itself, is_long);
  NewValues values{};
  for (std::size_t die = 1; die < dice.size(); ++die)
    if (const auto value = engine::value_on_arrival(rules, static_cast<int>(die), change)) {
      add(values, 0, dice[die]);
      add(values, *value, dice[die]);
    }
  return values;
}

NewValues values_after(const Ruleset& rules, const State& state, const Pass& pass, Area target) {
  const bool by_itself = engine::passes_by_itself(rules, state, target);
  const bool is_long = engine::is_long(rules, pass, target);
  return rules.plays(TurnStage::ball_movement)
             ? values_on_arrival(rules, state, pass, target, by_itself, is_long)
             : values_by_check(rules, state, pass, target, by_itself, is_long);
}

/// Throws of the turn and of the attempt that follows.
int scoring_throws(const Ruleset& rules, const State& state, Area target, const NewValues& values) {
  const int modifier = shot_modifier(rules, state, state.control, target);
  int throws = 0;
  for (std::size_t value = 1; value < values.size(); ++value)
    throws += values[value] * engine::scoring_faces(static_cast<int>(value), modifier);
  return throws;
}

}  // namespace

State at_next_target(const State& state) {
  State next = state;
  if (state.turn.target == Area::none) return next;
  engine::bring_corner_taker_in(next);
  engine::forget_turn(next);
  return next;
}

NextPass next_pass(const Ruleset& rules, const State& state) {
  const Pass pass = engine::pass_from(rules, state, state.ball);
  NextPass next{.targets = targets(rules, state)};
  for (const Area target : next.targets) {
    const NewValues values = values_after(rules, state, pass, target);
    next.kept[index(target)] = values[0] / throws_of_turn;
    if (may_shoot(rules, state, state.control, target))
      next.scores[index(target)] = scoring_throws(rules, state, target, values) / throws_with_attempt;
  }
  return next;
}

}  // namespace fuba
