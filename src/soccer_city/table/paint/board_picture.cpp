#include <algorithm>
#include <cmath>
#include <string>

#include "app/paint/geometry.hpp"
#include "app/paint/rubber.hpp"
#include "app/paint/signs.hpp"
#include "soccer_city/table/paint/brushes.hpp"

namespace soccer_city::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::Clipped;
using fuba::paint::faded;
using fuba::paint::Lettering;
using fuba::paint::lit;
using fuba::paint::Outline;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Theme;
using fuba::paint::Weight;

constexpr float hex_shade = 0.026F;  ///< how far the three greens are from each other
constexpr float area_shade = 0.05F;  ///< of the shot areas
constexpr float seam_light =
    0.35F;  ///< of the edges of hexes in high contrast; each is drawn from both sides
constexpr float sixth = 1.0F / 6;

/// Draws the board from the bottom up.
class BoardDrawing {
 public:
  BoardDrawing(Canvas& canvas, const BoardLayout& layout, const Theme& theme, const Lettering& lettering,
               const Ruleset& rules)
      : canvas_(canvas),
        layout_(layout),
        theme_(theme),
        lettering_(lettering),
        rules_(rules),
        unit_(layout.unit()),
        pen_(std::max(1.3F, 1.9F * layout.unit())) {}

  void draw() {
    fuba::paint::draw_rubber(canvas_, layout_.mat(), unit_, theme_);
    hexes();
    for (const Team team : teams) {
      fuba::paint::draw_net(canvas_, layout_.goal(team), unit_, pen_, theme_);
      shot_area(team);
      end(team);
    }
    lines();
    names();
    canvas_.fill(RoundRect{layout_.clock(), layout_.clock().h / 2}, {6, 24, 15, 120});
  }

 private:
  bool in_shot_area_of_any(Hex at) const {
    return std::ranges::any_of(teams, [&](Team team) { return in_shot_area(rules_, team, at); });
  }

  /// Three greens, so that no hex lies beside one of its own.
  void hexes() {
    const SDL_FRect& field = layout_.field();
    canvas_.fill_around(field, RoundRect{field, 2 * unit_}, {0, 0, 0, 80}, 9 * unit_);
    canvas_.fill_rect(field, lit(theme_.mat, 0.88F));
    const SDL_Color seam{8, 34, 20, 90};
    for (std::size_t place = 0; place < hex_places; ++place) {
      const Hex at = hex_at(place);
      if (at == no_hex) continue;
      const int along = (at.level - at.lane) / 2;
      const int green = (at.lane - along + 3 * highest_level) % 3;
      const float shade =
          1 + hex_shade * static_cast<float>(green - 1) + (in_shot_area_of_any(at) ? area_shade : 0);
      const auto shape = inside_field(layout_.centre(at), layout_.radius());
      canvas_.fill(shape, lit(theme_.mat, shade));
      if (!theme_.rims) edge(at, seam);
    }
    if (theme_.rims) light_edges();
  }

  /// Lines between all hexes, above them all.
  void light_edges() {
    for (std::size_t place = 0; place < hex_places; ++place)
      if (const Hex at = hex_at(place); at != no_hex) edge(at, faded(theme_.line, seam_light));
  }

  /// A hex as far as it lies on the pitch: the goal lines cut those of rows 0 and 21.
  Clipped<fuba::paint::Polygon> inside_field(SDL_FPoint centre, float radius) const {
    const SDL_FRect& field = layout_.field();
    const float half = radius + 1;
    const float left = std::max(std::floor(centre.x - half), field.x);
    const float right = std::min(std::ceil(centre.x + half), field.x + field.w);
    const float top = std::floor(centre.y - half);
    return {fuba::paint::regular(centre, radius, 6), {left, top, right - left, 2 * half}};
  }

  void edge(Hex at, SDL_Color colour) {
    const SDL_FPoint centre = layout_.centre(at);
    for (int side = 0; side < 6; ++side) {
      const SDL_FPoint from = corner(centre, side);
      const SDL_FPoint to = corner(centre, side + 1);
      const SDL_FRect& field = layout_.field();
      if (from.x < field.x - 1 || to.x < field.x - 1) continue;
      if (from.x > field.x + field.w + 1 || to.x > field.x + field.w + 1) continue;
      canvas_.fill(Segment{from, to, std::max(0.8F, 0.9F * unit_)}, colour);
    }
  }

  SDL_FPoint corner(SDL_FPoint centre, int side) const {
    return fuba::paint::around(centre, layout_.radius(), static_cast<float>(side) * sixth);
  }

  /// The edge of the hexes from which a team may shoot, in dashes.
  void shot_area(Team attackers) {
    for (std::size_t place = 0; place < hex_places; ++place) {
      const Hex at = hex_at(place);
      if (at == no_hex || !in_shot_area(rules_, attackers, at)) continue;
      for (const Way way : directions) {
        const Hex beside = at + way;
        if (!on_board(beside) || in_shot_area(rules_, attackers, beside)) continue;
        dashed_side(layout_.centre(at), layout_.centre(beside));
      }
    }
  }

