#pragma once

#include "fuba/event.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::paint {

/// Whether an event is an attempt at a goal: a shot, its second die, or a rebound.
bool attempts_goal(const Event& event);

/// How an attempt came out, from its event.
ShotResult result_of(const Event& event);

/// Where the ball ends: in the net, in the goalkeeper's hands, beside the post, behind the line, or back in
/// front of the goal.
SDL_FPoint end_of_flight(const MatLayout& layout, const Event& event);

/// Where a ball lies that has gone in.
SDL_FPoint in_the_net(const MatLayout& layout, Team defends);

/// Lays the ball of an attempt on its way, `progress` 0 to 1, and lets goalkeeper and net answer it. `scene`:
/// as the match stood before.
void fly(MatScene& scene, const MatLayout& layout, const Event& event, const State& before, float progress);

}  // namespace fuba::paint
