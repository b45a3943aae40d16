#pragma once

#include "context.hpp"

// Chapter A7.
namespace fuba::engine {

/// Whether the pass from the start area to the target runs the risk of offside, where that is played.
bool risks_offside(const Ruleset& rules, const State& state, Area start, Area target);

/// The players of the line that a die must beat: outfield players in the area of the second closest one
/// (R141), with the card `skilled-full-back` those level with it at the sides, at most the defenders of the
/// formation.
int defenders_in_line(const Ruleset& rules, const State& state, Team defender, bool with_full_backs);

/// Whether the controlling die of the turn does not beat that line: from now on the risk has come true, or it
/// is over.
void settle_offside_risk(const Context& context);

/// The team that defended against the pass.
inline Team defended_pass(const State& state) { return opponent(state.turn.began_with); }

}  // namespace fuba::engine
