#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/geometry.hpp"

namespace fuba::paint {

void paint_offside_line(Studio& studio, const SDL_FRect& field, float x, float unit,
                        const std::string& words) {
  const auto& dash = studio.picture(fmt::format("offside dash {:.2f}", unit), [&] {
    const float width = 3.4F * unit;
    const float length = 11 * unit;
    Canvas canvas(pixels(width + 2), pixels(length + 2));
    const float at = width / 2 + 1;
    canvas.fill(Segment{{at, at}, {at, length + 2 - at}, width + 1.6F}, {10, 20, 16, 140});
    canvas.fill(Segment{{at, at}, {at, length + 2 - at}, width}, studio.theme.bad);
    return canvas;
  });
  const float step = 18 * unit;
  for (float y = field.y + step / 2; y < field.y + field.h; y += step) studio.show_centred(dash, {x, y});
  const int size = pixels(22 * unit);
  const auto& flag = studio.picture(fmt::format("offside flag {}", size),
                                    [&] { return studio.drawings.plain("flag", size, size); });
  studio.show(flag, x - 3 * unit, field.y - 20 * unit);
  const auto& name = studio.picture(fmt::format("offside name {:.2f} {}", unit, words), [&] {
    const float letters = 12 * unit;
    const SDL_FRect chip{0, 0,
                         static_cast<float>(studio.lettering.width(words, letters, Weight::bold)) + 12 * unit,
                         18 * unit};
    Canvas canvas(pixels(chip.w), pixels(chip.h));
    canvas.fill(RoundRect{chip, 6 * unit}, {10, 20, 16, 215});
    studio.lettering.write(canvas, words, middle(chip), letters, Weight::bold, studio.theme.text);
    return canvas;
  });
  const auto width = static_cast<float>(name.width());
  const float right = x + 22 * unit;
  studio.show(name, right + width > field.x + field.w ? x - 6 * unit - width : right, field.y - 19 * unit);
}

}  // namespace fuba::paint
