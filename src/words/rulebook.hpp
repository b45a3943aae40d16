#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "words/words.hpp"

namespace words {

/// The rules of a game in our own words, for the rules panel and the rules page.
struct Rulebook {
  /// Whose a rule is, where a game has rules of its makers and rules of ours.
  enum class Origin : std::uint8_t { original, ours };

  /// One sentence of a rule.
  struct Statement {
    std::string id;  ///< "stw/4B.a", "soccer-city/S23"
    std::string text;
    std::optional<Origin> origin = {};
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
  /// Ids of the sections that help, by what is pending.
  std::map<std::string, std::vector<std::string>, std::less<>> help;
};

/// The text of a file by its name below the rules, or nothing.
using RulebookReader = std::function<std::optional<std::string>(std::string_view)>;

/// Reads `panel.json` of a folder and the chapters that it names; or a sentence on which file and field is
/// wrong and what was expected. The panel has help for each of the situations and for nothing else. Texts are
/// those of a language that has some beside them, else English.
tl::expected<Rulebook, std::string> make_rulebook(std::string_view folder,
                                                  std::span<const std::string_view> situations,
                                                  const RulebookReader& read,
                                                  std::string_view language = original_language);

/// The sections that help in a situation.
std::vector<const Rulebook::Section*> help(const Rulebook& book, std::string_view situation);

}  // namespace words
