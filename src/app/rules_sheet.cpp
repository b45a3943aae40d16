#include "rules_sheet.hpp"

namespace fuba::app {

float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections) {
  for (const Rulebook::Section* section : sections) {
    y += ui.text(Type::strong, x, y, style::accent, section->title, width - ui.px(60));
    const ImVec2 size = ui.measure(Type::small, section->id);
    ui.text(Type::small, x + width - size.x, y - size.y - ui.px(2), style::dimmed, section->id);
    y += ui.px(6);
    for (const Rulebook::Statement& statement : section->statements)
      y += ui.text(Type::text, x, y, style::text, statement.text, width) + ui.px(7);
    y += ui.px(14);
  }
  return y;
}

bool rules_sheet(Ui& ui, const SDL_FRect& rect, const std::vector<const Rulebook::Section*>& sections) {
  ui.begin_overlay("##rules", rect);
  ui.fill(rect, style::panel, 0);
  ui.fill({rect.x, rect.y, ui.px(2), rect.h}, style::accent, 0);
  const float margin = ui.px(18);
  ui.left(Type::strong, {rect.x + margin, rect.y + ui.px(10), rect.w - ui.px(140), ui.px(34)}, style::text,
          ui.say("rules-now"));
  const SDL_FRect close{rect.x + rect.w - margin - ui.px(90), rect.y + ui.px(10), ui.px(90), ui.px(34)};
  const bool closed = ui.button("close rules", close, ui.say("close"));
  const SDL_FRect room{rect.x + margin, rect.y + ui.px(56), rect.w - margin - ui.px(6), rect.h - ui.px(62)};
  ui.begin_scroll("rules", room);
  const float scrolled = ImGui::GetScrollY();
  const float end = write_sections(ui, room.x, room.y - scrolled, room.w - ui.px(16), sections);
  ui.end_scroll(end + scrolled - room.y);
  ui.end_overlay();
  return closed;
}

}  // namespace fuba::app
