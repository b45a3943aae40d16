#pragma once

#include <memory>

#include "stw/coach/coach.hpp"
#include "stw/league.hpp"

namespace stw {

/// A coach as one who plays a side of a match.
std::unique_ptr<Opponent> coach_opponent(const Coach& coach);

}  // namespace stw
