#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::test {

/// The JSON of a state of some match, some of whose fields say something else than in any match.
struct AlteredPosition {
  std::shared_ptr<const Ruleset> rules;
  nlohmann::json position;
};

/// The same for the same number on every machine: any edition with any options, at any moment of a match.
AlteredPosition altered_position(std::uint64_t number);

/// Plays on from a state at random. After each step its JSON has to read back as the same state, and pieces,
/// ball and choices have to be in order; at the end the match has to be saved and loaded. What is wrong, or
/// nothing.
std::string fault_of_playing_on(const std::shared_ptr<const Ruleset>& rules, const State& position,
                                std::uint64_t seed, int steps);

}  // namespace fuba::test
