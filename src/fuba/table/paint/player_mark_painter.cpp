#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

void paint_spotlight(const MatStudio& mat, SDL_FPoint player, SDL_Color colour) {
  const float radius = mat.layout.piece_radius() + 3.5F * mat.unit;
  const auto& picture = mat.picture(fmt::format("ring {} {} {}", colour.r, colour.g, colour.b), [&] {
    const float half = std::ceil(radius + 3 * mat.unit);
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Outline<Circle>{{{half, half}, radius}, 4.6F * mat.unit}, dark(130));
    canvas.fill(Outline<Circle>{{{half, half}, radius}, 2.6F * mat.unit}, colour);
    return canvas;
  });
  mat.studio.show_centred(picture, player);
}

void paint_favourite(const MatStudio& mat, SDL_FPoint player, Team team) {
  paint_spotlight(mat, player, mat.studio.theme.team(team).body);
  const auto& chip = mat.picture(fmt::format("favourite {}", index(team)), [&] {
    const float width = 25 * mat.unit;
    const float height = 17 * mat.unit;
    Canvas canvas(pixels(width) + 2, pixels(height) + 2);
    const SDL_FRect rect{1, 1, width, height};
    canvas.fill(RoundRect{rect, height / 2}, mat.studio.theme.team(team).body);
    canvas.fill(RoundRect{{2.6F, 2.6F, width - 3.2F, height - 3.2F}, height / 2 - 1.6F},
                lit(mat.studio.theme.room, 0.85F));
    mat.studio.lettering.write(canvas, "×2", middle(rect), 12 * mat.unit, Weight::bold,
                               mat.studio.theme.text);
    return canvas;
  });
  mat.studio.show_centred(chip, {player.x + 16 * mat.unit, player.y - 15 * mat.unit});
}

void paint_hurt(const MatStudio& mat, SDL_FPoint player) {
  paint_injury(mat.studio, {player.x + 12 * mat.unit, player.y + 11 * mat.unit}, 15 * mat.unit);
}

void paint_badge(const MatStudio& mat, const Badge& badge) {
  const auto& picture = mat.picture(fmt::format("badge {} {}", index(badge.team), badge.number), [&] {
    const float radius = 11 * mat.unit;
    const float half = std::ceil(radius) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half, half}, radius}, mat.studio.theme.team(badge.team).body);
    canvas.fill(Circle{{half, half}, radius - 2 * mat.unit}, lit(mat.studio.theme.room, 0.85F));
    mat.studio.lettering.write(canvas, std::to_string(badge.number), {half, half}, 14 * mat.unit,
                               Weight::bold, mat.studio.theme.text);
    return canvas;
  });
  mat.studio.show_centred(picture, badge.centre);
}

}  // namespace fuba::paint
