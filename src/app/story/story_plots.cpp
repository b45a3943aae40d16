#include <algorithm>
#include <cmath>

#include "app/story/story_view.hpp"
#include "fuba/story/telling.hpp"

namespace fuba::app {
namespace {

constexpr float mark_size = 17;       ///< points across a goal or a card beside the curve
constexpr float mark_step = 21;       ///< from one level of marks to the next
constexpr double least_reach = 0.35;  ///< a dull match is not blown up beyond this
constexpr float reach_of_pointer = 14;

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
void rule_time(Ui& ui, const StoryView& view, const SDL_FRect& plot) {
  const std::string half_time = view.word("half-time");
  const float middle = x_on(plot, view.axis.half_time());
  const float taken = ui.measure(Type::small, half_time).x / 2 + ui.px(8);
  const auto tick = [&](float x, std::string_view words, bool strong) {
    ui.fill({std::round(x), plot.y, hairline(ui, strong ? 2 : 1), plot.h},
            strong ? style::line : style::with_alpha(style::line, 0.6F), 0);
    const float width = ui.measure(Type::small, words).x;
    if (!strong && std::abs(x - middle) < taken + width / 2) return;
    ui.text(Type::small, std::min(x - width / 2, plot.x + plot.w - width), plot.y + plot.h + ui.px(5),
            style::quiet, words);
  };
  tick(middle, half_time, true);
  for (const TimeAxis::Tick& each : view.axis.ticks())
    tick(x_on(plot, each.x), view.moment({0, each.minute <= 45 ? 1 : 2, each.minute, 0}), false);
}

/// The marks of a team that lie furthest in.
int levels(const StoryView& view, Team team) {
  int count = 0;
  for (const PlotMark& mark : view.momentum.marks)
    if (mark.team == team) count = std::max(count, mark.level + 1);
  return count;
}

/// The curve between the marks of both teams, which lie along the edges.
struct MomentumRoom {
  SDL_FRect plot;   ///< marks included
  SDL_FRect curve;  ///< its middle is the middle of nothing but the curve

  MomentumRoom(const Ui& ui, const StoryView& view, const SDL_FRect& room) : plot(room), curve(room) {
    const auto deepest = static_cast<float>(std::max(levels(view, Team::home), levels(view, Team::away)));
    const float band = std::min(ui.px(deepest * mark_step + 4), 0.3F * room.h);
    curve.y += band;
    curve.h -= 2 * band;
  }

