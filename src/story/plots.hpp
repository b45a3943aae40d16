#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "story/moment.hpp"

namespace story {

/// The course of a match in numbers, from which its curves are worked out.
struct Course {
  struct Turn {
    Moment when;
    int minutes = 0;      ///< that it took
    double momentum = 0;  ///< from -1, all Away, to 1, all Home
  };
  struct Goal {
    Moment when;
    Team team = Team::home;
  };
  struct Shot {
    Moment when;
    Team team = Team::home;
    double chance = 0;  ///< 0-1, of a goal
  };
  struct Card {
    Moment when;
    Team team = Team::home;
    bool red = false;
  };
  struct TurningPoint {
    Moment when;
    Team team = Team::home;  ///< for whom they rose
  };

  std::vector<Turn> turns;
  std::vector<Goal> goals;
  std::vector<Shot> shots;
  std::vector<Card> cards;
  std::vector<TurningPoint> turning_points;  ///< where the prospects changed most
  Moment end;                                ///< the last moment played
  bool one_half = false;                     ///< no second half is played
};

/// The pictures of a story as plain numbers, for whoever draws them. x goes from 0, the kick-off, to 1, the
/// end of the last half.
struct PlotPoint {
  double x = 0;
  double y = 0;
};

/// The time of a match from left to right: two halves, each with its stoppage time, one after the other, or
/// one alone. A match under way has all its minutes too.
class TimeAxis {
 public:
  explicit TimeAxis(const Course& course);

  double at(const Moment& moment) const;
  /// Where the first half ends and the second begins.
  double half_time() const;

  struct Tick {
    double x = 0;
    int minute = 0;
  };
  /// Every quarter of an hour but the start and half-time: 15, 30, 60, 75, 90, and 105 and 120 in extra time.
  std::vector<Tick> ticks() const;

 private:
  static constexpr std::size_t most_halves = 4;

  double whole() const;

  std::array<int, most_halves> minutes_;  ///< of each half, with its stoppage time; 0 without extra time
};

/// What stands beside a curve or a line of text as a small picture.
enum class Sign : std::uint8_t { goal, yellow_card, red_card, turning_point };

/// A goal, a card or a turning point beside a curve.
struct PlotMark {
  Sign sign = Sign::goal;
  Team team = Team::home;
  Moment when;
  double x = 0;
  int level = 0;  ///< the row of its team in which it touches no other mark, from 0
};

/// How much room a mark takes of the width.
inline constexpr double plot_mark_width = 0.024;

/// Who had the better of the match, turn by turn.
struct MomentumPlot {
  /// y from -1, all Away, to 1, all Home. Where the curve crosses the middle it has a point, so each piece
  /// lies on one side.
  std::vector<PlotPoint> curve;
  std::vector<PlotMark> marks;  ///< in the order of time
};

MomentumPlot momentum_plot(const Course& course);

/// How high a curve is at a place.
double height_at(std::span<const PlotPoint> curve, double x);

/// How much of the time played the curve is on Home's side, 0-1.
double home_share(const MomentumPlot& plot);

/// How the expected goals added up.
struct ExpectedGoalsPlot {
  struct Goal {
    Team team = Team::home;
    Moment when;
    PlotPoint at;
  };
  double top = 1;                               ///< the value at y = 1
  std::vector<double> ticks;                    ///< values worth a line, above 0 and up to `top`
  std::array<std::vector<PlotPoint>, 2> steps;  ///< y from 0 to 1; each piece is level or upright
  std::array<double, 2> sum{};                  ///< in the end
  std::vector<Goal> goals;                      ///< each on the line of its team
};

ExpectedGoalsPlot expected_goals_plot(const Course& course);

/// Where the ball was, place by place.
struct HeatPlot {
  std::vector<double> share;   ///< 0-1, of the minutes
  std::vector<double> warmth;  ///< 0-1, compared with the place that has most
};

HeatPlot heat_plot(std::span<const int> minutes);

/// A part of the pitch, as Home sees it attacking to the right: 0,0 is the corner on the left of its own
/// goal, 1,1 the opposite one.
struct PlotRect {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

}  // namespace story
