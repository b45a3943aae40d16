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

bool card(Ui& ui, const SDL_FRect& rect, std::string_view edition, bool on, char letter, bool in_short) {
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
  const std::string& difference = edition_difference(ui.words(), edition);
  if (!in_short)
    ui.text(Type::small, left, y + ui.px(edition_lines_gap), style::quiet, difference, width);
  else if (ui.pointer_in(rect) || ui.focus().on(id))
    ui.hint_below(rect, difference, {0, 0, ui.width(), ui.height()});
  const bool taken = ui.spot(id, rect, letter);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  return taken;
}

}  // namespace

float edition_cards_height(const Ui& ui, float width, bool in_short) {
  const float wrap = card_width(ui, width) - ui.px(2 * edition_margin);
  const auto height = [&](const std::string& text) { return ui.measure(Type::small, text, wrap).y; };
  float tallest = 0;
  for (const std::string_view edition : editions()) {
    float words = height(edition_help(ui.words(), edition));
    if (!in_short) words += ui.px(edition_lines_gap) + height(edition_difference(ui.words(), edition));
    tallest = std::max(tallest, words);
  }
  return ui.px(edition_head + edition_foot) + tallest;
}

std::string_view edition_cards(Ui& ui, const SDL_FRect& room, std::string_view on,
                               std::span<const char> letters, bool in_short) {
  const float width = card_width(ui, room.w);
  std::string_view now = on;
  for (std::size_t at = 0; at < editions().size(); ++at) {
    const float x = room.x + (width + ui.px(edition_gap)) * static_cast<float>(at);
    if (card(ui, {x, room.y, width, room.h}, editions()[at], editions()[at] == on, letters[at], in_short))
      now = editions()[at];
  }
  return now;
}

}  // namespace fuba::app
