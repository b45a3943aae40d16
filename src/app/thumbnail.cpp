#include "app/thumbnail.hpp"

#include <algorithm>

namespace fuba::app {

void Thumbnail::ground(const paint::Painter& painter) const {
  Screen::ground(painter);
  const SDL_Point window = painter.window();
  const auto room_width = static_cast<float>(window.x);
  const auto room_height = static_cast<float>(window.y);
  const float width = room_width * std::min(1.0F, room_height / game_.miniature_height(room_width));
  const float height = game_.miniature_height(width);
  miniature_(painter, {(room_width - width) / 2, (room_height - height) / 2, width, height}, false);
}

}  // namespace fuba::app
