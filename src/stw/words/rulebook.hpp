#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "stw/ruleset.hpp"
#include "stw/state.hpp"
#include "words/words.hpp"

namespace stw {

/// The rules in our own words, for the rules panel and the rules page.
struct Rulebook {
  /// One sentence of a rule.
  struct Statement {
    std::string id;  ///< "stw/4B.a", "W54"
    std::string text;
  };
  /// What one heading says.
  struct Section {
    std::string id;  ///< "stw/4B"
    std::string title;
    std::vector<Statement> statements;
  };
  struct Chapter {
    std::string title;
    std::vector<Section> sections;
  };

  std::vector<Chapter> chapters;
  /// Ids of the sections that help, by what is pending (`situation`).
  std::map<std::string, std::vector<std::string>, std::less<>> help;
};

/// Reads `stw/rulebook/panel.json` and the chapters that it names; or a sentence on which file and field is
/// wrong and what was expected. In a language that there are texts of beside them, else in English.
tl::expected<Rulebook, std::string> make_rulebook(const RulesReader& read,
                                                  std::string_view language = words::original_language);

/// What is pending, as the help and the questions name it: "move", "ball-extra", "place-kicker"; "dice" where
/// dice have to fall and "over" after the match.
std::string_view situation(const State& state);

/// Every value of it.
std::vector<std::string_view> situations();

/// The sections for what is pending.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state);

}  // namespace stw
