#pragma once

#include <optional>

#include "app/table/tray_roll.hpp"
#include "stw/match.hpp"

namespace stw::app {

using TrayRoll = fuba::table::TrayRoll<Stw>;

/// What an event changes on the board, made in a state that stands before it. The engine tells of events only
/// with the state after all of them.
void show_event(State& state, const Event& event);

/// How long an event is seen, in milliseconds at the normal pace; 0 = not at all.
float duration(const Event& event, const State& before);

/// The dice of an event that fall in the tray; nothing where none do.
std::optional<TrayRoll> fallen(const Event& event);

}  // namespace stw::app
