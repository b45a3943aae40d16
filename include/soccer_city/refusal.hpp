#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "soccer_city/hex.hpp"

namespace soccer_city {

/// Why a choice is not legal.
enum class Reason : std::uint8_t {
  not_asked,  ///< another decision is pending
  match_over,
  card_not_held,
  wrong_number_of_players,  ///< number = players of the line-up
  sent_off,                 ///< one of the line-up
  not_next,                 ///< number = the player who is placed next
  outside_half,
  outside_box,
  too_near,        ///< the other side of a kick-off; number = hexes from the spot at least
  kicker_missing,  ///< the last player has to stand beside the spot
  off_the_board,
  occupied,          ///< `hex`
  opponent_there,    ///< the target of a pass
  team_mate_needed,  ///< in `hex`
  not_straight,
  wrong_length,    ///< number = hexes to `hex`
  not_level,       ///< a square pass
  way_blocked,     ///< by an opponent on `hex`
  both_beside,     ///< opponents on both hexes beside the ball that enclose the way
  offside,         ///< the player in `hex`
  offside_loose,   ///< he was offside when the ball was played, and it is loose
  weather,         ///< rain or wind forbids the card
  close_too_far,   ///< number = hexes at most
  not_on_wing,     ///< a cross from elsewhere
  not_here,        ///< a cross to somebody outside the box, or a step into a pass from there
  only_in_answer,  ///< anticipation is no tactic of one's own
  nothing_to_do,   ///< the tactic would change nothing
  nobody_there,    ///< no player of the team in `hex`
  has_moved,       ///< the player in `hex`
  has_ball,        ///< the player in `hex` is not one of those who may run
  beaten,          ///< the player in `hex`, this turn (S22)
  moves_used,      ///< number = players
  run_too_far,     ///< number = hexes at most
  not_backward,    ///< a run towards the own goal line
  beside_free_kick,
  out_of_range,  ///< number = goal distance
  shot_not_now,  ///< the condition of the shot card is not met
  not_beside_ball,
  must_stand_there,  ///< a card with this bonus needs a tackler who stands beside the ball
  keeper_safe,       ///< the goalkeeper has the ball in his own box
  too_many_kept,     ///< number = cards at most
  not_on_the_pitch,  ///< number = the player
};

inline constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::not_on_the_pitch) + 1;

/// "way-blocked".
std::string_view name(Reason reason);
/// A choice refused. The state is as it was.
struct Refusal {
  Reason reason = Reason::not_asked;
  Hex hex = no_hex;
  int number = 0;
  std::string_view cited = {};  ///< the rule, where it is another one than a reason mostly has
};

/// The rule behind it: "soccer-city/K12".
std::string_view rule(const Refusal& refusal);

}  // namespace soccer_city
