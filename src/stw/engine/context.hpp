#pragma once

#include "stw/event.hpp"
#include "stw/ruleset.hpp"
#include "stw/state.hpp"

namespace stw::engine {

/// What rule code works on: the frozen rules, the state it changes, and where events go, if anywhere.
struct Context {
  const Ruleset& rules;
  State& state;
  Events* events;

  void emit(Event event) const {
    if (events == nullptr) return;
    event.half = state.half;
    event.seconds = state.seconds;
    events->push_back(event);
  }

  /// The next step, and who chooses or throws.
  void go(Step step, Team acting) const {
    state.step = step;
    state.acting = acting;
  }
};

inline std::int16_t figure(int value) { return static_cast<std::int16_t>(value); }
template <class Enum>
requires std::is_enum_v<Enum> std::int16_t figure(Enum value) { return static_cast<std::int16_t>(value); }

}  // namespace stw::engine
