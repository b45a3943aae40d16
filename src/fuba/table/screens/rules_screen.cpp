#include "fuba/table/screens/rules_screen.hpp"

#include "app/window/page.hpp"
#include "fuba/table/rules_sheet.hpp"
#include "fuba/table/turn_outline.hpp"

namespace fuba::app {
namespace {

constexpr float rules_width = 1080;
constexpr float chapters_width = 330;
constexpr float chapter_row = 28;
constexpr float editions_height = 42;

/// Scrolls by key what has just been begun.
void scroll_by_key(const Ui& ui, float height) {
  const float step = height - ui.px(60);
  if (ui.key().is(SDLK_PAGEDOWN)) ImGui::SetScrollY(ImGui::GetScrollY() + step);
  if (ui.key().is(SDLK_PAGEUP)) ImGui::SetScrollY(ImGui::GetScrollY() - step);
}

/// A line of the list of chapters. True if it is taken.
bool chapter_line(Ui& ui, std::string_view id, const SDL_FRect& rect, std::string_view title, bool on) {
  if (on || ui.pointer_in(rect))
    ui.fill(rect, on ? style::raised : style::with_alpha(style::raised, 0.5F), 6);
  if (on) ui.fill({rect.x, rect.y + ui.px(6), ui.px(3), rect.h - ui.px(12)}, style::accent, 2);
  ui.left(Type::text, {rect.x + ui.px(12), rect.y, rect.w - ui.px(20), rect.h},
          on ? style::text : style::quiet, title);
  const bool taken = ui.spot(id, rect);
  if (ui.focus().on(id)) ui.outline(rect, style::accent, 2, 6);
  return taken;
}

}  // namespace

void RulesScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-rules"), rules_width);
  lay_editions(ui, {room.x, room.y, room.w, ui.px(editions_height)});
  const float top = room.y + ui.px(editions_height + 22);
  const float height = room.y + room.h - top;
  const float left = ui.px(chapters_width);
  const float gutter = ui.px(36);
  lay_chapters(ui, {room.x, top, left, height});
  lay_text(ui, {room.x + left + gutter, top, room.w - left - gutter, height});
}

void RulesScreen::lay_editions(Ui& ui, const SDL_FRect& room) {
  const float gap = ui.px(12);
  const auto count = static_cast<float>(editions().size());
  const float width = (room.w - (count - 1) * gap) / count;
  SDL_FRect rect{room.x, room.y, width, room.h};
  for (const std::string_view edition : editions()) {
    const std::string id = "rules of " + std::string(edition);
    if (ui.toggle(id, rect, edition_name(ui.words(), edition), edition == edition_)) {
      edition_ = edition;
      chapter_.reset();
    }
    rect.x += width + gap;
  }
}

void RulesScreen::lay_chapters(Ui& ui, const SDL_FRect& room) {
  ui.begin_scroll("chapters", {room.x - ui.px(2), room.y, room.w + ui.px(14), room.h});
  const float scrolled = ImGui::GetScrollY();
  SDL_FRect rect{room.x, room.y - scrolled, room.w, ui.px(chapter_row)};
  if (chapter_line(ui, "chapter turn", rect, ui.say("the-turn"), !chapter_)) chapter_.reset();
  rect.y += rect.h;
  std::string_view whose = edition_;
  for (std::size_t at = 0; at < book().chapters.size(); ++at) {
    const Rulebook::Chapter& chapter = book().chapters[at];
    if (chapter.edition != whose) {
      whose = chapter.edition;
      rect.y += ui.px(8);
      ui.left(Type::small, {rect.x + ui.px(12), rect.y, rect.w, ui.px(22)}, style::dimmed,
              edition_name(ui.words(), whose));
      rect.y += ui.px(24);
    }
    if (chapter_line(ui, "chapter " + std::to_string(at), rect, chapter.title, chapter_ == at)) chapter_ = at;
    rect.y += rect.h;
  }
  ui.end_scroll(rect.y + scrolled - room.y);
}

void RulesScreen::lay_text(Ui& ui, const SDL_FRect& room) {
  ui.begin_scroll("text of " + edition_ + (chapter_ ? std::to_string(*chapter_) : std::string()),
                  {room.x, room.y, room.w + ui.px(22), room.h});
  scroll_by_key(ui, room.h);
  const float scrolled = ImGui::GetScrollY();
  const float y = room.y - scrolled;
  const float end = chapter_ ? write_chapter(ui, room.x, y, room.w) : write_edition(ui, room.x, y, room.w);
  ui.soften(room, end, style::panel);
  ui.end_scroll(end + scrolled - room.y);
}

float RulesScreen::write_chapter(Ui& ui, float x, float y, float width) const {
  const Rulebook::Chapter& chapter = book().chapters[*chapter_];
  if (chapter.edition != edition_) {
    y += ui.text(
             Type::small, x, y, style::quiet,
             fuba::ui(ui.words(), "silent-edition", {{"edition", edition_name(ui.words(), chapter.edition)}}),
             width) +
         ui.px(16);
  }
  const bool last = *chapter_ + 1 == book().chapters.size();
  const std::size_t end = last ? book().sections.size() : book().chapters[*chapter_ + 1].first;
  std::vector<const Rulebook::Section*> sections;
  for (std::size_t at = chapter.first; at < end; ++at) sections.push_back(&book().sections[at]);
  return write_sections(ui, x, y, width, edition_, sections);
}

/// What playing the edition is like, and how its turns go.
float RulesScreen::write_edition(Ui& ui, float x, float y, float width) const {
  y += ui.text(Type::text, x, y, style::text, edition_help(ui.words(), edition_), width) + ui.px(6);
  y += ui.text(Type::text, x, y, style::quiet, edition_difference(ui.words(), edition_), width) + ui.px(20);
  return write_turn(ui, x, y, width, book(), std::nullopt);
}

}  // namespace fuba::app
