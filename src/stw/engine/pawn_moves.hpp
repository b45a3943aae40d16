#pragma once

#include "context.hpp"
#include "stw/command.hpp"
#include "stw/dice.hpp"
#include "stw/refusal.hpp"

// The move of a field player after a die, in an offensive set and in attempts.
namespace stw::engine {

void list_moves(const Ruleset& rules, const State& state, CommandList& list);

/// Whether the acting team has two moves or more.
bool several_moves(const State& state);

Reason refuse_move(const Ruleset& rules, const State& state, const Command& command);

/// Moves the pawn of the acting team and uses up the die.
void move_pawn(const Context& context, const Command& command, Purpose purpose);

/// Nobody can move (W36).
void stay(const Context& context, Purpose purpose);

}  // namespace stw::engine
