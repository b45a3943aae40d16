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
using engine::Pass;

/// Throws of the turn, with a die up to that one, and of the attempt that follows.
template <class Value>
std::uint8_t scoring_throws(const NewDice& dice, int last_die, int modifier, Value value_of) {
  int throws = 0;
  for (int die = 1; die <= last_die; ++die) {
    const auto at = static_cast<std::size_t>(die);
    throws += (dice[at] - dice[at - 1]) * engine::scoring_faces(value_of(die), modifier);
  }
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
        on_arrival_(rules.plays(TurnStage::ball_movement)),
        by_pass_(on_arrival_ ? engine::changes_by_pass(rules, pass_)
                             : engine::values_by_best_way(rules, pass_)) {}

  NextPass all() const {
    NextPass next{.targets = engine::targets_of(rules_, state_, pass_)};
    for (const Area target : next.targets)
      next.kept[index(target)] = dice_of(target)[static_cast<std::size_t>(last_die(target))];
    const AreaSet shots = next.targets & engine::shot_areas(rules_, state_, state_.control);
    if (!shots.empty()) add_scores(next, shots);
    return next;
  }

 private:
  const NewDice& dice_of(Area target) const {
    const bool is_long = engine::areas_between(rules_.pitch, pass_, target) > 0;
    return engine::new_dice(rules_)[is_long ? 1 : 0][static_cast<std::size_t>(checked_value(target))];
  }

  int checked_value(Area target) const {
    if (safe_.contains(target)) return engine::unchecked;
    return on_arrival_ ? state_.ball_value : by_pass_[index(target)];
  }

  /// The highest die of a check that is passed with which the ball is kept.
  int last_die(Area target) const {
    return on_arrival_ ? engine::last_arriving_die(rules_, by_pass_[index(target)]) : 6;
  }

  /// The ball value that a die brings with which it is kept.
  int new_value(Area target, int die) const {
    return on_arrival_ ? *engine::value_on_arrival(rules_, die, by_pass_[index(target)])
                       : engine::weathered(rules_, state_, die);
  }

  void add_scores(NextPass& next, AreaSet shots) const {
    const engine::Shot shot = engine::shot_of(rules_, state_, state_.control);
    for (const Area target : shots) {
      const int modifier = engine::shot_modifier(rules_, state_, shot, target, engine::Attempt::from_play);
      next.scores[index(target)] = scoring_throws(dice_of(target), last_die(target), modifier,
                                                  [&](int die) { return new_value(target, die); });
    }
  }

  const Ruleset& rules_;
  const State& state_;
  Pass pass_;
  AreaSet safe_;
  bool on_arrival_;
  Pitch::ByArea<int> by_pass_;  ///< what a pass changes the ball value by, or what it turns it to
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
