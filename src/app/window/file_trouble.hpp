#pragma once

#include <string>

#include "tabletop/save_error.hpp"
#include "words/words.hpp"

namespace fuba::app {

/// What is wrong with a saved match, as the language tells it: which file and line, of what kind it is, and
/// what the program found there.
std::string told(const words::Words& words, const tabletop::SaveError& error);

}  // namespace fuba::app
