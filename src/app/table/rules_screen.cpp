#include "app/table/rules_screen.hpp"

#include "app/table/rules_sheet.hpp"
#include "app/window/page.hpp"

namespace fuba::table {
namespace {

constexpr float page_width = 1080;
constexpr float list_width = 300;
constexpr float row_height = 30;

void scroll_by_key(const Ui& ui, float height) {
  const float step = height - ui.px(60);
  if (ui.key().is(SDLK_PAGEDOWN)) ImGui::SetScrollY(ImGui::GetScrollY() + step);
  if (ui.key().is(SDLK_PAGEUP)) ImGui::SetScrollY(ImGui::GetScrollY() - step);
}

}  // namespace

void RulesScreen::frame(Ui& ui) {
  ui.speak(words_);
  const SDL_FRect room = fuba::app::page(ui, director_, ui.say("title-rules"), page_width);
  const float used = ui.text(Type::strong, room.x, room.y, style::accent, name_, room.w) + ui.px(4);
  const float help = ui.text(Type::text, room.x, room.y + used, style::quiet, help_, room.w);
  const float top = room.y + used + help + ui.px(20);
  const float height = room.y + room.h - top;
  const float left = ui.px(list_width);
  const float gutter = ui.px(36);
  lay_chapters(ui, {room.x, top, left, height});
  lay_text(ui, {room.x + left + gutter, top, room.w - left - gutter, height});
}

void RulesScreen::lay_chapters(Ui& ui, const SDL_FRect& room) {
  SDL_FRect rect{room.x, room.y, room.w, ui.px(row_height)};
  for (std::size_t at = 0; at < book_.chapters.size(); ++at) {
    const std::string id = "chapter " + std::to_string(at);
    const bool on = at == chapter_;
    if (on || ui.pointer_in(rect))
      ui.fill(rect, on ? style::raised : style::with_alpha(style::raised, 0.5F), 6);
    if (on) ui.fill({rect.x, rect.y + ui.px(6), ui.px(3), rect.h - ui.px(12)}, style::accent, 2);
    ui.left(Type::text, {rect.x + ui.px(12), rect.y, rect.w - ui.px(20), rect.h},
            on ? style::text : style::quiet, book_.chapters[at].title);
    if (ui.spot(id, rect)) chapter_ = at;
    if (ui.focus().on(id)) ui.outline(rect, style::accent, 2, 6);
    rect.y += rect.h;
  }
}

void RulesScreen::lay_text(Ui& ui, const SDL_FRect& room) {
  ui.begin_scroll("text of rules " + std::to_string(chapter_), {room.x, room.y, room.w + ui.px(22), room.h});
  scroll_by_key(ui, room.h);
  const float scrolled = ImGui::GetScrollY();
  std::vector<const Rulebook::Section*> sections;
  for (const Rulebook::Section& section : book_.chapters[chapter_].sections) sections.push_back(&section);
  const float end = write_sections(ui, room.x, room.y - scrolled, room.w, sections);
  ui.soften(room, end, style::panel);
  ui.end_scroll(end + scrolled - room.y);
}

}  // namespace fuba::table
