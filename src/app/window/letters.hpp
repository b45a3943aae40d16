#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fuba::app {

/// A letter for each label: one of its own where that is free or another label can do without it, best the
/// first of a word. None has a letter of `kept`.
std::vector<char> letters_for(const std::vector<std::string>& labels, std::string_view kept = {});

}  // namespace fuba::app
