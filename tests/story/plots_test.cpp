#include "fuba/story/plots.hpp"

#include <cmath>
#include <numeric>

#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test {
namespace {

bool meets(double one, double other) { return std::abs(one - other) < 1e-9; }

Moment first(int minute, int stoppage = 0) { return {0, 1, minute, stoppage}; }
Moment second(int minute, int stoppage = 0) { return {0, 2, minute, stoppage}; }

TurnStory turn(const Moment& when, double momentum) {
  return {.when = when, .team = Team::home, .momentum = momentum};
}

TEST_CASE("the time of a match runs on through stoppage time") {
  Story story;
  story.turns = {{.when = first(45, 1), .team = Team::home, .minutes = 2}};
  story.end = second(90, 2);
  const TimeAxis axis(story);
  constexpr double minutes = 48 + 47;
  CHECK(axis.at(first(0)) == 0);
  CHECK(meets(axis.at(first(30)), 30 / minutes));
  CHECK(meets(axis.at(first(45, 3)), 48 / minutes));
  CHECK(meets(axis.at(second(45)), 48 / minutes));
  CHECK(meets(axis.half_time(), 48 / minutes));
  CHECK(meets(axis.at(second(46)), 49 / minutes));
  CHECK(axis.at(second(90, 2)) == 1);
}

TEST_CASE("a match under way has the time of a whole one") {
  Story story;
  story.end = first(31);
  const TimeAxis axis(story);
  CHECK(axis.half_time() == 0.5);
  CHECK(meets(axis.at(story.end), 31 / 90.0));
  std::vector<int> minutes;
  for (const TimeAxis::Tick& tick : axis.ticks()) {
    minutes.push_back(tick.minute);
    CHECK(meets(tick.x, tick.minute / 90.0));
  }
  CHECK(minutes == std::vector{15, 30, 60, 75, 90});
}

TEST_CASE("the curve of momentum has a point wherever it crosses the middle") {
  Story story;
  story.turns = {turn(first(0), 0.5), turn(first(9), -0.5), turn(first(18), -0.2)};
  story.end = first(27);
  const std::vector<PlotPoint> curve = momentum_plot(story).curve;
  REQUIRE(curve.size() == 5);
  CHECK(meets(curve[1].x, 4.5 / 90));
  CHECK(curve[1].y == 0);
  CHECK(meets(curve[3].x, 18 / 90.0));
  CHECK(meets(curve[4].x, 27 / 90.0));
  CHECK(meets(curve[4].y, -0.2));
}

TEST_CASE("turns of one minute are one point of the curve, their mean") {
  Story story;
  story.turns = {turn(first(9), 0.1), turn(first(9), 0.3), turn(first(9), 0.8)};
  story.end = first(9);
  const std::vector<PlotPoint> curve = momentum_plot(story).curve;
  REQUIRE(curve.size() == 1);
  CHECK(meets(curve[0].y, 0.4));
}

TEST_CASE("goals and cards of a team that would overlap stand one above the other") {
  Story story;
  story.goals = {{.when = {3, 1, 20, 0}, .team = Team::home}, {.when = {4, 1, 21, 0}, .team = Team::away}};
  story.bookings = {{{5, 1, 21, 0}, Team::home, Card::yellow},
                    {{5, 1, 21, 0}, Team::home, Card::red},
                    {{2, 1, 5, 0}, Team::home, Card::yellow}};
  story.end = first(45);
  const std::vector<PlotMark> marks = momentum_plot(story).marks;
  REQUIRE(marks.size() == 5);
  CHECK(marks[0].kind == PlotMark::Kind::yellow_card);
  CHECK(marks[0].level == 0);
  CHECK(marks[1].kind == PlotMark::Kind::goal);
  CHECK(marks[1].level == 0);
  CHECK(marks[2].team == Team::away);
  CHECK(marks[2].level == 0);
  CHECK(marks[3].level == 1);
  CHECK(marks[4].kind == PlotMark::Kind::red_card);
  CHECK(marks[4].level == 2);
}

TEST_CASE("expected goals rise with every shot, and a goal lies on the line of its team") {
  Story story;
  const auto shot = [](std::size_t entry, int minute, Team team, double chance) {
    return Shot{.when = {entry, 1, minute, 0}, .team = team, .chance = chance};
  };
  story.shots = {shot(1, 9, Team::home, 0.4), shot(2, 18, Team::away, 0.3), shot(3, 27, Team::home, 0.35)};
  story.goals = {{.when = {1, 1, 9, 0}, .team = Team::home}};
  story.end = first(45);
  const ExpectedGoalsPlot plot = expected_goals_plot(story);
  CHECK(plot.top == 1);
  CHECK(plot.ticks == std::vector{0.5, 1.0});
  CHECK(meets(plot.sum[0], 0.75));
  CHECK(meets(plot.sum[1], 0.3));
  const std::vector<PlotPoint>& home = plot.steps[0];
  REQUIRE(home.size() == 6);
  CHECK(home[1].x == home[2].x);
  CHECK(home[1].y == 0);
  CHECK(meets(home[2].y, 0.4));
  CHECK(meets(home[5].x, 0.5));
  CHECK(meets(home[5].y, 0.75));
  REQUIRE(plot.goals.size() == 1);
  CHECK(meets(plot.goals[0].at.x, 0.1));
  CHECK(meets(plot.goals[0].at.y, 0.4));
}

TEST_CASE("the scale of expected goals has few lines however many there are") {
  for (const double chance : {0.0, 0.2, 2.6, 4.9, 7.0, 19.0, 80.0}) {
    Story story;
    story.shots = {{.when = first(1), .team = Team::away, .chance = chance}};
    const ExpectedGoalsPlot plot = expected_goals_plot(story);
    CHECK(plot.top >= chance);
    CHECK(plot.ticks.size() <= 5);
    CHECK(plot.ticks.back() == plot.top);
  }
}

TEST_CASE("the heat of the areas is their share of the minutes") {
  Story story;
  story.ball_minutes[index(Area::C3)] = 30;
  story.ball_minutes[index(Area::L1)] = 15;
  story.ball_minutes[index(Area::R4)] = 15;
  const HeatPlot heat = heat_plot(story);
  CHECK(heat.share[index(Area::C3)] == 0.5);
  CHECK(heat.share[index(Area::L1)] == 0.25);
  CHECK(heat.warmth[index(Area::C3)] == 1);
  CHECK(heat.warmth[index(Area::L1)] == 0.5);
  CHECK(heat.share[index(Area::C1)] == 0);
}

TEST_CASE("before the first minute no area is warm") {
  const HeatPlot heat = heat_plot(Story{});
  CHECK(std::accumulate(heat.share.begin(), heat.share.end(), 0.0) == 0);
  CHECK(std::accumulate(heat.warmth.begin(), heat.warmth.end(), 0.0) == 0);
}

TEST_CASE("the areas cover the pitch without gaps, as the mat lays them") {
  const Pitch& pitch = shared_rules()->pitch;
  double covered = 0;
  for (Area area : all_areas) {
    const PlotRect rect = plot_rect(pitch, area);
    covered += (rect.right - rect.left) * (rect.bottom - rect.top);
  }
  CHECK(meets(covered, 1));
  CHECK(plot_rect(pitch, Area::L1).top == 0);
  CHECK(plot_rect(pitch, Area::R4).bottom == 1);
  CHECK(meets(plot_rect(pitch, Area::C1).right, 0.17));
}

}  // namespace
}  // namespace fuba::test
