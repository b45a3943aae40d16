#pragma once

#include <SDL_render.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/paint/brushes.hpp"
#include "fuba/command.hpp"
#include "fuba/formation.hpp"
#include "fuba/policies.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"
#include "fuba/weather.hpp"

namespace fuba::paint {

// What lies on a table only when FUBA is played on it: the mat, its cards and its pictures. One function for
// each thing; all coordinates are pixels of the renderer's output.

/// Words printed on the mat.
struct MatWords {
  std::string first_half = "1st half";
  std::string second_half = "2nd half";
};

/// What a formation card shows beside the players of a line.
struct CardLine {
  std::optional<Style> style{};  ///< how hard it plays, where that is chosen
  int points = 0;                ///< condition points left
  int markers = 0;               ///< of its track; those without a point are hollow
  std::vector<Line> lends_to{};  ///< of each player with a role: the line that has his point
};

/// A formation card.
struct Card {
  Team team = Team::home;
  Formation formation;
  bool face_up = true;
  bool chosen = false;
  bool hovered = false;
  std::array<CardLine, 3> lines{};  ///< without a marker anywhere there are no tracks
  bool tired = false;
};

/// A skill card. The painter prints its group and its cost; its words are written by whoever shows it large.
struct SkillFace {
  Team team = Team::home;
  std::string_view group;  ///< "defender"
  int cost = 0;
  bool face_up = true;
  float opacity = 1;
};

/// A penalty as the shooter sees it. All sides are the picture's: a keeper who dives to his left goes to the
/// right of the picture, see `as_shooter_sees`.
struct PenaltyScene {
  Team shooter = Team::home;
  std::optional<Side> hovered;  ///< the place under the pointer
  std::optional<Side> chosen;   ///< the place aimed at
  bool places_open = true;      ///< whether the three places are offered
  Side dive = Side::middle;
  float dive_progress = 0;  ///< 0 standing, 1 stretched
  Side kick = Side::middle;
  float kick_progress = 0;  ///< 0 on the spot, 1 at the goal
  bool saved = false;       ///< the ball ends in the keeper's hands, not in the net
};

constexpr Side as_shooter_sees(Side dive) {
  return dive == Side::left ? Side::right : dive == Side::right ? Side::left : dive;
}

/// The table with the empty mat in its place; fills the window. `drop`: how many pixels lower it lies.
void paint_table(Studio& studio, const MatLayout& layout, const MatWords& words, float drop = 0);
/// What lies and moves on the mat.
void paint_mat(Studio& studio, const MatLayout& layout, const MatScene& scene, float drop = 0);
/// A match seen small: the field with pieces and ball.
void paint_miniature(Studio& studio, const MatWords& words, const SDL_FRect& rect, const Pitch& pitch,
                     const State& state, float opacity = 1);

/// Cards keep their shape (5 : 7) centred in the rectangle.
void paint_card(Studio& studio, const SDL_FRect& rect, const Card& card);
/// A skill card keeps its shape (5 : 7) centred in the rectangle.
void paint_skill(Studio& studio, const SDL_FRect& rect, const SkillFace& skill);
/// How hard a line plays: one bar of three, two or all. `on_light` where the ground is light.
void paint_style(Studio& studio, SDL_FPoint centre, float size, Style style, bool on_light);
/// The sign of an injured player.
void paint_injury(Studio& studio, SDL_FPoint centre, float size);
/// A condition point on its track, or the place where one is missing.
void paint_point(Studio& studio, SDL_FPoint centre, float size, Team team, bool there);
/// A player on the bench, or the seat that he has left.
void paint_seat(Studio& studio, SDL_FPoint centre, float size, Team team, bool there);
/// What the weather leaves on the empty pitch.
void paint_weather(Studio& studio, const MatLayout& layout, Weather weather);
/// The sign of the weather; none for weather without effects.
void paint_sky(Studio& studio, SDL_FPoint centre, float size, Weather weather);
void paint_penalty(Studio& studio, const SDL_FRect& rect, const PenaltyScene& scene);

/// The rectangle of a place of the goal as the shooter sees it, for a label or the focus.
SDL_FRect penalty_place(const SDL_FRect& rect, Side side);

/// How high a miniature of that width is.
float miniature_height(float width, const Pitch& pitch);

/// The room for words on a skill card that is shown large in the rectangle.
SDL_FRect skill_words(const SDL_FRect& rect);

}  // namespace fuba::paint
