#pragma once

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "words/language_file.hpp"

namespace words {

/// The words of a game in a language from the data folder (`read_words`), or a sentence on what is wrong and
/// what to do.
tl::expected<Words, std::string> load_words(std::string_view language, std::string_view game,
                                            const Vocabulary& asked);

/// The codes of the languages that the data folder has a file of, in the order of the alphabet.
std::vector<std::string> languages();

/// The locales that the environment asks for, the one it would have most first: those of LANGUAGE, and the
/// first that is set of LC_ALL, LC_MESSAGES and LANG. Where that is C or none, LANGUAGE says nothing.
std::vector<std::string> environment_locales();

/// The first of some locales ("de_AT.UTF-8", "fi") whose language there is; English where there is none.
std::string language_of(std::span<const std::string> locales);

}  // namespace words
