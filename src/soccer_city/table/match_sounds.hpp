#pragma once

#include <optional>

#include "app/sound/cue.hpp"
#include "soccer_city/event.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city::app {

/// The sound with which an event begins to be seen; nothing for most.
std::optional<fuba::app::Cue> cue_at_start(const Event& event);

/// The sound that follows when it is half-way, or its dice have come to rest.
std::optional<fuba::app::Cue> cue_in_the_middle(const Event& event);

/// How excited the crowd is by a position, from 0 to 1: the more, the nearer the ball is to the goal that is
/// attacked.
float excitement(const State& state);

}  // namespace soccer_city::app
