#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "fuba/ruleset.hpp"

namespace fuba::golden {

/// A match between random players, or the beginning of one from a position.
struct Playthrough {
  std::string_view name;      ///< of its file
  std::string_view position;  ///< as docs/protocol.md writes it; empty = a whole match
  std::uint64_t seed = 1;
  int steps = 0;  ///< choices and rolls; 0 = until the match is over
};

/// All of it in a text to read and to compare: legal choices, what was chosen, dice, events, and the hash of
/// the state after each step.
std::string written(const Ruleset& rules, const Playthrough& playthrough);

}  // namespace fuba::golden
