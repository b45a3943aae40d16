#pragma once

#include <string>
#include <tl/expected.hpp>

#include "stw/words/words.hpp"

namespace stw {

/// The words of the game from the data folder: the program's language file and its own beside it; or a
/// sentence on what is wrong and what to do.
tl::expected<Words, std::string> load_words();

}  // namespace stw
