#include "fuba/foresight.hpp"

#include <algorithm>

#include "support/scenario.hpp"

namespace fuba::test {
namespace {

Foresight foresight_of(const Scenario& match, std::string_view choice) {
  const Command target = parse_command(choice).value();
  const auto all = foresights(match.rules(), match.raw());
  const auto found = std::ranges::find(all, target, &Foresight::command);
  REQUIRE(found != all.end());
  return *found;
}

constexpr auto before_target =
    R"({"half": 1, "minute": 20, "control": "home", "ball": {"area": "C4", "value": 2},
  "home": {"players": {"C4": 2, "C5": 3, "C2": 5}}, "away": {"players": {"C3": 9, "C5": 1}, "keeper": "C5"}})";

TEST_CASE("A target says who acts first, what the ball will be worth and what a shot would bring",
          "[3.0/4.4][3.0/4.5][3.0/4.6]") {
  const Foresight attack = foresight_of(Scenario::position(before_target), "target C5");
  CHECK(attack.acts_first[0] + attack.acts_first[1] + attack.no_action == Approx(1));
  CHECK(attack.no_action > 0);
  CHECK(attack.acts_first[0] > 0);
  CHECK(attack.goal[0] > 0);
  CHECK(attack.goal[0] < attack.acts_first[0]);
  CHECK(attack.goal[1] == 0);
  CHECK(attack.mean_value() > 1);
  CHECK(attack.mean_value() < 6);

  const Foresight back = foresight_of(Scenario::position(before_target), "target C2");
  CHECK(back.goal[0] == 0);
}

TEST_CASE("Nothing is foreseen where no target is asked for") {
  const Scenario match = Scenario::match();
  CHECK(foresights(match.rules(), match.raw()).empty());
}

TEST_CASE("A ball that is never kept has no mean value") { CHECK(Foresight{}.mean_value() == 0); }

}  // namespace
}  // namespace fuba::test
