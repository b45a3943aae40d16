#pragma once

#include <algorithm>
#include <exception>
#include <optional>

#include "support/catch.hpp"
#include "support/scripted_match.hpp"

namespace tabletop::test {

template <Game G>
typename G::Command parsed(std::string_view choice) {
  const std::optional<typename G::Command> command = G::parse_command(choice);
  if (!command) FAIL("no such choice: " << choice);
  return *command;
}

inline std::string joined(const Choices& choices) {
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

template <Game G, class Scenario>
ScriptedMatch<G, Scenario>::ScriptedMatch(const Ruleset& rules, const State& state, Script dice)
    : rules_(&rules), state_(state), script_(dice.begin(), dice.end()) {
  settle();
}

template <Game G, class Scenario>
ScriptedMatch<G, Scenario>::ScriptedMatch(const ScriptedMatch& other)
    : rules_(other.rules_), state_(other.state_), events_(other.events_) {
  CHECK(other.script_.empty());
}

template <Game G, class Scenario>
ScriptedMatch<G, Scenario>::~ScriptedMatch() {
  if (std::uncaught_exceptions() == 0 && !script_.empty())
    FAIL_CHECK("dice left over: " << script_.size() << ", the first of them " << int{script_.front()});
}

template <Game G, class Scenario>
Scenario ScriptedMatch<G, Scenario>::position(std::string_view json, std::string_view changes, Script dice) {
  nlohmann::json merged = nlohmann::json::parse(json);
  merged.merge_patch(nlohmann::json::parse(changes));
  return Scenario::position(merged.dump(), dice);
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::dice(Script values) {
  script_.insert(script_.end(), values.begin(), values.end());
  return self();
}

template <Game G, class Scenario>
std::uint8_t ScriptedMatch<G, Scenario>::next_die(const Roll<typename G::Purpose>& due) {
  if (due.die.drawn) return 1;
  INFO("a die for " << G::name(due.purpose));
  if (script_.empty()) FAIL("it was not scripted");
  const std::uint8_t value = script_.front();
  CHECK((value >= 1 && value <= due.die.faces));
  script_.pop_front();
  return value;
}

template <Game G, class Scenario>
void ScriptedMatch<G, Scenario>::note(const typename G::Events& events) {
  for (const typename G::Event& event : events) events_.push_back(G::to_json(*rules_, event));
}

template <Game G, class Scenario>
void ScriptedMatch<G, Scenario>::settle() {
  typename G::Events events;
  while (const auto due = G::roll(state_)) {
    CHECK((due->count == 1 || due->count == 2));
    Dice values{};
    for (std::size_t die = 0; die < due->count; ++die) values[die] = next_die(*due);
    G::apply_dice(*rules_, state_, values, &events);
  }
  note(events);
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::plays(std::string_view choice) {
  INFO("plays " << choice);
  offers(choice);
  typename G::Events events;
  const auto applied = G::apply(*rules_, state_, parsed<G>(choice), &events);
  if (!applied) FAIL("refused by " << G::rule(*rules_, applied.error()) << " " << G::name(applied.error()));
  events_.clear();
  note(events);
  settle();
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::plays(std::string_view choice, Script values) {
  dice(values);
  plays(choice);
  INFO("plays " << choice);
  CHECK(script_.empty());
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::plays(std::initializer_list<std::string_view> choices) {
  for (const std::string_view choice : choices) plays(choice);
  return self();
}

template <Game G, class Scenario>
typename G::Refusal ScriptedMatch<G, Scenario>::refusal(std::string_view choice) {
  const State before = state_;
  typename G::Events events;
  const auto applied = G::apply(*rules_, state_, parsed<G>(choice), &events);
  REQUIRE_FALSE(applied);
  CHECK(state_ == before);
  CHECK(events.empty());
  offers_not(choice);
  return applied.error();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::refuses(std::string_view choice, std::string_view rule) {
  INFO("refuses " << choice);
  const auto refused = refusal(choice);
  INFO("reason: " << G::name(refused));
  CHECK(G::rule(*rules_, refused) == rule);
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::offers(std::string_view choice) {
  const Choices choices = legal();
  INFO("legal: " << joined(choices));
  INFO("offers " << choice);
  REQUIRE(std::ranges::count(choices, choice) == 1);
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::offers_not(std::string_view choice) {
  const Choices choices = legal();
  INFO("legal: " << joined(choices));
  INFO("offers not " << choice);
  CHECK(std::ranges::count(choices, choice) == 0);
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::offers_only(Choices choices) {
  std::ranges::sort(choices);
  CHECK(joined(legal()) == joined(choices));
  return self();
}

template <Game G, class Scenario>
Scenario& ScriptedMatch<G, Scenario>::asks(std::string_view team, std::string_view kind) {
  const auto pending = G::decision(state_);
  INFO("asks " << team << " for " << kind);
  REQUIRE(pending);
  REQUIRE(std::string(name(pending->team)) + " " + std::string(G::kind_name(*pending)) ==
          std::string(team) + " " + std::string(kind));
  return self();
}

template <Game G, class Scenario>
Choices ScriptedMatch<G, Scenario>::legal() const {
  typename G::CommandList list;
  G::legal(*rules_, state_, list);
  Choices choices;
  for (const typename G::Command& command : list) choices.push_back(G::to_string(command));
  std::ranges::sort(choices);
  return choices;
}

template <Game G, class Scenario>
Choices ScriptedMatch<G, Scenario>::legal(std::string_view beginning) const {
  const std::string start = std::string(beginning) + " ";
  Choices choices = legal();
  std::erase_if(choices,
                [&](const std::string& choice) { return choice != beginning && !choice.starts_with(start); });
  return choices;
}

template <Game G, class Scenario>
nlohmann::json ScriptedMatch<G, Scenario>::view(std::string_view team) const {
  return G::to_json(*rules_, G::seen_by(state_, parse_team(team).value()));
}

template <Game G, class Scenario>
std::vector<nlohmann::json> ScriptedMatch<G, Scenario>::events(std::string_view name) const {
  std::vector<nlohmann::json> named;
  for (const nlohmann::json& event : events_)
    if (event.at("event") == name) named.push_back(event);
  return named;
}

template <Game G, class Scenario>
std::size_t ScriptedMatch<G, Scenario>::place_of(std::string_view name) const {
  for (std::size_t place = 0; place < events_.size(); ++place)
    if (events_[place].at("event") == name) return place;
  FAIL("no event " << name << " in " << nlohmann::json(events_).dump());
  return 0;
}

}  // namespace tabletop::test
