#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/geometry.hpp"

namespace fuba::paint {

namespace {

/// The net with the ball in it: `bulge` 0 hangs straight, 1 is stretched as far as it goes.
Canvas struck_net(float width, float height, float bulge, const Theme& theme) {
  const float margin = std::ceil(0.06F * height);
  Canvas canvas(pixels(width + 2 * margin), pixels(height + 2 * margin));
  const auto knot = [&](int column, int row, int columns, int rows) {
    const float u = 2 * static_cast<float>(column) / static_cast<float>(columns) - 1;
    const float v = 2 * static_cast<float>(row) / static_cast<float>(rows) - 1;
    const float pull = bulge * 0.34F * std::exp(-5.5F * (u * u * 2.4F + v * v));
    return SDL_FPoint{
        margin + (u * (1 + pull) + 1) / 2 * width,
        margin + (v * (1 + pull) + 1) / 2 * height + 0.05F * height * bulge * (1 - v * v) * (1 - u * u)};
  };
  constexpr int columns = 26;
  constexpr int rows = 10;
  const SDL_Color string = faded(theme.line, 0.55F);
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      const SDL_FPoint here = knot(column, row, columns, rows);
      if (column < columns) canvas.fill(Segment{here, knot(column + 1, row, columns, rows), 1.3F}, string);
      if (row < rows) canvas.fill(Segment{here, knot(column, row + 1, columns, rows), 1.3F}, string);
    }
  }
  const float post = 0.045F * height;
  const SDL_FRect frame{margin, margin, width, height};
  for (const auto& [from, to] :
       {std::pair{SDL_FPoint{frame.x, frame.y + height}, SDL_FPoint{frame.x, frame.y}},
        std::pair{SDL_FPoint{frame.x, frame.y}, SDL_FPoint{frame.x + width, frame.y}},
        std::pair{SDL_FPoint{frame.x + width, frame.y}, SDL_FPoint{frame.x + width, frame.y + height}}})
    canvas.fill(Segment{from, to, post}, {250, 248, 240, 255});
  return canvas;
}

const Texture& written(Studio& studio, std::string_view text, float size, SDL_Color colour) {
  return studio.picture(
      fmt::format("words {} {} {} {} {}", text, pixels(size), colour.r, colour.g, colour.b),
      [&] { return studio.lettering.label(std::string(text), size, Weight::bold, colour); });
}

/// The score turns over: the old one leaves upwards as the new one comes from below.
void turn_score(Studio& studio, const GoalScene& scene, SDL_FPoint centre, float size, float turned,
                float opacity) {
  const SDL_Rect window{pixels(centre.x - 3 * size), pixels(centre.y - 0.62F * size), pixels(6 * size),
                        pixels(1.24F * size)};
  studio.clip(window);
  const float step = 1.3F * size;
  if (turned < 1)
    studio.show_centred(written(studio, scene.before, size, studio.theme.text),
                        {centre.x, centre.y - step * turned}, opacity * (1 - turned));
  if (turned > 0)
    studio.show_centred(written(studio, scene.after, size, studio.theme.text),
                        {centre.x, centre.y + step * (1 - turned)}, opacity * turned);
  studio.clip(std::nullopt);
}

}  // namespace

void paint_goal(Studio& studio, const SDL_FRect& rect, const GoalScene& scene) {
  const float shown = eased(0, 0.12F, scene.phase) * (1 - eased(0.92F, 1, scene.phase));
  studio.fill(rect, faded(lit(studio.theme.room, 0.6F), 0.93F * shown));
  const float unit = std::min(rect.w / 950, rect.h / 574);
  const float middle = rect.x + rect.w / 2;
  const float top = rect.y + rect.h / 2;

  const float width = 520 * unit;
  const float height = 190 * unit;
  const float struck = scene.phase < 0.16F
                           ? 0
                           : std::exp(-4.2F * (scene.phase - 0.16F)) * std::cos(16 * (scene.phase - 0.16F));
  const float bulge = scene.phase < 0.16F ? 0 : 0.45F + 0.55F * struck;
  const SDL_FPoint goal{middle, top - 128 * unit};
  const Canvas net = struck_net(width, height, bulge, studio.theme);
  studio.show_once(net, goal.x - static_cast<float>(net.width()) / 2,
                   goal.y - static_cast<float>(net.height()) / 2, shown);
  const float flight = std::clamp(scene.phase / 0.16F, 0.0F, 1.0F);
  const float drop = eased(0.4F, 0.7F, scene.phase);
  const SDL_FPoint ball{goal.x, goal.y + (1 - flight) * 300 * unit + 0.05F * height + drop * 0.33F * height};
  if (shown > 0.4F)
    paint_ball(studio, ball, (44 - 18 * flight) * unit, 1, {0, -(1 - flight) * 200 * unit}, 0);

  const TeamColours& colours = studio.theme.team(scene.scorer);
  const float said = eased(0.16F, 0.3F, scene.phase) * shown;
  const float across = eased(0.16F, 0.36F, scene.phase);
  const SDL_FRect band{middle - across * 260 * unit, top + 2 * unit, across * 520 * unit, 5 * unit};
  studio.fill(band, faded(colours.body, shown));
  studio.show_centred(written(studio, scene.shout, 76 * unit, colours.body), {middle, top + 62 * unit}, said);
  studio.show_centred(written(studio, scene.name, 26 * unit, studio.theme.text), {middle, top + 122 * unit},
                      said);
  turn_score(studio, scene, {middle, top + 188 * unit}, 52 * unit, eased(0.42F, 0.6F, scene.phase), said);
}

}  // namespace fuba::paint
