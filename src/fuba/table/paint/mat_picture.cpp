#include "fuba/table/paint/mat_picture.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "app/paint/geometry.hpp"
#include "app/paint/lamp.hpp"

namespace fuba::paint {

namespace {

/// How much lighter (+) or darker each area is than the mat, in hundredths. Neighbours differ by
/// 3.6 or more.
constexpr std::array<float, area_count> area_shades{4.2F,  0.6F,  -4.4F, 4.4F, -0.4F, -4.8F, 4.8F,
                                                    -0.2F, -4.1F, 4.0F,  0.0F, -4.6F, 5.0F};

SDL_Color with_lightness(SDL_Color colour, float hundredths) {
  // The hue and saturation stay; of the mat's green 128 is near the middle of the scale.
  const float high = static_cast<float>(std::max({colour.r, colour.g, colour.b}));
  const float low = static_cast<float>(std::min({colour.r, colour.g, colour.b}));
  const float factor = 1 + hundredths * 5.1F / (high + low);
  const auto channel = [factor](Uint8 value) {
    return static_cast<Uint8>(std::clamp(static_cast<float>(value) * factor, 0.0F, 255.0F));
  };
  return {channel(colour.r), channel(colour.g), channel(colour.b), 255};
}

/// Draws the mat on the table, from the bottom up.
class MatPicture {
 public:
  MatPicture(Canvas& canvas, const MatLayout& layout, const Theme& theme, const MatWords& words,
             const Lettering& lettering)
      : canvas_(canvas),
        layout_(layout),
        theme_(theme),
        words_(words),
        lettering_(lettering),
        unit_(layout.unit()),
        pen_(std::max(1.5F, 2.2F * layout.unit())) {}

  void draw() {
    rubber();
    areas();
    for (Team team : teams) {
      goal(team);
      goal_track(team);
    }
    pitch_lines();
    time_track();
  }

 private:
  void rubber() {
    const SDL_FRect& mat = layout_.mat();
    const float round = 16 * unit_;
    canvas_.fill_around(
        mat,
        RoundRect{{mat.x - 4 * unit_, mat.y + 2 * unit_, mat.w + 8 * unit_, mat.h + 8 * unit_}, 20 * unit_},
        {0, 0, 0, 150}, 24 * unit_);
    canvas_.fill_solid(RoundRect{mat, round}, with_lightness(theme_.mat, -13));
    canvas_.fill_solid(RoundRect{grown(mat, -1.6F * unit_), round - 1.6F * unit_},
                       with_lightness(theme_.mat, -8.5F));
    stitches(grown(mat, -6.5F * unit_));
  }

  /// The hem: short stitches along the edge of the mat.
  void stitches(const SDL_FRect& seam) {
    const SDL_Color thread = faded(with_lightness(theme_.mat, 22), 0.55F);
    const float stitch = 5.5F * unit_;
    const float corner = 12 * unit_;
    const auto row = [&](SDL_FPoint from, SDL_FPoint to) {
      const float length = std::hypot(to.x - from.x, to.y - from.y);
      const int count = static_cast<int>(length / (stitch * 1.9F));
      for (int at = 0; at < count; ++at) {
        const float start = (static_cast<float>(at) + 0.25F) / static_cast<float>(count);
        const float end = start + stitch / length;
        canvas_.fill(Segment{{from.x + (to.x - from.x) * start, from.y + (to.y - from.y) * start},
                             {from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end},
                             1.3F * unit_},
                     thread);
      }
    };
    const float right = seam.x + seam.w;
    const float bottom = seam.y + seam.h;
    row({seam.x + corner, seam.y}, {right - corner, seam.y});
    row({seam.x + corner, bottom}, {right - corner, bottom});
    row({seam.x, seam.y + corner}, {seam.x, bottom - corner});
    row({right, seam.y + corner}, {right, bottom - corner});
  }

  void areas() {
    const SDL_FRect& field = layout_.field();
    canvas_.fill_around(field, RoundRect{field, 2 * unit_}, {0, 0, 0, 70}, 9 * unit_);
    for (Area area : all_areas)
      canvas_.fill_rect(layout_.area(area), with_lightness(theme_.mat, area_shades[index(area)]));
    // The seams between areas: a groove with a lit lower edge.
    const float groove = std::max(1.2F, 1.6F * unit_);
    for (Area area : all_areas) {
      const SDL_FRect& rect = layout_.area(area);
      const float right = rect.x + rect.w;
      const float bottom = rect.y + rect.h;
      if (right < field.x + field.w - 1) upright(right, rect.y, bottom, groove);
      if (bottom < field.y + field.h - 1) level(bottom, rect.x, right, groove);
    }
  }

