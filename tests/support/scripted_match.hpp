#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/game.hpp"

namespace tabletop::test {

/// A list of choices in the notation of their game.
using Choices = std::vector<std::string>;
/// Values that dice will show, in the order in which they fall.
using Script = std::initializer_list<int>;

/// A match or a position of any game in which a test makes choices and scripts every die; what is drawn from
/// a pile is its first card. Dice fall by themselves after a choice, out of the script: a die that is not
/// scripted fails the test, and so does one left over.
///
/// `Scenario` is the game's own class, which adds what only that game has. It brings the definitions of this
/// one along (scripted_match.ipp).
template <Game G, class Scenario>
class ScriptedMatch {
 public:
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;

  ~ScriptedMatch();
  /// A second line of play from here.
  ScriptedMatch(const ScriptedMatch& other);
  ScriptedMatch(ScriptedMatch&&) = default;
  ScriptedMatch& operator=(const ScriptedMatch&) = delete;

  /// A position that differs from another one by a JSON merge patch: null takes a field away.
  static Scenario position(std::string_view json, std::string_view changes, Script dice = {});

  /// Adds dice to the script.
  Scenario& dice(Script values);

  /// Makes a choice, which has to be listed as legal and accepted.
  Scenario& plays(std::string_view choice);
  /// The same with the dice that follow it: all of them must fall before the next decision.
  Scenario& plays(std::string_view choice, Script values);
  /// Several choices one after the other.
  Scenario& plays(std::initializer_list<std::string_view> choices);
  /// A choice must be refused by that rule, must not be listed, and must change nothing.
  Scenario& refuses(std::string_view choice, std::string_view rule);

  /// A choice must be listed; must not be listed; these and no other must be, in any order.
  Scenario& offers(std::string_view choice);
  Scenario& offers_not(std::string_view choice);
  Scenario& offers_only(Choices choices);
  /// Who must have to choose now, and what: asks("home", "target").
  Scenario& asks(std::string_view team, std::string_view kind);

  bool over() const { return G::is_over(state_); }
  /// The legal choices, sorted; those that begin with words: legal("target").
  Choices legal() const;
  Choices legal(std::string_view beginning) const;

  /// The whole state as the referee sees it, or as one team sees it.
  nlohmann::json state() const { return G::to_json(*rules_, state_); }
  nlohmann::json view(std::string_view team) const;
  const State& raw() const { return state_; }
  const Ruleset& rules() const { return *rules_; }

  /// What the last choice and the dice after it brought, in order; only those of a name.
  const std::vector<nlohmann::json>& events() const { return events_; }
  std::vector<nlohmann::json> events(std::string_view name) const;
  /// The first event of that name, which must be there.
  nlohmann::json event(std::string_view name) const { return events_[place_of(name)]; }
  bool happened(std::string_view name) const { return !events(name).empty(); }
  /// Where in the order an event of that name comes first; it must be there.
  std::size_t place_of(std::string_view name) const;

 protected:
  ScriptedMatch(const Ruleset& rules, const State& state, Script dice);

  /// Why a choice is refused, which must not be listed and must change nothing.
  typename G::Refusal refusal(std::string_view choice);

 private:
  Scenario& self() { return static_cast<Scenario&>(*this); }
  std::uint8_t next_die(const Roll<typename G::Purpose>& due);
  void note(const typename G::Events& events);
  void settle();

  const Ruleset* rules_;
  State state_;
  std::deque<std::uint8_t> script_;
  std::vector<nlohmann::json> events_;
};

}  // namespace tabletop::test
