#include "app/paint/lamp.hpp"

#include "app/paint/geometry.hpp"

namespace fuba::paint {

void shine(Canvas& canvas, const SDL_FRect& board) {
  const SDL_FPoint lamp{middle(board).x, board.y + board.h * 0.36F};
  const float reach = 1 / (1.06F * board.w * 1.06F * board.w);
  canvas.light([&](int x, int y) {
    const float dx = static_cast<float>(x) - lamp.x;
    const float dy = (static_cast<float>(y) - lamp.y) * 1.25F;
    const float fall = (dx * dx + dy * dy) * reach;
    const float pool = 1 / (1 + 3.2F * fall);
    const float light = 0.56F + 0.58F * pool + (grain(x, y) - 0.5F) * 0.05F;
    const float warmth = 0.06F * pool;
    return Glow{light + warmth, light + warmth * 0.45F, light - warmth * 0.6F, pool};
  });
}

}  // namespace fuba::paint
