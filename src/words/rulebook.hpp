#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// The rules of an edition in our own words, for the rules panel.
struct Rulebook {
  static constexpr std::size_t restart_count = static_cast<std::size_t>(Restart::penalty_kick) + 1;

  /// One sentence of a rule.
  struct Statement {
    std::string id;
    std::string text;
  };
  /// What one heading of the rulebook says.
  struct Section {
    std::string id;  ///< "3.0/4.4.3"; "R" for the rulings
    std::string title;
    std::vector<Statement> statements;
  };

  /// Positions in `sections`.
  using Places = std::vector<std::size_t>;

  std::vector<Section> sections;
  /// The sections that help a player, by step and by what the turn began with.
  std::array<std::array<Places, restart_count>, step_count> help;
  /// Further sections that help with an option, by option and step.
  std::array<std::array<Places, step_count>, option_count> option_help;
};

/// Reads `<edition>/rulebook/panel.json`, the chapters it names, and the rulings.
tl::expected<Rulebook, RulesError> make_rulebook(std::string_view edition, const RulesReader& read);

/// The sections for what is pending: a decision, dice, or the end of the match. Those of the options come
/// last.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state, Options options = {});

/// What a rule reference of an event or a refusal means: the section "3.0/4.4.3" whole, of a section the one
/// statement "3.0/4.4.3.a" or ruling "R114"; nothing for an unknown reference.
std::optional<Rulebook::Section> section(const Rulebook& book, std::string_view rule);

}  // namespace fuba
