#include "story/svg_plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "story/html.hpp"

namespace story {
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

constexpr std::array mark_ids{"goal-mark", "yellow-card", "red-card", "turning-point"};

/// A plot of a height in pixels that is as wide as the page allows.
std::string plot(std::string_view kind, const std::string& description, double height,
                 const std::string& inside) {
  return fmt::format(R"(<svg class="plot {}" role="img" aria-label="{}" width="100%" height="{}">{}</svg>)",
                     kind, escaped(description), height, inside);
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
  return fmt::format(R"(<text class="{}" x="{:.2f}%" y="{:.1f}">{}</text>)", kind, x_percent, y,
                     escaped(what));
}

std::string upright(std::string_view kind, double x, double height) {
  return fmt::format(R"(<line class="{0}" x1="{1:.2f}%" x2="{1:.2f}%" y1="0" y2="{2}"/>)", kind, 100 * x,
                     height);
}

std::string level_line(double y) {
  return fmt::format(R"(<line class="tick" x1="0" x2="100%" y1="{0:.1f}" y2="{0:.1f}"/>)", y);
}

std::string value_label(double y, std::string_view label) {
  return fmt::format(R"(<text class="value" x="0" y="{:.1f}">{}</text>)", y, escaped(label));
}

/// The lines of the quarters of an hour, and their minutes below.
std::string time_scale(const TimeScale& time, double height, double label_y) {
  std::string scale;
  for (const TimeScale::Tick& tick : time.ticks)
    scale += upright("tick", tick.x, height) + text("minute", 100 * tick.x, label_y, tick.label);
  return scale + upright("half-time", time.half_time.x, height) +
         text("minute", 100 * time.half_time.x, label_y, time.half_time.label);
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
std::string momentum_side(const MomentumPart& momentum, Team team) {
  std::vector<PlotPoint> side;
  for (const PlotPoint& point : momentum.curve)
    side.push_back({point.x, team == Team::home ? std::max(point.y, 0.0) : std::min(point.y, 0.0)});
  if (side.empty()) return "";
  side.insert(side.begin(), {side.front().x, 0});
  side.push_back({side.back().x, 0});
  const double middle = momentum_height / 2;
  return path(name(team), way_through(side, momentum_height, middle, middle) + "Z");
}

/// How far down a height from -1 to 1 lies.
double below_top(double height) { return momentum_height * (1 - height) / 2; }

std::string mark_sign(const CurveMark& mark) {
  const double away_from_plot = mark_gap + mark_step * mark.level;
  const double y = mark.y                    ? below_top(*mark.y)
                   : mark.team == Team::home ? -away_from_plot
                                             : momentum_height + away_from_plot;
  return fmt::format(R"(<use href="#{}" x="{:.2f}%" y="{}"><title>{}</title></use>)",
                     mark_ids[static_cast<std::size_t>(mark.sign)], 100 * mark.x, y, escaped(mark.told));
}

/// How many rows of marks a team has.
int mark_rows(const MomentumPart& momentum, Team team) {
  int rows = 0;
  for (const CurveMark& mark : momentum.marks)
    if (!mark.y && mark.team == team) rows = std::max(rows, mark.level + 1);
  return rows;
}

std::string height_scale(const MomentumPart& momentum) {
  std::string scale;
  for (const MomentumPart::Tick& tick : momentum.ticks)
    scale += level_line(below_top(tick.y)) + value_label(below_top(tick.y), tick.label);
  return scale;
}

// ---- expected goals

std::string steps_line(const ExpectedGoalsPart& expected, Team team) {
  const std::string way = way_through(expected.steps[index(team)], expected_goals_height,
                                      expected_goals_height, expected_goals_height);
  return path("casing", way) + path(fmt::format("line {}", name(team)), way) +
         path(fmt::format("dashes {}", name(team)), way);
}

/// The lowest line is the axis.
std::string value_scale(const ExpectedGoalsPart& expected) {
  std::string scale;
  for (const ExpectedGoalsPart::Tick& tick : expected.ticks) {
    const double y = expected_goals_height * (1 - tick.y);
    if (tick.y > 0) scale += level_line(y);
    scale += value_label(y, tick.label);
  }
  return scale;
}

/// The heights of the sums at the ends of the lines, moved apart where they would touch.
std::array<double, 2> sum_heights(const ExpectedGoalsPart& expected) {
  std::array<double, 2> heights{};
  for (Team team : teams)
    heights[index(team)] = expected_goals_height * (1 - expected.steps[index(team)].back().y);
  const double between = std::abs(heights[0] - heights[1]);
  if (between >= label_height) return heights;
  const std::size_t upper = heights[0] <= heights[1] ? 0 : 1;
  heights[upper] -= (label_height - between) / 2;
  heights[1 - upper] += (label_height - between) / 2;
  return heights;
}

std::string sums(const ExpectedGoalsPart& expected) {
  const std::array<double, 2> heights = sum_heights(expected);
  std::string labels;
  for (Team team : teams)
    labels += text("sum", 100 * expected.steps[index(team)].back().x, heights[index(team)],
                   expected.sums[index(team)]);
  return labels;
}

std::string goal_dot(const ExpectedGoalsPart::Goal& goal) {
  return fmt::format(R"(<use href="#{}" x="{:.2f}%" y="{:.1f}"><title>{}</title></use>)",
                     goal.team == Team::home ? "home-dot" : "away-dot", 100 * goal.at.x,
                     expected_goals_height * (1 - goal.at.y), escaped(goal.told));
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

/// A place of the pitch as the picture has it.
struct HeatArea {
  explicit HeatArea(const HeatPart::Place& place)
      : left(pitch_width * place.rect.left),
        top(pitch_height * place.rect.top),
        width(pitch_width * (place.rect.right - place.rect.left)),
        height(pitch_height * (place.rect.bottom - place.rect.top)),
        colour(warm_colour(place.warmth)) {}

  double left, top, width, height;
  std::string colour;
};

std::string ground(const HeatPart::Place& place) {
  const HeatArea area(place);
  return fmt::format(
      R"(<rect x="{:.0f}" y="{:.0f}" width="{:.0f}" height="{:.0f}" fill="{}"><title>{}</title></rect>)",
      area.left, area.top, area.width, area.height, area.colour, escaped(place.told));
}

/// Its name in the corner and its share in the middle, on a rim of its colour that keeps lines off.
std::string letters(const HeatPart::Place& place) {
  const HeatArea area(place);
  return fmt::format(
      R"(<g stroke="{}"><text class="area" x="{:.0f}" y="{:.0f}">{}</text><text class="share" x="{:.0f}" y="{:.0f}">{}</text></g>)",
      area.colour, area.left + 12, area.top + 32, escaped(place.name), area.left + area.width / 2,
      area.top + area.height / 2, escaped(place.share));
}

std::string pitch_lines() {
  return fmt::format(
      R"(<g class="lines"><rect x="0" y="0" width="{0}" height="{1}"/><line x1="{2}" x2="{2}" y1="0" y2="{1}"/><circle cx="{2}" cy="{3}" r="{4}"/><rect x="-{5}" y="{6}" width="{5}" height="{7}"/><rect x="{0}" y="{6}" width="{5}" height="{7}"/></g>)",
      pitch_width, pitch_height, pitch_width / 2, pitch_height / 2, circle_radius, goal_depth,
      (pitch_height - goal_width) / 2, goal_width);
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
<g id="turning-point"><circle class="turning" r="5.5"/></g>
<g id="home-dot"><circle class="home-disc" r="7"/><circle class="home-ring" r="3.4"/></g>
<g id="away-dot"><circle class="away-disc" r="7"/><rect class="away-bar" x="-5.6" y="-1.6" width="11.2" height="3.2"/></g>
</defs></svg>)svg";
}

std::string momentum_picture(const MomentumPart& momentum, const TimeScale& time) {
  const int above = mark_rows(momentum, Team::home);
  const int below = mark_rows(momentum, Team::away);
  const double label_y = momentum_height + label_gap + mark_step * below;
  std::string inside = height_scale(momentum) + time_scale(time, momentum_height, label_y);
  inside +=
      stretched(momentum_height, momentum_side(momentum, Team::home) + momentum_side(momentum, Team::away));
  inside += R"(<line class="middle" x1="0" x2="100%" y1="50%" y2="50%"/>)";
  for (const CurveMark& mark : momentum.marks) inside += mark_sign(mark);
  return fmt::format(R"(<div class="frame momentum{}" style="padding-top:{}px;padding-bottom:{}px">{}</div>)",
                     momentum.ticks.empty() ? "" : " measured", 8 + mark_step * above,
                     label_gap + 8 + mark_step * below,
                     plot("momentum", momentum.alt, momentum_height, inside));
}

std::string expected_goals_picture(const ExpectedGoalsPart& expected, const TimeScale& time) {
  std::string inside =
      value_scale(expected) + time_scale(time, expected_goals_height, expected_goals_height + label_gap);
  inside += R"(<line class="middle" x1="0" x2="100%" y1="100%" y2="100%"/>)";
  std::string curves;
  for (Team team : teams) curves += steps_line(expected, team);
  inside += stretched(expected_goals_height, curves) + sums(expected);
  for (const ExpectedGoalsPart::Goal& goal : expected.goals) inside += goal_dot(goal);
  return fmt::format(R"(<div class="frame expected">{}</div>)",
                     plot("expected", expected.alt, expected_goals_height, inside));
}

std::string heat_picture(const HeatPart& heat) {
  std::string grounds;
  std::string texts;
  for (const HeatPart::Place& place : heat.places) {
    grounds += ground(place);
    texts += letters(place);
  }
  return fmt::format(R"(<svg class="heat" role="img" aria-label="{}" viewBox="-{} -4 {} {}">{}{}{}</svg>)",
                     escaped(heat.alt), goal_depth + 4, pitch_width + 2 * (goal_depth + 4), pitch_height + 8,
                     grounds, pitch_lines(), texts);
}

}  // namespace story
