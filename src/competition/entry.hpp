#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "competition/carry_over.hpp"
#include "competition/definition.hpp"
#include "competition/table.hpp"
#include "competition/tie.hpp"

namespace competition {

/// Which figures of play a result has, worked out from the story of its match.
struct Figures {
  std::optional<std::array<double, 2>> expected_goals = {};
  std::optional<std::array<double, 2>> luck = {};  ///< in shots
  std::optional<std::array<double, 2>> luck_in_checks = {};
  std::optional<std::array<double, 2>> luck_in_presses = {};
  std::optional<std::array<double, 2>> shots = {};
  /// That Home had scored more, as many and fewer goals by the chances of all shots (C41).
  std::optional<std::array<double, 3>> chances = {};
  std::optional<double> swing = {};  ///< the sum of changes of momentum (C42)
};

// What is added to a competition, entry by entry (docs/competition-format.md).

/// The teams in the order of their numbers, drawn (C20).
struct OrderEntry {
  std::vector<TeamIndex> teams;
};

/// A match that somebody has begun.
struct BeginEntry {
  std::string match;
  std::string at;  ///< "2026-11-22 20:15"; empty where nobody says
};

/// The most goals, cards or injuries of a side that a result can have.
inline constexpr int most_counted = 99;

/// What a match came to.
struct ResultEntry {
  std::string match;
  Sides score{};
  std::optional<Sides> extra = {};  ///< goals of extra time alone
  std::optional<Sides> penalties = {};
  Sides yellow{};
  Sides red{};
  Sides injuries{};
  std::array<std::vector<std::string>, 2> lost_skills = {};  ///< cards lost by events (3.0/T10)
  std::array<AfterDice, 2> dice = {};
  Figures figures = {};
  bool by_hand = false;
  bool stood_in = false;  ///< a coach played for a person (C38)
  bool again = false;     ///< an earlier result of the match was taken back (C39)
  bool stopped = false;   ///< by the clock (3.0/T4)
};

/// A win without a match.
struct WalkoverEntry {
  std::string match;
  std::size_t to = 0;  ///< the side that gets the win
};

/// A team that plays no more.
struct WithdrawEntry {
  TeamIndex team = 0;
};

/// Dice for teams of a group that nothing else parts (C16).
struct LotsEntry {
  std::string group;
  Lots throws;
};

/// Somebody else who plays the matches of a team from now on (C3).
struct PlaysEntry {
  TeamIndex team = 0;
  Plays plays;
};

/// A team that comes late gives up two points, or the match (3.0/T5).
struct LateEntry {
  std::string match;
  TeamIndex team = 0;
  int by = 1;  ///< 1, or 2 for the match
};

/// A result or a walkover that is taken back (C39).
struct BackEntry {
  std::string match;
};

using Entry = std::variant<OrderEntry, BeginEntry, ResultEntry, WalkoverEntry, WithdrawEntry, LotsEntry,
                           PlaysEntry, LateEntry, BackEntry>;

}  // namespace competition
