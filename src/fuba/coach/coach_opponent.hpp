#pragma once

#include <memory>

#include "fuba/coach/coach.hpp"
#include "fuba/league.hpp"

namespace fuba {

/// A coach that takes all the time it needs, so that its choices do not hang on the machine.
std::unique_ptr<Opponent> coach_opponent(Coach coach);

}  // namespace fuba
