#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "soccer_city/soccer_city.hpp"
#include "support/catch.hpp"
#include "support/rules_file.hpp"
#include "support/scripted_match.hpp"

namespace soccer_city::test {

using tabletop::test::Choices;
using tabletop::test::read_rules_file;
using tabletop::test::Script;

/// The rules with options, read once from the repository.
const Ruleset& rules(Options options = {});

/// The field for which a position is refused, as a JSON pointer; empty where it is accepted.
std::string refused_field(std::string_view position);

/// A match or a position of Soccer City; cards that are shuffled keep their order.
class Scenario : public tabletop::test::ScriptedMatch<SoccerCity, Scenario> {
 public:
  using ScriptedMatch::position;

  /// A match before its first choice, which takes the two dice of the kick-off roll.
  static Scenario match(Script dice, Options options = {});
  /// A position in the protocol's notation.
  static Scenario position(std::string_view json, Script dice = {});

  /// Answers `skip`, `done` or `decline` until something of that kind is asked.
  Scenario& goes_to(std::string_view kind);

  std::string control() const { return std::string(name(raw().control)); }
  std::string ball() const { return to_string(raw().ball); }
  /// Where a player stands; "none" where he is not on the board.
  std::string at(std::string_view team, Number number) const;
  int score(std::string_view team) const;
  nlohmann::json hand(std::string_view team, std::string_view deck) const;
  /// The chances that `odds` gives for a choice.
  nlohmann::json odds(std::string_view choice) const;

 private:
  Scenario(const Ruleset& rules, const State& state, Script dice) : ScriptedMatch(rules, state, dice) {}
};

}  // namespace soccer_city::test
