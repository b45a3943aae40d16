#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "words/words.hpp"

namespace words {

/// A text that a sentence asks for, and the values that may stand in it.
struct Text {
  std::string key;
  std::vector<std::string_view> values;
  bool may_be_empty = false;  ///< an event that is not worth a line
};

using Texts = std::vector<Text>;

/// What a game asks of a language file, besides the texts of the screen below "ui".
struct Vocabulary {
  Texts texts = {};
  /// Sections such as "coach." whose keys come from data; any value may stand in their texts.
  std::vector<std::string_view> open_sections = {};
  /// Those that may have texts of their own: "<key>@<edition>".
  std::vector<std::string_view> editions = {};
};

/// What is wrong with a language file: which key, and what was expected there.
struct WordsError {
  std::string file;  ///< "lang/en.json"
  std::string key;   ///< "event.control-check.kept"; empty where the file as a whole is meant
  std::string problem;
};

/// "lang/en.json, key event.control-check.kept: is missing".
std::string to_string(const WordsError& error);

/// Reads the text of a language file. Refuses one that is not JSON, whose "language" has no plural rules
/// here, that lacks a text or a plural form, has one that nothing asks for (texts of the screen and of open
/// sections excepted), or names a value or a noun that there is not. The texts of an edition stand beside
/// plain ones and have the same values.
tl::expected<Words, WordsError> make_words(std::string_view text, std::string_view file,
                                           const Vocabulary& asked);

/// A language file by its name in errors, and its text.
struct LanguageFile {
  std::string_view name;  ///< "lang/en.json"
  std::string_view text;
};

/// The words of a further game: what its own file has, and beside that what the program says in every game:
/// the language, how chances are written, the texts below "ui", and the nouns by which those count. The
/// game's file is checked as above; what the program has already it need not and must not have.
tl::expected<Words, WordsError> make_words(const LanguageFile& program, const LanguageFile& game,
                                           const Vocabulary& asked);

/// Gives the text of a file of the folder of languages by its name ("de.json", "stw/de.json"); nothing where
/// it cannot be read.
using TextReader = std::function<std::optional<std::string>(std::string_view file)>;

/// The words of a game in a language. `game`: the folder of its own file; empty for the one whose texts stand
/// in the program's. What the language does not have stays English, and so does all of a game that it has no
/// file for; what is wrong in it is refused as above.
tl::expected<Words, WordsError> read_words(const TextReader& read, std::string_view language,
                                           std::string_view game, const Vocabulary& asked);

}  // namespace words
