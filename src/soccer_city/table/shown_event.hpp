#pragma once

#include <optional>

#include "app/table/tray_roll.hpp"
#include "soccer_city/match.hpp"

namespace soccer_city::app {

using TrayRoll = fuba::table::TrayRoll<SoccerCity>;

/// What an event changes on the board, made in a state that stands before it. The engine tells of events only
/// with the state after all of them.
void show_event(State& state, const Event& event);

/// How long an event is seen, in milliseconds at the normal pace; 0 = not at all.
float duration(const Event& event);

/// The dice of an event; nothing where none fall.
std::optional<TrayRoll> fallen(const Event& event);

}  // namespace soccer_city::app
