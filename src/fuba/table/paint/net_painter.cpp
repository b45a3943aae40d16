#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

void paint_net(const MatStudio& mat, Team defends, float shake) {
  if (shake <= 0) return;
  const SDL_FRect goal = mat.layout.goal(defends);
  const float outward = defends == Team::home ? -1.0F : 1.0F;
  const float bulge = outward * 12 * mat.unit * shake;
  const float left = goal.x - std::max(-bulge, 0.0F) - 2;
  Canvas canvas(pixels(goal.w + std::abs(bulge)) + 4, pixels(goal.h));
  const float edge = defends == Team::home ? goal.x - left : goal.x + goal.w - left;
  const int strands = 12;
  for (int strand = 0; strand < strands; ++strand) {
    const auto at = [&](int number) {
      const float y = goal.h * static_cast<float>(number) / strands;
      return SDL_FPoint{edge + bulge * std::sin(pi * y / goal.h), y};
    };
    canvas.fill(Segment{at(strand), at(strand + 1), 3 * mat.unit}, mat.studio.theme.line);
    canvas.fill(Segment{{edge - outward * goal.w, at(strand).y}, at(strand), 1},
                faded(mat.studio.theme.line, 0.7F));
  }
  mat.studio.show_once(canvas, left, goal.y);
}

}  // namespace fuba::paint
