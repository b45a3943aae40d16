#include "sheet.hpp"

namespace fuba::test::it {
namespace {

using nlohmann::json;

constexpr std::string_view edition = R"({"rules":"fuba-it"})";

}  // namespace

std::string merged(std::string_view position, std::string_view changes) {
  json result = json::parse(position);
  result.merge_patch(json::parse(changes));
  return result.dump();
}

Scenario match(std::initializer_list<std::string_view> options) {
  return Scenario::match("fuba-it", options);
}

Scenario mat(std::string_view home, std::string_view away, std::string_view changes, Script dice) {
  return test::mat(home, away, merged(edition, changes), dice);
}

Scenario acting(std::string_view home, std::string_view away, std::string_view changes) {
  const std::string_view stage =
      R"({"rules":"fuba-it","stage":"actions","first":"home","start":"C3","target":"C3",)"
      R"("dice":{"controlling":[5,4]}})";
  return test::mat(home, away, merged(stage, changes));
}

int checked_value(const Scenario& scenario, std::string_view target) {
  const std::string team = scenario.control();
  for (int value = 1; value < 6; ++value) {
    Scenario line = scenario;
    line.plays(target, {value + 1, value});
    if (line.control() == team) return value;
  }
  return 6;
}

Scenario& without_moves(Scenario& scenario) {
  while (scenario.legal("target").empty()) scenario.plays("done");
  return scenario;
}

Scenario& to_next_turn(Scenario& scenario) {
  while (scenario.legal("target").empty()) {
    if (!scenario.legal("action").empty())
      scenario.plays("action none");
    else
      scenario.plays(scenario.legal("second").empty() ? "done" : "second no");
  }
  return scenario;
}

}  // namespace fuba::test::it
