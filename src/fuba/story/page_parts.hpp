#pragma once

#include <string>

#include "fuba/story/telling.hpp"

namespace fuba {

/// Teams, score and scorers, and what was played: the head of the page.
std::string masthead(const Telling& telling);

/// What both teams did, side by side.
std::string figures_part(const Telling& telling);

/// What the dice brought and what they took.
std::string luck_part(const Telling& telling);

/// Every shot with its chance.
std::string shots_part(const Telling& telling);

/// Cards, substitutions, injuries and the like.
std::string incidents_part(const Telling& telling);

/// Empty where nobody has written any.
std::string notes_part(const Telling& telling);

/// Everything that happened, a fold a turn.
std::string turns_part(const Telling& telling);

/// A part of the page with its heading; `kind` says how it lies on a wide page.
std::string part(std::string_view kind, const std::string& heading, const std::string& inside);

}  // namespace fuba
