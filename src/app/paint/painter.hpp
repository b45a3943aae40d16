#pragma once

#include <SDL_render.h>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "assets.hpp"
#include "fuba/command.hpp"
#include "fuba/formation.hpp"
#include "fuba/policies.hpp"
#include "fuba/weather.hpp"
#include "mat_layout.hpp"
#include "mat_scene.hpp"
#include "theme.hpp"

namespace fuba::paint {

/// Words printed on the mat.
struct MatWords {
  std::string first_half = "1st half";
  std::string second_half = "2nd half";
};

/// Whose dice: a team's in its colours, or white.
enum class DieStyle : std::uint8_t { home, away, neutral };

constexpr DieStyle die_style(Team team) { return team == Team::home ? DieStyle::home : DieStyle::away; }

/// A die on the table. `tumble` runs from 0, in the air, to 1, at rest with `value` up.
struct Die {
  int value = 1;
  DieStyle style = DieStyle::neutral;
  float tumble = 1;
  unsigned spin = 0;    ///< dice thrown together take different numbers, so that they tumble differently
  bool dimmed = false;  ///< used up
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

/// A goal: one second and a half, `phase` 0 to 1.
struct GoalScene {
  Team scorer = Team::home;
  std::string_view shout;   ///< "Goal!"
  std::string_view name;    ///< the scoring team's
  std::string_view before;  ///< "1 : 1"
  std::string_view after;   ///< "2 : 1"
  float phase = 0;
};

/// An area of the pitch as parts of the whole, and how long the ball was there: 1 = longest.
struct HeatField {
  SDL_FRect part{};
  float warmth = 0;
};

/// Paints the table: everything in the window except panels and their text. Pictures are rasterised once at
/// the size at which they are shown. All coordinates are pixels of the renderer's output.
class Painter {
 public:
  /// Reads every asset. The renderer must outlive the painter.
  static tl::expected<Painter, AssetError> make(SDL_Renderer* renderer, const Theme& theme = {},
                                                const MatWords& words = {});
  Painter(Painter&&) noexcept;
  Painter& operator=(Painter&&) noexcept;
  ~Painter();

  const Theme& theme() const;
  void set_theme(const Theme& theme);
  /// Bakes the table of the whole window with the mat in its place. Does nothing when neither has changed.
  void set_window(SDL_Point size, const MatLayout& layout);
  /// Bakes again everything that the renderer has lost (SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET).
  void forget_textures();

  /// The table and the empty mat; fills the window.
  /// `drop`: how many pixels lower it lies.
  void draw_table(float drop = 0) const;
  /// The table alone, for screens without the mat; fills the window.
  void draw_bare_table() const;
  /// What lies and moves on the mat.
  void draw_mat(const MatScene& scene, float drop = 0) const;

  /// A match seen small: the field with pieces and ball.
  void draw_miniature(const SDL_FRect& rect, const Pitch& pitch, const State& state,
                      bool faint = false) const;
  /// Paints only inside a rectangle from now on; everywhere again where there is none.
  void set_clip(const std::optional<SDL_FRect>& rect) const;

  /// A piece of any size off the mat: in the tray, beside a name.
  void draw_piece(SDL_FPoint centre, float radius, Team team, bool keeper, bool faint = false) const;
  void draw_ball(SDL_FPoint centre, float radius, int value) const;
  /// A die fills the square of its side around the centre when at rest; it hops above it while it tumbles.
  void draw_die(SDL_FPoint centre, float side, const Die& die) const;
  /// The felt-lined tray in which dice lie.
  void draw_dice_tray(const SDL_FRect& rect) const;
  /// Cards keep their shape (5 : 7) centred in the rectangle.
  void draw_card(const SDL_FRect& rect, const Card& card) const;
  /// A yellow or red card, upright.
  void draw_booking(const SDL_FRect& rect, bool red) const;

  /// The sign of an injured player.
  void draw_injury(SDL_FPoint centre, float size) const;
  /// A condition point on its track, or the place where one is missing.
  void draw_point(SDL_FPoint centre, float size, Team team, bool there) const;
  /// How hard a line plays: one bar of three, two or all. `on_light` where the ground is light.
  void draw_style(SDL_FPoint centre, float size, Style style, bool on_light) const;
  /// A player on the bench, or the seat that he has left.
  void draw_seat(SDL_FPoint centre, float size, Team team, bool there) const;
  /// A skill card keeps its shape (5 : 7) centred in the rectangle.
  void draw_skill(const SDL_FRect& rect, const SkillFace& skill) const;
  /// What the weather leaves on the empty pitch.
  void draw_weather(Weather weather) const;
  /// The sign of the weather; none for weather without effects.
  void draw_sky(SDL_FPoint centre, float size, Weather weather) const;

  void draw_penalty(const SDL_FRect& rect, const PenaltyScene& scene) const;
  void draw_goal(const SDL_FRect& rect, const GoalScene& scene) const;
  /// The curtain before a secret: 0 open, 1 closed.
  void draw_curtain(const SDL_FRect& rect, float progress) const;

  /// The head of whoever plays a side: a coach by id, of the game or of a player's own; a person where the
  /// id is empty.
  void draw_portrait(SDL_FPoint centre, float size, std::string_view coach) const;
  /// A ring on a panel, and what lies in it hidden.
  void draw_ring(SDL_FPoint centre, float radius, float width, SDL_Color colour) const;
  /// A piece of each team, side by side, in any kit.
  void draw_kit(SDL_FPoint centre, float radius, const Kit& kit) const;

  /// The whistle and the ball, for headings.
  void draw_whistle(SDL_FPoint centre, float size) const;

  /// Who had the better of a match: points from left, 0, to right, 1, and from -1, all Away, to 1, all Home.
  void draw_momentum(const SDL_FRect& rect, std::span<const SDL_FPoint> curve) const;
  /// A line of a team whose pieces are level or upright; 0,0 is the left lower corner, 1,1 the opposite one.
  void draw_steps(const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> steps) const;
  /// The pitch, each area the lighter the longer the ball was there.
  void draw_heat(const SDL_FRect& rect, std::span<const HeatField> fields) const;
  /// A team's bar in a comparison.
  void draw_bar(const SDL_FRect& rect, Team team) const;

 private:
  struct Impl;
  explicit Painter(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// The rectangle of a place of the goal as the shooter sees it, for a label or the focus.
SDL_FRect penalty_place(const SDL_FRect& rect, Side side);

/// How high a miniature of that width is.
float miniature_height(float width, const Pitch& pitch);

/// The room for words on a skill card that is shown large in the rectangle.
SDL_FRect skill_words(const SDL_FRect& rect);

/// Sets the program's icon on its window.
void set_icon(SDL_Window* window);

}  // namespace fuba::paint
