#pragma once

#include <cstddef>
#include <optional>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::engine {

/// The lowest step of an agenda that play cannot have put on the ones below it.
struct Misplaced {
  std::size_t at;
  bool for_other_team;  ///< the other team could have it to do there
};

/// What of an agenda cannot have come about; nothing where all of it can.
std::optional<Misplaced> misplaced(const Ruleset& rules, const State& state);

}  // namespace fuba::engine
