#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/option.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/words/rulebook.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// What an edition says: the language with its own texts, and its rulebook.
struct EditionTexts {
  std::string edition;
  Words words;
  Rulebook book;
  std::vector<std::string> lessons;  ///< ids, in the order in which one takes them
};

/// What is read before anything is shown.
struct Content {
  Words words;
  std::vector<EditionTexts> texts;       ///< of every edition
  std::shared_ptr<const Ruleset> rules;  ///< of the basic game
  OptionRegistry options;

  const EditionTexts& of(std::string_view edition) const;
};

/// The texts in a language, and the rules; or a sentence on what is wrong and what to do.
tl::expected<Content, std::string> read_content(std::string_view language = words::original_language);

/// The same texts in another language; what is wrong leaves them as they were.
tl::expected<void, std::string> reword(Content& content, std::string_view language);

}  // namespace fuba::app
