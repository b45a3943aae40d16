#include <fmt/format.h>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

void paint_number(const MatStudio& mat, const Figure& figure) {
  const auto& picture = mat.picture(fmt::format("figure {}", figure.number), [&] {
    const float size = 21 * mat.unit;
    const float width =
        static_cast<float>(mat.studio.lettering.width(figure.number, size, Weight::bold)) + 16 * mat.unit;
    const float height = 27 * mat.unit;
    Canvas canvas(pixels(width), pixels(height));
    const SDL_FRect chip{0, 0, width, height};
    canvas.fill(RoundRect{chip, 8 * mat.unit}, dark(190));
    mat.studio.lettering.write(canvas, figure.number, middle(chip), size, Weight::bold,
                               mat.studio.theme.text);
    return canvas;
  });
  const SDL_FRect& rect = mat.layout.area(figure.area);
  mat.studio.show_centred(picture, {rect.x + rect.w / 2, rect.y + rect.h - 19 * mat.unit});
}

void paint_lines(const MatStudio& mat, const Figure& figure) {
  const float size = 14 * mat.unit;
  const float line = 18 * mat.unit;
  std::string all;
  float width = 0;
  for (const std::string& words : figure.lines) {
    all += words + "\n";
    width = std::max(width, static_cast<float>(mat.studio.lettering.width(words, size, Weight::bold)));
  }
  const auto& picture = mat.picture(fmt::format("figures {}", all), [&] {
    const SDL_FRect chip{0, 0, width + 16 * mat.unit,
                         line * static_cast<float>(figure.lines.size()) + 8 * mat.unit};
    Canvas canvas(pixels(chip.w), pixels(chip.h));
    canvas.fill(RoundRect{chip, 8 * mat.unit}, dark(215));
    float y = 4 * mat.unit + line / 2;
    for (const std::string& words : figure.lines) {
      mat.studio.lettering.write(canvas, words, {chip.w / 2, y}, size, Weight::bold, mat.studio.theme.text);
      y += line;
    }
    return canvas;
  });
  const SDL_FRect& rect = mat.layout.area(figure.area);
  mat.studio.show_centred(picture, {rect.x + rect.w / 2, rect.y + rect.h / 2});
}

}  // namespace

void paint_area_name(const MatStudio& mat, Area area) {
  const auto& picture = mat.picture(fmt::format("area name {}", index(area)), [&] {
    const SDL_FRect chip{0, 0, 30 * mat.unit, 19 * mat.unit};
    Canvas canvas(pixels(chip.w), pixels(chip.h));
    canvas.fill(RoundRect{chip, 6 * mat.unit}, dark(190));
    mat.studio.lettering.write(canvas, std::string(name(area)), middle(chip), 14 * mat.unit, Weight::bold,
                               mat.studio.theme.text);
    return canvas;
  });
  const SDL_FRect& rect = mat.layout.area(area);
  mat.studio.show_centred(picture, {rect.x + rect.w / 2, rect.y + 14 * mat.unit});
}

void paint_figure(const MatStudio& mat, const Figure& figure) {
  if (figure.lines.empty())
    paint_number(mat, figure);
  else
    paint_lines(mat, figure);
}

}  // namespace fuba::paint
