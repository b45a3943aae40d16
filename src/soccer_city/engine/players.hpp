#pragma once

#include "context.hpp"

// Players on the board: who stands where, and what happens when one moves.
namespace soccer_city::engine {

/// Every hex with a player on it.
HexSet occupied(const State& state);
bool is_free(const State& state, Hex at);
bool opponent_on(const State& state, Team of, Hex at);
/// A team's players on the board.
NumberSet on_the_board(const TeamState& side);
bool keeper_on_board(const State& state, Team team);

/// The player with the ball, where he is of that team; else nobody.
Number carrier_of(const State& state, Team team);
/// Whether nobody has the ball (S17).
bool is_loose(const State& state);

/// The nearest free hex to another one that a test lets pass; ties go to the hex nearer the team's own goal
/// line, then to lane A (S26). `no_hex` where there is none.
Hex nearest_free(const State& state, Team team, Hex to, bool (*allowed)(const State&, Hex));

// What is `cited` is the rule that brings it.

/// Gives the ball to a player where he stands.
void take_ball(const Context& context, Team team, Number player, std::string_view cited);
/// Puts a player somewhere else, with the ball where he has it; he takes a loose ball that lies there (S17).
void move_player(const Context& context, Team team, Number player, Hex to, std::string_view cited);
/// Makes room on a hex: a player who stands there goes to the nearest free hex.
void clear_hex(const Context& context, Hex at, std::string_view cited);
/// Puts opponents beside the ball back to the nearest free hex that is not beside it.
void clear_around_ball(const Context& context, Team opponents, std::string_view cited);

}  // namespace soccer_city::engine
