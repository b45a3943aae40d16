#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuba/team.hpp"
#include "tabletop/dice.hpp"

namespace fuba {

/// What dice are rolled for.
enum class Purpose : std::uint8_t {
  kick_off,        ///< who chooses the kick-off (3.2); home, then away
  turn,            ///< the dice of a turn (4.3); controlling, then passive team
  special_event,   ///< 4.3.4; controlling, then passive team
  goal_attempt,    ///< 4.6
  second_attempt,  ///< the re-rolled 6 of a difficult goal attempt (4.6.2)
  rebound,         ///< 4.6.1; controlling, then passive team
  pressing,        ///< both dice of the pressing team (4.9)
  penalty,         ///< 5.5.2
  yellow_card,     ///< 5.6.1
  red_card,        ///< 5.6.2
  weather,         ///< whether the weather changes at half-time (A10)
  tiredness,       ///< one die of a tiredness test (A1.3)
  fresh_player,    ///< how many points a fresh player brings (A3)
  injury,          ///< how long an injured player is out (A4)
  slow_play,       ///< whether the referee books a team that slows the game (A9)
  contest,         ///< a contest of an advanced special event (A12); the teams as for the turn
  event_time,      ///< minutes that an advanced special event takes (A12)
  card,            ///< what a skill card brings (A11)
  card_contest,    ///< both teams' dice for a skill card (A11); controlling, then passive team
  draw,            ///< which skill card is drawn (A12); not a die: 1 is the first card of the set
  boost,           ///< how many moves a condition point gives (2.0/A1.1)
  movement,        ///< how many may move; two dice (it/actions.movement)
  positioning,     ///< how far positioning turns the ball; two dice (it/actions.positioning)
  var,             ///< what the pictures show; two dice (it/adv.var)
  first_kick,      ///< which team begins the penalties after a match (C30); home, then away
  shoot_out,       ///< a penalty after a match (C30)
};

inline constexpr std::size_t purpose_count = static_cast<std::size_t>(Purpose::shoot_out) + 1;

/// "kick-off", "turn", "special-event", ...
std::string_view name(Purpose purpose);

using tabletop::Dice;
using tabletop::Die;

/// Dice that have to fall: one or two, all with six faces but where a card is drawn.
using Roll = tabletop::Roll<Purpose>;

}  // namespace fuba
