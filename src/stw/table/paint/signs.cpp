#include "stw/table/paint/signs.hpp"

namespace stw::paint {

using fuba::paint::regular;
using fuba::paint::Segment;

namespace {

void draw_arrow_round(Canvas& canvas, SDL_FPoint centre, float size, SDL_Color colour) {
  const float radius = 0.34F * size;
  constexpr int parts = 20;
  for (int at = 0; at < parts - 4; ++at) {
    const float turn = static_cast<float>(at) / parts;
    canvas.fill(
        Segment{around(centre, radius, turn), around(centre, radius, turn + 1.0F / parts), 0.13F * size},
        colour);
  }
  const SDL_FPoint end = around(centre, radius, 0.84F);
  canvas.fill(regular(end, 0.2F * size, 3, 0.08F), colour);
}

}  // namespace

void draw_result(Canvas& canvas, SDL_FPoint centre, float size, ShotResult result, SDL_Color colour,
                 SDL_Color ground) {
  switch (result) {
    case ShotResult::goal:
      draw_football(canvas, centre, 0.42F * size, colour, ground);
      break;
    case ShotResult::corner:
      draw_flag(canvas, centre, 0.9F * size, colour);
      break;
    case ShotResult::goal_kick:
      draw_gloves(canvas, centre, 0.86F * size, colour);
      break;
    case ShotResult::again:
      draw_arrow_round(canvas, centre, size, colour);
      break;
  }
}

}  // namespace stw::paint
