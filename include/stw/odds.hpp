#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "stw/command.hpp"
#include "stw/ruleset.hpp"
#include "stw/state.hpp"

namespace stw {

/// Where a choice that hangs on dice can lead before the next decision, as the team sees it that chooses.
enum class Outcome : std::uint8_t {
  win,   ///< a battle
  lose,  ///< a battle
  free_kick_for,
  free_kick_against,
  penalty_for,
  penalty_against,
  goal,
  corner,
  goal_kick,
  goal_against,
  corner_against,
  goal_kick_against,
  reach,  ///< the next die lets some pawn of the team that throws it end on the ball, on-side
  miss,   ///< it lets none
};

inline constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::miss) + 1;

/// "free-kick-for".
std::string_view name(Outcome outcome);

/// The exact chances of one legal choice; they add up to 1.
struct Odds {
  Command command;
  std::vector<std::pair<Outcome, double>> chances;  ///< only outcomes that can happen
};

/// Exact chances of every pending choice that hangs on a battle, a shot or an attempt to reach the ball.
std::vector<Odds> odds(const Ruleset& rules, const State& state);

/// The chances of a battle between pawns of these numbers, throws repeated after equal totals (W70).
struct BattleOdds {
  double win = 0;      ///< the O-Team's
  double lose = 0;     ///< the D-Team's
  double foul_by = 0;  ///< the O-Team fouls; the D-Team does with the same chance
};
BattleOdds battle_odds(const Ruleset& rules, int attacker, int defender);

/// The chance of each result of a shot: goal, corner kick, goal kick.
std::array<double, 3> shot_odds(const Ruleset& rules);

}  // namespace stw
