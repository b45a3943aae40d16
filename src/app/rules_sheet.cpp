#include "rules_sheet.hpp"

#include "sheet.hpp"

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
  return sheet(ui, rect, ui.say("rules-now"),
               [&](float x, float y, float width) { return write_sections(ui, x, y, width, sections); });
}

}  // namespace fuba::app
