#include "app/paint/card_stock.hpp"

#include <utility>

#include "app/paint/geometry.hpp"

namespace fuba::paint {

SDL_FRect fitted_card(const SDL_FRect& rect) {
  const float width = std::min(rect.w, rect.h * 5 / 7);
  const float height = width * 7 / 5;
  return {rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height};
}

Canvas card_stock(float width, float height, SDL_Color ground,
                  const std::function<void(Canvas&, const SDL_FRect&)>& print, const CardCut& cut) {
  const float margin = std::ceil(card_surround * width);
  Canvas canvas(pixels(width + 2 * margin), pixels(height + 2 * margin));
  const SDL_FRect card{margin, margin, width, height};
  const float round = cut.corner * width;
  const SDL_FRect hidden{card.x + round, card.y + round, card.w - 2 * round, card.h - 2 * round};
  canvas.fill_around(hidden, RoundRect{{card.x, card.y + 0.025F * width, card.w, card.h}, round},
                     {0, 0, 0, 150}, std::max(cut.least_shadow, 0.08F * width));
  float row = -1;
  SDL_Color inside{};
  canvas.shade(RoundRect{card, round}, 1, [&](float, float y, float distance) {
    const float light = 1.02F - 0.07F * (y - card.y) / card.h;
    if (std::exchange(row, y) != y) inside = lit(ground, std::min(light, 1.0F));
    return distance > -1.2F ? lit(ground, light * 0.86F) : inside;
  });
  print(canvas, card);
  return canvas;
}

}  // namespace fuba::paint
