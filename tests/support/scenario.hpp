#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "support/catch.hpp"

namespace fuba::test {

/// An edition with its options, read once from the repository's rules.
const Ruleset& rules(const RulesChoice& choice);
/// The default edition: the basic game, and with options.
const Ruleset& rules();
const Ruleset& rules(Options options, std::uint8_t skills_per_team = default_skills_per_team);
const OptionRegistry& option_registry();

/// The text of a rules file by its name below `rules/`, or nothing if it cannot be read.
std::optional<std::string> read_rules_file(std::string_view file);

/// The field for which a position is refused, as a JSON pointer; empty where it is accepted.
std::string refused_field(std::string_view position);

/// A list of choices in the notation of docs/protocol.md.
using Choices = std::vector<std::string>;
/// Values that dice will show, in the order in which they fall.
using Script = std::initializer_list<int>;

/// A match or a position in which a test makes choices and scripts every die. Dice fall by themselves after
/// a choice, out of the script: a die that is not scripted fails the test, and so does one left over.
class Scenario {
 public:
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
  /// A position that differs from another one by a JSON merge patch: null takes a field away.
  static Scenario position(std::string_view json, std::string_view changes, Script dice = {});

  ~Scenario();
  /// A second line of play from here.
  Scenario(const Scenario& other);
  Scenario(Scenario&&) = default;
  Scenario& operator=(const Scenario&) = delete;

  /// Adds dice to the script.
  Scenario& dice(Script values);

  /// Makes a choice, which has to be listed as legal and accepted.
  Scenario& plays(std::string_view choice);
  /// The same with the dice that follow it: all of them must fall before the next decision.
  Scenario& plays(std::string_view choice, Script values);
  /// Several choices one after the other.
  Scenario& plays(std::initializer_list<std::string_view> choices);
  /// Places that many outfield players of a set-up in an area.
  Scenario& places(std::string_view area, int players = 1);
  /// Declines free movements where they are asked, then takes the action with the dice that follow it.
  Scenario& acts(std::string_view action, Script values = {});
  /// A choice must be refused by that rule, must not be listed, and must change nothing.
  Scenario& refuses(std::string_view choice, std::string_view rule);

  /// A choice must be listed; must not be listed; these and no other must be, in any order.
  Scenario& offers(std::string_view choice);
  Scenario& offers_not(std::string_view choice);
  Scenario& offers_only(Choices choices);
  /// Who must have to choose now, and what: asks("home", "target").
  Scenario& asks(std::string_view team, std::string_view kind);

  bool over() const;
  /// The team that has to choose now; empty when the match is over.
  std::string chooser() const;
  /// Whether the opponent must not see the pending choice.
  bool secret() const;
  /// The legal choices, sorted; those that begin with a word: legal("target").
  Choices legal() const;
  Choices legal(std::string_view verb) const;

  /// The whole state as the referee sees it, or as one team sees it.
  nlohmann::json state() const;
  nlohmann::json view(std::string_view team) const;
  const State& raw() const { return state_; }
  const Ruleset& rules() const { return *rules_; }

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

  /// What the last choice and the dice after it brought, in order; only those of a name.
  const std::vector<nlohmann::json>& events() const { return events_; }
  std::vector<nlohmann::json> events(std::string_view name) const;
  /// The first event of that name, which must be there.
  nlohmann::json event(std::string_view name) const;
  bool happened(std::string_view name) const { return !events(name).empty(); }
  /// Where in the order an event of that name comes first; it must be there.
  std::size_t place_of(std::string_view name) const;

 private:
  Scenario(const Ruleset& rules, State state) : rules_(&rules), state_(state) {}

  void settle();
  std::uint8_t next_die(std::string_view purpose);

  const Ruleset* rules_;
  State state_;
  std::deque<std::uint8_t> script_;
  std::vector<nlohmann::json> events_;
};

}  // namespace fuba::test
