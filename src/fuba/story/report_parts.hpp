#pragma once

#include "fuba/story/telling.hpp"
#include "story/plots.hpp"
#include "story/report.hpp"

namespace fuba {

class Foreteller;

// The parts of the report, each told by itself.

story::Head told_head(const Telling& telling);
story::FiguresPart told_figures(const Telling& telling);
story::LuckPart told_luck(const Telling& telling);
story::ShotsPart told_shots(const Telling& telling, const story::TimeAxis& axis);
/// Goals, cards, substitutions and the like, in the order of time.
story::LinesPart told_incidents(const Telling& telling);
story::LinesPart told_notes(const Telling& telling);
story::TurnsPart told_turns(const Telling& telling, const story::TimeAxis& axis);

story::TimeScale told_time(const Telling& telling, const story::TimeAxis& axis);
story::MomentumPart told_momentum(const Telling& telling, const story::Course& course);
story::MomentumPart told_prospects(const Telling& telling, const story::Course& course,
                                   const Foreteller& foreteller);
story::ExpectedGoalsPart told_expected_goals(const Telling& telling, const story::Course& course);
story::HeatPart told_heat(const Telling& telling);

}  // namespace fuba
