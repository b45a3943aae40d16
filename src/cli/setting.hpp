#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "fuba/ruleset.hpp"
#include "fuba/words/words.hpp"

namespace fuba::cli {

/// Why a subcommand cannot go on: what, where, what to do.
struct CannotGoOn : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What was asked for cannot be: what, where, what is allowed.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What is wrong with the command line.
struct WrongUsage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The edition and the options of a command line, and the skill cards of a team.
struct RulesArguments {
  std::string edition{default_edition()};
  std::string options = "basic";  ///< "basic", "all" or ids with commas between
  std::uint32_t skills_per_team = default_skills_per_team;
};

/// Rules, options and words from the data folder; throw CannotGoOn.
std::shared_ptr<const Ruleset> rules(const RulesChoice& choice);
OptionRegistry options();
Words words();

/// The rules that a command line asks for; throws WrongUsage where it names an option that there is not.
RulesChoice rules_choice(const RulesArguments& arguments);

/// The edition and its options in a line: "... with conditions, skills (3 a team)".
std::string title(const Ruleset& rules);

}  // namespace fuba::cli
