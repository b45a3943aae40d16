#include "app/window/speech_card.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuba::app {
namespace {

constexpr float card_width = 330;
constexpr float card_margin = 14;
constexpr float button_height = 34;
constexpr float away = 18;                  ///< points between the card and what it speaks of
constexpr int steps_across = 12;            ///< places that are tried along each side of the room
constexpr float covered_weight = 0.06F;     ///< pixels of way that a covered square pixel is worth
constexpr float out_of_sight_weight = 500;  ///< of way that a pixel out of sight is worth

float overlap(const SDL_FRect& a, const SDL_FRect& b) {
  const float w = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
  const float h = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

float total_overlap(const SDL_FRect& card, std::span<const SDL_FRect> others) {
  float sum = 0;
  for (const SDL_FRect& other : others) sum += overlap(card, other);
  return sum;
}

/// How far two rectangles lie apart.
float gap_between(const SDL_FRect& a, const SDL_FRect& b) {
  const float x = std::max({0.0F, b.x - (a.x + a.w), a.x - (b.x + b.w)});
  const float y = std::max({0.0F, b.y - (a.y + a.h), a.y - (b.y + b.h)});
  return std::hypot(x, y);
}

/// How many pixels a window is too small for a card and all that it speaks of.
float beyond(SDL_FPoint window, const SDL_FRect& card, std::span<const SDL_FRect> about) {
  SDL_FRect all = card;
  for (const SDL_FRect& each : about) SDL_UnionFRect(&all, &each, &all);
  return std::max(0.0F, all.w - window.x) + std::max(0.0F, all.h - window.y);
}

SDL_FPoint midpoint_of(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

SDL_FRect widened(const SDL_FRect& rect, float rim) {
  return {rect.x - rim, rect.y - rim, rect.w + 2 * rim, rect.h + 2 * rim};
}

/// The point of a rectangle that is nearest to another point.
ImVec2 nearest_of(const SDL_FRect& rect, SDL_FPoint to) {
  return {std::clamp(to.x, rect.x, rect.x + rect.w), std::clamp(to.y, rect.y, rect.y + rect.h)};
}

/// Rims around what the card speaks of, and a line from it to the nearest of them.
void point_out(Ui& ui, const SDL_FRect& card, std::span<const SDL_FRect> about) {
  ImDrawList& above = *ImGui::GetForegroundDrawList();
  const SDL_FRect* nearest = nullptr;
  for (const SDL_FRect& each : about) {
    const SDL_FRect rim = widened(each, ui.px(2));
    above.AddRect({rim.x, rim.y}, {rim.x + rim.w, rim.y + rim.h}, style::accent, ui.px(8), 0, ui.px(2.5F));
    if (nearest == nullptr || gap_between(card, each) < gap_between(card, *nearest)) nearest = &each;
  }
  if (nearest == nullptr) return;
  const ImVec2 end = nearest_of(widened(*nearest, ui.px(2)), midpoint_of(card));
  const ImVec2 start = nearest_of(card, {end.x, end.y});
  above.AddLine(start, end, style::accent, ui.px(2.5F));
  above.AddCircleFilled(end, ui.px(5), style::accent);
}

struct Heights {
  float heading;
  float text;
  float answer;
  float buttons;
  float whole;
};

Heights heights_of(const Ui& ui, const SpeechCard& card, float width) {
  const float gap = ui.px(10);
  Heights heights{};
  heights.heading = card.heading.empty() ? 0 : ui.measure(Type::small, card.heading, width).y + ui.px(6);
  heights.text = ui.measure(Type::text, card.text, width).y;
  heights.answer = card.answer.empty() ? 0 : ui.measure(Type::text, card.answer, width - ui.px(12)).y + gap;
  heights.buttons = card.buttons.empty() ? 0 : ui.px(button_height) + gap;
  heights.whole = heights.heading + heights.text + heights.answer + heights.buttons + ui.px(2 * card_margin);
  return heights;
}

/// A row of buttons; the leading one is as wide as the room that the others leave.
std::optional<std::string> lay_buttons(Ui& ui, const SDL_FRect& row, const SpeechCard& card) {
  const float gap = ui.px(8);
  std::vector<float> widths;
  float rest = row.w + gap;
  for (const SpeechCard::Button& button : card.buttons) {
    widths.push_back(ui.measure(Type::text, button.label).x + ui.px(24));
    rest -= widths.back() + gap;
  }
  std::optional<std::string> pressed;
  float x = row.x;
  for (std::size_t at = 0; at < card.buttons.size(); ++at) {
    const SpeechCard::Button& button = card.buttons[at];
    const float width = widths[at] + (button.leading ? std::max(0.0F, rest) : std::min(0.0F, rest));
    if (ui.button(button.id, {x, row.y, width, row.h}, button.label, 0, button.leading)) pressed = button.id;
    x += width + gap;
  }
  return pressed;
}

/// A button in small letters at the end of the line of the heading.
bool lay_beside_heading(Ui& ui, const SDL_FRect& line, const SpeechCard::Button& button) {
  const float width = ui.measure(Type::small, button.label).x + ui.px(16);
  return ui.button(button.id, {line.x + line.w - width, line.y - ui.px(4), width, ui.px(24)}, button.label);
}

}  // namespace

SDL_FRect place_beside(const SDL_FRect& room, SDL_FPoint size, std::span<const SDL_FRect> about,
                       std::span<const SDL_FRect> seen, SDL_FPoint window) {
  const float width = std::min(size.x, room.w);
  const float height = std::min(size.y, room.h);
  SDL_FRect best{room.x, room.y, width, height};
  float least = std::numeric_limits<float>::max();
  for (int column = 0; column <= steps_across; ++column) {
    for (int line = 0; line <= steps_across; ++line) {
      const SDL_FRect place{room.x + (room.w - width) * static_cast<float>(column) / steps_across,
                            room.y + (room.h - height) * static_cast<float>(line) / steps_across, width,
                            height};
      constexpr float forbidden = 1000;
      float cost = forbidden * total_overlap(place, about) + covered_weight * total_overlap(place, seen);
      for (const SDL_FRect& each : about) cost += gap_between(place, each) / static_cast<float>(about.size());
      cost += out_of_sight_weight * beyond(window, place, about);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  }
  return best;
}

float speech_height(const Ui& ui, const SpeechCard& card, float width) {
  return std::ceil(heights_of(ui, card, width - ui.px(2 * card_margin)).whole);
}

std::optional<std::string> lay_speech(Ui& ui, const SDL_FRect& rect, const SpeechCard& card) {
  const float margin = ui.px(card_margin);
  const float inner = rect.w - 2 * margin;
  const Heights heights = heights_of(ui, card, inner);
  ui.focus().heed({card.text + card.answer, rect, card.about});
  ui.fill(rect, style::panel);
  ui.outline(rect, style::accent, 1.5F);
  std::optional<std::string> pressed;
  float y = rect.y + margin;
  const float x = rect.x + margin;
  if (!card.heading.empty()) {
    ui.text(Type::small, x, y, style::accent, card.heading, inner);
    if (card.beside_heading && lay_beside_heading(ui, {x, y, inner, heights.heading}, *card.beside_heading))
      pressed = card.beside_heading->id;
    y += heights.heading;
  }
  y += ui.text(Type::text, x, y, style::text, card.text, inner);
  if (!card.answer.empty()) {
    y += ui.px(10);
    const float high = ui.text(Type::text, x + ui.px(12), y, style::accent, card.answer, inner - ui.px(12));
    ui.fill({x, y, ui.px(3), high}, style::accent, 2);
    y += high;
  }
  if (!card.buttons.empty())
    if (const auto button = lay_buttons(ui, {x, y + ui.px(10), inner, ui.px(button_height)}, card))
      pressed = button;
  return pressed;
}

std::optional<std::string> lay_speech_card(Ui& ui, const SDL_FRect& room, const SpeechCard& card) {
  const float width = ui.px(card_width);
  std::vector<SDL_FRect> kept_free;
  for (const SDL_FRect& each : card.about) kept_free.push_back(widened(each, ui.px(away)));
  const float rim = ui.px(8);
  const float margin = ui.px(card_margin);
  const SDL_FRect rect = place_beside(widened(room, -rim), {width, speech_height(ui, card, width)}, kept_free,
                                      card.seen, {ui.part().w - margin, ui.part().h - margin});
  ui.begin_overlay("##speech", rect);
  const auto pressed = lay_speech(ui, rect, card);
  ui.end_overlay();
  point_out(ui, rect, card.about);
  return pressed;
}

}  // namespace fuba::app
