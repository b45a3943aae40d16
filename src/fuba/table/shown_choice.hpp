#pragma once

#include "fuba/command.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {

/// Lights on the mat what a team chooses without a hand of the players: the areas, the way of a pass, the
/// goal.
void light_choice(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules,
                  const State& view, Team team, const Command& command);

}  // namespace fuba::app
