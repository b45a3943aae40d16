#include "mat.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

#include "fuba/game.hpp"

namespace fuba::test {
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

Scenario& without_free_movements(Scenario& scenario) {
  const std::optional<Decision> pending = decision(scenario.raw());
  if (pending && pending->kind == DecisionKind::free) scenario.plays("done");
  return scenario;
}

}  // namespace

json board(std::string_view home, std::string_view away) {
  return {{"rules", "fuba-3.0"},      {"minute", 20},
          {"control", "home"},        {"ball", {{"area", "C3"}, {"value", 3}}},
          {"home", side(home, "C1")}, {"away", side(away, "C5")}};
}

Scenario mat(std::string_view home, std::string_view away, std::string_view changes, Script dice) {
  return Scenario::position(board(home, away).dump(), changes, dice);
}

Scenario acting(std::string_view home, std::string_view away, std::string_view changes) {
  json position = board(home, away);
  position["stage"] = "actions";
  position["first"] = "home";
  position["start"] = "C3";
  position["target"] = "C3";
  position["dice"] = {{"controlling", 4}, {"passive", 2}};
  return Scenario::position(position.dump(), changes);
}

Scenario& acts(Scenario& scenario, std::string_view action, Script dice) {
  return without_free_movements(scenario).plays(action, dice);
}

Scenario& places(Scenario& scenario, std::string_view players) {
  for (const auto& [area, count] : groups(players))
    for (int player = 0; player < count; ++player) scenario.plays("place " + area);
  return scenario;
}

bool may(Scenario scenario, std::string_view action) {
  const Choices actions = without_free_movements(scenario).legal("action");
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

}  // namespace fuba::test
