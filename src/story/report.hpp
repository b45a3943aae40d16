#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "story/plots.hpp"

namespace story {

/// What both teams have of something, Home first.
template <class T>
using Pair = std::array<T, 2>;

/// Teams, score and scorers, and what was played.
struct Head {
  std::vector<std::string> played;  ///< "FUBA 3.0", "2026-11-22 20:15", "Full time"
  Pair<std::string> names;
  Pair<std::string> colours;               ///< as the players chose them; may be anything
  std::string score;                       ///< "2 : 1"
  std::string half_time;                   ///< "Half-time 1 : 1"; empty before
  Pair<std::vector<std::string>> scorers;  ///< "12'", "45+2' (penalty)"
  std::string options;                     ///< "Played with: Weather"
};

/// The time of the match below a curve.
struct TimeScale {
  struct Tick {
    double x = 0;
    std::string label;  ///< "15'"
  };
  std::vector<Tick> ticks;
  Tick half_time;
  double end = 0;  ///< how far the match was played
};

/// A goal, a card or a turning point beside a curve.
struct CurveMark {
  Sign sign = Sign::goal;
  Team team = Team::home;
  double x = 0;
  int level = 0;                 ///< as in `PlotMark`
  std::string told;              ///< "Goal, Ajax, 31'"
  std::size_t entry = 0;         ///< of the journal: how many had been made then
  std::optional<double> y = {};  ///< where it lies on the curve; else it lies beside it, on its level
};

/// A curve of the match between both teams, with what happened on it.
struct MomentumPart {
  /// A line across, from -1, the lower edge, to 1, with what it stands for.
  struct Tick {
    double y = 0;
    std::string label;
  };

  std::string heading;
  Pair<std::string> legend;      ///< what each team's side of the middle says
  std::vector<Tick> ticks = {};  ///< none where its height has no measure
  std::vector<PlotPoint> curve;  ///< as in `MomentumPlot`
  std::vector<CurveMark> marks;  ///< in the order of time
  std::string note;
  std::string alt;  ///< what the curve shows, for who cannot see it
};

/// How the expected goals of both teams added up.
struct ExpectedGoalsPart {
  struct Tick {
    double y = 0;
    std::string label;
  };
  struct Goal {
    Team team = Team::home;
    PlotPoint at;
    std::string told;
  };

  std::string heading;
  Pair<std::string> legend;
  std::vector<Tick> ticks;             ///< from 0 upwards
  Pair<std::vector<PlotPoint>> steps;  ///< as in `ExpectedGoalsPlot`, so never empty
  Pair<std::string> sums;              ///< at the ends of the lines: "2.13"
  std::vector<Goal> goals;
  std::string note;
  std::string alt;
};

/// Where the ball was.
struct HeatPart {
  struct Place {
    std::string name;
    PlotRect rect;
    double warmth = 0;  ///< as in `HeatPlot`
    std::string share;  ///< "34 %"; "–" before the first minute
    std::string told;   ///< "C3: 12 min, 4 turns began there"
  };

  std::string heading;
  Pair<std::string> legend;  ///< where each team attacks
  std::vector<Place> places;
  std::string note;
  std::string alt;
};

/// A line of what both teams did.
struct Figure {
  std::string what;
  Pair<std::string> told{};            ///< "14 of 20"; "–" where nothing was tried
  Pair<std::string> expected{};        ///< "12.3 expected"; empty where nothing was to be expected
  Pair<double> length{};               ///< of the bars that compare them, 0-1
  Pair<std::optional<double>> mean{};  ///< where the bar would end on average, 0-1
};

/// What both teams did, side by side.
struct FiguresPart {
  std::string heading;
  std::vector<Figure> figures;
  std::string note;
};

/// What the dice brought and what they took.
struct LuckPart {
  std::string heading;
  std::string balance;                       ///< whom the dice favoured in front of both goals
  Pair<std::vector<std::string>> sentences;  ///< first how they treated the team in front of goal
  std::string note;
};

/// A shot with its chance.
struct ShotLine {
  Team team = Team::home;
  double x = 0;       ///< on the scale of time
  double chance = 0;  ///< 0-1, of a goal
  bool goal = false;
  std::string when;     ///< "45+2'"
  std::string from;     ///< "C5, penalty"
  std::string percent;  ///< "61 %"
  std::string result;   ///< "Saved"
  std::string told;     ///< all of it, the team too
};

/// Every shot with its chance.
struct ShotsPart {
  std::string heading;
  std::array<std::string, 5> columns;  ///< of minute, team, place, chance and result
  std::vector<ShotLine> lines;
  std::string none;  ///< said where there is no line
};

/// Something that happened, or that somebody wrote.
struct Line {
  std::string when;
  std::optional<Sign> sign;
  std::string text;
};

/// Such lines under a heading.
struct LinesPart {
  std::string heading;
  std::vector<Line> lines;  ///< in the order of time
  std::string none;         ///< said where there is no line
};

/// What happened, as the log says it.
struct Sentence {
  std::string text;
  bool goal = false;
};

/// A turn with all that happened in it.
struct TurnTold {
  struct Chip {
    Sign sign = Sign::goal;
    std::string text;  ///< "Goal 1 : 0"; empty for a card
  };

  Team team = Team::home;
  double x = 0;      ///< on the scale of time
  std::string when;  ///< it began
  std::string told;  ///< who has the ball where
  std::vector<Sentence> sentences;
  std::vector<Chip> chips;  ///< goals and cards in it
};

/// The whole match, turn by turn.
struct TurnsPart {
  struct Half {
    std::string heading;
    std::vector<TurnTold> turns;
  };

  std::string heading;
  std::string note;
  std::string before_heading;
  std::vector<Sentence> before;  ///< the first turn
  std::vector<Half> halves;      ///< that have a turn
};

/// The story of a match in words and figures. Whoever draws it adds no sentence and no figure. The texts are
/// plain, whatever the players wrote into them.
struct Report {
  std::string language;  ///< "en"
  std::string title;     ///< "Ajax 2 : 1 Inter, 2026-11-22"
  Head head;
  TimeScale time;
  MomentumPart momentum;
  /// From sure to lose, -1, to sure to win, 1, as Home has it; nothing where nothing is foretold.
  std::optional<MomentumPart> prospects = {};
  ExpectedGoalsPart expected_goals;
  HeatPart heat;
  FiguresPart figures;
  LuckPart luck;
  ShotsPart shots;
  LinesPart incidents;  ///< goals, cards, substitutions and the like
  LinesPart notes;
  TurnsPart turns;
  std::string colophon;
};

}  // namespace story
