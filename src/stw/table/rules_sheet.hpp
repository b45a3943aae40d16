#pragma once

#include <vector>

#include "stw/table/rooms.hpp"
#include "stw/words/rulebook.hpp"

namespace stw::app {

/// The rules of what is pending, on a sheet beside NOW. True if it is to be closed.
bool rules_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, const State& state);

/// Writes sections one below the other from `y` on, each sentence with its id; answers where they end.
float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections);

}  // namespace stw::app
