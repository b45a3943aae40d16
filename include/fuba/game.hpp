#pragma once

#include <optional>
#include <span>
#include <tl/expected.hpp>

#include "fuba/command.hpp"
#include "fuba/decision.hpp"
#include "fuba/dice.hpp"
#include "fuba/recorder.hpp"
#include "fuba/refusal.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// A match before its first decision: both teams still to choose their formations.
State new_match(const Ruleset& rules);

/// The pending decision of a team; nothing while dice have to fall and when the match is over.
std::optional<Decision> decision(const State& state);

/// The dice that have to fall; nothing while a team has to choose and when the match is over.
std::optional<Roll> roll(const State& state);

bool is_over(const State& state);

/// Every legal choice of the pending decision, without duplicates; empty while dice have to fall.
void legal(const Ruleset& rules, const State& state, CommandList& list);
CommandList legal(const Ruleset& rules, const State& state);

/// What a team answers that asks for nothing: the modest answer of the pending step where it is among the
/// choices that are listed, else the last of them.
Command modest_answer(const State& state, const CommandList& choices);
Command modest_answer(const Ruleset& rules, const State& state);

/// Makes a choice and goes on to the next decision or roll. What happens is appended where a recorder is
/// given. Refuses whatever `legal` does not list and leaves the state as it was.
tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Recorder recorder = {});

/// The same without the check, for search: the command must come from `legal`.
void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Recorder recorder = {});

/// Lets the pending dice fall, and goes on to the next decision or roll. `roll(state)` must be set and each
/// value one of its faces.
void apply_dice(const Ruleset& rules, State& state, Dice dice, Recorder recorder = {});

/// Runs the automatic steps of a state that was put together rather than played, up to its first decision
/// or roll.
void resume(const Ruleset& rules, State& state, Recorder recorder = {});

/// Whether a step has shown both teams what one of them did not know before: a formation, a dive, a card.
bool secret_revealed(const State& before, const State& after);

// Facts that a board shows; none of them changes the state.

/// Players of a team that count in an area: at most six, the keeper included (1.4.1).
int counted(const Ruleset& rules, const State& state, Team team, Area area);

/// The area of a team's second closest player to its own goal line, keeper included (5.1); none if it has
/// fewer than two players on the mat.
Area second_closest(const Ruleset& rules, const State& state, Team team);

/// Areas in which a player of the controlling team is offside with the ball in `start` (5.1).
AreaSet offside_areas(const Ruleset& rules, const State& state, Area start);

}  // namespace fuba
