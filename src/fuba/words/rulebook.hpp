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
#include "words/words.hpp"

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

  /// Sections from `first` up to the next chapter's.
  struct Chapter {
    std::string title;
    std::string edition;  ///< whose chapter it is; another one's where this edition says nothing
    std::size_t first = 0;
  };
  /// A stage of a turn as the rulebook counts them.
  struct Stage {
    std::string title;
    std::vector<std::string> parts;     ///< in an action stage its sequences, in their order
    std::optional<std::size_t> begins;  ///< with which stage of `Ruleset::turn`; unset = nothing waits in it
  };

  /// Positions in `sections`.
  using Places = std::vector<std::size_t>;

  std::string edition;
  std::vector<Section> sections;
  std::vector<Chapter> chapters;
  std::vector<Stage> stages;  ///< of a turn
  /// The sections that help a player, by step and by what the turn began with.
  std::array<std::array<Places, restart_count>, step_count> help;
  /// Further sections that help with an option, by option and step.
  std::array<std::array<Places, step_count>, option_count> option_help;
};

/// Reads `<edition>/rulebook/panel.json`, the chapters it names, those of the edition that holds where this
/// one is silent, and the rulings; in a language that there are texts of beside them, else in English.
tl::expected<Rulebook, RulesError> make_rulebook(std::string_view edition, const RulesReader& read,
                                                 std::string_view language = words::original_language);

/// The sections for what is pending: a decision, dice, or the end of the match. Those of the options come
/// last.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state, Options options = {});

/// Where a match stands in its turn, as positions in `stages` and in the parts of that stage.
struct PresentStage {
  std::size_t stage = 0;
  std::optional<std::size_t> part = {};

  bool operator==(const PresentStage&) const = default;
};

/// Nothing before, between and after the turns.
std::optional<PresentStage> present_stage(const Rulebook& book, const State& state);

/// What a rule reference of an event or a refusal means: the section "3.0/4.4.3" whole, of a section the one
/// statement "3.0/4.4.3.a" or ruling "R114"; nothing for an unknown reference.
std::optional<Rulebook::Section> section(const Rulebook& book, std::string_view rule);

}  // namespace fuba
