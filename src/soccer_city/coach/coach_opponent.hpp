#pragma once

#include <memory>

#include "soccer_city/coach/coach.hpp"
#include "soccer_city/league.hpp"

namespace soccer_city {

/// A coach as one who plays a side of a match.
std::unique_ptr<Opponent> coach_opponent(const Coach& coach);

}  // namespace soccer_city
