#include "app/season/competitions_screen.hpp"

#include "app/season/season_panels.hpp"

namespace fuba::app {

CompetitionsScreen::CompetitionsScreen(Director& director) : director_(director) {
  for (const auto& file : competition_files(director))
    shelved_.push_back(look_at_competition(director, file));
}

void CompetitionsScreen::frame(Ui& ui) {
  bool back = false;
  SDL_FRect room = season_page_room(ui, ui.say("title-competitions"), ui.say("season-subtitle"), back);
  const float button = ui.px(54);
  if (shelved_.empty()) {
    ui.text(Type::text, room.x, room.y + ui.px(20), style::quiet, ui.say("season-none-yet"), ui.px(640));
    room.y += ui.px(90);
  }
  if (ui.button("new competition", {room.x, room.y, ui.px(300), button}, ui.say("season-new"), 'n',
                shelved_.empty()))
    director_.go(place::NewCompetition{});
  room.y += button + ui.px(20);
  lay_rows(ui, {room.x, room.y, room.w, ui.height() - ui.px(24) - room.y});
  if (back) director_.back();
}

/// A row each: name and kind, and how it stands.
void CompetitionsScreen::lay_rows(Ui& ui, const SDL_FRect& room) {
  const float height = ui.px(64);
  const float step = height + ui.px(8);
  ui.begin_scroll("competitions", room);
  float y = room.y - ImGui::GetScrollY();
  for (std::size_t at = 0; at < shelved_.size(); ++at, y += step) {
    const Shelved& each = shelved_[at];
    const SDL_FRect rect{room.x, y, room.w - ui.px(16), height};
    const std::string id = "competition " + each.file.stem().string();
    const bool taken = ui.spot(id, rect, 0, at == 0);
    const bool hot = ui.pointer_in(rect);
    ui.fill(rect, hot ? style::hovered : style::raised);
    if (ui.focus().on(id)) ui.outline(rect, style::accent);
    if (!each.over && each.usable)
      ui.fill({rect.x, rect.y + ui.px(10), ui.px(3), rect.h - ui.px(20)}, style::accent, 2);
    const float x = rect.x + ui.px(18);
    const float left = rect.w * 0.42F;
    ui.left(Type::strong, {x, rect.y + ui.px(8), left, ui.px(26)}, style::text, each.name);
    ui.left(Type::small, {x, rect.y + ui.px(34), left, ui.px(20)}, style::quiet, each.kind);
    ui.left(Type::text, {x + left + ui.px(16), rect.y, rect.w - left - ui.px(50), rect.h},
            each.usable ? style::text : style::bad, each.state);
    if (taken) open_competition(director_, each.file);
  }
  const float end = y + ImGui::GetScrollY() - room.y;
  ui.soften(room, room.y + end - ImGui::GetScrollY(), style::panel);
  ui.end_scroll(end);
}

}  // namespace fuba::app
