#include "condition.hpp"

namespace fuba::test {

std::string condition(const Scenario& scenario, std::string_view team) {
  const nlohmann::json points = scenario.state().at(team).at("condition");
  return std::to_string(points.at("defence").get<int>()) + "-" +
         std::to_string(points.at("midfield").get<int>()) + "-" +
         std::to_string(points.at("forward").get<int>());
}

std::string points(std::string_view condition) {
  const auto line = [&](std::size_t at) { return condition[at] - '0'; };
  return nlohmann::json{{"defence", line(0)}, {"midfield", line(2)}, {"forward", line(4)}}.dump();
}

}  // namespace fuba::test
