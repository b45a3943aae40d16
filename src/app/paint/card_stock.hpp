#pragma once

#include <SDL_rect.h>

#include <functional>

#include "app/paint/canvas.hpp"

namespace fuba::paint {

// Cards of stiff paper, whatever is printed on them.

inline constexpr SDL_Color card_paper{247, 242, 229, 255};
inline constexpr SDL_Color card_ink{28, 34, 40, 255};

/// Room around a card for its shadow and its rim, as a part of its width.
inline constexpr float card_surround = 0.1F;

/// The largest card, 5 : 7, in the middle of a rectangle.
SDL_FRect fitted_card(const SDL_FRect& rect);

/// How round the corners of a card are, as a part of its width, and how soft its shadow is at least.
struct CardCut {
  float corner = 0.07F;
  float least_shadow = 0;
};

/// A card with its shadow: what is printed on it is drawn by `print`, between its edges.
Canvas card_stock(float width, float height, SDL_Color ground,
                  const std::function<void(Canvas&, const SDL_FRect&)>& print, const CardCut& cut = {});

}  // namespace fuba::paint
