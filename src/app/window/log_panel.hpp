#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "app/window/ui.hpp"

namespace fuba::app {

/// One thing that happened in a match of any game, in a sentence.
struct LogLine {
  std::string moment;  ///< "31'"
  std::string text;
  std::string rule;  ///< "4.4.2"; "3.0/4.4.2" where that edition fills in
  bool heading = false;
  std::size_t entry = 0;  ///< of the journal: which one brought it
};

/// The log in plain sentences, newest first. True if it was pressed.
bool log_panel(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines);

/// The same on a sheet above the mat. True if it is to be closed.
bool log_sheet(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines);

}  // namespace fuba::app
