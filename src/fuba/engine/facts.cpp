#include "fuba/facts.hpp"

#include <algorithm>
#include <span>

#include "ball_movement.hpp"
#include "control_check.hpp"
#include "goal_attempt.hpp"
#include "passing.hpp"
#include "pieces.hpp"
#include "target.hpp"
#include "turns.hpp"

namespace fuba {
namespace {

using engine::NewDice;
using engine::NewDiceByPass;
using engine::Pass;

/// The ball value by the die that it comes from; 0 where the ball is lost.
using NewValues = std::array<std::uint8_t, 7>;

template <class Value>
NewValues by_die(Value value) {
  NewValues values{};
  for (int die = 1; die <= 6; ++die)
    values[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(value(die));
  return values;
}

std::uint8_t keeping_throws(const NewDice& dice, const NewValues& values) {
  int throws = 0;
  for (std::size_t die = 1; die < dice.size(); ++die) throws += values[die] != 0 ? dice[die] : 0;
  return static_cast<std::uint8_t>(throws);
}

/// Throws of the turn and of the attempt that follows.
std::uint8_t scoring_throws(const NewDice& dice, const NewValues& values, int modifier) {
  int throws = 0;
  for (std::size_t die = 1; die < dice.size(); ++die)
    if (values[die] != 0) throws += dice[die] * engine::scoring_faces(values[die], modifier);
  return static_cast<std::uint8_t>(throws);
}

/// Passes from where the ball is. Their changes of the ball value count before the check, or where the ball
/// movement is a stage of its own on arrival.
class Passes {
 public:
  Passes(const Ruleset& rules, const State& state)
      : rules_(rules),
        state_(state),
        pass_(engine::pass_from(rules, state, state.ball)),
        safe_(engine::safe_targets(rules, state)),
        dice_(engine::new_dice(rules)),
        on_arrival_(rules.plays(TurnStage::ball_movement)),
        weathered_(by_die([&](int die) { return engine::weathered(rules, state, die); })) {}

  NextPass all() const {
    NextPass next{.targets = engine::targets_of(rules_, state_, pass_)};
    const AreaSet shots = next.targets & engine::shot_areas(rules_, state_, state_.control);
    const auto shot = shots.empty() ? engine::Shot{} : engine::shot_of(rules_, state_, state_.control);
    for (const Area target : next.targets) {
      const NewDice& dice = dice_of(target);
      const NewValues& values = on_arrival_ ? arrived(target) : weathered_;
      next.kept[index(target)] = on_arrival_ ? keeping_throws(dice, values) : dice[0];
      if (shots.contains(target)) next.scores[index(target)] = scores(target, dice, values, shot);
    }
    return next;
  }

 private:
  const NewDice& dice_of(Area target) const {
    const bool is_long = engine::areas_between(rules_.pitch, pass_, target) > 0;
    return dice_[is_long ? 1 : 0][static_cast<std::size_t>(checked_value(target))];
  }

  int checked_value(Area target) const {
    if (safe_.contains(target)) return engine::unchecked;
    return on_arrival_ ? state_.ball_value : engine::value_by_best_way(rules_, pass_, target);
  }

  NewValues arrived(Area target) const {
    const int change = engine::change_by_pass(rules_, pass_, target).sum;
    return by_die([&](int die) { return engine::value_on_arrival(rules_, die, change).value_or(0); });
  }

  std::uint8_t scores(Area target, const NewDice& dice, const NewValues& values,
                      const engine::Shot& shot) const {
    const int modifier = engine::shot_modifier(rules_, state_, shot, target, engine::Attempt::from_play);
    return scoring_throws(dice, values, modifier);
  }

  const Ruleset& rules_;
  const State& state_;
  Pass pass_;
  AreaSet safe_;
  const NewDiceByPass& dice_;
  bool on_arrival_;
  NewValues weathered_;
};

}  // namespace

State at_next_target(const State& state) {
  State next = state;
  if (state.turn.target == Area::none) return next;
  engine::bring_corner_taker_in(next);
  engine::forget_turn(next);
  return next;
}

int areas_between(const Ruleset& rules, const State& state, Area target) {
  return engine::areas_between(rules.pitch, state.ball, state.corner != Area::none, target);
}

int players_on_pitch(const State& state, Team team) {
  const bool takes_corner = state.corner != Area::none && team == state.turn.began_with;
  return engine::outfield_total(state.side(team)) + (takes_corner ? 1 : 0);
}

NextPass next_pass(const Ruleset& rules, const State& state) { return Passes(rules, state).all(); }

Restart restart_ahead(const State& state) {
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    switch (state.agenda[at].step) {
      case Step::penalty_kick:
      case Step::dive:
      case Step::kick:
      case Step::penalty_roll:
      case Step::guarded_penalty:
        return Restart::penalty_kick;
      case Step::corner_side:
      case Step::corner_kick:
        return Restart::corner_kick;
      case Step::free_kick:
        return Restart::free_kick;
      case Step::goal_kick:
        return Restart::goal_kick;
      case Step::kick_off_roll:
      case Step::kick_off_choice:
      case Step::kick_off:
      case Step::change_formation:
        return Restart::kick_off;
      case Step::kick_set_up:
      case Step::set_up:
      case Step::place_keeper:
        return state.turn.restart;
      default:
        break;
    }
  }
  return Restart::none;
}

ActionsAhead actions_ahead(const Ruleset& rules, const State& state) {
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    const Frame& frame = state.agenda[at];
    switch (frame.step) {
      case Step::action:
      case Step::action_stage:
      case Step::stage_choice:
        return {true, frame.team != state.control};
      case Step::second_actions:
        return {true, state.turn.first != state.control};
      case Step::turn: {
        const auto ahead =
            std::span(rules.turn).subspan(std::min<std::size_t>(frame.number, rules.turn.size()));
        const auto acts = [](TurnStage stage) {
          return stage == TurnStage::first_actions || stage == TurnStage::second_actions ||
                 stage == TurnStage::first_stage || stage == TurnStage::second_stage;
        };
        return {!ahead.empty() && std::ranges::any_of(ahead, acts) && state.turn.target != Area::none,
                state.turn.first != state.control};
      }
      default:
        break;
    }
  }
  return {};
}

}  // namespace fuba
