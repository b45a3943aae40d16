#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "brushes.hpp"

namespace fuba::paint {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

int pixels(float length) { return static_cast<int>(std::lround(length)); }

/// From 0 to 1 while `value` goes from `from` to `to`, easing at both ends.
float eased(float from, float to, float value) {
  const float t = std::clamp((value - from) / (to - from), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

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
  for (int row = 0; row <= rows; ++row)
    for (int column = 0; column <= columns; ++column) {
      const SDL_FPoint here = knot(column, row, columns, rows);
      if (column < columns) canvas.fill(Segment{here, knot(column + 1, row, columns, rows), 1.3F}, string);
      if (row < rows) canvas.fill(Segment{here, knot(column, row + 1, columns, rows), 1.3F}, string);
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

const Texture& words(Studio& studio, std::string_view text, float size, SDL_Color colour) {
  return studio.picture(
      fmt::format("words {} {} {} {} {}", text, pixels(size), colour.r, colour.g, colour.b),
      [&] { return studio.lettering.label(std::string(text), size, Weight::bold, colour); });
}

/// The score turns over: the old one leaves upwards as the new one comes from below.
void score(Studio& studio, const GoalScene& scene, SDL_FPoint centre, float size, float turned,
           float opacity) {
  const SDL_Rect window{pixels(centre.x - 3 * size), pixels(centre.y - 0.62F * size), pixels(6 * size),
                        pixels(1.24F * size)};
  SDL_RenderSetClipRect(studio.renderer, &window);
  const float step = 1.3F * size;
  if (turned < 1)
    studio.show_centred(words(studio, scene.before, size, studio.theme.text),
                        {centre.x, centre.y - step * turned}, opacity * (1 - turned));
  if (turned > 0)
    studio.show_centred(words(studio, scene.after, size, studio.theme.text),
                        {centre.x, centre.y + step * (1 - turned)}, opacity * turned);
  SDL_RenderSetClipRect(studio.renderer, nullptr);
}

/// Folds of velvet, as many as fit in one picture that is hung side by side.
constexpr int folds = 4;

Canvas velvet(int width, int height, const Theme& theme) {
  Canvas canvas(width, height);
  const SDL_Color cloth = mix({128, 36, 52, 255}, theme.room, 0.18F);
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  canvas.shade(RoundRect{{0, 0, w, h}, 0}, 1, [&](float x, float y, float) {
    const float along = x / w;
    // No two folds are equally wide, and they sway a little on their way down.
    const float phase = 2 * pi *
                        (folds * along + 0.22F * std::sin(2 * pi * along) +
                         0.16F * std::sin(4 * pi * along + 1) + 0.03F * std::sin(5 * y / h));
    const float fold = 0.5F - 0.5F * std::cos(phase);
    const float sheen = std::pow(0.5F - 0.5F * std::cos(phase + 0.9F), 5.0F);
    const float lamp = 1.04F - 0.55F * std::abs(y / h - 0.34F);
    const float nap = (grain(static_cast<int>(x), static_cast<int>(y)) - 0.5F) * 0.05F;
    return lit(cloth, std::clamp((0.34F + 0.5F * fold + 0.24F * sheen) * lamp + nap, 0.0F, 1.2F));
  });
  // A braid above the hem, which goes on in the picture beside it.
  const float braid = std::max(4.0F, 0.012F * h);
  const float turns = std::round(w / braid);
  canvas.shade(RoundRect{{-braid, h - 3 * braid, w + 2 * braid, braid}, 0}, 1,
               [&](float x, float, float distance) {
                 const float twist = 0.78F + 0.16F * std::sin(2 * pi * turns * x / w);
                 return lit(theme.accent, distance > -1 ? 0.5F : twist);
               });
  return canvas;
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
  studio.show_centred(words(studio, scene.shout, 76 * unit, colours.body), {middle, top + 62 * unit}, said);
  studio.show_centred(words(studio, scene.name, 26 * unit, studio.theme.text), {middle, top + 122 * unit},
                      said);
  score(studio, scene, {middle, top + 188 * unit}, 52 * unit, eased(0.42F, 0.6F, scene.phase), said);
}

void paint_curtain(Studio& studio, const SDL_FRect& rect, float progress) {
  const float closed = std::clamp(progress, 0.0F, 1.0F);
  if (closed <= 0) return;
  const int fold = std::max(96, pixels(rect.h * 0.36F));
  const auto& cloth = studio.picture(fmt::format("velvet {} {}", fold, pixels(rect.h)),
                                     [&] { return velvet(fold, pixels(rect.h), studio.theme); });
  const float half = std::ceil(rect.w / 2);
  const SDL_Rect whole{pixels(rect.x), pixels(rect.y), pixels(rect.w), pixels(rect.h)};
  SDL_RenderSetClipRect(studio.renderer, &whole);
  const float drawn = half * closed;
  const auto step = static_cast<float>(fold);
  for (float x = rect.x + drawn - step; x > rect.x - step; x -= step) studio.show(cloth, x, rect.y);
  for (float x = rect.x + rect.w - drawn; x < rect.x + rect.w; x += step) studio.show(cloth, x, rect.y);
  // The edges throw a shadow until they meet.
  if (closed < 1) {
    constexpr int steps = 12;
    for (int at = 1; at <= steps; ++at) {
      const float wide = static_cast<float>(at * at) * 0.0002F * rect.w;
      studio.fill({rect.x + drawn, rect.y, wide, rect.h}, {0, 0, 0, 20});
      studio.fill({rect.x + rect.w - drawn - wide, rect.y, wide, rect.h}, {0, 0, 0, 20});
    }
  }
  SDL_RenderSetClipRect(studio.renderer, nullptr);
}

void paint_whistle(Studio& studio, SDL_FPoint centre, float size) {
  const int side = pixels(size);
  studio.show_centred(studio.picture(fmt::format("whistle {}", side),
                                     [&] { return studio.drawings.plain("whistle", side, side); }),
                      centre);
}

}  // namespace fuba::paint
