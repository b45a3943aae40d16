#include "app/table/option_cards.hpp"

#include "app/window/letters.hpp"

namespace fuba::table {
namespace {

constexpr float card_gap = 12;
constexpr float margin = 13;

void tick_box(Ui& ui, const SDL_FRect& box, bool on) {
  if (!on) return ui.outline(box, style::dimmed, 1.5F, 5);
  ui.fill(box, style::accent, 5);
  const auto point = [&](float x, float y) { return ImVec2(box.x + x * box.w, box.y + y * box.h); };
  const std::array tick{point(0.24F, 0.53F), point(0.43F, 0.72F), point(0.77F, 0.3F)};
  ui.list().AddPolyline(tick.data(), static_cast<int>(tick.size()), style::on_accent, 0, ui.px(2.4F));
}

/// True if it was pressed.
bool lay_card(Ui& ui, const SDL_FRect& rect, const OptionCard& card, char letter) {
  ui.fill(rect, ui.pointer_in(rect) ? style::hovered
                : card.on           ? style::raised
                                    : style::with_alpha(style::raised, 0.45F));
  ui.edge(rect);
  const float left = rect.x + ui.px(margin);
  const SDL_FRect head{rect.x, rect.y + ui.px(8), rect.w, ui.px(22)};
  const float box = ui.px(20);
  tick_box(ui, {left, head.y + (head.h - box) / 2, box, box}, card.on);
  const float title = left + box + ui.px(8);
  ui.left(Type::strong, {title, head.y, rect.x + rect.w - ui.px(36) - title, head.h},
          card.on ? style::text : style::quiet, card.name);
  ui.badge(head, letter, style::quiet);
  ui.text(Type::small, left, head.y + head.h + ui.px(5), style::quiet, card.help, rect.w - ui.px(2 * margin));
  const std::string id = "option " + card.id;
  const bool pressed = ui.spot(id, rect, letter);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  return pressed;
}

}  // namespace

std::optional<std::size_t> lay_option_cards(Ui& ui, const SDL_FRect& room,
                                            const std::vector<OptionCard>& cards,
                                            const std::vector<std::string>& taken) {
  std::vector<std::string> labels = taken;
  for (const OptionCard& card : cards) labels.push_back(card.name);
  const std::vector<char> letters = fuba::app::letters_for(labels);
  const auto count = static_cast<float>(cards.size());
  const float width = (room.w - (count - 1) * ui.px(card_gap)) / count;
  SDL_FRect rect{room.x, room.y, width, room.h};
  std::optional<std::size_t> pressed;
  for (std::size_t at = 0; at < cards.size(); ++at) {
    if (lay_card(ui, rect, cards[at], letters[taken.size() + at])) pressed = at;
    rect.x += width + ui.px(card_gap);
  }
  return pressed;
}

}  // namespace fuba::table
