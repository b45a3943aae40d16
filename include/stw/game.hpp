#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "stw/command.hpp"
#include "stw/decision.hpp"
#include "stw/dice.hpp"
#include "stw/event.hpp"
#include "stw/refusal.hpp"
#include "stw/ruleset.hpp"
#include "stw/state.hpp"

// The rules of Soccer Tactics WORLD. Nothing here draws a number, opens a file or asks the clock.
namespace stw {

/// A match before the throw that settles who kicks off.
State new_match(const Ruleset& rules);

/// Who has to choose, and what; nothing while dice have to fall and when the match is over.
std::optional<Decision> decision(const State& state);

/// The dice that have to fall; nothing while a team has to choose and when the match is over.
std::optional<Roll> roll(const State& state);

bool is_over(const State& state);

/// Every choice that can be made now, each once; none unless a decision is pending.
void legal(const Ruleset& rules, const State& state, CommandList& list);
CommandList legal(const Ruleset& rules, const State& state);

/// Makes a choice and goes on to the next decision or roll; a decision with a single answer is made on the
/// way, unless that is `done`. What happens is appended where a list is given. Refuses whatever `legal` does
/// not list and leaves the state as it was.
tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Events* events = nullptr);

/// The same without the check, for search: the command must come from `legal`.
void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events = nullptr);

/// Lets the pending dice fall, and goes on to the next decision or roll. `roll(state)` must be set and the
/// values must be faces of its die.
void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events = nullptr);

/// Goes on from a state that was put together rather than played, up to its first decision or roll.
void resume(const Ruleset& rules, State& state, Events* events = nullptr);

// What a board shows, and coaches ask; none of it changes the state.

/// Where a field player can end with a throw of `squares` (W30-W33), limits and half included (W12, W13).
SquareSet move_ends(const State& state, Team team, int number, int squares);

/// Where the ball can go from a square with a throw of `squares`, whoever stands there (W42).
SquareSet ball_ends(Square from, int squares);

/// The O-Team's pawns in an off-side position now, but for one (W90, W91), and the line.
OffsideMarks offside_marks(const State& state, int except);

/// For how many faces of a die some field player of the team can end on the ball, on-side (W92).
int faces_that_reach(const State& state, Team team);

}  // namespace stw
