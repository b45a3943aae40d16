#include <algorithm>
#include <cmath>

#include "app/story/story_view.hpp"

namespace fuba::app {
namespace {

using story::CurveMark;
using story::ExpectedGoalsPart;
using story::HeatPart;
using story::MomentumPart;
using story::PlotPoint;
using story::ShotLine;
using story::TimeScale;
using story::TurnTold;

constexpr float mark_size = 17;  ///< points across a goal or a card beside the curve
constexpr float mark_step = 21;  ///< from one level of marks to the next
constexpr float reach_of_pointer = 14;
constexpr SDL_Color ring_colour{232, 178, 58, 255};  ///< of a turning point

float x_on(const SDL_FRect& plot, double x) { return plot.x + static_cast<float>(x) * plot.w; }

/// How thick a fine line is: whole pixels.
float hairline(const Ui& ui, float points = 1) { return std::max(1.0F, std::round(ui.px(points))); }

/// The words on a picture, and what is said about the place under the pointer.
void write_above(Ui& ui, const char* name, const SDL_FRect& rect, const std::function<void()>& write) {
  ui.begin_overlay(name, rect);
  write();
  ui.end_overlay();
}

/// Upright lines for every quarter of an hour, their minutes below.
void rule_time(Ui& ui, const TimeScale& time, const SDL_FRect& plot) {
  const float middle = x_on(plot, time.half_time.x);
  const float taken = ui.measure(Type::small, time.half_time.label).x / 2 + ui.px(8);
  const auto rule = [&](const TimeScale::Tick& tick, bool strong) {
    const float x = x_on(plot, tick.x);
    ui.fill({std::round(x), plot.y, hairline(ui, strong ? 2 : 1), plot.h},
            strong ? style::line : style::with_alpha(style::line, 0.6F), 0);
    const float width = ui.measure(Type::small, tick.label).x;
    if (!strong && std::abs(x - middle) < taken + width / 2) return;
    ui.text(Type::small, std::min(x - width / 2, plot.x + plot.w - width), plot.y + plot.h + ui.px(5),
            style::quiet, tick.label);
  };
  rule(time.half_time, true);
  for (const TimeScale::Tick& tick : time.ticks) rule(tick, false);
}

/// The marks of a team that lie furthest in.
int levels(const MomentumPart& momentum, Team team) {
  int count = 0;
  for (const CurveMark& mark : momentum.marks)
    if (!mark.y && painted(mark.team) == team) count = std::max(count, mark.level + 1);
  return count;
}

/// The curve between the marks of both teams, which lie along the edges or on it.
struct MomentumRoom {
  SDL_FRect plot;   ///< marks included
  SDL_FRect curve;  ///< its middle is the middle of nothing but the curve

  MomentumRoom(const Ui& ui, const MomentumPart& momentum, const SDL_FRect& room) : plot(room), curve(room) {
    const auto deepest =
        static_cast<float>(std::max(levels(momentum, Team::home), levels(momentum, Team::away)));
    const float band = std::min(ui.px(deepest * mark_step + 4), 0.3F * room.h);
    curve.y += band;
    curve.h -= 2 * band;
  }

