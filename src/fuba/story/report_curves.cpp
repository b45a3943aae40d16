#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "fuba/analysis/prospects.hpp"
#include "fuba/story/area_rect.hpp"
#include "fuba/story/prospects_course.hpp"
#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, 4> sign_keys{"goal", "yellow-card", "red-card", "turning-point"};

story::Pair<std::string> legend(const Telling& telling, std::string_view home, std::string_view away) {
  return {telling.say(home, {{"team", telling.name(Team::home)}}),
          telling.say(away, {{"team", telling.name(Team::away)}})};
}

std::string mark(const Telling& telling, story::Sign sign, story::Team team, const Moment& when) {
  return telling.say("mark", {{"what", telling.say(sign_keys[static_cast<std::size_t>(sign)])},
                              {"team", telling.name(static_cast<Team>(team))},
                              {"moment", telling.moment(when)}});
}

/// From 0 upwards; the lines lie equally far from each other.
std::vector<story::ExpectedGoalsPart::Tick> value_scale(const Telling& telling,
                                                        const story::ExpectedGoalsPlot& plot) {
  const int digits = plot.ticks.front() < 1 ? 1 : 0;
  std::vector<story::ExpectedGoalsPart::Tick> scale{{0, "0"}};
  for (const double value : plot.ticks) scale.push_back({value / plot.top, telling.number(value, digits)});
  return scale;
}

/// Every area with its share, the busiest first.
std::string heat_in_words(const Telling& telling, const story::HeatPart& heat, const story::HeatPlot& plot) {
  auto areas = all_areas;
  std::ranges::stable_sort(areas, std::greater(), [&](Area area) { return plot.share[index(area)]; });
  std::string list;
  for (const Area area : areas)
    list += fmt::format("{}{} {}", list.empty() ? "" : ", ", name(area), heat.places[index(area)].share);
  return fmt::format("{}: {}", telling.say("heat"), list);
}

}  // namespace

story::TimeScale told_time(const Telling& telling, const story::TimeAxis& axis) {
  story::TimeScale scale{.ticks = {},
                         .half_time = {axis.half_time(), telling.say("half-time")},
                         .end = axis.at(telling.story().end)};
  for (const story::TimeAxis::Tick& tick : axis.ticks())
    scale.ticks.push_back({tick.x, telling.moment({.minute = tick.minute})});
  return scale;
}

story::MomentumPart told_momentum(const Telling& telling, const story::Course& course) {
  story::MomentumPlot plot = story::momentum_plot(course);
  const std::string share = telling.percent(story::home_share(plot));
  story::MomentumPart part{.heading = telling.say("momentum"),
                           .legend = legend(telling, "momentum-home", "momentum-away"),
                           .curve = std::move(plot.curve),
                           .marks = {},
                           .note = telling.say("momentum-note"),
                           .alt = telling.say("momentum-alt", {{"home", telling.name(Team::home)},
                                                               {"away", telling.name(Team::away)},
                                                               {"share", share}})};
  for (const story::PlotMark& each : plot.marks)
    part.marks.push_back({each.sign, each.team, each.x, each.level,
                          mark(telling, each.sign, each.team, each.when), each.when.entry});
  return part;
}

/// Goals and turning points on the prospects of the turns.
story::MomentumPart told_prospects(const Telling& telling, const story::Course& course,
                                   const Foreteller& foreteller) {
  const ProspectsCourse prospects = prospects_course(telling.story(), telling.match(), foreteller);
  const auto height = [](double home) { return 2 * home - 1; };
  story::Course drawn{
      .turns = {}, .goals = course.goals, .shots = {}, .cards = {}, .turning_points = {}, .end = course.end};
  for (const ProspectsCourse::Point& point : prospects.points)
    drawn.turns.push_back({point.when, 0, height(point.home)});
  const auto& points = prospects.points;
  for (const std::size_t turn : prospects.turning_points)
    drawn.turning_points.push_back(
        {points[turn].when, points[turn + 1].home > points[turn].home ? Team::home : Team::away});
  story::MomentumPlot plot = story::momentum_plot(drawn);
  story::MomentumPart part{
      .heading = telling.say("prospects"),
      .legend = legend(telling, "prospects-home", "prospects-away"),
      .ticks = {{1, telling.percent(1)}, {0, telling.percent(0.5)}, {-1, telling.percent(1)}},
      .curve = std::move(plot.curve),
      .marks = {},
      .note = telling.say("prospects-note"),
      .alt = telling.say("prospects-alt", {{"home", telling.name(Team::home)},
                                           {"start", telling.percent(points.front().home)},
                                           {"end", telling.percent(points.back().home)}})};
  for (const story::PlotMark& each : plot.marks) {
    part.marks.push_back({each.sign, each.team, each.x, each.level,
                          mark(telling, each.sign, each.team, each.when), each.when.entry,
                          story::height_at(part.curve, each.x)});
  }
  return part;
}

story::ExpectedGoalsPart told_expected_goals(const Telling& telling, const story::Course& course) {
  story::ExpectedGoalsPlot plot = story::expected_goals_plot(course);
  const story::Pair<std::string> sums{telling.number(plot.sum[0], 2), telling.number(plot.sum[1], 2)};
  story::ExpectedGoalsPart part{.heading = telling.say("expected-goals"),
                                .legend = legend(telling, "only-team", "only-team"),
                                .ticks = value_scale(telling, plot),
                                .steps = std::move(plot.steps),
                                .sums = sums,
                                .goals = {},
                                .note = telling.say("expected-goals-note"),
                                .alt = telling.say("expected-goals-alt", {{"home", telling.name(Team::home)},
                                                                          {"away", telling.name(Team::away)},
                                                                          {"home_sum", sums[0]},
                                                                          {"away_sum", sums[1]}})};
  for (const story::ExpectedGoalsPlot::Goal& goal : plot.goals)
    part.goals.push_back({goal.team, goal.at, mark(telling, story::Sign::goal, goal.team, goal.when)});
  return part;
}

story::HeatPart told_heat(const Telling& telling) {
  const Story& story = telling.story();
  const story::HeatPlot plot = story::heat_plot(story.ball_minutes);
  const bool played = std::ranges::any_of(story.ball_minutes, [](int minutes) { return minutes > 0; });
  story::HeatPart part{.heading = telling.say("heat"),
                       .legend = legend(telling, "attacks-right", "attacks-left"),
                       .places = {},
                       .note = telling.say("heat-note"),
                       .alt = {}};
  for (const Area area : all_areas) {
    const std::size_t at = index(area);
    part.places.push_back(
        {.name = std::string(name(area)),
         .rect = area_rect(telling.match().rules().pitch, area),
         .warmth = plot.warmth[at],
         .share = played ? telling.percent(plot.share[at]) : "–",
         .told = telling.say("area-told", {{"area", std::string(name(area))},
                                           {"minutes", std::to_string(story.ball_minutes[at])},
                                           {"turns", std::to_string(story.ball_turns[at])}})});
  }
  part.alt = heat_in_words(telling, part, plot);
  return part;
}

}  // namespace fuba
