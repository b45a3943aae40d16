#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// The rules of an edition in our own words, for the rules panel.
struct Rulebook {
  /// One sentence of a rule.
  struct Statement {
    std::string id;
    std::string text;
  };
  /// What one heading of the rulebook says.
  struct Section {
    std::string id;  ///< "4.4.3"
    std::string title;
    std::vector<Statement> statements;
  };

  std::vector<Section> sections;
  /// For each step, the sections that help a player there, as positions in `sections`.
  std::array<std::vector<std::size_t>, step_count> help;
};

/// Reads `<edition>/rulebook/panel.json` and the chapters it names.
tl::expected<Rulebook, RulesError> make_rulebook(std::string_view edition, const RulesReader& read);

/// The sections for what is pending: a decision, dice, or the end of the match.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state);

/// The section that a rule reference of an event or a refusal ("3.0/4.4.3") means; null if there is none.
const Rulebook::Section* section(const Rulebook& book, std::string_view rule);

}  // namespace fuba
