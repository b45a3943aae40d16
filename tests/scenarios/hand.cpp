#include "hand.hpp"

#include <algorithm>
#include <sstream>

namespace fuba::test {
namespace {

using nlohmann::json;

json conditions(std::string_view points) {
  const auto at = [&](std::size_t place) { return points.at(place) - '0'; };
  return {{"defence", at(0)}, {"midfield", at(2)}, {"forward", at(4)}};
}

json hand_of(std::string_view cards, std::string_view points) {
  json held = json::array();
  std::istringstream words{std::string(cards)};
  for (std::string card; words >> card;) held.push_back(card);
  return {{"skills", held}, {"condition", conditions(points)}};
}

}  // namespace

std::string holding(std::initializer_list<Hand> hands, std::string_view changes) {
  json position = {{"options", {"skills"}}, {"home", hand_of("", "0-0-0")}, {"away", hand_of("", "0-0-0")}};
  for (const Hand& hand : hands) position[std::string(hand.team)] = hand_of(hand.cards, hand.points);
  position.merge_patch(json::parse(changes));
  return position.dump();
}

std::string holding(const Hand& hand, std::string_view changes) { return holding({hand}, changes); }

int points(const Scenario& scenario, std::string_view team, std::string_view line) {
  return scenario.state().at(std::string(team)).at("condition").at(std::string(line)).get<int>();
}

bool may_use(const Scenario& scenario, std::string_view card) {
  const Choices cards = scenario.legal("use");
  return std::find(cards.begin(), cards.end(), "use " + std::string(card)) != cards.end();
}

Scenario& uses(Scenario& scenario, std::string_view card, std::string_view line, int price, Script dice) {
  const std::string team = scenario.chooser();
  json expected = scenario.state().at(team).at("condition");
  expected[std::string(line)] = expected[std::string(line)].get<int>() - price;
  scenario.plays("use " + std::string(card), dice);
  CHECK(scenario.state().at(team).at("condition") == expected);
  return scenario;
}

}  // namespace fuba::test
