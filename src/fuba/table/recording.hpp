#pragma once

#include <span>
#include <vector>

#include "fuba/match.hpp"

namespace fuba::app {

/// What happened in a part of a match, with the state right after each event.
struct Recording {
  Events events;
  std::vector<State> states;
};

/// The recording of some entries of a journal, of which it keeps only the events: they are made once more,
/// from the state before them.
Recording recorded(const Ruleset& rules, State before, std::span<const Entry> entries);

}  // namespace fuba::app
