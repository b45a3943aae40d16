#pragma once

#include <string>
#include <vector>

namespace fuba::app {

/// A letter for each label: one of its own where that is free, best the first of a word.
std::vector<char> letters_for(const std::vector<std::string>& labels);

}  // namespace fuba::app
