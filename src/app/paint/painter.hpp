#pragma once

#include <SDL_render.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "app/paint/assets.hpp"
#include "app/paint/stroke.hpp"
#include "app/paint/theme.hpp"

namespace fuba::paint {

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

/// An area of the pitch as parts of the whole, and how long the ball was there: 1 = longest.
struct HeatField {
  SDL_FRect part{};
  float warmth = 0;
};

class Studio;

/// Paints everything in the window but panels and their text, as far as it is not one game's alone. Pictures
/// are rasterised once at the size at which they are shown. All coordinates are pixels of the renderer's
/// output.
class Painter {
 public:
  /// Reads every asset. The renderer must outlive the painter.
  static tl::expected<Painter, AssetError> make(SDL_Renderer* renderer, const Theme& theme = {});
  Painter(Painter&&) noexcept;
  Painter& operator=(Painter&&) noexcept;
  ~Painter();

  const Theme& theme() const;
  void set_theme(const Theme& theme);
  /// How many pixels there are to paint on. Where that has changed, all pictures are made anew.
  void set_window(SDL_Point size);
  SDL_Point window() const;
  /// Makes everything anew that the renderer has lost (SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET).
  void forget_textures();
  /// What the brushes of a game paint with.
  Studio& studio() const;
  /// What a painting consists of, which is not painted now.
  Strokes strokes_of(const std::function<void(const Painter&)>& painting) const;

  /// The table with nothing on it, under the lamp above the place of the board; fills the window.
  void draw_bare_table(const SDL_FRect& board) const;

  /// Paints only inside a rectangle from now on; everywhere again where there is none.
  void set_clip(const std::optional<SDL_FRect>& rect) const;

  /// A piece of any size off the mat: in the tray, beside a name.
  void draw_piece(SDL_FPoint centre, float radius, Team team, bool keeper, bool faint = false) const;
  void draw_ball(SDL_FPoint centre, float radius, int value) const;
  /// A die fills the square of its side around the centre when at rest; it hops above it while it tumbles.
  void draw_die(SDL_FPoint centre, float side, const Die& die) const;
  /// The felt-lined tray in which dice lie.
  void draw_dice_tray(const SDL_FRect& rect) const;
  /// A yellow or red card, upright.
  void draw_booking(const SDL_FRect& rect, bool red) const;

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

/// Sets the program's icon on its window.
void set_icon(SDL_Window* window);

}  // namespace fuba::paint