  float middle() const { return curve.y + curve.h / 2; }
  SDL_FPoint place(const Ui& ui, const PlotMark& mark) const {
    const float in =
        std::min(ui.px(static_cast<float>(mark.level) * mark_step + mark_size / 2 + 3), 0.36F * plot.h);
    return {x_on(plot, mark.x), mark.team == Team::home ? plot.y + in : plot.y + plot.h - in};
  }
};

std::vector<SDL_FPoint> stretched_curve(const MomentumPlot& plot) {
  double reach = least_reach;
  for (const PlotPoint& point : plot.curve) reach = std::max(reach, std::abs(point.y));
  std::vector<SDL_FPoint> points;
  points.reserve(plot.curve.size());
  for (const PlotPoint& point : plot.curve)
    points.push_back({static_cast<float>(point.x), static_cast<float>(point.y / reach)});
  return points;
}

/// A thin line from a goal to the middle, so that one sees when it fell.
void drop_lines(Ui& ui, const StoryView& view, const MomentumRoom& room) {
  for (const PlotMark& mark : view.momentum.marks) {
    if (mark.kind != PlotMark::Kind::goal) continue;
    const SDL_FPoint place = room.place(ui, mark);
    const float top = std::min(place.y, room.middle());
    ui.fill({std::round(place.x), top, hairline(ui), std::abs(place.y - room.middle())},
            style::with_alpha(style::text, 0.4F), 0);
  }
}

const TurnStory* turn_at(const StoryView& view, const SDL_FRect& plot, float x) {
  const TurnStory* last = nullptr;
  for (const TurnStory& turn : view.story.turns)
    if (x_on(plot, view.axis.at(turn.when)) <= x) last = &turn;
  return last;
}

void say_about_momentum(Ui& ui, const StoryView& view, const MomentumRoom& room) {
  if (!ui.pointer_in(room.plot)) return;
  for (const PlotMark& mark : view.momentum.marks) {
    const SDL_FPoint place = room.place(ui, mark);
    if (std::hypot(ui.mouse().x - place.x, ui.mouse().y - place.y) < ui.px(reach_of_pointer))
      return ui.hint(told_mark(view, mark));
  }
  const TurnStory* turn = turn_at(view, room.plot, ui.mouse().x);
  if (turn == nullptr || ui.mouse().x > x_on(room.plot, view.axis.at(view.story.end)) + ui.px(8)) return;
  ui.fill({std::round(ui.mouse().x), room.plot.y, hairline(ui), room.plot.h},
          style::with_alpha(style::accent, 0.7F), 0);
  ui.hint(told_turn(view, *turn));
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
void rule_goals(Ui& ui, const StoryView& view, const SDL_FRect& plot) {
  const auto tick = [&](double value, std::string_view words) {
    const float y = plot.y + plot.h * (1 - static_cast<float>(value / view.expected_goals.top));
    ui.fill({plot.x, std::round(y), plot.w, hairline(ui)},
            style::with_alpha(style::line, value > 0 ? 0.6F : 1.0F), 0);
    const ImVec2 size = ui.measure(Type::small, words);
    ui.text(Type::small, plot.x - size.x - ui.px(8), y - size.y / 2, style::quiet, words);
  };
  tick(0, "0");
  for (const double value : view.expected_goals.ticks)
    tick(value, decimal(value, value < 1 ? 1 : value == std::floor(value) ? 0 : 1));
}

/// Where the names at the ends of both lines stand: beside them, but not on each other.
std::array<float, 2> label_places(const StoryView& view, const SDL_FRect& plot, float apart) {
  std::array<float, 2> y{};
  for (const Team team : teams)
    y[index(team)] = on_plot(plot, view.expected_goals.steps[index(team)].back()).y;
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

void label_ends(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& plot) {
  const std::array<float, 2> y = label_places(view, plot, ui.px(26));
  for (const Team team : teams) {
    const float end = x_on(plot, view.expected_goals.steps[index(team)].back().x);
    const SDL_FPoint piece{end + ui.px(18), y[index(team)]};
    pictures.push_back([piece, radius = ui.px(9), team](const paint::Painter& painter) {
      painter.draw_piece(piece, radius, team, false);
    });
    ui.left(Type::strong, {piece.x + ui.px(14), piece.y - ui.px(13), ui.px(60), ui.px(26)}, style::text,
            decimal(view.expected_goals.sum[index(team)], 2));
  }
}

void say_about_shots(Ui& ui, const StoryView& view, const SDL_FRect& plot) {
  if (!ui.pointer_in(plot)) return;
  const Shot* nearest = nullptr;
  float least = ui.px(reach_of_pointer);
  for (const Shot& shot : view.story.shots) {
    const float away = std::abs(ui.mouse().x - x_on(plot, view.axis.at(shot.when)));
    if (away >= least) continue;
    least = away;
    nearest = &shot;
  }
  if (nearest != nullptr) ui.hint(told_shot(view, *nearest));
}

SDL_FRect part_of(const SDL_FRect& whole, const SDL_FRect& part) {
  return {whole.x + part.x * whole.w, whole.y + part.y * whole.h, part.w * whole.w, part.h * whole.h};
}

std::vector<paint::HeatField> heat_fields(const StoryView& view) {
  std::vector<paint::HeatField> fields;
  for (const Area area : all_areas) {
    const PlotRect rect = plot_rect(view.match.rules().pitch, area);
    fields.push_back(
        {{static_cast<float>(rect.left), static_cast<float>(rect.top),
          static_cast<float>(rect.right - rect.left), static_cast<float>(rect.bottom - rect.top)},
         static_cast<float>(view.heat.warmth[index(area)])});
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

void write_shares(Ui& ui, const StoryView& view, const SDL_FRect& pitch,
                  const std::vector<paint::HeatField>& fields) {
  constexpr float bright = 0.45F;
  for (const Area area : all_areas) {
    const paint::HeatField& field = fields[index(area)];
    const SDL_FRect rect = part_of(pitch, field.part);
    const double share = view.heat.share[index(area)];
    ui.centred(rect.w < ui.px(56) ? Type::small : Type::text, rect,
               field.warmth > bright ? style::on_accent : style::text, share > 0 ? view.percent(share) : "–");
    if (ui.pointer_in(rect))
      ui.hint(fuba::ui(view.words, "story-area",
                       {{"area", std::string(name(area))},
                        {"minutes", std::to_string(view.story.ball_minutes[index(area)])},
                        {"turns", std::to_string(view.story.ball_turns[index(area)])}}));
  }
}

}  // namespace

std::function<void(const paint::Painter&)> mark_picture(SDL_FPoint centre, float size, PlotMark::Kind kind) {
  return [=](const paint::Painter& painter) {
    if (kind == PlotMark::Kind::goal) return painter.draw_ball(centre, size / 2, 1);
    const float width = 0.66F * size;
    painter.draw_booking({centre.x - width / 2, centre.y - size / 2, width, size},
                         kind == PlotMark::Kind::red_card);
  };
}

void lay_momentum(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel) {
  SDL_FRect room = story_panel(ui, panel, view.word("momentum"));
  room.h -= ui.px(24);
  const float names = ui.px(34);
  const MomentumRoom places(ui, view, {room.x + names, room.y, room.w - names, room.h});
  rule_time(ui, view, places.plot);
  ui.fill({places.plot.x, std::round(places.middle()), places.plot.w, hairline(ui)}, style::dimmed, 0);
  drop_lines(ui, view, places);
  for (const Team team : teams) {
    const float away = team == Team::home ? -places.curve.h / 4 : places.curve.h / 4;
    const SDL_FPoint piece{room.x + ui.px(13), places.middle() + away};
    pictures.push_back([piece, radius = ui.px(12), team](const paint::Painter& painter) {
      painter.draw_piece(piece, radius, team, false);
    });
  }
  pictures.push_back([curve = stretched_curve(view.momentum), rect = places.curve](
                         const paint::Painter& painter) { painter.draw_momentum(rect, curve); });
  for (const PlotMark& mark : view.momentum.marks)
    pictures.push_back(mark_picture(places.place(ui, mark), ui.px(mark_size), mark.kind));
  write_above(ui, "##momentum", places.plot, [&] { say_about_momentum(ui, view, places); });
}

void lay_expected_goals(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, view.word("expected-goals"));
  const SDL_FRect plot{room.x + ui.px(34), room.y + ui.px(8), room.w - ui.px(34 + 86), room.h - ui.px(32)};
  rule_time(ui, view, plot);
  rule_goals(ui, view, plot);
  for (const Team team : teams)
    pictures.push_back([plot, team, steps = plain_points(view.expected_goals.steps[index(team)])](
                           const paint::Painter& painter) { painter.draw_steps(plot, team, steps); });
  for (const ExpectedGoalsPlot::Goal& goal : view.expected_goals.goals)
    pictures.push_back([place = on_plot(plot, goal.at), radius = ui.px(9)](const paint::Painter& painter) {
      painter.draw_ball(place, radius, 1);
    });
  label_ends(ui, pictures, view, plot);
  write_above(ui, "##expected goals", plot, [&] { say_about_shots(ui, view, plot); });
}

void lay_heat(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel) {
  SDL_FRect room = story_panel(ui, panel, view.word("heat"));
  room.h -= ui.px(24);
  const SDL_FRect pitch = pitch_in(room);
  const std::vector<paint::HeatField> fields = heat_fields(view);
  pictures.push_back([pitch, fields](const paint::Painter& painter) { painter.draw_heat(pitch, fields); });
  ui.centred(
      Type::small, {room.x, room.y + room.h + ui.px(2), room.w, ui.px(22)}, style::quiet,
      view.word("attacks-right", {{"team", ui.shortened(Type::small, view.names[Team::home], room.w / 2)}}));
  write_above(ui, "##heat", pitch, [&] { write_shares(ui, view, pitch, fields); });
}

}  // namespace fuba::app
