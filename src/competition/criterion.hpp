#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace competition {

/// What parts the teams of a table (C13).
enum class Criterion : std::uint8_t {
  points,
  difference,
  goals,
  head_to_head,
  fair_play,
  lots,
  wins,
  away_goals,
};

/// "head-to-head".
std::string_view name(Criterion criterion);

/// A criterion that a list of tie-breakers may name.
std::optional<Criterion> parse_tie_breaker(std::string_view text);

/// Every criterion that such a list may name.
std::vector<std::string_view> tie_breaker_names();

std::vector<Criterion> default_tie_breakers();

}  // namespace competition
