#include "fuba/table/edition_cards.hpp"

#include <algorithm>

#include "fuba/words/words.hpp"

namespace fuba::app {
namespace {

constexpr float edition_gap = 12;
constexpr float edition_margin = 14;
constexpr float edition_head = 36;
constexpr float edition_lines_gap = 4;
constexpr float edition_foot = 12;

float card_width(const Ui& ui, float room) {
  const auto count = static_cast<float>(editions().size());
  return (room - (count - 1) * ui.px(edition_gap)) / count;
}

/// A dot in a ring where it is on.
void radio(Ui& ui, ImVec2 centre, bool on) {
  ui.list().AddCircle(centre, ui.px(8), on ? style::accent : style::dimmed, 0, ui.px(1.5F));
  if (on) ui.list().AddCircleFilled(centre, ui.px(4.5F), style::accent);
}

bool card(Ui& ui, const SDL_FRect& rect, std::string_view edition, bool on, char letter) {
  const std::string id = "edition " + std::string(edition);
  ui.fill(rect, ui.pointer_in(rect) ? style::hovered
                : on                ? style::raised
                                    : style::with_alpha(style::raised, 0.45F));
  ui.edge(rect);
  const float left = rect.x + ui.px(edition_margin);
  const float width = rect.w - ui.px(2 * edition_margin);
  const SDL_FRect line{rect.x, rect.y + ui.px(8), rect.w, ui.px(22)};
  radio(ui, {left + ui.px(9), line.y + line.h / 2}, on);
  const float title = left + ui.px(28);
  ui.left(Type::strong, {title, line.y, rect.x + rect.w - ui.px(36) - title, line.h},
          on ? style::text : style::quiet, edition_name(ui.words(), edition));
  ui.badge(line, letter, style::quiet);
  float y = rect.y + ui.px(edition_head);
  y += ui.text(Type::small, left, y, on ? style::text : style::quiet, edition_help(ui.words(), edition),
               width);
  ui.text(Type::small, left, y + ui.px(edition_lines_gap), style::quiet,
          edition_difference(ui.words(), edition), width);
  const bool taken = ui.spot(id, rect, letter);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  return taken;
}

}  // namespace

float edition_cards_height(const Ui& ui, float width) {
  const float wrap = card_width(ui, width) - ui.px(2 * edition_margin);
  float tallest = 0;
  for (const std::string_view edition : editions())
    tallest = std::max(tallest, ui.measure(Type::small, edition_help(ui.words(), edition), wrap).y +
                                    ui.measure(Type::small, edition_difference(ui.words(), edition), wrap).y);
  return ui.px(edition_head + edition_lines_gap + edition_foot) + tallest;
}

std::string_view edition_cards(Ui& ui, const SDL_FRect& room, std::string_view on,
                               std::span<const char> letters) {
  const float width = card_width(ui, room.w);
  std::string_view now = on;
  for (std::size_t at = 0; at < editions().size(); ++at) {
    const float x = room.x + (width + ui.px(edition_gap)) * static_cast<float>(at);
    if (card(ui, {x, room.y, width, room.h}, editions()[at], editions()[at] == on, letters[at]))
      now = editions()[at];
  }
  return now;
}

}  // namespace fuba::app
