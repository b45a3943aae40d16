#pragma once

#include <cstdint>

#include "app/watch/replay_line.hpp"
#include "app/watch/watched.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// What whoever watches wants besides going through the match.
enum class WatchWish : std::uint8_t { none, write_note, play_on };

/// Hears the keys that go through a match.
void hear_strides(const Ui& ui, Watched& watched);
/// Lays the buttons that do the same, and those for secrets, notes and playing on.
WatchWish lay_controls(Ui& ui, const SDL_FRect& room, Watched& watched);
/// Lays the time line, and the way to the beginning and to the end beside it.
void lay_foot(Ui& ui, const SDL_FRect& foot, ReplayLine& line, Watched& watched, const TeamKits& kits);

}  // namespace fuba::app
