#pragma once

#include <SDL_rect.h>

#include <optional>
#include <string_view>
#include <vector>

#include "app/table/lecture.hpp"
#include "app/window/focus.hpp"
#include "fuba/state.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// What a lesson may speak of at the table: "area C4", "pieces home C3", "keeper away", "ball", "goal away",
/// "clock", "track", "score", "tray home", "dice", "now", "log", "choice action press".
bool knows_subject(std::string_view subject);

/// The table as it lies before somebody who is spoken to.
struct TableSight {
  const Places& places;
  const State& state;     ///< as it is shown
  const SDL_FRect& dice;  ///< where the dice lie
  const Focus& focus;     ///< of the choices
};

/// Where a subject lies; nothing while it cannot be seen.
std::optional<SDL_FRect> place_of(std::string_view subject, const TableSight& sight);

/// The same for whoever leads through a lesson.
table::LessonSight lesson_sight(const TableSight& sight);

/// Where all pieces lie, which should be seen whatever is spoken of.
std::vector<SDL_FRect> pieces_of(const TableSight& sight);

}  // namespace fuba::app
