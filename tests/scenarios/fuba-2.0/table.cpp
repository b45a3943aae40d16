#include "table.hpp"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

namespace fuba::test::second_edition {
namespace {

using nlohmann::json;

std::vector<std::pair<std::string, int>> groups(std::string_view players) {
  std::vector<std::pair<std::string, int>> parsed;
  std::istringstream words{std::string(players)};
  for (std::string word; words >> word;) parsed.emplace_back(word.substr(0, 2), std::stoi(word.substr(3)));
  return parsed;
}

json side(std::string_view players, std::string_view keeper) {
  json areas = json::object();
  for (const auto& [area, count] : groups(players)) areas[area] = count;
  return {{"formation", "4-4-2"}, {"players", areas}, {"keeper", keeper}};
}

json board(std::string_view home, std::string_view away) {
  return {{"rules", "fuba-2.0"},
          {"minute", 20},
          {"control", "home"},
          {"ball", {{"area", "C3"}, {"value", 3}}},
          {"last", {{"first", "home"}, {"moves", {{"home", 0}, {"away", 0}}}}},
          {"home", side(home, "C1")},
          {"away", side(away, "C5")}};
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
  return Scenario::position(board(home, away).dump(), changes);
}

Scenario stage(std::string_view home, std::string_view away, std::string_view changes) {
  json position = board(home, away);
  position["stage"] = "actions";
  position["first"] = "home";
  position["start"] = "C3";
  position["target"] = "C3";
  position["dice"] = {{"controlling", 4}, {"passive", 2}};
  return Scenario::position(position.dump(), changes);
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

Scenario& places(Scenario& scenario, std::string_view players) {
  for (const auto& [area, count] : groups(players)) scenario.places(area, count);
  return scenario;
}

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
