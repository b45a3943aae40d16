#pragma once

#include <string_view>
#include <vector>

#include "app/table/rooms.hpp"
#include "words/rulebook.hpp"

namespace fuba::table {

using words::Rulebook;

/// Sections of the rules, on a sheet beside NOW. True if it is to be closed.
bool rules_sheet(Ui& ui, const SDL_FRect& rect, const std::vector<const Rulebook::Section*>& sections);

/// The section with a rule, which is pointed out in it, on such a sheet.
bool paragraph_sheet(Ui& ui, const SDL_FRect& rect, const Rulebook& book, std::string_view rule);

/// The section that is or holds a rule; null where there is none.
const Rulebook::Section* section_with(const Rulebook& book, std::string_view rule);

/// Writes sections one below the other from `y` on, each sentence with its id; answers where they end.
float write_sections(Ui& ui, float x, float y, float width,
                     const std::vector<const Rulebook::Section*>& sections);

}  // namespace fuba::table
