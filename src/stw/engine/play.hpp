#pragma once

#include "context.hpp"
#include "offside.hpp"
#include "steps.hpp"

// What one chapter of the flow hands on to another.
namespace stw::engine {

// normal_play.cpp
/// Begins an offensive set of the team in control, which has the ball.
void begin_set(const Context& context);
/// The team has come to the ball: it is the O-Team and begins an offensive set.
void win_ball(const Context& context, Team team, Means means);

// attempts.cpp
/// The D-Team's attempt for a ball that lies free or that the O-Team has come to so.
void begin_defence(const Context& context, Play play);
/// The O-Team's attempt to capture a free ball.
void begin_capture(const Context& context);

// battle.cpp
void begin_battle(const Context& context);

// shot.cpp
void begin_shot(const Context& context, Chance chance);

// kick_off.cpp
void begin_kick_off(const Context& context, Team team);
/// Whether the set-up before a kick-off comes to a state: the placings it has had are made again.
bool set_up_leads_to(const Ruleset& rules, const State& state);

// free_kick.cpp
/// A free kick of a team from a square; its pawn there takes it.
void begin_free_kick(const Context& context, Team team, Square square, Means means);
/// Off-side: a free kick for the D-Team from the ball's square (W97).
void call_offside(const Context& context, const Offside& offside);

// goal_kick.cpp
void begin_goal_kick(const Context& context, Team team);

// corner_kick.cpp
/// A corner kick of the team in control; its pawn of that number takes it.
void begin_corner_kick(const Context& context, int taker);

// penalty_kick.cpp
/// A penalty kick of the team in control; its pawn of that number was fouled.
void begin_penalty_kick(const Context& context, int taker);

// cards.cpp
/// Shows a pawn a card, and sends it off where that is its second one.
void show_card(const Context& context, Team team, int number);

// leaving.cpp
/// Lets the next pawn make room for the kick, or goes on with it.
void make_room(const Context& context);

// clock.cpp
/// Whether the half has come to its end.
bool time_is_up(const Ruleset& rules, const State& state);
/// Whether an offensive chance is open at this step, so that it is played to its end (W152).
bool chance_is_open(const State& state);
void pass_time(const Context& context);
void end_half(const Context& context);
void end_match(const Context& context, std::optional<Team> winner);

// shoot_out.cpp
/// Which kick of its team's in the shoot-out is being taken, from 1; 0 outside one.
std::uint8_t kick_of_shoot_out(const State& state);
void begin_shoot_out(const Context& context);

// What is remembered while a ball is on its way.
/// Somebody has the ball: marks, the bar on the taker and attempts are gone.
void settle_ball(State& state);
/// Forgets all that belongs to one play of the ball or one set piece.
void clear_play(State& state);
/// The number of the O-Team's pawn on the ball, 0 = none.
int carrier(const State& state);
/// Whether a team has a pawn on the board.
bool has_pawns(const TeamState& side);
/// Whether somebody of a team has not been sent off.
bool plays_anybody(const TeamState& side);

// Choices that several steps share.
/// Adds a choice for each square.
void list_squares(CommandList& list, Verb verb, Square from, SquareSet squares);
/// Why a pawn may not stand on a square (W11-W13); `not_there` where it may.
Reason refuse_standing(const State& state, Team team, int number, Square square);

// The steps, each in the file of its chapter.
extern const StepRules move_step, ball_step, move_die_step, ball_dice_step;
extern const StepRules capture_step, keeper_step, defend_step, capture_die_step, defend_die_step;
extern const StepRules battle_step;
extern const StepRules spin_step, shooting_die_step, shooting_die_again_step;
extern const StepRules place_keeper_step, place_striker_step, kick_off_dice_step;
extern const StepRules take_step, leave_step, return_keeper_step, place_taker_step, put_step;
extern const StepRules shoot_out_dice_step, shoot_out_spin_step, shoot_out_die_step, shoot_out_die_again_step;

}  // namespace stw::engine
