#include "app/table/rules_sheet.hpp"

#include "app/window/sheet.hpp"

namespace fuba::table {

float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections) {
  const float margin = ui.px(78);
  for (const Rulebook::Section* section : sections) {
    y += ui.text(Type::strong, x, y, style::accent, section->title, width) + ui.px(6);
    for (const Rulebook::Statement& statement : section->statements) {
      const float size = ui.measure(Type::small, statement.id).x;
      ui.text(Type::small, x + width - size, y + ui.px(2), style::dimmed, statement.id);
      y += ui.text(Type::text, x, y, style::text, statement.text, width - margin) + ui.px(7);
    }
    y += ui.px(14);
  }
  return y;
}

bool rules_sheet(Ui& ui, const SDL_FRect& rect, const std::vector<const Rulebook::Section*>& sections) {
  return fuba::app::sheet(ui, rect, ui.say("rules-now"), [&](float x, float y, float width) {
    return write_sections(ui, x, y, width, sections);
  });
}

}  // namespace fuba::table