  /// The side that two hexes share, its middle part.
  void dashed_side(SDL_FPoint one, SDL_FPoint other) {
    const SDL_FPoint middle = fuba::paint::mix(one, other, 0.5F);
    const float away = std::hypot(other.x - one.x, other.y - one.y);
    const SDL_FPoint along{-(other.y - one.y) / away, (other.x - one.x) / away};
    const float half = 0.36F * layout_.radius();
    canvas_.fill(Segment{{middle.x - along.x * half, middle.y - along.y * half},
                         {middle.x + along.x * half, middle.y + along.y * half},
                         1.9F * unit_},
                 faded(theme_.accent, theme_.rims ? 1.0F : 0.6F));
  }

  template <class Shape>
  void line(const Shape& shape) {
    canvas_.fill(Outline<Shape>{shape, pen_}, theme_.line);
  }
  void line(SDL_FPoint from, SDL_FPoint to) { canvas_.fill(Segment{from, to, pen_}, theme_.line); }

  /// Three sides of an area at a goal line; its lines run through the hexes that belong to it (K8).
  void area(Team team, const GoalArea& area) {
    const float goal_line = layout_.across(team == Team::home ? 0 : highest_level);
    const float front = layout_.across(team == Team::home ? area.levels : highest_level - area.levels);
    const float top = layout_.down(area.first_lane);
    const float bottom = layout_.down(area.last_lane);
    line({goal_line, top}, {front, top});
    line({goal_line, bottom}, {front, bottom});
    line({front, top}, {front, bottom});
  }

  void end(Team team) {
    area(team, rules_.pitch.box);
    area(team, rules_.pitch.goal_area);
    const SDL_FPoint spot = layout_.centre(as_seen(team, rules_.pitch.penalty_spot));
    canvas_.fill(Circle{spot, 2.6F * unit_}, theme_.line);
    const int levels = rules_.pitch.box.levels;
    const float front = layout_.across(team == Team::home ? levels : highest_level - levels);
    const float radius = 2.6F * layout_.radius();
    const SDL_FRect ahead{team == Team::home ? front : front - radius, spot.y - radius, radius, 2 * radius};
    canvas_.fill(Clipped<Outline<Circle>>{{{spot, radius}, pen_}, ahead}, theme_.line);
  }

  void lines() {
    const SDL_FRect& field = layout_.field();
    const SDL_FPoint centre = layout_.centre(rules_.pitch.centre);
    line({centre.x, field.y}, {centre.x, field.y + field.h});
    // Inside it nobody of the other side stands at a kick-off (S13).
    const float hexes = static_cast<float>(rules_.line_up.other_side) - 0.5F;
    line(Circle{centre, hexes * 1.732F * layout_.radius()});
    canvas_.fill(Circle{centre, 3 * unit_}, theme_.line);
    for (const float x : {field.x, field.x + field.w})
      for (const float y : {field.y, field.y + field.h})
        canvas_.fill(Clipped<Outline<Circle>>{{{{x, y}, 0.6F * layout_.radius()}, pen_}, field}, theme_.line);
    const float right = field.x + field.w;
    const float bottom = field.y + field.h;
    line({field.x, field.y}, {right, field.y});
    line({field.x, bottom}, {right, bottom});
    line({field.x, field.y}, {field.x, bottom});
    line({right, field.y}, {right, bottom});
  }

  /// Letters and numbers: hexes are how the game is written down.
  void names() {
    const SDL_FRect& field = layout_.field();
    const SDL_Color ink = faded(theme_.line, theme_.rims ? 1.0F : 0.6F);
    const float size = 10.5F * unit_;
    for (int lane = 0; lane < lane_count; ++lane) {
      const std::string letter(1, static_cast<char>('A' + lane));
      const SDL_FRect goal = layout_.goal(Team::home);
      const float y = layout_.down(lane);
      if (y > goal.y - size / 2 && y < goal.y + goal.h + size / 2) continue;
      write(letter, {field.x - 13 * unit_, y}, size, ink);
      write(letter, {field.x + field.w + 13 * unit_, y}, size, ink);
    }
    for (int row = 0; row <= highest_level / 2; ++row) {
      write(std::to_string(row), {layout_.across(2 * row), field.y - 9 * unit_}, size, ink);
      write(std::to_string(row), {layout_.across(2 * row), field.y + field.h + 9 * unit_}, size, ink);
    }
  }

  void write(const std::string& text, SDL_FPoint place, float size, SDL_Color ink) {
    lettering_.write(canvas_, text, place, size, Weight::bold, ink);
  }

  Canvas& canvas_;
  const BoardLayout& layout_;
  const Theme& theme_;
  const Lettering& lettering_;
  const Ruleset& rules_;
  float unit_;
  float pen_;
};

}  // namespace

void draw_board(Canvas& canvas, const BoardLayout& layout, const Theme& theme, const Lettering& lettering,
                const Ruleset& rules) {
  BoardDrawing(canvas, layout, theme, lettering, rules).draw();
}

}  // namespace soccer_city::paint
