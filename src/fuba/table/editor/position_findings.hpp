#pragma once

#include <stop_token>
#include <vector>

#include "app/window/ui.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/analysis/rollout.hpp"

namespace fuba::app {

/// What was found out about a position.
struct PositionFindings {
  double points = 0;  ///< for the team that has the ball
  std::vector<RolledOut> choices;
};

/// What the choices give away that look best, and how the match stands: as after the best of them, where
/// there is one to make.
PositionFindings look_into(const Ruleset& rules, const State& state, const Foreteller& foreteller,
                           const std::stop_token& stop);
/// Tells it on a sheet above the mat. True if it is to be closed.
bool findings_sheet(Ui& ui, const SDL_FRect& mat, const State& state, const PositionFindings& found);

}  // namespace fuba::app
