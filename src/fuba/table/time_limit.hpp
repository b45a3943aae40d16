#pragma once

#include <string>

#include "fuba/match.hpp"

namespace fuba::app {

// What is decided in a time of its own where somebody counts what people take (3.0/T2).

/// Tells a target or an action stage from the others of the match.
std::string span_of_clock(const Match& match);
/// What counts where nobody has answered in time: the area of the ball, or the most modest choice (C34).
Command answer_out_of_time(const Match& match);

}  // namespace fuba::app
