#pragma once

#include <SDL_rect.h>

#include <functional>
#include <string>

#include "app/paint/canvas.hpp"
#include "app/paint/studio.hpp"

namespace fuba::paint {

// What boards have in common, whatever is played on them.

/// The empty board below the lamp, painted once a size. `draw` draws it into a room; the lamp stays above
/// `room` while the board lies `drop` pixels lower. `name`: as no other board is called.
void paint_board_ground(Studio& studio, const std::string& name, const SDL_FRect& room, float drop,
                        const std::function<void(Canvas&, const SDL_FRect& room)>& draw);

/// The net of a goal that the ball has just struck: `shake` is 1 then and 0 once it hangs still. `unit` is
/// that of the board's layout.
void paint_shaken_net(Studio& studio, const SDL_FRect& goal, float shake, float unit);

}  // namespace fuba::paint
