#pragma once

#include <initializer_list>

#include "soccer_city/event.hpp"
#include "soccer_city/game.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city::engine {

/// What rule code works on: the frozen rules, the state it changes, and where events go.
struct Context {
  const Ruleset& rules;
  State& state;
  Events* events = nullptr;

  Frame& frame() const { return state.agenda.top(); }

  /// Puts steps on the agenda so that they are taken in the order in which they are listed.
  void then(std::initializer_list<Frame> frames) const {
    for (auto frame = std::rbegin(frames); frame != std::rend(frames); ++frame) state.agenda.push(*frame);
  }

  /// Tells what has happened. All that the event tells must be in the state already.
  void emit(const Event& event) const {
    if (events != nullptr) events->push_back(event);
  }
};

}  // namespace soccer_city::engine
