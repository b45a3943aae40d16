#pragma once

#include <vector>

#include "app/table/rooms.hpp"
#include "words/rulebook.hpp"

namespace fuba::table {

using words::Rulebook;

/// Sections of the rules, on a sheet beside NOW. True if it is to be closed.
bool rules_sheet(Ui& ui, const SDL_FRect& rect, const std::vector<const Rulebook::Section*>& sections);

/// Writes sections one below the other from `y` on, each sentence with its id; answers where they end.
float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections);

}  // namespace fuba::table
