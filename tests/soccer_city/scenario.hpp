#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "soccer_city/game.hpp"
#include "support/catch.hpp"

namespace soccer_city::test {

/// The rules with options, read once from the repository.
const Ruleset& rules(Options options = {});

/// The text of a rules file by its name below `rules/`, or nothing if it cannot be read.
std::optional<std::string> read_rules_file(std::string_view file);

/// The field for which a position is refused, as a JSON pointer; empty where it is accepted.
std::string refused_field(std::string_view position);

/// A list of choices in the notation of docs/soccer-city.md.
using Choices = std::vector<std::string>;
/// Values that dice will show, in the order in which they fall.
using Script = std::initializer_list<int>;

/// A match or a position in which a test makes choices and scripts every die; cards that are shuffled keep
/// their order. Dice fall by themselves after a choice, out of the script: a die that is not scripted fails
/// the test, and so does one left over.
class Scenario {
 public:
  /// A match before its first choice, which takes the two dice of the kick-off roll.
  static Scenario match(Script dice, Options options = {});
  /// A position in the protocol's notation.
  static Scenario position(std::string_view json, Script dice = {});
  /// A position that differs from another one by a JSON merge patch: null takes a field away.
  static Scenario position(std::string_view json, std::string_view changes, Script dice = {});

  ~Scenario();
  Scenario(const Scenario& other) = default;
  Scenario& operator=(const Scenario&) = delete;

  /// Makes a choice, which has to be listed as legal and accepted, with the dice that follow it: all of them
  /// must fall before the next decision.
  Scenario& plays(std::string_view choice, Script values = {});
  /// Several choices one after the other.
  Scenario& plays(std::initializer_list<std::string_view> choices);
  /// Answers `skip`, `done` or `decline` until something of that kind is asked.
  Scenario& goes_to(std::string_view kind);
  /// A choice must be refused by that rule, must not be listed, and must change nothing.
  Scenario& refuses(std::string_view choice, std::string_view rule);

  /// A choice must be listed; must not be listed; these and no other must be, in any order.
  Scenario& offers(std::string_view choice);
  Scenario& offers_not(std::string_view choice);
  Scenario& offers_only(Choices choices);
  /// Who must have to choose now, and what: asks("home", "ball").
  Scenario& asks(std::string_view team, std::string_view kind);

  bool over() const { return is_over(state_); }
  /// The legal choices, sorted; those that begin with a word: legal("tackle").
  Choices legal() const;
  Choices legal(std::string_view verb) const;

  /// The whole state as the referee sees it, or as one team sees it.
  nlohmann::json state() const;
  nlohmann::json view(std::string_view team) const;
  const State& raw() const { return state_; }

  std::string control() const { return std::string(name(state_.control)); }
  std::string ball() const { return to_string(state_.ball); }
  /// Where a player stands; "none" where he is not on the board.
  std::string at(std::string_view team, Number number) const;
  int score(std::string_view team) const;
  nlohmann::json hand(std::string_view team, std::string_view deck) const;

  /// What the last choice and the dice after it brought, in order; only those of a name.
  std::vector<nlohmann::json> events(std::string_view name) const;
  /// The first event of that name, which must be there.
  nlohmann::json event(std::string_view name) const;
  bool happened(std::string_view name) const { return !events(name).empty(); }
  /// The chances that `odds` gives for a choice.
  nlohmann::json odds(std::string_view choice) const;

 private:
  Scenario(const Ruleset& rules, const State& state) : rules_(&rules), state_(state) {}
  void settle();

  const Ruleset* rules_;
  State state_;
  std::deque<std::uint8_t> script_;
  std::vector<nlohmann::json> events_;
};

}  // namespace soccer_city::test
