#pragma once

#include <string>

#include "story/report.hpp"

namespace story {

/// Signs and patterns that the pictures refer to; stands once on the page.
std::string picture_signs();

/// The curves of a report as SVG. They stretch with the page, letters and dots keep their size.
std::string momentum_picture(const MomentumPart& momentum, const TimeScale& time);
std::string expected_goals_picture(const ExpectedGoalsPart& expected, const TimeScale& time);
std::string heat_picture(const HeatPart& heat);

}  // namespace story
