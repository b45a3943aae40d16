#pragma once

#include <algorithm>
#include <initializer_list>

#include "fuba/event.hpp"
#include "fuba/recorder.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// What rule code works on: the frozen rules, the state it changes, and where events go.
struct Context {
  const Ruleset& rules;
  State& state;
  Recorder recorder;

  Frame& frame() const { return state.agenda.top(); }

  /// Puts steps on the agenda so that they are taken in the order in which they are listed.
  void then(std::initializer_list<Frame> frames) const {
    for (auto frame = std::rbegin(frames); frame != std::rend(frames); ++frame) state.agenda.push(*frame);
  }

  /// Tells what has happened. All that the event tells must be in the state already.
  void emit(const Event& event) const { recorder.write(event, state); }

  /// Hands the ball to a team; says so where it changes hands.
  void give_control(Team team, Cause cause) const {
    if (state.control == team) return;
    state.control = team;
    state.turn.dribble_past = false;
    state.auto_check = false;
    emit({.kind = EventKind::control, .cause = cause, .team = team});
  }

  /// Turns the ball to a value, kept between 1 and the highest (R13); says so where it changes.
  void set_ball_value(int value, Cause cause) const {
    const int turned = std::clamp(value, 1, int{rules.highest_value});
    if (turned == state.ball_value) return;
    const auto before = static_cast<std::int8_t>(state.ball_value);
    state.ball_value = static_cast<std::uint8_t>(turned);
    emit({.kind = EventKind::ball_value,
          .cause = cause,
          .team = state.control,
          .figures = {before, static_cast<std::int8_t>(turned)}});
  }
};

}  // namespace fuba::engine
