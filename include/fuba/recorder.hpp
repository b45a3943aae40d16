#pragma once

#include <vector>

#include "fuba/event.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// Where the engine writes down what happens: nowhere, into a list of events, or with each event also the
/// state that it left. An event is written down once all that it tells is in the state, so two states in a
/// row differ in what their events tell and in what no event tells.
struct Recorder {
  // A list of events can be given in its place.
  Recorder(Events* into = nullptr, std::vector<State>* with_states = nullptr)  // NOLINT: implicit
      : events(into), states(with_states) {}

  void write(const Event& event, const State& after) const {
    if (events != nullptr) put(event, after);
  }

  Events* events;              ///< null where nobody asks
  std::vector<State>* states;  ///< after each event; null where nobody asks

 private:
  void put(const Event& event, const State& after) const;
};

}  // namespace fuba
