#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "soccer_city/card.hpp"
#include "soccer_city/hex.hpp"
#include "soccer_city/player.hpp"
#include "soccer_city/team.hpp"

namespace soccer_city {

/// What happened. The comment names the fields in use: team, player, other, from, to, card, and `figures` in
/// order.
enum class EventKind : std::uint8_t {
  dice,          ///< figures: purpose, how many, first, second, team of the first, team of the second
  shuffled,      ///< figures: deck, cards
  half_begins,   ///< figures: half
  half_ends,     ///< figures: half, home's goals, away's goals
  match_ends,    ///< figures: home's goals, away's goals
  kick_off,      ///< team
  placed,        ///< team, player, to
  turn,          ///< team that attacks; figures: FreeBall
  passed,        ///< team, player, from, to, card; figures: 1 if high
  squared,       ///< team, player, from, to, card; figures: 1 if high
  closed,        ///< team, player (nobody from the spot), from, to; figures: 1 if high
  advanced,      ///< team, player, from, to, card; figures: hexes that the ball went
  anticipated,   ///< team, player, to, card
  anticipation,  ///< team, player; figures: die, value, 1 if won
  challenge,     ///< team with the ball, player, other = the marker; figures: total, opposed, 1 if won
  gained,        ///< team, player who has the ball now
  tactic,        ///< team, card
  hidden,        ///< team
  shown,         ///< team, card
  moved,         ///< team, player, from, to
  put_back,      ///< team, player, from, to
  shot,          ///< team, player, from, card; figures: total, save total (0: unguarded), ShotResult, save
  goal,          ///< team, player; figures: home's goals, away's goals
  goal_kick,     ///< team, player, to
  corner,        ///< team
  corner_taker,  ///< team, player, to; figures: Side
  tackle,        ///< team, player, from, to, card
  tackled,       ///< team, player, other = who had the ball; figures: opposed, total, 1 if won
  foul,          ///< team, player; figures: referee die, RefereeCall
  yellow_card,   ///< team, player
  red_card,      ///< team, player
  free_kick,     ///< team, to
  penalty,       ///< team
  kick,          ///< team, player; figures: Side kicked, Side dived or `nobody_dived`, die, 1 if goal
  drawn,         ///< team; figures: attack, defence, shot and ball cards
  time,          ///< figures: ball cards left
  factor,        ///< card
  kept,          ///< team; figures: cards
  shoot_out,     ///< figures: home's, away's
};

inline constexpr std::size_t event_kind_count = static_cast<std::size_t>(EventKind::shoot_out) + 1;
/// What a shot comes to (S21), and what the referee says to a tackle that has failed (S25).
enum class ShotResult : std::uint8_t { goal, corner, saved, wide };
inline constexpr std::size_t shot_result_count = 4;
enum class RefereeCall : std::uint8_t { play_on, foul, booking };

/// "passed"; "wide"; "play-on".
std::string_view name(EventKind kind);
std::string_view name(ShotResult result);
std::string_view name(RefereeCall call);
/// What its fields are called, in their order.
std::span<const std::string_view> field_names(EventKind kind);
/// One thing that happened in a step. Fields that its kind does not use keep their first value.
struct Event {
  EventKind kind = EventKind::dice;
  Team team = Team::home;
  Number player = nobody;
  Number other = nobody;
  Card card = Card::none;
  Hex from = no_hex;
  Hex to = no_hex;
  std::array<std::int8_t, 6> figures{};
  std::string_view cited = {};  ///< the rule, where it is another one than events of the kind mostly have

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// The rule that brought it: "soccer-city/S15"; empty for dice and cards that were shuffled.
std::string_view rule(const Event& event);

/// In place of the side of a dive, where there is no goalkeeper.
inline constexpr std::int8_t nobody_dived = -1;
/// What a penalty came to; one that misses the goalkeeper and the goal is wide.
ShotResult result_of_kick(const Event& kick);

}  // namespace soccer_city
