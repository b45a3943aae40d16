#include "app/window/notice_line.hpp"

#include <algorithm>

namespace fuba::app {

void notice_line(Ui& ui, Director& director) {
  const Notice notice = *director.notice();
  const float height = ui.px(46);
  const float margin = ui.px(18);
  const float button = notice.way ? ui.measure(Type::text, notice.way->label).x + 2 * margin : 0;
  const SDL_FRect& room = ui.part();
  const float most = room.w - ui.px(80);
  const float width =
      std::min(most, ui.measure(Type::text, notice.message).x + 2 * margin + button + ui.px(4));
  const SDL_FRect line{room.x + (room.w - width) / 2, room.y + room.h - height - ui.px(24), width, height};
  ui.begin_overlay("##notice", line);
  ui.fill(line, style::room);
  ui.outline(line, style::good, 1.5F);
  ui.left(Type::text, {line.x + margin, line.y, width - 2 * margin - button, height}, style::text,
          notice.message);
  if (notice.way) {
    const SDL_FRect place{line.x + width - button - ui.px(4), line.y + ui.px(4), button, height - ui.px(8)};
    if (ui.button("notice way", place, notice.way->label)) {
      director.drop_notice();
      notice.way->take();
    }
  }
  ui.end_overlay();
}

}  // namespace fuba::app