  void upright(float x, float top, float bottom, float width) {
    if (theme_.rims) return canvas_.fill(Segment{{x, top}, {x, bottom}, width}, faded(theme_.line, 0.6F));
    canvas_.fill(Segment{{x + width, top}, {x + width, bottom}, 1}, {255, 255, 255, 26});
    canvas_.fill(Segment{{x, top}, {x, bottom}, width}, {8, 34, 20, 190});
  }
  void level(float y, float left, float right, float width) {
    if (theme_.rims) return canvas_.fill(Segment{{left, y}, {right, y}, width}, faded(theme_.line, 0.6F));
    canvas_.fill(Segment{{left, y + width}, {right, y + width}, 1}, {255, 255, 255, 26});
    canvas_.fill(Segment{{left, y}, {right, y}, width}, {8, 34, 20, 190});
  }

  template <class Shape>
  void line(const Shape& shape) {
    canvas_.fill(Outline<Shape>{shape, pen_}, theme_.line);
  }
  void line(SDL_FPoint from, SDL_FPoint to) { canvas_.fill(Segment{from, to, pen_}, theme_.line); }

  void pitch_lines() {
    const SDL_FRect& field = layout_.field();
    const SDL_FPoint centre = middle(field);
    const float right = field.x + field.w;
    const float bottom = field.y + field.h;
    line({centre.x, field.y}, {centre.x, bottom});
    line(Circle{centre, 61 * unit_});
    canvas_.fill(Circle{centre, 4 * unit_}, theme_.line);
    for (Team team : teams) goal_end(team);
    for (const SDL_FPoint& corner :
         {field_corner(0, 0), field_corner(1, 0), field_corner(0, 1), field_corner(1, 1)})
      canvas_.fill(Clipped<Outline<Circle>>{{{corner, 13 * unit_}, pen_}, field}, theme_.line);
    line({field.x, field.y}, {right, field.y});
    line({field.x, bottom}, {right, bottom});
    line({field.x, field.y}, {field.x, bottom});
    line({right, field.y}, {right, bottom});
  }

  SDL_FPoint field_corner(int right, int bottom) const {
    const SDL_FRect& field = layout_.field();
    return {field.x + field.w * static_cast<float>(right), field.y + field.h * static_cast<float>(bottom)};
  }

  /// Penalty area, goal area, penalty spot and the arc in front.
  void goal_end(Team team) {
    const SDL_FRect& box = layout_.area(team == Team::home ? Area::C1 : Area::C5);
    const float inward = team == Team::home ? 1.0F : -1.0F;
    const float goal_line = team == Team::home ? box.x : box.x + box.w;
    const float front = goal_line + inward * box.w;
    const float middle_y = box.y + box.h / 2;
    line({goal_line, box.y}, {front, box.y});
    line({goal_line, box.y + box.h}, {front, box.y + box.h});
    line({front, box.y}, {front, box.y + box.h});

    const SDL_FRect mark = layout_.goal_area(team);
    const float mark_front = goal_line + inward * mark.w;
    line({goal_line, mark.y}, {mark_front, mark.y});
    line({goal_line, mark.y + mark.h}, {mark_front, mark.y + mark.h});
    line({mark_front, mark.y}, {mark_front, mark.y + mark.h});

    const SDL_FPoint spot{goal_line + inward * box.w * 0.67F, middle_y};
    canvas_.fill(Circle{spot, 3 * unit_}, theme_.line);
    const float radius = 68 * unit_;
    const SDL_FRect ahead{inward > 0 ? front : front - radius, middle_y - radius, radius, 2 * radius};
    canvas_.fill(Clipped<Outline<Circle>>{{{spot, radius}, pen_}, ahead}, theme_.line);
  }

