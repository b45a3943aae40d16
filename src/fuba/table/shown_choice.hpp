#pragma once

#include "fuba/command.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {

/// Shows as ghosts the pieces that stand elsewhere in one state than in another.
void add_ghosts(paint::MatScene& scene, const paint::MatLayout& mat, const State& now, const State& then);

/// Shows the way of a pass and the areas between (R7, R8); a ball that stays where it lies has none.
void add_pass(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules, const State& view,
              Area target, paint::Light light = paint::Light::target);

/// Lights on the mat what a team chooses without a hand of the players: the areas, the way of a pass or a
/// move with the piece at its end, the goal. `light`: how.
void light_choice(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules,
                  const State& view, Team team, const Command& command,
                  paint::Light light = paint::Light::target);

}  // namespace fuba::app
