#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_picture.hpp"

namespace fuba::paint {

namespace {

/// The mat of which a miniature is a part, in units, and how much of the mat around the field it shows.
constexpr SDL_FRect whole_mat{0, 0, 980, 574};
constexpr float shown_beside = 27;
constexpr float shown_above = 9;
/// Below this radius in pixels a piece is a plain disc: nothing of its drawing could be told.
constexpr float smallest_drawing = 5.5F;

/// What is seen of the mat.
SDL_FRect cut(const MatLayout& layout) {
  const SDL_FRect& field = layout.field();
  const float unit = layout.unit();
  return {field.x - shown_beside * unit, field.y - shown_above * unit, field.w + 2 * shown_beside * unit,
          field.h + 2 * shown_above * unit};
}

/// The mat laid so that its cut fills a rectangle at the origin.
MatLayout layout_for(SDL_Point size, const Pitch& pitch) {
  const SDL_FRect seen = cut(MatLayout(whole_mat, pitch));
  const float scale = std::max(static_cast<float>(size.x) / seen.w, static_cast<float>(size.y) / seen.h);
  const float middle_x = (seen.x + seen.w / 2) * scale;
  const float middle_y = (seen.y + seen.h / 2) * scale;
  return {{static_cast<float>(size.x) / 2 - middle_x, static_cast<float>(size.y) / 2 - middle_y,
           whole_mat.w * scale, whole_mat.h * scale},
          pitch};
}

void disc(Studio& studio, SDL_FPoint centre, float radius, Team team, float opacity) {
  const auto& picture = studio.picture(fmt::format("disc {} {}", index(team), pixels(4 * radius)), [&] {
    const float half = std::ceil(radius) + 2;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half + 0.4F, half + 0.8F}, radius + 0.6F}, {0, 0, 0, 130}, 1.5F);
    canvas.fill(Circle{{half, half}, radius}, studio.theme.team(team).body);
    return canvas;
  });
  studio.show_centred(picture, centre, opacity);
}

void ball(Studio& studio, SDL_FPoint centre, float radius, float opacity) {
  const auto& picture = studio.picture(fmt::format("small ball {}", pixels(4 * radius)), [&] {
    const float half = std::ceil(radius) + 2;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half + 0.4F, half + 0.8F}, radius + 0.8F}, {0, 0, 0, 160}, 1.5F);
    canvas.fill(Circle{{half, half}, radius}, {255, 255, 255, 255});
    return canvas;
  });
  studio.show_centred(picture, centre, opacity);
}

SDL_FPoint moved(SDL_FPoint point, const SDL_FRect& rect) { return {point.x + rect.x, point.y + rect.y}; }

}  // namespace

float miniature_height(float width, const Pitch& pitch) {
  const SDL_FRect seen = cut(MatLayout(whole_mat, pitch));
  return std::round(width * seen.h / seen.w);
}

void paint_miniature(Studio& studio, const MatWords& words, const SDL_FRect& rect, const Pitch& pitch,
                     const State& state, float opacity) {
  const SDL_Point size{pixels(rect.w), pixels(rect.h)};
  const MatLayout layout = layout_for(size, pitch);
  const auto& ground = studio.picture(fmt::format("miniature {} {}", size.x, size.y), [&] {
    Canvas canvas(size.x, size.y, studio.theme.room);
    draw_table(canvas, layout, studio.theme, words, studio.lettering);
    return canvas;
  });
  studio.show(ground, rect.x, rect.y, opacity);
  const float radius = layout.piece_radius();
  for (const Piece& piece : arrange(layout, state).pieces) {
    if (radius < smallest_drawing)
      disc(studio, moved(piece.centre, rect), radius * 1.1F, piece.team, opacity);
    else
      paint_piece(studio, moved(piece.centre, rect), radius, piece.team, piece.keeper, opacity);
  }
  const SDL_FPoint rests = moved(layout.ball_rest(state), rect);
  if (radius < smallest_drawing)
    ball(studio, rests, layout.ball_radius(), opacity);
  else
    paint_ball(studio, rests, layout.ball_radius(), state.ball_value);
}

}  // namespace fuba::paint
