#pragma once

#include <string>

#include "app/paint/brushes.hpp"
#include "soccer_city/table/paint/board_layout.hpp"
#include "soccer_city/table/paint/board_scene.hpp"

namespace soccer_city::paint {

using fuba::paint::Canvas;
using fuba::paint::Studio;

// What is painted only when Soccer City is played: the board, its players and its cards. One function for
// each thing; all coordinates are pixels of the renderer's output.

/// The table with the empty board in its place; fills the window. `drop`: how many pixels lower it lies.
void paint_table(Studio& studio, const BoardLayout& layout, const Ruleset& rules, float drop = 0);
/// What lies and moves on the board.
void paint_board(Studio& studio, const BoardLayout& layout, const BoardScene& scene);
/// A match seen small: the hexes with players and ball.
void paint_miniature(Studio& studio, const SDL_FRect& rect, const Ruleset& rules, const State& state,
                     float opacity = 1);
/// How high a miniature of that width is.
float miniature_height(float width);

/// A player: his team's disc with his number, and what he is worth in attack and defence.
void paint_player(Studio& studio, const ShownPlayer& player, float radius);
/// What a lit hex means, as a sign; an advance points where it goes, in turns clockwise from Home's attack.
void paint_mark(Studio& studio, SDL_FPoint centre, float size, Mark mark, SDL_Color colour,
                float heading = 0);

/// A card with its face up; one whose face is not known, and one of a pile, with its back. `dimmed`: it
/// cannot be played now.
void paint_card(Studio& studio, const SDL_FRect& rect, Card card, bool dimmed = false);

/// A shot and the save that meets it, above the board. `phase` 0 to 1.
struct ShownShot {
  Card card = Card::none;
  int total = 0;
  Card save = Card::none;  ///< none where nobody guards the goal; unknown before it is turned
  int opposed = 0;
  std::string result = {};  ///< "Goal"; empty before it is known
  float phase = 0;
};
void paint_shot(Studio& studio, const SDL_FRect& room, const ShownShot& shown);

/// Draws the empty board on a canvas: rubber, hexes, lines, goals and shot areas.
void draw_board(Canvas& canvas, const BoardLayout& layout, const fuba::paint::Theme& theme,
                const fuba::paint::Lettering& lettering, const Ruleset& rules);

}  // namespace soccer_city::paint