  float middle() const { return curve.y + curve.h / 2; }
  float height(double y) const { return middle() - static_cast<float>(y) * curve.h / 2; }
  SDL_FPoint place(const Ui& ui, const CurveMark& mark) const {
    if (mark.y) return {x_on(plot, mark.x), height(*mark.y)};
    const float in =
        std::min(ui.px(static_cast<float>(mark.level) * mark_step + mark_size / 2 + 3), 0.36F * plot.h);
    return {x_on(plot, mark.x), painted(mark.team) == Team::home ? plot.y + in : plot.y + plot.h - in};
  }
};

/// A thin line from a goal to the middle, so that one sees when it fell.
void drop_lines(Ui& ui, const MomentumPart& momentum, const MomentumRoom& room) {
  for (const CurveMark& mark : momentum.marks) {
    if (mark.sign != story::Sign::goal || mark.y) continue;
    const SDL_FPoint place = room.place(ui, mark);
    const float top = std::min(place.y, room.middle());
    ui.fill({std::round(place.x), top, hairline(ui), std::abs(place.y - room.middle())},
            style::with_alpha(style::text, 0.4F), 0);
  }
}

/// What the height of a curve stands for, on its left; how wide that is.
float tick_width(const Ui& ui, const MomentumPart& momentum) {
  float width = 0;
  for (const MomentumPart::Tick& tick : momentum.ticks)
    width = std::max(width, ui.measure(Type::small, tick.label).x + ui.px(8));
  return width;
}

void rule_height(Ui& ui, const MomentumPart& momentum, const MomentumRoom& room) {
  for (const MomentumPart::Tick& tick : momentum.ticks) {
    const float y = room.height(tick.y);
    ui.fill({room.plot.x, std::round(y), room.plot.w, hairline(ui)}, style::with_alpha(style::line, 0.6F), 0);
    const ImVec2 size = ui.measure(Type::small, tick.label);
    ui.text(Type::small, room.plot.x - size.x - ui.px(8), y - size.y / 2, style::quiet, tick.label);
  }
}

const TurnTold* turn_at(const Report& report, const SDL_FRect& plot, float x) {
  const TurnTold* last = nullptr;
  for (const story::TurnsPart::Half& half : report.turns.halves)
    for (const TurnTold& turn : half.turns)
      if (x_on(plot, turn.x) <= x) last = &turn;
  return last;
}

void say_about_momentum(Ui& ui, const Report& report, const MomentumPart& momentum,
                        const MomentumRoom& room) {
  if (!ui.pointer_in(room.plot)) return;
  for (const CurveMark& mark : momentum.marks) {
    const SDL_FPoint place = room.place(ui, mark);
    if (std::hypot(ui.mouse().x - place.x, ui.mouse().y - place.y) < ui.px(reach_of_pointer))
      return ui.hint(mark.told);
  }
  const TurnTold* turn = turn_at(report, room.plot, ui.mouse().x);
  if (turn == nullptr || ui.mouse().x > x_on(room.plot, report.time.end) + ui.px(8)) return;
  ui.fill({std::round(ui.mouse().x), room.plot.y, hairline(ui), room.plot.h},
          style::with_alpha(style::accent, 0.7F), 0);
  ui.hint(turn->told);
}

/// Each mark leads to its moment.
void press_marks(Ui& ui, const MomentumPart& momentum, const MomentumRoom& room,
                 const std::function<void(std::size_t entry)>& visit) {
  for (std::size_t at = 0; at < momentum.marks.size(); ++at) {
    const SDL_FPoint place = room.place(ui, momentum.marks[at]);
    const float reach = ui.px(mark_size) / 2 + ui.px(2);
    const SDL_FRect rect{place.x - reach, place.y - reach, 2 * reach, 2 * reach};
    const std::string id = "mark " + std::to_string(at);
    const bool pressed = ui.spot(id, rect);
    if (ui.focus().on(id)) {
      ui.outline(rect, style::accent);
      ui.hint(momentum.marks[at].told);
    }
    if (pressed) visit(momentum.marks[at].entry);
  }
}

SDL_FPoint on_plot(const SDL_FRect& plot, const PlotPoint& point) {
  return {x_on(plot, point.x), plot.y + (1 - static_cast<float>(point.y)) * plot.h};
}

std::vector<SDL_FPoint> plain_points(const std::vector<PlotPoint>& points) {
  std::vector<SDL_FPoint> plain;
  plain.reserve(points.size());
  for (const PlotPoint& point : points)
    plain.push_back({static_cast<float>(point.x), static_cast<float>(point.y)});
  return plain;
}

/// Level lines with their values on the left.
void rule_goals(Ui& ui, const ExpectedGoalsPart& expected, const SDL_FRect& plot) {
  for (const ExpectedGoalsPart::Tick& tick : expected.ticks) {
    const float y = on_plot(plot, {0, tick.y}).y;
    ui.fill({plot.x, std::round(y), plot.w, hairline(ui)},
            style::with_alpha(style::line, tick.y > 0 ? 0.6F : 1.0F), 0);
    const ImVec2 size = ui.measure(Type::small, tick.label);
    ui.text(Type::small, plot.x - size.x - ui.px(8), y - size.y / 2, style::quiet, tick.label);
  }
}

/// Where the sums at the ends of both lines stand: beside them, but not on each other.
std::array<float, 2> label_places(const ExpectedGoalsPart& expected, const SDL_FRect& plot, float apart) {
  std::array<float, 2> y{};
  for (const Team team : teams) y[index(team)] = on_plot(plot, expected.steps[index(team)].back()).y;
  const float lack = apart - std::abs(y[0] - y[1]);
  if (lack > 0) {
    const float way = y[0] <= y[1] ? -lack / 2 : lack / 2;
    y[0] += way;
    y[1] -= way;
  }
  const float over = std::max(y[0], y[1]) + apart / 2 - (plot.y + plot.h);
  if (over > 0)
    for (float& each : y) each -= over;
  return y;
}

/// A piece that says under the pointer what is meant by it.
void lay_piece(Ui& ui, Pictures& pictures, SDL_FPoint centre, float radius, Team team,
               const std::string& legend) {
  pictures.push_back(piece_picture(centre, radius, team));
  if (ui.pointer_in({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius})) ui.hint(legend);
}

void label_ends(Ui& ui, Pictures& pictures, const ExpectedGoalsPart& expected, const SDL_FRect& plot) {
  const std::array<float, 2> y = label_places(expected, plot, ui.px(26));
  for (const Team team : teams) {
    const std::size_t at = index(team);
    const SDL_FPoint piece{x_on(plot, expected.steps[at].back().x) + ui.px(18), y[at]};
    lay_piece(ui, pictures, piece, ui.px(9), team, expected.legend[at]);
    ui.left(Type::strong, {piece.x + ui.px(14), piece.y - ui.px(13), ui.px(60), ui.px(26)}, style::text,
            expected.sums[at]);
  }
}

void say_about_shots(Ui& ui, const std::vector<ShotLine>& shots, const SDL_FRect& plot) {
  if (!ui.pointer_in(plot)) return;
  const ShotLine* nearest = nullptr;
  float least = ui.px(reach_of_pointer);
  for (const ShotLine& shot : shots) {
    const float away = std::abs(ui.mouse().x - x_on(plot, shot.x));
    if (away >= least) continue;
    least = away;
    nearest = &shot;
  }
  if (nearest != nullptr) ui.hint(nearest->told);
}

SDL_FRect part_of(const SDL_FRect& whole, const SDL_FRect& part) {
  return {whole.x + part.x * whole.w, whole.y + part.y * whole.h, part.w * whole.w, part.h * whole.h};
}

std::vector<paint::HeatField> heat_fields(const HeatPart& heat) {
  std::vector<paint::HeatField> fields;
  for (const HeatPart::Place& place : heat.places) {
    fields.push_back({{static_cast<float>(place.rect.left), static_cast<float>(place.rect.top),
                       static_cast<float>(place.rect.right - place.rect.left),
                       static_cast<float>(place.rect.bottom - place.rect.top)},
                      static_cast<float>(place.warmth)});
  }
  return fields;
}

/// The largest pitch that fits.
SDL_FRect pitch_in(const SDL_FRect& room) {
  constexpr float shape = 1.55F;
  const float width = std::min(room.w, room.h * shape);
  const float height = width / shape;
  return {std::round(room.x + (room.w - width) / 2), std::round(room.y + (room.h - height) / 2),
          std::round(width), std::round(height)};
}

void write_shares(Ui& ui, const HeatPart& heat, const SDL_FRect& pitch,
                  const std::vector<paint::HeatField>& fields) {
  constexpr float bright = 0.45F;
  for (std::size_t at = 0; at < fields.size(); ++at) {
    const SDL_FRect rect = part_of(pitch, fields[at].part);
    ui.centred(rect.w < ui.px(56) ? Type::small : Type::text, rect,
               fields[at].warmth > bright ? style::on_accent : style::text, heat.places[at].share);
    if (ui.pointer_in(rect)) ui.hint(heat.places[at].told);
  }
}

}  // namespace

std::function<void(const paint::Painter&)> sign_picture(SDL_FPoint centre, float size, story::Sign sign) {
  return [=](const paint::Painter& painter) {
    if (sign == story::Sign::goal) return painter.draw_ball(centre, size / 2, 1);
    if (sign == story::Sign::turning_point)
      return painter.draw_ring(centre, 0.4F * size, 0.18F * size, ring_colour);
    const float width = 0.66F * size;
    painter.draw_booking({centre.x - width / 2, centre.y - size / 2, width, size},
                         sign == story::Sign::red_card);
  };
}

std::function<void(const paint::Painter&)> piece_picture(SDL_FPoint centre, float radius, Team team) {
  return [=](const paint::Painter& painter) { painter.draw_piece(centre, radius, team, false); };
}

void lay_curve(Ui& ui, Pictures& pictures, const Report& report, const MomentumPart& momentum,
               const SDL_FRect& panel, const std::function<void(std::size_t entry)>& visit) {
  SDL_FRect room = story_panel(ui, panel, momentum.heading, momentum.note);
  room.h -= ui.px(24);
  const float names = ui.px(34) + tick_width(ui, momentum);
  const MomentumRoom places(ui, momentum, {room.x + names, room.y, room.w - names, room.h});
  rule_time(ui, report.time, places.plot);
  rule_height(ui, momentum, places);
  ui.fill({places.plot.x, std::round(places.middle()), places.plot.w, hairline(ui)}, style::dimmed, 0);
  drop_lines(ui, momentum, places);
  for (const Team team : teams) {
    const float away = team == Team::home ? -places.curve.h / 4 : places.curve.h / 4;
    lay_piece(ui, pictures, {room.x + ui.px(13), places.middle() + away}, ui.px(12), team,
              momentum.legend[index(team)]);
  }
  pictures.push_back([curve = plain_points(momentum.curve), rect = places.curve](
                         const paint::Painter& painter) { painter.draw_momentum(rect, curve); });
  for (const CurveMark& mark : momentum.marks)
    pictures.push_back(sign_picture(places.place(ui, mark), ui.px(mark_size), mark.sign));
  write_above(ui, ("##" + momentum.heading).c_str(), places.plot, [&] {
    if (visit) press_marks(ui, momentum, places, visit);
    say_about_momentum(ui, report, momentum, places);
  });
}

void lay_expected_goals(Ui& ui, Pictures& pictures, const Report& report, const SDL_FRect& panel) {
  const ExpectedGoalsPart& expected = report.expected_goals;
  const SDL_FRect room = story_panel(ui, panel, expected.heading, expected.note);
  const SDL_FRect plot{room.x + ui.px(34), room.y + ui.px(8), room.w - ui.px(34 + 86), room.h - ui.px(32)};
  rule_time(ui, report.time, plot);
  rule_goals(ui, expected, plot);
  for (const Team team : teams)
    pictures.push_back([plot, team, steps = plain_points(expected.steps[index(team)])](
                           const paint::Painter& painter) { painter.draw_steps(plot, team, steps); });
  for (const ExpectedGoalsPart::Goal& goal : expected.goals) {
    pictures.push_back([place = on_plot(plot, goal.at), radius = ui.px(9)](const paint::Painter& painter) {
      painter.draw_ball(place, radius, 1);
    });
  }
  label_ends(ui, pictures, expected, plot);
  write_above(ui, "##expected goals", plot, [&] { say_about_shots(ui, report.shots.lines, plot); });
}

void lay_heat(Ui& ui, Pictures& pictures, const HeatPart& heat, const SDL_FRect& panel) {
  SDL_FRect room = story_panel(ui, panel, heat.heading, heat.note);
  room.h -= ui.px(24);
  const SDL_FRect pitch = pitch_in(room);
  const std::vector<paint::HeatField> fields = heat_fields(heat);
  pictures.push_back([pitch, fields](const paint::Painter& painter) { painter.draw_heat(pitch, fields); });
  ui.centred(Type::small, {room.x, room.y + room.h + ui.px(2), room.w, ui.px(22)}, style::quiet,
             heat.legend[0]);
  write_above(ui, "##heat", pitch, [&] { write_shares(ui, heat, pitch, fields); });
}

}  // namespace fuba::app
