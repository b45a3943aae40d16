#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "fuba/option.hpp"
#include "fuba/ruleset.hpp"
#include "words/rulebook.hpp"
#include "words/words.hpp"

namespace fuba::app {

/// What is read before anything is shown.
struct Content {
  Words words;
  Rulebook book;
  std::shared_ptr<const Ruleset> rules;  ///< of the basic game
  OptionRegistry options;
};

/// The language, the rules and their texts; or a sentence on what is wrong and what to do.
tl::expected<Content, std::string> read_content();

}  // namespace fuba::app
