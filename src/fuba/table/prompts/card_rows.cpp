#include "fuba/table/prompts/card_rows.hpp"

namespace fuba::app {
namespace {

constexpr float large_card_width = 304;
constexpr float large_card_height = 426;
constexpr float row_width = 500;
constexpr float beside_card = 52;
constexpr float between_rows = 10;

}  // namespace

CardRows::CardRows(const Ui& ui, const SDL_FRect& mat) {
  const float height = ui.px(large_card_height);
  const float left = mat.x + (mat.w - ui.px(large_card_width + beside_card + row_width)) / 2;
  card = {left, mat.y + (mat.h - height) / 2, ui.px(large_card_width), height};
  rows = {card.x + card.w + ui.px(beside_card), card.y, ui.px(row_width), height};
}

SDL_FRect CardRows::row(const Ui& ui, std::size_t at, std::size_t count) const {
  const float between = ui.px(between_rows);
  const float height = (rows.h - between * static_cast<float>(count - 1)) / static_cast<float>(count);
  return {rows.x, rows.y + static_cast<float>(at) * (height + between), rows.w, height};
}

}  // namespace fuba::app
