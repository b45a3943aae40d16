#pragma once

#include "mat_layout.hpp"
#include "mat_scene.hpp"
#include "painter.hpp"
#include "studio.hpp"

namespace fuba::paint {

// One function for each thing on the table; the painter calls them.

void paint_mat(Studio& studio, const MatLayout& layout, const MatScene& scene);
void paint_miniature(Studio& studio, const MatWords& words, const SDL_FRect& rect, const Pitch& pitch,
                     const State& state, float opacity = 1);

void paint_piece(Studio& studio, SDL_FPoint centre, float radius, Team team, bool keeper, float opacity = 1);
/// A ball that is `lift` above the table (1 = a ball's width) and has `to_go` before it rests.
void paint_ball(Studio& studio, SDL_FPoint centre, float radius, int value, SDL_FPoint to_go = {},
                float lift = 0);
void paint_die(Studio& studio, SDL_FPoint centre, float side, const Die& die);
void paint_dice_tray(Studio& studio, const SDL_FRect& rect);
void paint_card(Studio& studio, const SDL_FRect& rect, const Card& card);
void paint_booking(Studio& studio, const SDL_FRect& rect, bool red);
void paint_injury(Studio& studio, SDL_FPoint centre, float size);
void paint_point(Studio& studio, SDL_FPoint centre, float size, Team team, bool there);
void paint_style(Studio& studio, SDL_FPoint centre, float size, Style style, bool on_light);
void paint_seat(Studio& studio, SDL_FPoint centre, float size, Team team, bool there);
void paint_skill(Studio& studio, const SDL_FRect& rect, const SkillFace& skill);
void paint_weather(Studio& studio, const MatLayout& layout, Weather weather);
void paint_sky(Studio& studio, SDL_FPoint centre, float size, Weather weather);
void paint_penalty(Studio& studio, const SDL_FRect& rect, const PenaltyScene& scene);
void paint_goal(Studio& studio, const SDL_FRect& rect, const GoalScene& scene);
void paint_curtain(Studio& studio, const SDL_FRect& rect, float progress);
void paint_portrait(Studio& studio, SDL_FPoint centre, float size, std::string_view coach);
void paint_ring(Studio& studio, SDL_FPoint centre, float radius, float width, SDL_Color colour);
void paint_kit(Studio& studio, SDL_FPoint centre, float radius, const Kit& kit);
void paint_whistle(Studio& studio, SDL_FPoint centre, float size);

void paint_momentum(Studio& studio, const SDL_FRect& rect, std::span<const SDL_FPoint> curve);
void paint_steps(Studio& studio, const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> steps);
void paint_heat(Studio& studio, const SDL_FRect& rect, std::span<const HeatField> fields);
void paint_bar(Studio& studio, const SDL_FRect& rect, Team team);

}  // namespace fuba::paint
