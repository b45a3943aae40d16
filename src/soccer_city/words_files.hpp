#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "soccer_city/words/words.hpp"

namespace soccer_city {

/// The words of the game in a language from the data folder: the program's file and its own beside it; or a
/// sentence on what is wrong and what to do.
tl::expected<Words, std::string> load_words(std::string_view language = words::original_language);

}  // namespace soccer_city
