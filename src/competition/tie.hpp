#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace competition {

/// A number of each side of a match or of a tie, Home first.
using Sides = std::array<int, 2>;

constexpr Sides swapped(const Sides& sides) { return {sides[1], sides[0]}; }

/// Goals of 90 minutes and of extra time, where there was any.
constexpr Sides all_goals(const Sides& score, const std::optional<Sides>& extra) {
  return extra ? Sides{score[0] + (*extra)[0], score[1] + (*extra)[1]} : score;
}

/// How a tie was decided.
enum class How : std::uint8_t { play, extra_time, away_goals, penalties, walkover };

/// "extra-time".
std::string_view name(How how);

/// A match of a tie that is over, as the tie sees it: the better seed is its Home, whoever was at home.
struct Leg {
  Sides score{};                    ///< after 90 minutes
  std::optional<Sides> extra = {};  ///< goals of extra time alone
  std::optional<Sides> penalties = {};
  bool walkover = false;
  std::size_t visitor = 1;  ///< the side of the tie that was not at home

  Sides goals() const { return all_goals(score, extra); }
};

/// By what a tie is decided.
struct TieRules {
  int legs = 1;
  bool away_goals = false;
  bool extra_time = true;
};

/// Goals of both over all matches so far, extra time included (C27).
Sides aggregate(std::span<const Leg> legs);

/// Which side is ahead in the matches so far, by goals or, where they are level and it is so agreed, by goals
/// away from home; nothing where the tie is level (C27, C28).
struct Ahead {
  std::size_t side;
  bool by_away_goals;
};
std::optional<Ahead> ahead(const TieRules& rules, std::span<const Leg> legs);

/// Who goes on, and why.
struct Decided {
  std::size_t winner;  ///< a side of the tie
  How how;
};

/// How a tie stands after its matches so far; nothing where one is still to be played.
std::optional<Decided> decided(const TieRules& rules, std::span<const Leg> legs);

}  // namespace competition
