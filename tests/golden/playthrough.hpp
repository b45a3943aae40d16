#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "fuba/ruleset.hpp"

namespace fuba::golden {

/// A match between random players, or the beginning of one from a position.
struct Playthrough {
  std::string_view name;      ///< of its file
  std::string_view position;  ///< as docs/protocol.md writes it; empty = a whole match
  std::string_view edition = "fuba-3.0";
  bool all_options = false;  ///< every one that the edition has
  std::uint64_t seed = 1;
  int steps = 0;  ///< choices and rolls; 0 = until the match is over
};

/// All of it in a text to read and to compare: legal choices, what was chosen, dice, events, and the hash of
/// the state after each step.
std::string written(const Ruleset& rules, const Playthrough& playthrough);

/// A line for each pair of these options, alone with what they need: how a match of random players goes with
/// them, and a hash of the text that `written` gives of it.
std::string written_by_pairs(Options options, const std::function<Ruleset(Options)>& rules_with);

}  // namespace fuba::golden
