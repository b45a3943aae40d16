#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuba/table/choice_list.hpp"
#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// By what the targets of a pass are compared.
enum class Measure : std::uint8_t {
  keep,   ///< the chance to keep the ball
  first,  ///< the chance to act first then
  value,  ///< the ball value to expect then, best low
  goal,   ///< the chance of a goal with the next shot
};

inline constexpr std::array<std::string_view, 4> measure_names{"keep", "first", "value", "goal"};

/// What a target brings by one measure: beside its choice in the list, and large in its area.
Chance outlook(const MatchPlay& play, const Command& target, Measure measure);

/// What a target brings: the value against which the check counts, and what follows it, a line each.
std::string outlook_lines(const MatchPlay& play, const Command& target);

/// Puts the targets of a list into the order of a measure, the best first; where they are alike the chance
/// of a goal decides, then who acts first.
void sort_targets(const MatchPlay& play, std::vector<Listed>& list, Measure measure);

}  // namespace fuba::app
