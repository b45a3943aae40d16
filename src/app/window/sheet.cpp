#include "app/window/sheet.hpp"

namespace fuba::app {

bool sheet(Ui& ui, const SDL_FRect& rect, std::string_view heading, const WriteColumn& write) {
  ui.focus().heed({std::string(heading), rect});
  ui.begin_overlay("##sheet", rect);
  ui.fill(rect, style::panel, 0);
  ui.fill({rect.x, rect.y, ui.px(2), rect.h}, style::accent, 0);
  const float margin = ui.px(18);
  ui.left(Type::strong, {rect.x + margin, rect.y + ui.px(10), rect.w - ui.px(140), ui.px(34)}, style::text,
          heading);
  const SDL_FRect close{rect.x + rect.w - margin - ui.px(90), rect.y + ui.px(10), ui.px(90), ui.px(34)};
  const bool closed = ui.button("close sheet", close, ui.say("close"));
  const SDL_FRect room{rect.x + margin, rect.y + ui.px(56), rect.w - margin - ui.px(6), rect.h - ui.px(62)};
  ui.begin_scroll(heading, room);
  const float scrolled = ImGui::GetScrollY();
  const float end = write(room.x, room.y - scrolled, room.w - ui.px(16));
  ui.soften({room.x, room.y, room.w - ui.px(16), room.h}, end, style::panel);
  ui.end_scroll(end + scrolled - room.y);
  ui.end_overlay();
  return closed;
}

}  // namespace fuba::app
