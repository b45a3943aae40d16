#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "stw/ruleset.hpp"
#include "stw/square_set.hpp"
#include "stw/step.hpp"
#include "stw/team.hpp"

namespace stw {

// Pawns by their numbers (W10): 1 is the keeper, 2-5 defenders, 6-9 midfielders, 10-11 strikers.
inline constexpr int pawn_count = 11;
inline constexpr int keeper_number = 1;
inline constexpr int first_defender = 2;
inline constexpr int first_midfielder = 6;
inline constexpr int first_striker = 10;

constexpr bool is_defender(int number) { return number >= first_defender && number < first_midfielder; }

/// Some pawns of one team, a bit for each number.
using Numbers = std::uint16_t;

constexpr Numbers bit_of(int number) { return static_cast<Numbers>(1U << static_cast<unsigned>(number)); }
constexpr bool has(Numbers numbers, int number) { return (numbers & bit_of(number)) != 0; }

/// One team's pawns and cards.
struct TeamState {
  /// By number, from 0 on for number 1; none for a pawn that is not placed yet or was sent off, and for the
  /// keeper on the goal line at a penalty kick.
  std::array<Square, pawn_count> pawns = filled_with_none();
  Numbers yellow = 0;             ///< who has one card, defenders apart
  bool defenders_booked = false;  ///< the card that they share (W101)
  Numbers red = 0;                ///< who was sent off

  Square pawn(int number) const { return pawns[static_cast<std::size_t>(number - 1)]; }
  Square& pawn(int number) { return pawns[static_cast<std::size_t>(number - 1)]; }
  /// The number of the pawn on a square; 0 where none stands.
  int number_at(Square square) const;
  /// The squares with a pawn.
  SquareSet squares() const;
  /// Whether a pawn is in the match, on the board or not.
  bool plays(int number) const { return !stw::has(red, number); }

  bool operator==(const TeamState&) const = default;

 private:
  static constexpr std::array<Square, pawn_count> filled_with_none() {
    std::array<Square, pawn_count> pawns{};
    pawns.fill(Square::none);
    return pawns;
  }
};

/// Who was off-side as the ball was played (W90), while the ball lies free.
struct OffsideMarks {
  std::uint8_t line = 0;  ///< row of the D-Team's last field player; 0 without one
  Numbers pawns = 0;      ///< the O-Team's pawns that are marked

  bool operator==(const OffsideMarks&) const = default;
};

/// A shoot-out (W154): its goals are none of the match.
struct ShootOut {
  Team first = Team::home;              ///< who shoots first
  std::array<std::uint8_t, 2> goals{};  ///< by team
  std::array<std::uint8_t, 2> kicks{};  ///< taken so far, by team; 0 again once it is decided

  bool operator==(const ShootOut&) const = default;
};

/// A match at one moment: small, cheap to copy, comparable. What is under way is in it, so a match can be
/// saved, forked and searched at any decision.
struct State {
  std::array<TeamState, 2> sides;
  std::array<std::uint8_t, 2> score{};
  std::uint8_t half = 1;              ///< 1, 2, and 3, 4 for over time
  std::uint16_t seconds = 0;          ///< of the half that have passed
  std::uint16_t earlier_minutes = 0;  ///< of the halves before; follows from half and clock
  Team starters = Team::home;         ///< who kicked off the first half, or the first period of over time
  Team control = Team::home;          ///< the O-Team
  Square ball = Square::none;  ///< none before a kick-off, at a penalty kick, while a goal kick is prepared
  Step step = Step::kick_off_dice;
  Team acting = Team::home;            ///< who chooses, or throws first
  std::array<std::uint8_t, 2> dice{};  ///< the throw that waits to be used; 0 = none
  Restart restart = Restart::none;
  std::uint8_t barred = 0;  ///< number of the O-Team's pawn that may not touch the ball (W45), 0 = none
  bool extra = false;       ///< the pending play of the ball follows a direct pass (W54)
  Play play = Play::capture;
  OffsideMarks marks;
  std::uint16_t attempts = 0;          ///< that the D-Team has had at a free ball
  std::uint8_t taker = 0;              ///< number of who takes a corner kick or a penalty kick, 0 = none
  Chance chance = Chance::pass;        ///< what brought the shot that is due
  std::array<std::uint8_t, 2> seen{};  ///< up to which number a team's pawns have left, or need not
  std::array<std::uint8_t, 2> puts{};  ///< pawns that a team may still put
  std::optional<ShootOut> shoot_out = {};
  std::optional<Team> winner = {};

  TeamState& side(Team team) { return sides[index(team)]; }
  const TeamState& side(Team team) const { return sides[index(team)]; }
  /// The D-Team.
  Team defence() const { return opponent(control); }

  bool operator==(const State&) const = default;
};

/// A hash of everything in the state, the same on every platform.
std::uint64_t hash(const State& state);

}  // namespace stw
