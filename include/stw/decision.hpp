#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tabletop/decision.hpp"

namespace stw {

/// What is asked (docs/stw.md). Nothing is secret in this game.
enum class DecisionKind : std::uint8_t { place, move, ball, keeper, leave, put, take };

inline constexpr std::size_t decision_kind_count = static_cast<std::size_t>(DecisionKind::take) + 1;

/// "keeper".
std::string_view name(DecisionKind kind);

using Decision = tabletop::Decision<DecisionKind>;

}  // namespace stw
