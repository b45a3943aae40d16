#include "screens/rules_screen.hpp"

#include "page.hpp"
#include "rules_sheet.hpp"

namespace fuba::app {

void RulesScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-rules"), 720);
  std::vector<const Rulebook::Section*> sections;
  for (const Rulebook::Section& section : director_.book().sections) sections.push_back(&section);
  ui.begin_scroll("book", {room.x, room.y, room.w + ui.px(22), room.h});
  const float step = ui.px(60);
  if (ui.key().is(SDLK_DOWN)) ImGui::SetScrollY(ImGui::GetScrollY() + step);
  if (ui.key().is(SDLK_UP)) ImGui::SetScrollY(ImGui::GetScrollY() - step);
  if (ui.key().is(SDLK_PAGEDOWN)) ImGui::SetScrollY(ImGui::GetScrollY() + room.h - step);
  if (ui.key().is(SDLK_PAGEUP)) ImGui::SetScrollY(ImGui::GetScrollY() - room.h + step);
  const float scrolled = ImGui::GetScrollY();
  const float end = write_sections(ui, room.x, room.y - scrolled, room.w, sections);
  ui.end_scroll(end + scrolled - room.y);
}

}  // namespace fuba::app
