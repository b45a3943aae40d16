#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

/// How each light looks: strength of its filling, of the glow along its edge, and of its rim.
struct Look {
  SDL_Color colour;
  float filling;
  float glow;
  float rim;
};

Look look(const Theme& theme, Light light) {
  switch (light) {
    case Light::legal:
      return {theme.accent, 0.12F, 0.55F, 0.8F};
    case Light::hovered:
      return {theme.accent, 0.42F, 0.4F, 1};
    case Light::target:
      return {theme.accent, 0.24F, 0.45F, 1};
    case Light::origin:
      return {theme.line, 0.06F, 0.12F, 0.95F};
    case Light::better:
      return {theme.good, 0.24F, 0.45F, 1};
    case Light::refused:
      return {theme.bad, 0.22F, 0.35F, 0.9F};
  }
  return {};
}

Canvas light_picture(float unit, const SDL_FRect& rect, const Look& looks) {
  const float inset = 2 * unit;
  const float reach = 22 * unit;
  const float rim = 2.4F * unit;
  Canvas canvas(pixels(rect.w), pixels(rect.h));
  const auto rows = [&](int from, int end) {
    const RoundRect area{{inset, inset, rect.w - 2 * inset, rect.h - 2 * inset}, 7 * unit};
    const SDL_FRect part{0, static_cast<float>(from), rect.w, static_cast<float>(end - from)};
    canvas.shade(Clipped<RoundRect>{area, part}, 1, [&](float, float, float distance) {
      const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
      const float on_rim = std::clamp(0.5F + distance + rim, 0.0F, 1.0F);
      const float soft = looks.filling + looks.glow * edge * edge * edge;
      return faded(looks.colour, std::min(1.0F, soft + (looks.rim - soft) * on_rim));
    });
  };
  // All rows are alike that lie farther from both ends than the glow reaches.
  const int like = static_cast<int>(std::ceil(inset + reach));
  const int other = std::max(like + 1, static_cast<int>(rect.h - inset - reach));
  rows(0, like + 1);
  canvas.repeat_row(like, std::min(other, canvas.height()));
  rows(other, canvas.height());
  return canvas;
}

void paint_light(const MatStudio& mat, const SDL_FRect& rect, Light light, float breath) {
  const auto make = [&] { return light_picture(mat.unit, rect, look(mat.studio.theme, light)); };
  const std::string name = fmt::format("light {} {} {}", rect.w, rect.h, static_cast<int>(light));
  if (light != Light::legal) return mat.studio.show(mat.picture(name, make), rect.x, rect.y);
  const float strength = 0.5F + 0.5F * std::clamp(breath, 0.0F, 1.0F);
  mat.studio.show(mat.fainter_picture(name, strength, make), rect.x, rect.y);
}

}  // namespace

SDL_Color colour_of(const Theme& theme, Light light) { return look(theme, light).colour; }

void paint_light(const MatStudio& mat, const LitArea& area, float breath) {
  paint_light(mat, mat.layout.area(area.area), area.light, breath);
}

void paint_light(const MatStudio& mat, const LitGoal& goal, float breath) {
  const SDL_FRect net = mat.layout.goal(goal.defends);
  const float reach = 6 * mat.unit;
  paint_light(mat, {net.x - reach, net.y - reach, net.w + 2 * reach, net.h + 2 * reach}, goal.light, breath);
}

}  // namespace fuba::paint
