#pragma once

#include <optional>

#include "soccer_city/game.hpp"

namespace soccer_city::app {

/// The answer to a question of the line-up that is proposed: who usually plays, each where he likes to stand
/// or as near as he may. Nothing for another question.
std::optional<Command> proposed_line_up(const Ruleset& rules, const State& state, const CommandList& legal);

/// Both teams lined up for a kick-off, to be seen while there is no match.
State line_up(const Ruleset& rules);

}  // namespace soccer_city::app
