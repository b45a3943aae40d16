#pragma once

#include "fuba/table/paint/mat_scene.hpp"
#include "fuba/table/paint/mat_studio.hpp"

namespace fuba::paint {

// What may lie on the mat beside pieces and ball; `paint_mat` knows in which order. One function for each
// thing.

/// `breath`: of a light that breathes, 0 dimmest, 1 brightest.
void paint_light(const MatStudio& mat, const LitArea& area, float breath);
void paint_light(const MatStudio& mat, const LitGoal& goal, float breath);
SDL_Color colour_of(const Theme& theme, Light light);

void paint_area_name(const MatStudio& mat, Area area);
void paint_figure(const MatStudio& mat, const Figure& figure);

/// A ring around a player.
void paint_spotlight(const MatStudio& mat, SDL_FPoint player, SDL_Color colour);
/// The player whom the fans carry: a ring, and how much he counts.
void paint_favourite(const MatStudio& mat, SDL_FPoint player, Team team);
/// A player who is hurt.
void paint_hurt(const MatStudio& mat, SDL_FPoint player);
void paint_badge(const MatStudio& mat, const Badge& badge);

void paint_pass(const MatStudio& mat, const PassArc& arc);
void paint_trace(const MatStudio& mat, const Trace& trace);
/// A bar across the way of a move.
void paint_stop(const MatStudio& mat, const Stop& stop);

/// The net that moves while the ball is in it, `shake` 0 to 1.
void paint_net(const MatStudio& mat, Team defends, float shake);

/// How much of a half is over.
void paint_elapsed(const MatStudio& mat, int half, float time_square);
/// The referees on the time track and on the goal tracks.
void paint_referees(const MatStudio& mat, const MatScene& scene);

/// The edge of the mat in the colour of a team.
void paint_rim(const MatStudio& mat, Team team);
void paint_ribbon(const MatStudio& mat, const Ribbon& ribbon);
/// The screen at the edge of the pitch, beside what it shows.
void paint_screen(const MatStudio& mat, SDL_FPoint incident);

}  // namespace fuba::paint
