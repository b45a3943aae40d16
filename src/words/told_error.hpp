#pragma once

#include <string>
#include <string_view>

#include "words/words.hpp"

namespace words {

/// Texts of errors stand below this in `Words`, each by its English pattern.
inline constexpr std::string_view error_texts = "errors.";

/// What is wrong, as engines and readers say it in English, in the language of the words: its sentence is
/// known by the patterns of `errors/en.json`, and the figures in it ({file}, {low}) go into the language's
/// own one. A figure named "problem..." is a sentence itself. What no pattern fits whole stays English.
std::string told_error(const Words& words, std::string_view english);

}  // namespace words
