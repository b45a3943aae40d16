#include "app/paint/board.hpp"

#include <fmt/format.h>

#include "app/paint/geometry.hpp"
#include "app/paint/lamp.hpp"

namespace fuba::paint {

void paint_board_ground(Studio& studio, const std::string& name, const SDL_FRect& room, float drop,
                        const std::function<void(Canvas&, const SDL_FRect& room)>& draw) {
  const auto& ground = studio.ground(
      fmt::format("{} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f}", name, room.x, room.y, room.w, room.h, drop),
      [&](Canvas& canvas) {
        SDL_FRect lower = room;
        lower.y += drop;
        draw(canvas, lower);
        shine(canvas, room);
      });
  studio.show(ground, 0, 0);
}

void paint_shaken_net(Studio& studio, const SDL_FRect& goal, float shake, float unit) {
  if (shake > 0) studio.fill(grown(goal, 3 * unit * shake), faded(studio.theme.line, 0.5F * shake));
}

}  // namespace fuba::paint
