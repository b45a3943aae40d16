#include "table_panels.hpp"

namespace fuba::app {
namespace {

float line_height(Ui& ui, const LogLine& line, float width) {
  return ui.measure(Type::small, line.text, width).y + ui.px(6);
}

std::string written(const LogLine& line) {
  return line.rule.empty() ? line.text : line.text + "  " + line.rule;
}

}  // namespace

void log_panel(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines) {
  ui.fill(rect, style::room, 0);
  const float margin = ui.px(12);
  const float stamp = ui.px(46);
  const SDL_FRect room{rect.x + margin, rect.y + ui.px(8), rect.w - margin - ui.px(4), rect.h - ui.px(10)};
  ui.begin_scroll("log", room);
  const float scrolled = ImGui::GetScrollY();
  const float width = room.w - stamp - ui.px(12);
  float y = room.y - scrolled;
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    LogLine shown = *line;
    shown.text = written(*line);
    const float height = line_height(ui, shown, width);
    if (y + height > room.y && y < room.y + room.h) {
      ui.text(Type::small, room.x, y, style::dimmed, line->moment);
      ui.text(Type::small, room.x + stamp, y, line->heading ? style::accent : style::text, shown.text, width);
    }
    y += height;
  }
  ui.end_scroll(y + scrolled - room.y);
}

}  // namespace fuba::app
