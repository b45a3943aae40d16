#include "app/window/deleted_line.hpp"

namespace fuba::app {

bool lay_deleted_line(Ui& ui, const SDL_FRect& room, std::string_view name) {
  const float button = ui.px(160);
  ui.fill(room, style::room);
  ui.left(Type::text, {room.x + ui.px(16), room.y, room.w - button - ui.px(32), room.h}, style::text,
          words::ui(ui.words(), "deleted", {{"name", std::string(name)}}));
  const bool pressed = ui.button("take back", {room.x + room.w - button, room.y, button, room.h},
                                 ui.say("take-back-match"), 'z');
  return pressed || ui.key().is_control(SDLK_z);
}

}  // namespace fuba::app
