#pragma once

#include <string>
#include <string_view>

#include "story/report.hpp"

namespace story {

/// Teams, score and scorers, and what was played: the head of the page.
std::string masthead(const Head& head);

/// What both teams did, side by side.
std::string figures_part(const Report& report);

/// What the dice brought and what they took.
std::string luck_part(const Report& report);

/// Every shot with its chance.
std::string shots_part(const Report& report);

std::string incidents_part(const LinesPart& incidents);

/// Empty where nobody has written any.
std::string notes_part(const LinesPart& notes);

/// Everything that happened, a fold a turn.
std::string turns_part(const TurnsPart& turns);

/// A part of the page with its heading; `kind` says how it lies on a wide page.
std::string part(std::string_view kind, std::string_view heading, const std::string& inside);

/// The sign of a team beside its name.
std::string emblem(Team team);

}  // namespace story
