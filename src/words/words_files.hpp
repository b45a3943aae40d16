#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "words/language_file.hpp"

namespace words {

/// The words of a further game from the data folder: the program's language file and beside it the one in a
/// folder of the game's name; or a sentence on what is wrong and what to do.
tl::expected<Words, std::string> load_words(std::string_view game, const Vocabulary& asked);

}  // namespace words
