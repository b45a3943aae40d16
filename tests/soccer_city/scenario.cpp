#include "soccer_city/scenario.hpp"

#include <map>
#include <stdexcept>

#include "support/scripted_match.ipp"

template class tabletop::test::ScriptedMatch<soccer_city::SoccerCity, soccer_city::test::Scenario>;

namespace soccer_city::test {
namespace {

using nlohmann::json;

const Ruleset& rules_of(const json& position) {
  const auto choice = rules_choice_from_json(position, {});
  if (!choice) FAIL("position " << choice.error().field << ": " << choice.error().problem);
  return rules(choice->options);
}

}  // namespace

const Ruleset& rules(Options options) {
  static std::map<Options, Ruleset> made;
  if (const auto known = made.find(options); known != made.end()) return known->second;
  const auto read = make_rules({std::string(edition_id), options}, read_rules_file);
  if (!read) throw std::runtime_error(to_string(read.error()));
  return made.emplace(options, *read).first->second;
}

std::string refused_field(std::string_view position) {
  const json object = json::parse(position);
  const auto state = state_from_json(rules_of(object), object);
  return state ? "" : state.error().field;
}

Scenario Scenario::match(Script dice, Options options) {
  const Ruleset& played = test::rules(options);
  return {played, new_match(played), dice};
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const json object = json::parse(position);
  const Ruleset& played = rules_of(object);
  const auto state = state_from_json(played, object);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  return {played, *state, dice};
}

Scenario& Scenario::goes_to(std::string_view kind) {
  for (int answers = 0; answers < 20; ++answers) {
    const auto pending = decision(raw());
    REQUIRE(pending);
    if (name(pending->kind) == kind) return *this;
    CommandList list;
    soccer_city::legal(rules(), raw(), list);
    plays(to_string(list[list.size() - 1]));
  }
  FAIL("never asked for " << kind);
  return *this;
}

std::string Scenario::at(std::string_view team, Number number) const {
  return to_string(raw().side(parse_team(team).value()).at(number));
}

int Scenario::score(std::string_view team) const { return raw().score[index(parse_team(team).value())]; }

json Scenario::hand(std::string_view team, std::string_view deck) const {
  return state().at(std::string(team)).at("hand").at(std::string(deck));
}

json Scenario::odds(std::string_view choice) const {
  return SoccerCity::odds_json(rules(), raw()).at("odds").value(std::string(choice), json());
}

}  // namespace soccer_city::test
