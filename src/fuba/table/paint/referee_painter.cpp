#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

void hop(const MatStudio& mat, SDL_FPoint from, SDL_FPoint to, float progress, float radius) {
  const float height = std::sin(pi * progress) * 11 * mat.unit;
  const SDL_FPoint ground = mix(from, to, progress);
  const int size = pixels(2 * radius);
  const auto& under = mat.picture(fmt::format("referee shadow {}", size), [&] {
    const float half = std::ceil(1.4F * radius);
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half, half}, radius}, {0, 0, 0, 140}, 0.4F * radius);
    return canvas;
  });
  mat.studio.show_centred(under, {ground.x + 1.5F * mat.unit, ground.y + 2.5F * mat.unit + 0.3F * height});
  const auto& piece = mat.picture(fmt::format("referee {}", size),
                                  [&] { return mat.studio.drawings.plain("pieces/referee", size, size); });
  mat.studio.show_centred(piece, {ground.x, ground.y - height});
}

void paint_tens(const MatStudio& mat, Team team, SDL_FPoint referee, int number) {
  const auto& label = mat.picture(fmt::format("tens {}", number), [&] {
    return mat.studio.lettering.label(fmt::format("+{}", number), 12 * mat.unit, Weight::bold,
                                      mat.studio.theme.accent);
  });
  mat.studio.show_centred(label,
                          {referee.x + (team == Team::home ? 1.0F : -1.0F) * 24 * mat.unit, referee.y});
}

}  // namespace

void paint_elapsed(const MatStudio& mat, int half, float time_square) {
  if (time_square < 1) return;
  const SDL_FRect first = mat.layout.time_rect(half, 1);
  const SDL_FRect last = mat.layout.time_rect(half, static_cast<int>(time_square));
  const float line = std::max(2.0F, 2.4F * mat.unit);
  mat.studio.fill({first.x, first.y + first.h - line, last.x + last.w - first.x, line},
                  mat.studio.theme.accent);
}

void paint_referees(const MatStudio& mat, const MatScene& scene) {
  const auto square = static_cast<int>(scene.time_square);
  hop(mat, mat.layout.referee_spot(scene.half, std::clamp(square, 0, time_squares - 1)),
      mat.layout.referee_spot(scene.half, std::clamp(square + 1, 0, time_squares - 1)),
      scene.time_square - std::floor(scene.time_square), 11 * mat.unit);
  for (const Team team : teams) {
    const float goals = scene.goals[index(team)];
    const auto whole = static_cast<int>(goals);
    const SDL_FPoint from = middle(mat.layout.goal_track_rect(team, whole % goal_squares));
    hop(mat, from, middle(mat.layout.goal_track_rect(team, (whole + 1) % goal_squares)),
        goals - std::floor(goals), 12 * mat.unit);
    if (whole >= goal_squares) paint_tens(mat, team, from, whole / goal_squares * goal_squares);
  }
}

}  // namespace fuba::paint
