#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "fuba/fuba.hpp"
#include "support/catch.hpp"
#include "support/rules_file.hpp"
#include "support/scripted_match.hpp"

namespace fuba::test {

using tabletop::test::Choices;
using tabletop::test::read_rules_file;
using tabletop::test::Script;

/// An edition with its options, read once from the repository's rules.
const Ruleset& rules(const RulesChoice& choice);
/// The default edition: the basic game, and with options.
const Ruleset& rules();
const Ruleset& rules(Options options, std::uint8_t skills_per_team = default_skills_per_team);
const OptionRegistry& option_registry();

/// The field for which a position is refused, as a JSON pointer; empty where it is accepted.
std::string refused_field(std::string_view position);

/// A match or a position of FUBA.
class Scenario : public tabletop::test::ScriptedMatch<Fuba, Scenario> {
 public:
  using ScriptedMatch::position;

  /// A match before its first choice: the basic game, or with options by their ids.
  static Scenario match();
  static Scenario match(std::initializer_list<std::string_view> options, std::uint8_t skills_per_team = 3);
  /// The same in another edition.
  static Scenario match(std::string_view edition, std::initializer_list<std::string_view> options);
  /// The same by any rules.
  static Scenario begin(const RulesChoice& choice);
  /// A position in the protocol's notation: R"({"ball":{"area":"C3","value":2},...})". It names its edition,
  /// where it is not the default one, and its options.
  static Scenario position(std::string_view json, Script dice = {});

  /// Places that many outfield players of a set-up in an area.
  Scenario& places(std::string_view area, int players = 1);
  /// Declines free movements where they are asked, then takes the action with the dice that follow it.
  Scenario& acts(std::string_view action, Script values = {});

  /// The team that has to choose now; empty when the match is over.
  std::string chooser() const;
  /// Whether the opponent must not see the pending choice.
  bool secret() const;

  std::string control() const;
  std::string ball() const;
  int value() const;
  int half() const;
  int minute() const;
  int stoppage() const;
  int score(std::string_view team) const;
  int players(std::string_view team, std::string_view area) const;
  /// Outfield players of a team on the mat.
  int players(std::string_view team) const;
  std::string keeper(std::string_view team) const;
  int yellow(std::string_view team) const;
  int red(std::string_view team) const;

 private:
  Scenario(const Ruleset& rules, const State& state, Script dice) : ScriptedMatch(rules, state, dice) {}
};

}  // namespace fuba::test
