#pragma once

#include <vector>

#include "app/window/ui.hpp"
#include "fuba/words/rulebook.hpp"

namespace fuba::app {

/// The stages of a turn and the rules of what is pending, on a sheet beside NOW. True if it is to be closed.
bool rules_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, const State& state, Options options);

/// One paragraph of the rules, with what stands beside it in its section. True if the sheet is to be closed.
bool paragraph_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, std::string_view rule);

/// Writes sections one below the other from `y` on, numbered as in that edition; answers where they end.
float write_sections(Ui& ui, float x, float y, float width, std::string_view edition,
                     const std::vector<const Rulebook::Section*>& sections);

}  // namespace fuba::app
