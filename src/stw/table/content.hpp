#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "stw/rules_files.hpp"
#include "stw/words/rulebook.hpp"
#include "stw/words/words.hpp"

namespace stw::app {

/// What is read before anything is shown.
struct Content {
  Words words;
  Rulebook book;
  std::shared_ptr<const Ruleset> rules;  ///< without options
};

/// The texts and the rulebook in a language, and the rules; or a sentence on what is wrong and what to do.
tl::expected<Content, std::string> read_content(std::string_view language = words::original_language);

/// The same texts in another language; what is wrong leaves them as they were.
tl::expected<void, std::string> reword(Content& content, std::string_view language);

}  // namespace stw::app
