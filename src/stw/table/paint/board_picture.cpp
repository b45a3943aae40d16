#include "stw/table/paint/board_picture.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/paint/geometry.hpp"
#include "app/paint/rubber.hpp"
#include "stw/board.hpp"
#include "stw/table/paint/signs.hpp"

namespace stw::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::Clipped;
using fuba::paint::faded;
using fuba::paint::Lettering;
using fuba::paint::lit;
using fuba::paint::middle;
using fuba::paint::Outline;
using fuba::paint::pi;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Theme;
using fuba::paint::Weight;

constexpr float square_shade = 0.035F;  ///< how far the two greens are from their middle
constexpr float penalty_shade = 0.03F;
constexpr float plate_shade = 0.5F;  ///< of the ground of a letter that lies on a net
// In high contrast: of the edges of squares, and of all else that is drawn on the mat.
constexpr float seam_light = 0.5F;
constexpr float least_light = 0.75F;

/// Draws the board from the bottom up.
class BoardDrawing {
 public:
  BoardDrawing(Canvas& canvas, const BoardLayout& layout, const Theme& theme, const Lettering& lettering,
               const Spinner& spinner)
      : canvas_(canvas),
        layout_(layout),
        theme_(theme),
        lettering_(lettering),
        spinner_(spinner),
        unit_(layout.unit()),
        pen_(std::max(1.5F, 2.1F * layout.unit())) {}

  void draw() {
    fuba::paint::draw_rubber(canvas_, layout_.mat(), unit_, theme_);
    squares();
    inlay();
    for (const Team team : teams) {
      fuba::paint::draw_net(canvas_, layout_.goal(team), unit_, pen_, theme_);
      end(team);
    }
    lines();
    names();
    clock();
  }

 private:
  /// What should not be loud; in high contrast it is as light as has to be.
  SDL_Color quiet_line(float part) const {
    return faded(theme_.line, theme_.rims ? std::max(part, least_light) : part);
  }

  bool in_penalty_area(Square square) const {
    return ends_of(Team::home).penalty_area.contains(square) ||
           ends_of(Team::away).penalty_area.contains(square);
  }

  void squares() {
    const SDL_FRect& field = layout_.field();
    canvas_.fill_around(field, RoundRect{field, 2 * unit_}, {0, 0, 0, 80}, 9 * unit_);
    for (const Square square : SquareSet::all()) {
      const bool dark = (row_of(square) + column_of(square)) % 2 == 0;
      const float shade =
          1 + (dark ? -square_shade : square_shade) + (in_penalty_area(square) ? penalty_shade : 0);
      canvas_.fill_rect(layout_.square(square), lit(theme_.mat, shade));
    }
    for (int row = 1; row < rows; ++row)
      seam({layout_.row_end(row), field.y}, {layout_.row_end(row), field.y + field.h});
    for (int column = 1; column < columns; ++column) {
      const float y = field.y + static_cast<float>(column) * layout_.side();
      seam({field.x, y}, {field.x + field.w, y});
    }
    for (const Team team : teams)
      for (const Square square : ends_of(team).long_distance)
        draw_star(canvas_, layout_.centre(square), 0.5F * layout_.side(), quiet_line(0.4F));
  }

  /// An edge that squares share. In high contrast it fills whole pixels: they end between two, each of which
  /// would have half of its light.
  void seam(SDL_FPoint from, SDL_FPoint to) {
    if (!theme_.rims) return canvas_.fill(Segment{from, to, 1}, {8, 34, 20, 70});
    const float width = std::max(1.0F, std::round(unit_));
    const float aside = 0.5F * std::fmod(width, 2.0F);
    canvas_.fill(Segment{{from.x + aside, from.y + aside}, {to.x + aside, to.y + aside}, width},
                 faded(theme_.line, seam_light));
  }

  /// The spinner, quiet beneath the play.
  void inlay() {
    const SDL_FPoint centre = middle(layout_.field());
    const float radius = 0.97F * layout_.side();
    for (std::size_t sector = 0; sector < spinner_.size(); ++sector) {
      const float from = (static_cast<float>(sector) - 0.5F) / spinner_sectors;
      canvas_.fill(Segment{centre, around(centre, radius, from), std::max(1.0F, 0.9F * unit_)},
                   quiet_line(0.3F));
      const SDL_FPoint place = around(centre, 0.66F * radius, from + 0.5F / spinner_sectors);
      draw_result(canvas_, place, 0.25F * layout_.side(), spinner_[sector], quiet_line(0.42F),
                  faded(lit(theme_.mat, 0.8F), 0.8F));
    }
  }

