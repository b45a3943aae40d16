#include "app/table/rules_sheet.hpp"

#include <algorithm>

#include "app/window/sheet.hpp"

namespace fuba::table {

namespace {

/// "K12" of "soccer-city/K12", where it stands above whose rule it is.
std::string_view short_id(std::string_view id) { return id.substr(id.find('/') + 1); }

/// The id of a rule at the right edge, and below it whose it is where a game has rules of ours too.
void write_id(Ui& ui, float right, float y, const Rulebook::Statement& statement) {
  const auto line = [&](std::string_view words, float top, ImU32 colour) {
    ui.text(Type::small, right - ui.measure(Type::small, words).x, top, colour, words);
  };
  if (!statement.origin) return line(statement.id, y, style::dimmed);
  const bool original = *statement.origin == Rulebook::Origin::original;
  line(short_id(statement.id), y, style::dimmed);
  line(ui.say(original ? "rule-original" : "rule-ours"), y + ui.px(17),
       original ? style::good : style::accent);
}

}  // namespace

float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections) {
  const float margin = ui.px(78);
  for (const Rulebook::Section* section : sections) {
    y += ui.text(Type::strong, x, y, style::accent, section->title, width) + ui.px(6);
    for (const Rulebook::Statement& statement : section->statements) {
      write_id(ui, x + width, y + ui.px(2), statement);
      const float used = ui.text(Type::text, x, y, style::text, statement.text, width - margin);
      y += std::max(used, statement.origin ? ui.px(40) : 0.0F) + ui.px(7);
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
  for (const Rulebook::Chapter& chapter : book.chapters) {
    for (const Rulebook::Section& section : chapter.sections) {
      if (section.id == rule ||
          std::ranges::find(section.statements, rule, &Rulebook::Statement::id) != section.statements.end())
        return &section;
    }
  }
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
