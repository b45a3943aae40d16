#include "altered_position.hpp"

#include <cstdint>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "fuba/json.hpp"
#include "long_run.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

using nlohmann::json;

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t tried_each_time = 100;
#else
constexpr std::uint64_t tried_each_time = 1000;
#endif

/// What is wrong with a position: nothing where it is refused with a field and a sentence, or survives.
std::string fault_of(const std::shared_ptr<const Ruleset>& rules, const json& position, std::uint64_t seed,
                     int steps) {
  const auto state = state_from_json(*rules, position);
  if (state) return fault_of_playing_on(rules, *state, seed, steps);
  return state.error().problem.empty() ? "it is refused without a sentence" : std::string{};
}

std::shared_ptr<const Ruleset> rules_of(const json& position) {
  Options options;
  for (const json& option : position["options"]) options.add(*parse_option(option.get<std::string>()));
  const auto skills = position.value("skills_per_team", int{default_skills_per_team});
  return std::make_shared<const Ruleset>(
      rules(RulesChoice{position["rules"], options, static_cast<std::uint8_t>(skills)}));
}

TEST_CASE("F3, F5: an altered position is refused, or state, position, save and load agree from there on",
          "[random][protocol]") {
  constexpr int steps = 60;
  const std::uint64_t first = number_given("FUBA_FIRST_POSITION", 0);
  const std::uint64_t past = first + number_given("FUBA_POSITIONS", tried_each_time);
  for (std::uint64_t number = first; number < past; ++number) {
    const AlteredPosition altered = altered_position(number);
    const std::string fault = fault_of(altered.rules, altered.position, number, steps);
    if (!fault.empty()) FAIL_CHECK("position " << number << ", " << altered.rules->id << ": " << fault);
  }
}

TEST_CASE("F3, F5: positions that led to eleven players or to unreadable saves do so no more",
          "[random][protocol]") {
  constexpr int steps = 120;
  std::ifstream lines(FUBA_POSITIONS_FILE);
  std::string line;
  int read = 0;
  for (; std::getline(lines, line); ++read) {
    const json position = json::parse(line);
    const auto rules = rules_of(position);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      INFO("line " << read + 1 << ", seed " << seed);
      CHECK(fault_of(rules, position, seed, steps) == "");
    }
  }
  CHECK(read > 0);
}

TEST_CASE("one more goal, card or minute than a position can say is not counted", "[random][protocol]") {
  for (const int counted : {99, 127}) {
    const json position = {{"score", {{"home", counted}, {"away", counted}}},
                           {"home", {{"yellow", counted}}},
                           {"away", {{"yellow", counted}}}};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      CHECK(fault_of(std::make_shared<const Ruleset>(rules()), position, seed, 600) == "");
  }
}

}  // namespace
}  // namespace fuba::test
