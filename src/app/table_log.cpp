#include "table_panels.hpp"

namespace fuba::app {
namespace {

/// Where the reference to the rule stands: behind the last word if there is room, else below.
struct Reference {
  float x = 0;
  float y = 0;
  float height = 0;  ///< of sentence and reference together
};

Reference place_reference(Ui& ui, const LogLine& line, float width) {
  const ImVec2 text = ui.measure(Type::small, line.text, width);
  const ImVec2 rule = ui.measure(Type::small, line.rule);
  const ImVec2 one_line = ui.measure(Type::small, line.text);
  if (line.rule.empty()) return {0, 0, text.y};
  if (one_line.x + ui.px(8) + rule.x <= width) return {one_line.x + ui.px(8), 0, text.y};
  return {0, text.y, text.y + rule.y};
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
    const Reference reference = place_reference(ui, *line, width);
    const float height = reference.height + ui.px(6);
    if (y + height > room.y && y < room.y + room.h) {
      const float x = room.x + stamp;
      ui.text(Type::small, room.x, y, style::dimmed, line->moment);
      ui.text(Type::small, x, y, line->heading ? style::accent : style::text, line->text, width);
      ui.text(Type::small, x + reference.x, y + reference.y, style::dimmed, line->rule);
    }
    y += height;
  }
  ui.end_scroll(y + scrolled - room.y);
}

}  // namespace fuba::app
