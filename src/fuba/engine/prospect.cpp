#include <algorithm>
#include <array>

#include "enumeration.hpp"
#include "fuba/odds.hpp"

namespace fuba {
namespace {

enum Standing : std::size_t { reached, missed, dropped };

bool on_agenda(const State& state, Step step) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == step) return true;
  return false;
}

/// Whether any of these steps is still to be taken.
template <std::size_t count>
bool any_due(const State& state, const std::array<Step, count>& steps) {
  return std::ranges::any_of(steps, [&](Step step) { return on_agenda(state, step); });
}

constexpr std::array attempt_steps{Step::goal_attempt,    Step::guarded_attempt, Step::penalty_roll,
                                   Step::guarded_penalty, Step::second_attempt,  Step::rebound,
                                   Step::confirm_goal};
constexpr std::array press_steps{Step::pressing, Step::single_press, Step::confirm_press};

/// From the dice of the turn to the control check. A contest, a set piece or the end of the half leads away
/// from it.
bool check_due(const Ruleset& rules, const State& state) {
  if (state.turn.contested) return false;
  const auto stage = [&](TurnStage which) {
    return std::ranges::find(rules.turn, which) - rules.turn.begin();
  };
  const Frame& bottom = state.agenda[0];
  return bottom.step == Step::turn && bottom.number > stage(TurnStage::dice) &&
         bottom.number <= stage(TurnStage::control_check);
}

bool due(const Ruleset& rules, const State& state, Aim aim) {
  if (aim == Aim::keep_ball) return check_due(rules, state);
  return aim == Aim::score ? any_due(state, attempt_steps) : any_due(state, press_steps);
}

bool kept(std::span<const Event> events, const Event& check) {
  return check.figures[2] != 0 ||
         std::ranges::find(events, EventKind::easy_situation, &Event::kind) != events.end();
}

/// What an event settles by itself.
std::optional<Standing> standing_by(std::span<const Event> events, const Event& event, Aim aim, Team team) {
  switch (event.kind) {
    case EventKind::control_check:
      if (aim == Aim::keep_ball) return kept(events, event) ? reached : missed;
      break;
    case EventKind::goal:
      if (aim == Aim::score && event.team == team) return reached;
      break;
    case EventKind::control:
      if (aim == Aim::win_ball && event.cause == Cause::pressing && event.team == team) return reached;
      break;
    default:
      break;
  }
  return std::nullopt;
}

/// Judges whether a team's aim is reached.
class AimJudge {
 public:
  static constexpr std::size_t outcomes = dropped + 1;

  AimJudge(const Ruleset& rules, Aim aim, Team team) : rules_(rules), aim_(aim), team_(team) {}

  std::optional<std::size_t> settled(const State& state, std::span<const Event> events) const {
    for (const Event& event : events)
      if (const auto standing = standing_by(events, event, aim_, team_)) return *standing;
    if (due(rules_, state, aim_)) return std::nullopt;
    return aim_ == Aim::keep_ball ? dropped : missed;
  }

  /// No control check looks at what these bring: points, minutes, cards, and what a contest leaves of it.
  bool matter(const State& state) const {
    switch (roll(state)->purpose) {
      case Purpose::tiredness:
      case Purpose::event_time:
      case Purpose::draw:
      case Purpose::contest:
      case Purpose::fresh_player:
        return false;
      default:
        return true;
    }
  }

  const State& reduced(const State& state) const { return state; }

  /// The pictures cost nothing.
  Command answer(const State& state) const {
    if (decision(state)->kind == DecisionKind::var) return commands::answer(Verb::var, true);
    return modest_answer(rules_, state);
  }

 private:
  const Ruleset& rules_;
  Aim aim_;
  Team team_;
};

}  // namespace

Prospect prospect(const Ruleset& rules, const State& state, Aim aim, Team team, const Events& events) {
  const AimJudge judge(rules, aim, team);
  const auto settled = judge.settled(state, events);
  const auto chances = engine::Enumeration(rules, judge).from(state, events);
  return {static_cast<double>(chances[reached]), static_cast<double>(chances[missed]), settled.has_value()};
}

}  // namespace fuba
