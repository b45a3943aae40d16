#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "fuba/words/words.hpp"

namespace fuba {

/// The words of the game in a language from the data folder; or a sentence on what is wrong and what to do.
tl::expected<Words, std::string> load_words(std::string_view language = words::original_language);

}  // namespace fuba
