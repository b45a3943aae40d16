#include "app/season/season_panels.hpp"

#include <algorithm>
#include <charconv>

namespace fuba::app {

SDL_FRect season_page_room(Ui& ui, std::string_view heading, std::string_view below, bool& back) {
  const float width = std::min(ui.width() - ui.px(2 * season_margin), ui.px(season_widest));
  const SDL_FRect room{(ui.width() - width) / 2, 0, width, ui.height() - ui.px(24)};
  ui.fill({room.x - ui.px(season_margin), 0, room.w + ui.px(2 * season_margin), ui.height()}, style::panel,
          0);
  const float button = ui.px(110);
  const float words = room.w - button - ui.px(20);
  ui.left(Type::number, {room.x, ui.px(22), words, ui.px(40)}, style::text, heading);
  ui.left(Type::small, {room.x, ui.px(62), words, ui.px(22)}, style::quiet, below);
  const bool typing = ui.editing();
  back = ui.button("back", {room.x + room.w - button, ui.px(30), button, ui.px(40)}, ui.say("back"));
  if (ui.key().is(SDLK_ESCAPE) && !typing) back = true;
  return {room.x, ui.px(season_head), room.w, room.h - ui.px(season_head)};
}

ImU32 colour_of(std::string_view text) {
  constexpr ImU32 nameless = IM_COL32(0x9A, 0xA6, 0xAE, 0xFF);
  if (text.size() != 7) return nameless;
  std::array<unsigned, 3> parts{};
  for (std::size_t at = 0; at < parts.size(); ++at)
    std::from_chars(text.data() + 1 + 2 * at, text.data() + 3 + 2 * at, parts[at], 16);
  return IM_COL32(parts[0], parts[1], parts[2], 0xFF);
}

void lay_kit(Ui& ui, SDL_FPoint centre, float radius, const competition::TeamEntry& team) {
  const ImVec2 at{std::round(centre.x), std::round(centre.y)};
  ui.list().AddCircleFilled(at, radius + ui.px(1),
                            style::with_alpha(style::text, style::edges ? 1.0F : 0.31F), 40);
  ui.list().AddCircleFilled(at, radius, colour_of(team.colour), 40);
  ui.list().AddCircleFilled(at, radius * 0.36F, colour_of(team.second.empty() ? team.colour : team.second),
                            32);
}

void right(Ui& ui, Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words) {
  const bool wide = ui.measure(type, words).x > rect.w;
  const ImVec2 in_lines = ui.measure(Type::small, words, rect.w);
  if (wide && in_lines.x <= rect.w && in_lines.y <= rect.h + ui.px(2)) {
    ui.text(Type::small, rect.x + rect.w - in_lines.x, rect.y + (rect.h - in_lines.y) / 2, colour, words,
            rect.w);
    return;
  }
  const std::string line = ui.shortened(type, words, rect.w);
  const ImVec2 size = ui.measure(type, line);
  ui.text(type, rect.x + rect.w - size.x, rect.y + (rect.h - size.y) / 2, colour, line);
}

float lay_heading(Ui& ui, const SDL_FRect& room, std::string_view words) {
  ui.left(Type::strong, {room.x, room.y, room.w, ui.px(30)}, style::text, words);
  return ui.px(36);
}

}  // namespace fuba::app
