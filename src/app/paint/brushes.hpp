#pragma once

#include "app/paint/painter.hpp"
#include "app/paint/studio.hpp"

namespace fuba::paint {

/// A goal: one second and a half, `phase` 0 to 1.
struct GoalScene {
  Team scorer = Team::home;
  std::string_view shout;   ///< "Goal!"
  std::string_view name;    ///< the scoring team's
  std::string_view before;  ///< "1 : 1"
  std::string_view after;   ///< "2 : 1"
  float phase = 0;
};

// One function for each thing that lies on the table of more than one game.

void paint_piece(Studio& studio, SDL_FPoint centre, float radius, Team team, bool keeper, float opacity = 1);
/// A ball that is `lift` above the table (1 = a ball's width) and has `to_go` before it rests.
void paint_ball(Studio& studio, SDL_FPoint centre, float radius, int value, SDL_FPoint to_go = {},
                float lift = 0);
/// A football; flat beneath the piece that has it.
void paint_football(Studio& studio, SDL_FPoint centre, float radius, float turn = 0, float lift = 0);
void paint_die(Studio& studio, SDL_FPoint centre, float side, const Die& die);
void paint_dice_tray(Studio& studio, const SDL_FRect& rect);
void paint_booking(Studio& studio, const SDL_FRect& rect, bool red);
void paint_goal(Studio& studio, const SDL_FRect& rect, const GoalScene& scene);
void paint_curtain(Studio& studio, const SDL_FRect& rect, float progress);
void paint_portrait(Studio& studio, SDL_FPoint centre, float size, std::string_view coach);
void paint_ring(Studio& studio, SDL_FPoint centre, float radius, float width, SDL_Color colour);
void paint_kit(Studio& studio, SDL_FPoint centre, float radius, const Kit& kit);
/// A line across a field at `x`, with a flag and its name above.
void paint_offside_line(Studio& studio, const SDL_FRect& field, float x, float unit,
                        const std::string& words);
void paint_whistle(Studio& studio, SDL_FPoint centre, float size);

void paint_momentum(Studio& studio, const SDL_FRect& rect, std::span<const SDL_FPoint> curve);
void paint_steps(Studio& studio, const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> steps);
void paint_heat(Studio& studio, const SDL_FRect& rect, std::span<const HeatField> fields);
void paint_bar(Studio& studio, const SDL_FRect& rect, Team team);

}  // namespace fuba::paint
