#pragma once

#include <string_view>

#include "fuba/state.hpp"
#include "fuba/table/mat_input.hpp"

namespace fuba::app {

// What choices mean on the mat, and what is done on the mat as a choice.

/// How many areas of the mat a choice names: one that is picked by itself, or the two of a move.
int areas_of(const Command& command);

/// The only area that a choice names, or where a move begins. The goalkeeper who leaves names his own.
Area area_of(const Command& command, const State& state);

/// Where a move ends. The goalkeeper who leaves his goal area or goes back to it stays where he is.
Area end_of(const Command& command, const State& state);

/// What can be picked on the mat, of what is legal for the team.
MatOffer offer_of(const CommandList& legal, const State& state);

/// Whether a choice is what was picked.
bool fits(const Command& command, const State& state, const MatPick& pick);

/// Whether a choice is what a drag of the keeper, of the ball or of a plain piece means. Whoever drags the
/// ball dribbles; whoever drags a piece may yet take the ball along.
bool means(const Command& command, const MatPick& pick);

bool shoots(const Command& command);

/// The verb that a decision of that kind asks for on the mat, if any.
std::optional<Verb> verb_asked(DecisionKind kind);

/// The same verb for the goalkeeper.
Verb for_keeper(Verb verb);

}  // namespace fuba::app
