#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "stw/stw.hpp"
#include "support/catch.hpp"
#include "support/rules_file.hpp"
#include "support/scripted_match.hpp"

namespace stw::test {

using tabletop::test::Choices;
using tabletop::test::read_rules_file;
using tabletop::test::Script;

/// The rules as the repository has them, each choice read once.
const Ruleset& rules(const RulesChoice& choice = {});
RulesChoice with(std::initializer_list<Option> options);

/// A state in the notation of docs/stw.md; the position must be accepted.
State state_of(std::string_view position);

/// The field for which a position is refused, as a JSON pointer; empty where it is accepted.
std::string refused_field(std::string_view position);

Square sq(std::string_view name);
/// "D4 E4": the squares of a text with spaces between.
SquareSet squares(std::string_view names);

/// A match or a position of Soccer Tactics WORLD. A spin is scripted as a die is.
class Scenario : public tabletop::test::ScriptedMatch<Stw, Scenario> {
 public:
  using ScriptedMatch::position;

  /// A match before its first throw.
  static Scenario match(Script dice, const RulesChoice& choice = {});
  /// A position as docs/stw.md writes it.
  static Scenario position(std::string_view json, Script dice = {});

  /// A choice must not be listed, must be refused for that reason by that rule, and must change nothing.
  Scenario& refuses(std::string_view choice, std::string_view reason, std::string_view rule);
  /// At which stage it must be.
  Scenario& stands_at(std::string_view stage);

  std::string control() const { return std::string(name(raw().control)); }
  std::string ball() const;
  std::string pawn(Team team, int number) const;
  int score(Team team) const { return raw().score[index(team)]; }

 private:
  Scenario(const Ruleset& rules, const State& state, Script dice) : ScriptedMatch(rules, state, dice) {}
};

}  // namespace stw::test
