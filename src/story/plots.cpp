#include "story/plots.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace story {
namespace {

constexpr int half_minutes = 45;
/// With which minute each half begins; the last two are extra time.
constexpr std::array half_starts{0, 45, 90, 105};
constexpr int extra_half_minutes = 15;

/// A minute that is written below a curve, in its half.
struct TickMinute {
  int half;
  int minute;
};
constexpr std::array tick_minutes{TickMinute{1, 15}, TickMinute{1, 30},  TickMinute{2, 60}, TickMinute{2, 75},
                                  TickMinute{2, 90}, TickMinute{3, 105}, TickMinute{4, 120}};
constexpr std::array tick_steps{0.5, 1.0, 2.0, 5.0};
constexpr std::size_t most_ticks = 5;

/// Minutes since the half began.
int into_half(const Moment& moment) {
  return moment.minute - half_starts[static_cast<std::size_t>(moment.half - 1)] + moment.stoppage;
}

/// A half of extra time has its whole length as soon as it has begun.
void reach(std::array<int, half_starts.size()>& minutes, const Moment& moment, int more = 0) {
  int& half = minutes[static_cast<std::size_t>(moment.half - 1)];
  half = std::max({half, into_half(moment) + more, extra_half_minutes});
}

PlotPoint crossing(PlotPoint one, PlotPoint other) {
  const double part = one.y / (one.y - other.y);
  return {one.x + part * (other.x - one.x), 0};
}

/// The turns of one moment as one point: their mean.
std::vector<PlotPoint> joined_turns(const Course& course, const TimeAxis& axis) {
  std::vector<PlotPoint> points;
  int here = 0;
  for (const Course::Turn& turn : course.turns) {
    const double x = axis.at(turn.when);
    if (points.empty() || points.back().x < x) {
      points.push_back({x, 0});
      here = 0;
    }
    ++here;
    points.back().y += (turn.momentum - points.back().y) / here;
  }
  return points;
}

std::vector<PlotMark> marks_in_time(const Course& course, const TimeAxis& axis) {
  std::vector<PlotMark> marks;
  for (const Course::Goal& goal : course.goals)
    marks.push_back({Sign::goal, goal.team, goal.when, axis.at(goal.when), 0});
  for (const Course::Card& card : course.cards)
    marks.push_back(
        {card.red ? Sign::red_card : Sign::yellow_card, card.team, card.when, axis.at(card.when), 0});
  for (const Course::TurningPoint& point : course.turning_points)
    marks.push_back({Sign::turning_point, point.team, point.when, axis.at(point.when), 0});
  std::ranges::stable_sort(marks, {}, [](const PlotMark& mark) { return mark.when.entry; });
  return marks;
}

/// Gives each mark the lowest level at which it touches no mark before it.
void stack(std::vector<PlotMark>& marks) {
  for (auto mark = marks.begin(); mark != marks.end(); ++mark) {
    const auto taken = [&](const PlotMark& other) {
      return other.team == mark->team && other.level == mark->level && mark->x - other.x < plot_mark_width;
    };
    while (std::any_of(marks.begin(), mark, taken)) ++mark->level;
  }
}

std::vector<double> ticks_up_to(double highest) {
  const auto fits = [&](double step) { return highest <= step * static_cast<double>(most_ticks); };
  const auto found = std::ranges::find_if(tick_steps, fits);
  const double step = found == tick_steps.end() ? std::ceil(highest / most_ticks) : *found;
  std::vector<double> ticks{step};
  while (ticks.back() < highest) ticks.push_back(step * static_cast<double>(ticks.size() + 1));
  return ticks;
}

std::vector<PlotPoint> steps_of(const Course& course, Team team, const TimeAxis& axis, double top) {
  std::vector<PlotPoint> steps{{0, 0}};
  double sum = 0;
  for (const Course::Shot& shot : course.shots) {
    if (shot.team != team) continue;
    const double x = axis.at(shot.when);
    steps.push_back({x, sum / top});
    sum += shot.chance;
    steps.push_back({x, sum / top});
  }
  steps.push_back({axis.at(course.end), sum / top});
  return steps;
}

double expected_until(const Course& course, const Course::Goal& goal) {
  double sum = 0;
  for (const Course::Shot& shot : course.shots)
    if (shot.team == goal.team && shot.when.entry <= goal.when.entry) sum += shot.chance;
  return sum;
}

}  // namespace

