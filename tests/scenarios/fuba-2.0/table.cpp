#include "table.hpp"

#include <algorithm>

#include "scenarios/mat.hpp"

namespace fuba::test::second_edition {
namespace {

using nlohmann::json;

json position(std::string_view home, std::string_view away) {
  json position = board(home, away);
  position["rules"] = "fuba-2.0";
  position["last"] = {{"first", "home"}, {"moves", {{"home", 0}, {"away", 0}}}};
  return position;
}

bool acting(const Scenario& scenario) { return kind(scenario) == "action" || kind(scenario) == "free"; }

Scenario& declines(Scenario& scenario) {
  return scenario.plays(kind(scenario) == "free" ? "done" : "action none");
}

}  // namespace

Scenario match(std::initializer_list<std::string_view> options) {
  return Scenario::match("fuba-2.0", options);
}

Scenario turn(std::string_view home, std::string_view away, std::string_view changes) {
  return Scenario::position(position(home, away).dump(), changes);
}

Scenario stage(std::string_view home, std::string_view away, std::string_view changes) {
  constexpr auto begun = R"({"stage":"actions","first":"home","start":"C3","target":"C3",
                             "dice":{"controlling":4,"passive":2}})";
  return turn(home, away, both(begun, changes));
}

std::string both(std::string_view changes, std::string_view more) {
  json merged = json::parse(changes);
  merged.merge_patch(json::parse(more));
  return merged.dump();
}

std::string ball(std::string_view area, int value) {
  return json{{"ball", {{"area", area}, {"value", value}}}}.dump();
}

std::string last_turn(std::string_view first, int home, int away) {
  return json{{"last", {{"first", first}, {"moves", {{"home", home}, {"away", away}}}}}}.dump();
}

std::string kind(const Scenario& scenario) {
  return scenario.over() ? "over" : scenario.state().at("decision").at("kind").get<std::string>();
}

bool may(const Scenario& scenario, std::string_view choice) {
  const Choices choices = scenario.legal();
  return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

Choices moves_from(const Scenario& scenario, std::string_view area) {
  return scenario.legal("move " + std::string(area));
}

Scenario& moves(Scenario& scenario, std::string_view movement,
                std::initializer_list<std::string_view> choices) {
  scenario.plays("action " + std::string(movement)).plays(choices).plays("done");
  if (kind(scenario) == "free") scenario.plays("done");
  return scenario;
}

Scenario& rests(Scenario& scenario) {
  const std::string team = scenario.chooser();
  while (acting(scenario) && scenario.chooser() == team) declines(scenario);
  return scenario;
}

Scenario& ends_turn(Scenario& scenario) {
  while (acting(scenario)) declines(scenario);
  return scenario;
}

Scenario& places(Scenario& scenario, std::string_view players) { return test::places(scenario, players); }

std::string condition(const Scenario& scenario, std::string_view team) {
  const json points = scenario.state().at(std::string(team)).at("condition");
  const auto line = [&](const char* name) { return std::to_string(points.at(name).get<int>()); };
  return line("defence") + "-" + line("midfield") + "-" + line("forward");
}

std::string points(std::string_view condition) {
  const auto line = [&](std::size_t at) { return condition.at(at) - '0'; };
  return json{{"defence", line(0)}, {"midfield", line(2)}, {"forward", line(4)}}.dump();
}

bool tired(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).at("tired").get<bool>();
}

}  // namespace fuba::test::second_edition
