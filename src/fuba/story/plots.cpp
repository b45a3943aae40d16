#include "fuba/story/plots.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuba {
namespace {

constexpr int half_minutes = 45;
constexpr std::array tick_minutes{15, 30, 60, 75, 90};
constexpr std::array tick_steps{0.5, 1.0, 2.0, 5.0};
constexpr std::size_t most_ticks = 5;
/// How much of the pitch's width a wing takes, as on the mat.
constexpr double wing = 0.285;

/// Minutes since the half began.
int into_half(const Moment& moment) {
  return moment.minute - (moment.half - 1) * half_minutes + moment.stoppage;
}

void reach(std::array<int, 2>& minutes, const Moment& moment, int more = 0) {
  int& half = minutes[static_cast<std::size_t>(moment.half - 1)];
  half = std::max(half, into_half(moment) + more);
}

PlotPoint crossing(PlotPoint one, PlotPoint other) {
  const double part = one.y / (one.y - other.y);
  return {one.x + part * (other.x - one.x), 0};
}

/// The turns of one moment as one point: their mean.
std::vector<PlotPoint> joined_turns(const Story& story, const TimeAxis& axis) {
  std::vector<PlotPoint> points;
  int here = 0;
  for (const TurnStory& turn : story.turns) {
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

std::vector<PlotMark> marks_in_time(const Story& story, const TimeAxis& axis) {
  std::vector<PlotMark> marks;
  for (const Goal& goal : story.goals)
    marks.push_back({PlotMark::Kind::goal, goal.team, goal.when, axis.at(goal.when), 0});
  for (const Booking& booking : story.bookings)
    marks.push_back({booking.card == Card::red ? PlotMark::Kind::red_card : PlotMark::Kind::yellow_card,
                     booking.team, booking.when, axis.at(booking.when), 0});
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

std::vector<PlotPoint> steps_of(const Story& story, Team team, const TimeAxis& axis, double top) {
  std::vector<PlotPoint> steps{{0, 0}};
  double sum = 0;
  for (const Shot& shot : story.shots) {
    if (shot.team != team) continue;
    const double x = axis.at(shot.when);
    steps.push_back({x, sum / top});
    sum += shot.chance;
    steps.push_back({x, sum / top});
  }
  steps.push_back({axis.at(story.end), sum / top});
  return steps;
}

double expected_until(const Story& story, const Goal& goal) {
  double sum = 0;
  for (const Shot& shot : story.shots)
    if (shot.team == goal.team && shot.when.entry <= goal.when.entry) sum += shot.chance;
  return sum;
}

}  // namespace

TimeAxis::TimeAxis(const Story& story) : minutes_{half_minutes, half_minutes} {
  for (const TurnStory& turn : story.turns) reach(minutes_, turn.when, turn.minutes);
  for (const Goal& goal : story.goals) reach(minutes_, goal.when);
  for (const Shot& shot : story.shots) reach(minutes_, shot.when);
  for (const Booking& booking : story.bookings) reach(minutes_, booking.when);
  reach(minutes_, story.end);
}

double TimeAxis::at(const Moment& moment) const {
  const int before = moment.half == 1 ? 0 : minutes_[0];
  return static_cast<double>(before + into_half(moment)) / (minutes_[0] + minutes_[1]);
}

double TimeAxis::half_time() const { return static_cast<double>(minutes_[0]) / (minutes_[0] + minutes_[1]); }

std::vector<TimeAxis::Tick> TimeAxis::ticks() const {
  std::vector<Tick> ticks;
  for (const int minute : tick_minutes)
    ticks.push_back({at({0, minute <= half_minutes ? 1 : 2, minute, 0}), minute});
  return ticks;
}

MomentumPlot momentum_plot(const Story& story) {
  const TimeAxis axis(story);
  MomentumPlot plot;
  std::vector<PlotPoint> points = joined_turns(story, axis);
  if (!points.empty() && points.back().x < axis.at(story.end))
    points.push_back({axis.at(story.end), points.back().y});
  for (const PlotPoint& point : points) {
    if (!plot.curve.empty() && plot.curve.back().y * point.y < 0)
      plot.curve.push_back(crossing(plot.curve.back(), point));
    plot.curve.push_back(point);
  }
  plot.marks = marks_in_time(story, axis);
  stack(plot.marks);
  return plot;
}

ExpectedGoalsPlot expected_goals_plot(const Story& story) {
  const TimeAxis axis(story);
  ExpectedGoalsPlot plot;
  for (const Shot& shot : story.shots) plot.sum[index(shot.team)] += shot.chance;
  plot.ticks = ticks_up_to(std::max(plot.sum[0], plot.sum[1]));
  plot.top = plot.ticks.back();
  for (Team team : teams) plot.steps[index(team)] = steps_of(story, team, axis, plot.top);
  for (const Goal& goal : story.goals)
    plot.goals.push_back(
        {goal.team, goal.when, {axis.at(goal.when), expected_until(story, goal) / plot.top}});
  return plot;
}

HeatPlot heat_plot(const Story& story) {
  HeatPlot plot;
  const int all = std::accumulate(story.ball_minutes.begin(), story.ball_minutes.end(), 0);
  const int most = *std::ranges::max_element(story.ball_minutes);
  if (all == 0) return plot;
  for (Area area : all_areas) {
    const double minutes = story.ball_minutes[index(area)];
    plot.share[index(area)] = minutes / all;
    plot.warmth[index(area)] = minutes / most;
  }
  return plot;
}

PlotRect plot_rect(const Pitch& pitch, Area area) {
  constexpr std::array lanes{0.0, wing, 1 - wing, 1.0};
  const std::size_t lane = area <= Area::L4 ? 0 : area <= Area::C5 ? 1 : 2;
  const Pitch::Span span = pitch.span[index(area)];
  return {span.near / 100.0, lanes[lane], span.far / 100.0, lanes[lane + 1]};
}

}  // namespace fuba