TimeAxis::TimeAxis(const Course& course) : minutes_{half_minutes, course.one_half ? 0 : half_minutes, 0, 0} {
  for (const Course::Turn& turn : course.turns) reach(minutes_, turn.when, turn.minutes);
  for (const Course::Goal& goal : course.goals) reach(minutes_, goal.when);
  for (const Course::Shot& shot : course.shots) reach(minutes_, shot.when);
  for (const Course::Card& card : course.cards) reach(minutes_, card.when);
  reach(minutes_, course.end);
}

double TimeAxis::at(const Moment& moment) const {
  const int before = std::accumulate(minutes_.begin(), minutes_.begin() + moment.half - 1, 0);
  return static_cast<double>(before + into_half(moment)) / whole();
}

double TimeAxis::whole() const { return std::accumulate(minutes_.begin(), minutes_.end(), 0); }

double TimeAxis::half_time() const { return static_cast<double>(minutes_[0]) / whole(); }

std::vector<TimeAxis::Tick> TimeAxis::ticks() const {
  std::vector<Tick> ticks;
  for (const auto& [half, minute] : tick_minutes)
    if (minutes_[static_cast<std::size_t>(half - 1)] > 0) ticks.push_back({at({0, half, minute, 0}), minute});
  return ticks;
}

MomentumPlot momentum_plot(const Course& course) {
  const TimeAxis axis(course);
  MomentumPlot plot;
  std::vector<PlotPoint> points = joined_turns(course, axis);
  if (!points.empty() && points.back().x < axis.at(course.end))
    points.push_back({axis.at(course.end), points.back().y});
  for (const PlotPoint& point : points) {
    if (!plot.curve.empty() && plot.curve.back().y * point.y < 0)
      plot.curve.push_back(crossing(plot.curve.back(), point));
    plot.curve.push_back(point);
  }
  plot.marks = marks_in_time(course, axis);
  stack(plot.marks);
  return plot;
}

ExpectedGoalsPlot expected_goals_plot(const Course& course) {
  const TimeAxis axis(course);
  ExpectedGoalsPlot plot;
  for (const Course::Shot& shot : course.shots) plot.sum[index(shot.team)] += shot.chance;
  plot.ticks = ticks_up_to(std::max(plot.sum[0], plot.sum[1]));
  plot.top = plot.ticks.back();
  for (Team team : teams) plot.steps[index(team)] = steps_of(course, team, axis, plot.top);
  for (const Course::Goal& goal : course.goals)
    plot.goals.push_back(
        {goal.team, goal.when, {axis.at(goal.when), expected_until(course, goal) / plot.top}});
  return plot;
}

double height_at(std::span<const PlotPoint> curve, double x) {
  const auto next = std::ranges::find_if(curve, [x](const PlotPoint& point) { return point.x >= x; });
  if (next == curve.end()) return curve.empty() ? 0 : curve.back().y;
  if (next == curve.begin()) return next->y;
  const PlotPoint& before = *(next - 1);
  return std::lerp(before.y, next->y, (x - before.x) / (next->x - before.x));
}

double home_share(const MomentumPlot& plot) {
  double home = 0;
  double all = 0;
  for (std::size_t at = 1; at < plot.curve.size(); ++at) {
    const PlotPoint& from = plot.curve[at - 1];
    const PlotPoint& to = plot.curve[at];
    all += to.x - from.x;
    if (from.y + to.y > 0) home += to.x - from.x;
  }
  return all > 0 ? home / all : 0;
}

HeatPlot heat_plot(std::span<const int> minutes) {
  HeatPlot plot{std::vector<double>(minutes.size()), std::vector<double>(minutes.size())};
  const int all = std::accumulate(minutes.begin(), minutes.end(), 0);
  if (all == 0) return plot;
  const int most = std::ranges::max(minutes);
  for (std::size_t place = 0; place < minutes.size(); ++place) {
    plot.share[place] = static_cast<double>(minutes[place]) / all;
    plot.warmth[place] = static_cast<double>(minutes[place]) / most;
  }
  return plot;
}

}  // namespace story
