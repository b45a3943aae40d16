#include "story/plots.hpp"

#include <cmath>

#include "fuba/story/area_rect.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::plots_test {
namespace {

using story::Course;
using story::ExpectedGoalsPlot;
using story::HeatPlot;
using story::Moment;
using story::PlotMark;
using story::PlotPoint;
using story::PlotRect;
using story::Sign;
using story::TimeAxis;
using Side = story::Team;

bool meets(double one, double other) { return std::abs(one - other) < 1e-9; }

Moment first(int minute, int stoppage = 0) { return {0, 1, minute, stoppage}; }
Moment second(int minute, int stoppage = 0) { return {0, 2, minute, stoppage}; }

Course::Turn turn(const Moment& when, double momentum) { return {.when = when, .momentum = momentum}; }

TEST_CASE("the time of a match runs on through stoppage time") {
  Course course;
  course.turns = {{.when = first(45, 1), .minutes = 2}};
  course.end = second(90, 2);
  const TimeAxis axis(course);
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
  Course course;
  course.end = first(31);
  const TimeAxis axis(course);
  CHECK(axis.half_time() == 0.5);
  CHECK(meets(axis.at(course.end), 31 / 90.0));
  std::vector<int> minutes;
  for (const TimeAxis::Tick& tick : axis.ticks()) {
    minutes.push_back(tick.minute);
    CHECK(meets(tick.x, tick.minute / 90.0));
  }
  CHECK(minutes == std::vector{15, 30, 60, 75, 90});
}

TEST_CASE("the curve of momentum has a point wherever it crosses the middle") {
  Course course;
  course.turns = {turn(first(0), 0.5), turn(first(9), -0.5), turn(first(18), -0.2)};
  course.end = first(27);
  const std::vector<PlotPoint> curve = story::momentum_plot(course).curve;
  REQUIRE(curve.size() == 5);
  CHECK(meets(curve[1].x, 4.5 / 90));
  CHECK(curve[1].y == 0);
  CHECK(meets(curve[3].x, 18 / 90.0));
  CHECK(meets(curve[4].x, 27 / 90.0));
  CHECK(meets(curve[4].y, -0.2));
}

TEST_CASE("turns of one minute are one point of the curve, their mean") {
  Course course;
  course.turns = {turn(first(9), 0.1), turn(first(9), 0.3), turn(first(9), 0.8)};
  course.end = first(9);
  const std::vector<PlotPoint> curve = story::momentum_plot(course).curve;
  REQUIRE(curve.size() == 1);
  CHECK(meets(curve[0].y, 0.4));
}

TEST_CASE("goals and cards of a team that would overlap stand one above the other") {
  Course course;
  course.goals = {{.when = {3, 1, 20, 0}, .team = Side::home}, {.when = {4, 1, 21, 0}, .team = Side::away}};
  course.cards = {{{5, 1, 21, 0}, Side::home, false},
                  {{5, 1, 21, 0}, Side::home, true},
                  {{2, 1, 5, 0}, Side::home, false}};
  course.end = first(45);
  const std::vector<PlotMark> marks = story::momentum_plot(course).marks;
  REQUIRE(marks.size() == 5);
  CHECK(marks[0].sign == Sign::yellow_card);
  CHECK(marks[0].level == 0);
  CHECK(marks[1].sign == Sign::goal);
  CHECK(marks[1].level == 0);
  CHECK(marks[2].team == Side::away);
  CHECK(marks[2].level == 0);
  CHECK(marks[3].level == 1);
  CHECK(marks[4].sign == Sign::red_card);
  CHECK(marks[4].level == 2);
}

TEST_CASE("expected goals rise with every shot, and a goal lies on the line of its team") {
  Course course;
  const auto shot = [](std::size_t entry, int minute, Side team, double chance) {
    return Course::Shot{.when = {entry, 1, minute, 0}, .team = team, .chance = chance};
  };
  course.shots = {shot(1, 9, Side::home, 0.4), shot(2, 18, Side::away, 0.3), shot(3, 27, Side::home, 0.35)};
  course.goals = {{.when = {1, 1, 9, 0}, .team = Side::home}};
  course.end = first(45);
  const ExpectedGoalsPlot plot = story::expected_goals_plot(course);
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
    Course course;
    course.shots = {{.when = first(1), .team = Side::away, .chance = chance}};
    const ExpectedGoalsPlot plot = story::expected_goals_plot(course);
    CHECK(plot.top >= chance);
    CHECK(plot.ticks.size() <= 5);
    CHECK(plot.ticks.back() == plot.top);
  }
}

TEST_CASE("the heat of the places is their share of the minutes") {
  const HeatPlot heat = story::heat_plot(std::array{0, 30, 15, 15});
  CHECK(heat.share == std::vector{0.0, 0.5, 0.25, 0.25});
  CHECK(heat.warmth == std::vector{0.0, 1.0, 0.5, 0.5});
}

TEST_CASE("before the first minute no place is warm") {
  const HeatPlot heat = story::heat_plot(std::array{0, 0});
  CHECK(heat.share == std::vector{0.0, 0.0});
  CHECK(heat.warmth == std::vector{0.0, 0.0});
}

TEST_CASE("the share of the time that is Home's is that of the curve above the middle") {
  story::MomentumPlot plot;
  CHECK(story::home_share(plot) == 0);
  plot.curve = {{0, 0.5}, {0.3, 0}, {0.4, -0.2}};
  CHECK(meets(story::home_share(plot), 0.75));
}

TEST_CASE("the areas cover the pitch without gaps, as the mat lays them") {
  const Pitch& pitch = shared_rules()->pitch;
  double covered = 0;
  for (Area area : all_areas) {
    const PlotRect rect = area_rect(pitch, area);
    covered += (rect.right - rect.left) * (rect.bottom - rect.top);
  }
  CHECK(meets(covered, 1));
  CHECK(area_rect(pitch, Area::L1).top == 0);
  CHECK(area_rect(pitch, Area::R4).bottom == 1);
  CHECK(meets(area_rect(pitch, Area::C1).right, 0.17));
}

}  // namespace
}  // namespace fuba::test::plots_test