  template <class Shape>
  void line(const Shape& shape) {
    canvas_.fill(Outline<Shape>{shape, pen_}, theme_.line);
  }
  void line(SDL_FPoint from, SDL_FPoint to) { canvas_.fill(Segment{from, to, pen_}, theme_.line); }

  void box(const SDL_FRect& rect) {
    const float right = rect.x + rect.w;
    const float bottom = rect.y + rect.h;
    line({rect.x, rect.y}, {right, rect.y});
    line({rect.x, bottom}, {right, bottom});
    line({rect.x, rect.y}, {rect.x, bottom});
    line({right, rect.y}, {right, bottom});
  }

  /// The rectangle around some squares.
  SDL_FRect around_squares(SquareSet set) const {
    SDL_FRect all = layout_.square(*set.begin());
    for (const Square square : set) {
      const SDL_FRect rect = layout_.square(square);
      const float right = std::max(all.x + all.w, rect.x + rect.w);
      const float bottom = std::max(all.y + all.h, rect.y + rect.h);
      all.x = std::min(all.x, rect.x);
      all.y = std::min(all.y, rect.y);
      all.w = right - all.x;
      all.h = bottom - all.y;
    }
    return all;
  }

  /// Penalty area, goal area, spot and arc.
  void end(Team team) {
    const SDL_FRect area = around_squares(ends_of(team).penalty_area);
    box(area);
    box(around_squares(ends_of(team).goal_area));
    const float inward = team == Team::home ? 1.0F : -1.0F;
    const float front = team == Team::home ? area.x + area.w : area.x;
    const float middle_y = area.y + area.h / 2;
    const SDL_FPoint spot = layout_.penalty_spot(team);
    canvas_.fill(Circle{spot, 3 * unit_}, theme_.line);
    const float radius = 1.62F * layout_.side();
    const SDL_FRect ahead{inward > 0 ? front : front - radius, middle_y - radius, radius, 2 * radius};
    canvas_.fill(Clipped<Outline<Circle>>{{{spot, radius}, pen_}, ahead}, theme_.line);
  }

  void lines() {
    const SDL_FRect& field = layout_.field();
    const SDL_FPoint centre = middle(field);
    line({centre.x, field.y}, {centre.x, field.y + field.h});
    line(Circle{centre, 0.97F * layout_.side()});
    canvas_.fill(Circle{centre, 3.5F * unit_}, theme_.line);
    for (const Team team : teams) {
      for (const Square corner : ends_of(team).corners) {
        const SDL_FRect rect = layout_.square(corner);
        const SDL_FPoint point{team == Team::home ? rect.x : rect.x + rect.w,
                               column_of(corner) == 0 ? rect.y : rect.y + rect.h};
        canvas_.fill(Clipped<Outline<Circle>>{{{point, 0.26F * layout_.side()}, pen_}, field}, theme_.line);
      }
    }
    box(field);
  }

  /// Letters and numbers: squares are how the game is written down.
  void names() {
    const SDL_FRect& field = layout_.field();
    const SDL_Color ink = quiet_line(0.62F);
    const float size = 13 * unit_;
    for (int row = 1; row <= rows; ++row) {
      const float x = layout_.row_end(row) - layout_.side() / 2;
      write(std::to_string(row), {x, field.y - 12 * unit_}, size, ink);
      write(std::to_string(row), {x, field.y + field.h + 12 * unit_}, size, ink);
    }
    for (int column = 0; column < columns; ++column) {
      const float y = field.y + (static_cast<float>(column) + 0.5F) * layout_.side();
      const std::string letter(1, static_cast<char>('A' + column));
      const bool beside_goal = ends_of(Team::home).goal_area.contains(square_at(column, 1));
      for (const float x : {field.x - 13 * unit_, field.x + field.w + 13 * unit_}) {
        if (beside_goal) canvas_.fill(Circle{{x, y}, 0.75F * size}, lit(theme_.mat, plate_shade));
        write(letter, {x, y}, size, ink);
      }
    }
  }

  void write(const std::string& text, SDL_FPoint place, float size, SDL_Color ink) {
    lettering_.write(canvas_, text, place, size, Weight::bold, ink);
  }

  void clock() {
    const SDL_FRect track = layout_.clock();
    canvas_.fill(RoundRect{track, track.h / 2}, {6, 24, 15, 120});
  }

  Canvas& canvas_;
  const BoardLayout& layout_;
  const Theme& theme_;
  const Lettering& lettering_;
  const Spinner& spinner_;
  float unit_;
  float pen_;
};

}  // namespace

void draw_board(Canvas& canvas, const BoardLayout& layout, const Theme& theme, const Lettering& lettering,
                const Spinner& spinner) {
  BoardDrawing(canvas, layout, theme, lettering, spinner).draw();
}

}  // namespace stw::paint
