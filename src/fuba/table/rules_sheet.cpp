#include "fuba/table/rules_sheet.hpp"

#include <algorithm>

#include "app/window/sheet.hpp"
#include "fuba/table/citation.hpp"
#include "fuba/table/turn_outline.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

float write_sections(Ui& ui, float x, float y, float width, std::string_view edition,
                     const std::vector<const Rulebook::Section*>& sections) {
  for (const Rulebook::Section* section : sections) {
    y += ui.text(Type::strong, x, y, style::accent, section->title, width - ui.px(60));
    const std::string number = citation(section->id, edition);
    const ImVec2 size = ui.measure(Type::small, number);
    ui.text(Type::small, x + width - size.x, y - size.y - ui.px(2), style::dimmed, number);
    y += ui.px(6);
    for (const Rulebook::Statement& statement : section->statements)
      y += ui.text(Type::text, x, y, style::text, statement.text, width) + ui.px(7);
    y += ui.px(14);
  }
  return y;
}

bool paragraph_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, std::string_view rule) {
  const auto holds = [&](const Rulebook::Section& section) {
    return section.id == rule ||
           std::ranges::find(section.statements, rule, &Rulebook::Statement::id) != section.statements.end();
  };
  const auto section = std::ranges::find_if(book.sections, holds);
  return sheet(ui, rect, ui.say("paragraph"), [&](float x, float y, float width) {
    if (section == book.sections.end()) return y;
    y += ui.text(Type::small, x, y, style::quiet,
                 edition_name(ui.words(), book.edition) + "  " + citation(section->id, book.edition)) +
         ui.px(10);
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

bool rules_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, const State& state, Options options) {
  return sheet(ui, rect, ui.say("rules-now"), [&](float x, float y, float width) {
    y += ui.text(Type::small, x, y, style::quiet, edition_name(ui.words(), book.edition)) + ui.px(10);
    const float top = y;
    const auto present = present_stage(book, state);
    if (present) y = write_turn(ui, x, y, width, book, present) + ui.px(18);
    // It opens at what holds now; the outline of the turn is above.
    if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(y - top);
    return write_sections(ui, x, y, width, book.edition, help(book, state, options));
  });
}

}  // namespace fuba::app
