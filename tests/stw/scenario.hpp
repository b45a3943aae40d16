#pragma once

#include <deque>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "stw/game.hpp"
#include "support/catch.hpp"

namespace stw::test {

/// A file of the repository's rules by its name below `rules/`.
std::optional<std::string> read_rules_file(std::string_view file);
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

using Choices = std::vector<std::string>;
using Script = std::initializer_list<int>;

/// A match or a position in which a test makes choices and scripts every die and spin. Dice fall by
/// themselves after a choice, out of the script: one that is not scripted fails the test, and so does one
/// left over.
class Scenario {
 public:
  /// A match before its first throw.
  static Scenario match(Script dice, const RulesChoice& choice = {});
  /// A position as docs/stw.md writes it, which may differ from another one by a JSON merge patch.
  static Scenario position(std::string_view json, Script dice = {});
  static Scenario position(std::string_view json, std::string_view changes, Script dice = {});

  ~Scenario();
  Scenario(const Scenario& other) = delete;
  Scenario(Scenario&&) = default;
  Scenario& operator=(const Scenario&) = delete;

  /// Makes a choice, which must be legal; all the dice must fall before the next decision.
  Scenario& plays(std::string_view choice, Script dice = {});
  /// Several choices one after the other, none of which brings dice.
  Scenario& plays(std::initializer_list<std::string_view> choices);
  /// A choice must not be listed, must be refused for that reason by that rule, and must change nothing.
  Scenario& refuses(std::string_view choice, std::string_view reason, std::string_view rule);

  Scenario& offers(std::string_view choice);
  Scenario& offers_not(std::string_view choice);
  Scenario& offers_only(Choices choices);
  /// Who must have to choose now, and what; at which stage.
  Scenario& asks(std::string_view team, std::string_view kind);
  Scenario& stands_at(std::string_view stage);

  bool over() const { return is_over(state_); }
  /// The legal choices, sorted; those that begin so: legal("move D4").
  Choices legal(std::string_view beginning = "") const;

  nlohmann::json state() const;
  const State& raw() const { return state_; }
  const Ruleset& rules() const { return *rules_; }
  std::string control() const { return std::string(name(state_.control)); }
  std::string ball() const;
  std::string pawn(Team team, int number) const;
  int score(Team team) const { return state_.score[index(team)]; }

  /// What the last choice and the dice after it brought; only those of a name.
  const std::vector<nlohmann::json>& events() const { return events_; }
  std::vector<nlohmann::json> events(std::string_view name) const;
  /// The first event of that name, which must be there.
  nlohmann::json event(std::string_view name) const;
  bool happened(std::string_view name) const { return !events(name).empty(); }

 private:
  Scenario(const Ruleset& rules, State state) : rules_(&rules), state_(state) {}
  void script(Script dice);
  void settle();
  void note(const Events& events);

  const Ruleset* rules_;
  State state_;
  std::deque<int> script_;
  std::vector<nlohmann::json> events_;
};

}  // namespace stw::test
