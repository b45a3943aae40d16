#include <fmt/format.h>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_picture.hpp"
#include "fuba/table/paint/mat_things.hpp"

namespace fuba::paint {

namespace {

void paint_piece(const MatStudio& mat, const Piece& piece, float size = 1, float opacity = 1) {
  paint_piece(mat.studio, piece.centre, mat.layout.piece_radius() * size, piece.team, piece.keeper, opacity);
}

void paint_ball(const MatStudio& mat, const Ball& ball) {
  paint_ball(mat.studio, ball.centre, mat.layout.ball_radius(), ball.value, ball.to_go, ball.lift);
}

/// A player of a team in an area, an outfield player where there is one.
std::optional<SDL_FPoint> somebody(const MatScene& scene, Team team, Area area) {
  for (const bool keeper : {false, true})
    for (const Piece& piece : scene.pieces.pieces)
      if (piece.team == team && piece.area == area && piece.keeper == keeper) return piece.centre;
  return std::nullopt;
}

/// What lies flat on the mat, beneath the pieces.
void paint_ground(const MatStudio& mat, const MatScene& scene) {
  paint_elapsed(mat, scene.half, scene.time_square);
  if (scene.rim) paint_rim(mat, *scene.rim);
  for (const LitArea& area : scene.lit) paint_light(mat, area, scene.breath);
  if (scene.goal) paint_light(mat, *scene.goal, scene.breath);
  for (const Team team : teams) paint_net(mat, team, scene.net_shake[index(team)]);
  if (scene.area_names)
    for (const Area area : all_areas) paint_area_name(mat, area);
  if (const auto& line = scene.offside)
    paint_offside_line(mat.studio, mat.layout.field(), mat.layout.offside_x(line->defends, line->area),
                       mat.unit, line->name);
  for (const Trace& trace : scene.traces) paint_trace(mat, trace);
}

/// What is told about single players.
void paint_player_marks(const MatStudio& mat, const MatScene& scene) {
  const Theme& theme = mat.studio.theme;
  for (const SDL_FPoint& player : scene.spotlit) paint_spotlight(mat, player, theme.accent);
  if (const auto& line = scene.offside)
    if (const auto player = somebody(scene, line->defends, line->area))
      paint_spotlight(mat, *player, theme.bad);
  for (const Team team : teams) {
    if (const Area area = scene.fans[index(team)]; area != Area::none)
      if (const auto player = somebody(scene, team, area)) paint_favourite(mat, *player, team);
    if (!scene.hurt_keeper[index(team)]) continue;
    const auto keeper = std::ranges::find_if(
        scene.pieces.pieces, [&](const Piece& piece) { return piece.team == team && piece.keeper; });
    if (keeper != scene.pieces.pieces.end()) paint_hurt(mat, keeper->centre);
  }
  if (scene.hurt) paint_hurt(mat, *scene.hurt);
}

void paint_scene(const MatStudio& mat, const MatScene& scene) {
  const bool flies = scene.ball && scene.ball->lift > 0;
  paint_ground(mat, scene);
  for (const Piece& ghost : scene.ghosts) paint_piece(mat, ghost, 1, 0.4F);
  for (const Piece& still : scene.pieces.pieces) paint_piece(mat, still);
  paint_player_marks(mat, scene);
  if (scene.ball && !flies) paint_ball(mat, *scene.ball);
  for (const Badge& number : scene.pieces.badges) paint_badge(mat, number);
  for (const Stop& stop : scene.stops) paint_stop(mat, stop);
  for (const PassArc& arc : scene.passes) paint_pass(mat, arc);
  paint_referees(mat, scene);
  if (flies) paint_ball(mat, *scene.ball);
  for (const Figure& figure : scene.figures) paint_figure(mat, figure);
  if (scene.screen) paint_screen(mat, *scene.screen);
  for (const Piece& held : scene.lifted) paint_piece(mat, held, 1.16F);
  if (scene.ribbon) paint_ribbon(mat, *scene.ribbon);
}

}  // namespace

void paint_table(Studio& studio, const MatLayout& layout, const MatWords& words, float drop) {
  const SDL_FRect& room = layout.room();
  const auto& table = studio.ground(fmt::format("table {:.1f} {:.1f}", room.w, room.h), [&](Canvas& canvas) {
    draw_table(canvas, layout, studio.theme, words, studio.lettering);
  });
  studio.show(table, 0, drop);
  // The table goes on above as it begins, so that no seam is seen.
  const int height = static_cast<int>(drop);
  for (int row = 0; row < height; ++row)
    studio.show_part(table, {0, row, table.width(), 1}, {0, static_cast<float>(height - 1 - row)});
}

void paint_mat(Studio& studio, const MatLayout& layout, const MatScene& scene, float drop) {
  studio.lower(static_cast<int>(drop));
  paint_scene({studio, layout}, scene);
  studio.lower(0);
}

}  // namespace fuba::paint