  void goal(Team team) {
    const SDL_FRect goal = layout_.goal(team);
    canvas_.fill(RoundRect{goal, 3 * unit_}, {6, 24, 15, 130});
    const SDL_Color string = faded(theme_.line, 0.34F);
    const float mesh = 6 * unit_;
    for (float at = goal.x - goal.h; at < goal.x + goal.w; at += mesh) {
      canvas_.fill(Clipped<Segment>{{{at, goal.y}, {at + goal.h, goal.y + goal.h}, 1}, goal}, string);
      canvas_.fill(Clipped<Segment>{{{at, goal.y + goal.h}, {at + goal.h, goal.y}, 1}, goal}, string);
    }
    canvas_.fill(Outline<RoundRect>{{goal, 3 * unit_}, pen_}, theme_.line);
  }

  void goal_track(Team team) {
    const SDL_FRect top = layout_.goal_track_rect(team, goal_squares - 1);
    const SDL_FRect bottom = layout_.goal_track_rect(team, 0);
    const SDL_FRect strip{top.x, top.y, top.w, bottom.y + bottom.h - top.y};
    const SDL_Color ground = with_lightness(theme_.mat, -19);
    canvas_.fill(RoundRect{grown(strip, 3 * unit_), 7 * unit_}, ground);
    canvas_.fill(Outline<RoundRect>{{grown(strip, 3 * unit_), 7 * unit_}, 1.6F * unit_},
                 faded(on_mat(theme_, team), theme_.rims ? 1.0F : 0.75F));
    for (int goals = 0; goals < goal_squares; ++goals) {
      const SDL_FRect square = grown(layout_.goal_track_rect(team, goals), -1.2F * unit_);
      canvas_.fill(RoundRect{square, 3 * unit_}, with_lightness(theme_.mat, -13));
      lettering_.write(canvas_, std::to_string(goals), middle(square), 13 * unit_, Weight::bold,
                       faded(theme_.line, 0.82F));
    }
  }

  void time_track() {
    for (int half : {1, 2}) {
      const SDL_FRect first = layout_.time_rect(half, 0);
      const SDL_FRect last = layout_.time_rect(half, time_squares - 1);
      const SDL_FRect strip{first.x, first.y, last.x + last.w - first.x, first.h};
      canvas_.fill(RoundRect{grown(strip, 1.5F * unit_), 5 * unit_}, with_lightness(theme_.mat, -19));
      for (int square = 0; square < time_squares; ++square) time_square(half, square);
    }
  }

  void time_square(int half, int square) {
    const bool stoppage = square > 45;
    const bool start = square == 0;
    const bool fifth = square % 5 == 0;
    const SDL_FRect rect = grown(layout_.time_rect(half, square), -std::max(0.5F, 0.7F * unit_));
    canvas_.fill(RoundRect{rect, 2.5F * unit_}, stoppage ? lit(theme_.yellow_card, 0.93F)
                                                         : with_lightness(theme_.mat, start   ? -5.0F
                                                                                      : fifth ? -8.0F
                                                                                              : -12.5F));
    const std::string text = start      ? (half == 1 ? words_.first_half : words_.second_half)
                             : stoppage ? fmt::format("+{}", square - 45)
                                        : std::to_string(square + (half == 2 ? 45 : 0));
    const SDL_Color ink = stoppage         ? SDL_Color{30, 30, 24, 255}
                          : start || fifth ? theme_.line
                                           : faded(theme_.line, 0.72F);
    const SDL_FPoint place{middle(rect).x - (start ? rect.h / 2 : 0), middle(rect).y};
    float size = (start ? 11.0F : 10.0F) * unit_;
    // Beside the words of the first square there is room for the referee.
    const auto width = static_cast<float>(lettering_.width(text, size, Weight::bold));
    if (start) size *= std::min(1.0F, (rect.w - rect.h - 4 * unit_) / width);
    lettering_.write(canvas_, text, place, size, start || fifth || stoppage ? Weight::bold : Weight::regular,
                     ink);
  }

  Canvas& canvas_;
  const MatLayout& layout_;
  const Theme& theme_;
  const MatWords& words_;
  const Lettering& lettering_;
  float unit_;
  float pen_;
};

}  // namespace

void draw_table(Canvas& canvas, const MatLayout& layout, const Theme& theme, const MatWords& words,
                const Lettering& lettering) {
  MatPicture(canvas, layout, theme, words, lettering).draw();
  shine(canvas, layout.room());
}

}  // namespace fuba::paint
