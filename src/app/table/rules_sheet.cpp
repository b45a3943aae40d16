#include "app/table/rules_sheet.hpp"

#include <algorithm>

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

const Rulebook::Section* section_with(const Rulebook& book, std::string_view rule) {
  for (const Rulebook::Chapter& chapter : book.chapters)
    for (const Rulebook::Section& section : chapter.sections)
      if (section.id == rule ||
          std::ranges::find(section.statements, rule, &Rulebook::Statement::id) != section.statements.end())
        return &section;
  return nullptr;
}

bool paragraph_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, std::string_view rule) {
  const Rulebook::Section* section = section_with(book, rule);
  return fuba::app::sheet(ui, rect, ui.say("paragraph"), [&](float x, float y, float width) {
    if (section == nullptr) return y;
    y += ui.text(Type::strong, x, y, style::accent, section->title, width) + ui.px(6);
    for (const Rulebook::Statement& statement : section->statements) {
      const bool meant = statement.id == rule || section->id == rule;
      const float high = ui.text(Type::text, x + ui.px(12), y, meant ? style::text : style::quiet,
                                 statement.text, width - ui.px(12));
      if (meant) ui.fill({x, y, ui.px(3), high}, style::accent, 2);
      y += high + ui.px(7);
    }
    return y;
  });
}

}  // namespace fuba::table
