#include "fuba/story/svg_plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "fuba/story/plots.hpp"

namespace fuba {
namespace {

constexpr double momentum_height = 200;
constexpr double expected_goals_height = 240;
constexpr double mark_step = 18;
constexpr double mark_gap = 12;      ///< between the middle of a mark and the plot
constexpr double label_gap = 20;     ///< from the plot down to the line of its minutes
constexpr double label_height = 18;  ///< that two labels below each other need
constexpr double curve_width = 1000;
constexpr double pitch_width = 1000;
constexpr double pitch_height = 640;
constexpr double circle_radius = 92;
constexpr double goal_depth = 16;
constexpr double goal_width = 104;

constexpr std::array mark_ids{"goal-mark", "yellow-card", "red-card"};
constexpr std::array mark_words{"goal", "yellow-card", "red-card"};

/// A plot of a height in pixels that is as wide as the page allows.
std::string plot(std::string_view kind, const std::string& description, double height,
                 const std::string& inside) {
  return fmt::format(R"(<svg class="plot {}" role="img" aria-label="{}" width="100%" height="{}">{}</svg>)",
                     kind, description, height, inside);
}

/// A curve in a frame that stretches with the plot.
std::string stretched(double height, const std::string& paths) {
  return fmt::format(
      R"(<svg viewBox="0 0 {} {}" preserveAspectRatio="none" width="100%" height="100%">{}</svg>)",
      curve_width, height, paths);
}

std::string path(std::string_view kind, const std::string& way) {
  return fmt::format(R"(<path class="{}" d="{}"/>)", kind, way);
}

std::string text(std::string_view kind, double x_percent, double y, std::string_view what) {
  return fmt::format(R"(<text class="{}" x="{:.2f}%" y="{:.1f}">{}</text>)", kind, x_percent, y, what);
}

std::string upright(std::string_view kind, double x, double height) {
  return fmt::format(R"(<line class="{0}" x1="{1:.2f}%" x2="{1:.2f}%" y1="0" y2="{2}"/>)", kind, 100 * x,
                     height);
}

/// The lines of the quarters of an hour, and their minutes below.
std::string time_scale(const Telling& telling, const TimeAxis& axis, double height, double label_y) {
  std::string scale;
  for (const TimeAxis::Tick& tick : axis.ticks())
    scale += upright("tick", tick.x, height) +
             text("minute", 100 * tick.x, label_y, telling.moment({.minute = tick.minute}));
  return scale + upright("half-time", axis.half_time(), height) +
         text("minute", 100 * axis.half_time(), label_y, telling.say("half-time"));
}

std::string way_through(const std::vector<PlotPoint>& points, double height, double middle, double scale) {
  std::string way;
  for (const PlotPoint& point : points)
    way += fmt::format("{}{:.1f},{:.1f}", way.empty() ? "M" : "L", curve_width * point.x,
                       std::clamp(middle - scale * point.y, 0.0, height));
  return way;
}

// ---- momentum

/// The curve's part on one side of the middle, closed along it.
std::string momentum_side(const MomentumPlot& momentum, Team team) {
  std::vector<PlotPoint> side;
  for (const PlotPoint& point : momentum.curve)
    side.push_back({point.x, team == Team::home ? std::max(point.y, 0.0) : std::min(point.y, 0.0)});
  if (side.empty()) return "";
  side.insert(side.begin(), {side.front().x, 0});
  side.push_back({side.back().x, 0});
  const double middle = momentum_height / 2;
  return path(name(team), way_through(side, momentum_height, middle, middle) + "Z");
}

std::string mark_sign(const Telling& telling, const PlotMark& mark) {
  const auto kind = static_cast<std::size_t>(mark.kind);
  const double away_from_plot = mark_gap + mark_step * mark.level;
  const double y = mark.team == Team::home ? -away_from_plot : momentum_height + away_from_plot;
  const std::string tip = telling.say("mark", {{"what", telling.plain(mark_words[kind])},
                                               {"team", telling.plain_name(mark.team)},
                                               {"moment", telling.plain_moment(mark.when)}});
  return fmt::format(R"(<use href="#{}" x="{:.2f}%" y="{}"><title>{}</title></use>)", mark_ids[kind],
                     100 * mark.x, y, tip);
}

/// How many rows of marks a team has.
int mark_rows(const MomentumPlot& momentum, Team team) {
  int rows = 0;
  for (const PlotMark& mark : momentum.marks)
    if (mark.team == team) rows = std::max(rows, mark.level + 1);
  return rows;
}

/// How much of the time played the curve is on Home's side.
double home_share(const MomentumPlot& momentum) {
  double home = 0;
  double all = 0;
  for (std::size_t at = 1; at < momentum.curve.size(); ++at) {
    const PlotPoint& from = momentum.curve[at - 1];
    const PlotPoint& to = momentum.curve[at];
    all += to.x - from.x;
    if (from.y + to.y > 0) home += to.x - from.x;
  }
  return all > 0 ? home / all : 0;
}

// ---- expected goals

std::string steps_line(const ExpectedGoalsPlot& expected, Team team) {
  const std::string way = way_through(expected.steps[index(team)], expected_goals_height,
                                      expected_goals_height, expected_goals_height);
  return path("casing", way) + path(fmt::format("line {}", name(team)), way) +
         path(fmt::format("dashes {}", name(team)), way);
}

std::string value_scale(const ExpectedGoalsPlot& expected) {
  std::string scale;
  for (const double tick : expected.ticks) {
    const double y = expected_goals_height * (1 - tick / expected.top);
    scale += fmt::format(R"(<line class="tick" x1="0" x2="100%" y1="{0:.1f}" y2="{0:.1f}"/>)", y) +
             fmt::format(R"(<text class="value" x="0" y="{:.1f}">{}</text>)", y, decimal(tick, 1));
  }
  return scale;
}

/// The heights of the sums at the ends of the lines, moved apart where they would touch.
std::array<double, 2> sum_heights(const ExpectedGoalsPlot& expected) {
  std::array<double, 2> heights{};
  for (Team team : teams)
    heights[index(team)] = expected_goals_height * (1 - expected.sum[index(team)] / expected.top);
  const double between = std::abs(heights[0] - heights[1]);
  if (between >= label_height) return heights;
  const std::size_t upper = heights[0] <= heights[1] ? 0 : 1;
  heights[upper] -= (label_height - between) / 2;
  heights[1 - upper] += (label_height - between) / 2;
  return heights;
}

std::string sums(const ExpectedGoalsPlot& expected) {
  const std::array<double, 2> heights = sum_heights(expected);
  std::string labels;
  for (Team team : teams)
    labels += text("sum", 100 * expected.steps[index(team)].back().x, heights[index(team)],
                   decimal(expected.sum[index(team)], 2));
  return labels;
}

std::string goal_dot(const Telling& telling, const ExpectedGoalsPlot::Goal& goal) {
  const std::string tip = telling.say("mark", {{"what", telling.plain("goal")},
                                               {"team", telling.plain_name(goal.team)},
                                               {"moment", telling.plain_moment(goal.when)}});
  return fmt::format(R"(<use href="#{}" x="{:.2f}%" y="{:.1f}"><title>{}</title></use>)",
                     goal.team == Team::home ? "home-dot" : "away-dot", 100 * goal.at.x,
                     expected_goals_height * (1 - goal.at.y), tip);
}

// ---- where the ball was

/// From the paper's colour to amber, on which ink stays legible.
std::string warm_colour(double warmth) {
  constexpr std::array cold{0xfb, 0xf4, 0xe0};
  constexpr std::array hot{0xf2, 0xa5, 0x41};
  const auto mixed = [&](std::size_t channel) {
    return std::lround(cold[channel] + warmth * (hot[channel] - cold[channel]));
  };
  return fmt::format("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2));
}

struct HeatArea {
  Area area;
  double left, top, width, height;
  std::string colour;
};

HeatArea heat_area(const Telling& telling, const HeatPlot& heat, Area area) {
  const PlotRect rect = plot_rect(telling.match().rules().pitch, area);
  return {area,
          pitch_width * rect.left,
          pitch_height * rect.top,
          pitch_width * (rect.right - rect.left),
          pitch_height * (rect.bottom - rect.top),
          warm_colour(heat.warmth[index(area)])};
}

std::string ground(const HeatArea& area) {
  return fmt::format(R"(<rect x="{:.0f}" y="{:.0f}" width="{:.0f}" height="{:.0f}" fill="{}"/>)", area.left,
                     area.top, area.width, area.height, area.colour);
}

/// Its name in the corner and its share in the middle, on a rim of its colour that keeps lines off.
std::string letters(const Telling& telling, const HeatPlot& heat, const HeatArea& area) {
  return fmt::format(
      R"(<g stroke="{}"><text class="area" x="{:.0f}" y="{:.0f}">{}</text><text class="share" x="{:.0f}" y="{:.0f}">{}</text></g>)",
      area.colour, area.left + 12, area.top + 32, name(area.area), area.left + area.width / 2,
      area.top + area.height / 2, telling.percent(heat.share[index(area.area)]));
}

std::string pitch_lines() {
  return fmt::format(
      R"(<g class="lines"><rect x="0" y="0" width="{0}" height="{1}"/><line x1="{2}" x2="{2}" y1="0" y2="{1}"/><circle cx="{2}" cy="{3}" r="{4}"/><rect x="-{5}" y="{6}" width="{5}" height="{7}"/><rect x="{0}" y="{6}" width="{5}" height="{7}"/></g>)",
      pitch_width, pitch_height, pitch_width / 2, pitch_height / 2, circle_radius, goal_depth,
      (pitch_height - goal_width) / 2, goal_width);
}

/// Every area with its share, the busiest first.
std::string heat_description(const Telling& telling, const HeatPlot& heat) {
  auto areas = all_areas;
  std::ranges::stable_sort(areas, std::greater(), [&](Area area) { return heat.share[index(area)]; });
  std::string list = telling.say("heat") + ": ";
  for (Area area : areas)
    list += fmt::format("{}{} {}", area == areas.front() ? "" : ", ", name(area),
                        telling.percent(heat.share[index(area)]));
  return list;
}

}  // namespace

std::string picture_signs() {
  return R"svg(<svg class="signs" width="0" height="0" aria-hidden="true"><defs>
<pattern id="stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="away-ground" width="9" height="9"/><rect class="away-stripe" width="3" height="9"/></pattern>
<symbol id="home" viewBox="0 0 20 20"><circle class="home-disc" cx="10" cy="10" r="9"/><circle class="home-ring" cx="10" cy="10" r="5.2"/></symbol>
<symbol id="away" viewBox="0 0 20 20"><circle class="away-disc" cx="10" cy="10" r="9"/><rect class="away-bar" x="2.2" y="8" width="15.6" height="4"/></symbol>
<g id="goal-mark"><circle class="ball" r="7.5"/><path class="ball-patch" d="M0.0,-2.9L2.8,-0.9L1.7,2.3L-1.7,2.3L-2.8,-0.9ZM0.0,-2.9L0.0,-7.5M2.8,-0.9L7.1,-2.3M1.7,2.3L4.4,6.1M-1.7,2.3L-4.4,6.1M-2.8,-0.9L-7.1,-2.3"/></g>
<g id="yellow-card"><rect class="yellow" x="-4.5" y="-6.5" width="9" height="13" rx="1"/></g>
<g id="red-card"><rect class="red" x="-4.5" y="-6.5" width="9" height="13" rx="1"/><path class="red-cross" d="M-2.2,-3L2.2,3M2.2,-3L-2.2,3"/></g>
<g id="home-dot"><circle class="home-disc" r="7"/><circle class="home-ring" r="3.4"/></g>
<g id="away-dot"><circle class="away-disc" r="7"/><rect class="away-bar" x="-5.6" y="-1.6" width="11.2" height="3.2"/></g>
</defs></svg>)svg";
}

std::string momentum_picture(const Telling& telling) {
  const MomentumPlot momentum = momentum_plot(telling.story());
  const int above = mark_rows(momentum, Team::home);
  const int below = mark_rows(momentum, Team::away);
  const double label_y = momentum_height + label_gap + mark_step * below;
  std::string inside = time_scale(telling, TimeAxis(telling.story()), momentum_height, label_y);
  inside +=
      stretched(momentum_height, momentum_side(momentum, Team::home) + momentum_side(momentum, Team::away));
  inside += R"(<line class="middle" x1="0" x2="100%" y1="50%" y2="50%"/>)";
  for (const PlotMark& mark : momentum.marks) inside += mark_sign(telling, mark);
  const std::string alt =
      telling.say("momentum-alt", {{"home", telling.plain_name(Team::home)},
                                   {"away", telling.plain_name(Team::away)},
                                   {"share", telling.plain_percent(home_share(momentum))}});
  return fmt::format(R"(<div class="frame momentum" style="padding-top:{}px;padding-bottom:{}px">{}</div>)",
                     8 + mark_step * above, label_gap + 8 + mark_step * below,
                     plot("momentum", alt, momentum_height, inside));
}

std::string expected_goals_picture(const Telling& telling) {
  const ExpectedGoalsPlot expected = expected_goals_plot(telling.story());
  std::string inside =
      value_scale(expected) + time_scale(telling, TimeAxis(telling.story()), expected_goals_height,
                                         expected_goals_height + label_gap);
  inside += R"(<line class="middle" x1="0" x2="100%" y1="100%" y2="100%"/>)";
  std::string curves;
  for (Team team : teams) curves += steps_line(expected, team);
  inside += stretched(expected_goals_height, curves) + sums(expected);
  for (const ExpectedGoalsPlot::Goal& goal : expected.goals) inside += goal_dot(telling, goal);
  const std::string alt = telling.say("expected-goals-alt", {{"home", telling.plain_name(Team::home)},
                                                             {"away", telling.plain_name(Team::away)},
                                                             {"home_sum", decimal(expected.sum[0], 2)},
                                                             {"away_sum", decimal(expected.sum[1], 2)}});
  return fmt::format(R"(<div class="frame expected">{}</div>)",
                     plot("expected", alt, expected_goals_height, inside));
}

std::string heat_picture(const Telling& telling) {
  const HeatPlot heat = heat_plot(telling.story());
  std::string grounds;
  std::string texts;
  for (Area each : all_areas) {
    const HeatArea area = heat_area(telling, heat, each);
    grounds += ground(area);
    texts += letters(telling, heat, area);
  }
  return fmt::format(R"(<svg class="heat" role="img" aria-label="{}" viewBox="-{} -4 {} {}">{}{}{}</svg>)",
                     heat_description(telling, heat), goal_depth + 4, pitch_width + 2 * (goal_depth + 4),
                     pitch_height + 8, grounds, pitch_lines(), texts);
}

}  // namespace fuba
