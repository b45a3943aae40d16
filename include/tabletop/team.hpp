#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tabletop {

/// One of the two sides.
enum class Team : std::uint8_t { home, away };

inline constexpr std::array teams{Team::home, Team::away};

constexpr Team opponent(Team team) { return team == Team::home ? Team::away : Team::home; }

constexpr std::size_t index(Team team) { return static_cast<std::size_t>(team); }

/// "home" or "away".
constexpr std::string_view name(Team team) { return team == Team::home ? "home" : "away"; }

constexpr std::optional<Team> parse_team(std::string_view text) {
  if (text == "home") return Team::home;
  if (text == "away") return Team::away;
  return std::nullopt;
}

}  // namespace tabletop
