#pragma once

#include <vector>

#include "app/window/ui.hpp"
#include "fuba/words/rulebook.hpp"

namespace fuba::app {

/// The stages of a turn and the rules of what is pending, on a sheet beside NOW. True if it is to be closed.
bool rules_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, const State& state, Options options);

/// Writes sections one below the other from `y` on, numbered as in that edition; answers where they end.
float write_sections(Ui& ui, float x, float y, float width, std::string_view edition,
                     const std::vector<const Rulebook::Section*>& sections);

}  // namespace fuba::app
