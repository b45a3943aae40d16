#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "soccer_city/card_piles.hpp"
#include "soccer_city/command.hpp"
#include "soccer_city/hex.hpp"
#include "soccer_city/player.hpp"
#include "soccer_city/step.hpp"
#include "soccer_city/team.hpp"
#include "tabletop/agenda.hpp"

namespace soccer_city {

/// One team's players and cards.
struct TeamState {
  std::array<Hex, last_number + 1U> players{};  ///< by number; `no_hex` while they are not on the board
  NumberSet lined_up = {};                      ///< who has been chosen and is still to be placed (S13)
  NumberSet yellow = {};
  NumberSet red = {};
  CardCounts hand = {};
  Card hidden = Card::none;  ///< a dribble that lies face down (S20)

  Hex at(Number number) const { return players[number]; }
  bool operator==(const TeamState&) const = default;
};

/// What is special about the ball phase of a turn.
enum class FreeBall : std::uint8_t {
  none,
  kick_off,   ///< S14
  keeper,     ///< S29
  free_kick,  ///< S26
  corner,     ///< S28
};

inline constexpr std::size_t free_ball_count = static_cast<std::size_t>(FreeBall::corner) + 1;

/// "free-kick"; "none".
std::string_view name(FreeBall free);

/// What a turn has to remember until it ends.
struct Turn {
  Team attack = Team::home;        ///< whose turn with the ball it is
  FreeBall free = FreeBall::none;  ///< until something has been played
  std::uint8_t ball_cards = 0;     ///< played so far
  Number reached = nobody;         ///< whom a pass has reached this turn, while he has the ball
  bool high = false;               ///< the pass was a high one
  NumberSet offside = {};          ///< attackers who were offside when the ball was last passed (S16)
  NumberSet beaten = {};           ///< defenders who do not move in the repositioning (S22)
  bool defended = false;           ///< the defensive action has been an anticipation (S18)
  bool refilled = false;           ///< the attack has drawn its cards
  bool fresh = false;              ///< nothing has been chosen in it yet

  bool operator==(const Turn&) const = default;
};

/// What is under way, innermost last.
using Agenda = tabletop::Agenda<Frame, 24>;

/// Penalties after extra time (S32).
struct ShootOut {
  std::array<std::uint8_t, 2> taken{};  ///< kicks, by team
  std::array<std::uint8_t, 2> scored{};

  bool operator==(const ShootOut&) const = default;
};

/// A match at one moment, as the referee sees it. Small, cheap to copy, comparable; what is under way is in
/// it, so a match can be saved, forked and searched at any decision.
struct State {
  std::array<TeamState, 2> sides;
  std::array<std::uint8_t, 2> score{};
  std::uint8_t half = 1;      ///< 3 and 4 in extra time
  Team first = Team::home;    ///< who kicks off the first half
  Team control = Team::home;  ///< who has the ball or had it last
  Hex ball = hex(7, halfway_level);
  Turn turn;
  FreeBall next_free = FreeBall::none;  ///< what the next turn begins with
  NumberSet moved = {};                 ///< players who have moved in the runs under way; none outside
  std::array<Pile, deck_count> piles;
  CardCounts discards = {};
  Card factor = Card::none;       ///< the one in force (S11)
  std::uint8_t half_cards = 0;    ///< ball cards in the pile when the half began
  std::optional<Side> dive = {};  ///< secret until the penalty is kicked
  ShootOut shoot_out;
  Agenda agenda;

  TeamState& side(Team team) { return sides[index(team)]; }
  const TeamState& side(Team team) const { return sides[index(team)]; }
  Pile& pile(Deck deck) { return piles[index(deck)]; }
  const Pile& pile(Deck deck) const { return piles[index(deck)]; }

  bool operator==(const State&) const = default;
};

/// A hash of everything in the state, the same on every platform.
std::uint64_t hash(const State& state);

/// The state with the other team's hand, its hidden card, its secret dive and the order of the piles taken
/// out: what that team may know.
State seen_by(const State& state, Team team);

}  // namespace soccer_city
