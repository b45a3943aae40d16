#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "soccer_city/team.hpp"
#include "tabletop/decision.hpp"

namespace soccer_city {

/// What is asked (docs/soccer-city.md).
enum class DecisionKind : std::uint8_t {
  line_up,
  place,
  ball,
  anticipate,
  action,
  give,
  run,
  give_back,  ///< "return"
  cross,
  shot,
  reposition,
  defence,
  slip,
  taker,
  dive,
  kick,
  corner,
  keep,
};

inline constexpr std::size_t decision_kind_count = static_cast<std::size_t>(DecisionKind::keep) + 1;

/// "line-up".
std::string_view name(DecisionKind kind);

using Decision = tabletop::Decision<DecisionKind>;

}  // namespace soccer_city
