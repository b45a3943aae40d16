#pragma once

#include <array>
#include <optional>

#include "app/paint/brushes.hpp"
#include "stw/table/paint/board_layout.hpp"
#include "stw/table/paint/board_scene.hpp"

namespace stw::paint {

using fuba::paint::paint_football;
using fuba::paint::Studio;

// What is painted only when Soccer Tactics WORLD is played: the board, its pawns and its pictures. One
// function for each thing; all coordinates are pixels of the renderer's output.

using Spinner = std::array<ShotResult, spinner_sectors>;

/// The table with the empty board in its place; fills the window. `drop`: how many pixels lower it lies.
void paint_table(Studio& studio, const BoardLayout& layout, const Spinner& spinner, float drop = 0);
/// What lies and moves on the board.
void paint_board(Studio& studio, const BoardLayout& layout, const BoardScene& scene);
/// A match seen small: the squares with pawns and ball.
void paint_miniature(Studio& studio, const SDL_FRect& rect, const Ruleset& rules, const State& state,
                     float opacity = 1);
/// How high a miniature of that width is.
float miniature_height(float width);

/// A pawn of any size: defenders a cone, numbered pawns a disc, the keeper a square with gloves.
void paint_pawn(Studio& studio, SDL_FPoint centre, float radius, Team team, int number, float opacity = 1);
/// What a lit square means, as a sign.
void paint_mark(Studio& studio, SDL_FPoint centre, float size, Mark mark, SDL_Color colour);
/// A face of the shooting die (W83), in place of pips.
void paint_shooting_die(Studio& studio, SDL_FPoint centre, float side, ShotResult result, float tumble);
void paint_spinner(Studio& studio, const SDL_FRect& room, const ShownSpinner& spinner);
void paint_battle(Studio& studio, const SDL_FRect& room, const ShownBattle& battle);

}  // namespace stw::paint
