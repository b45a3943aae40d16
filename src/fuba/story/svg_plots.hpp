#pragma once

#include <string>

#include "fuba/story/telling.hpp"

namespace fuba {

/// Signs and patterns that the pictures refer to; stands once on the page.
std::string picture_signs();

/// The pictures of `plots.hpp` as SVG. Curves stretch with the page, letters and dots keep their size.
std::string momentum_picture(const Telling& telling);
std::string expected_goals_picture(const Telling& telling);
std::string heat_picture(const Telling& telling);

}  // namespace fuba
