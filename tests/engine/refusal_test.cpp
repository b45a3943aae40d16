#include "fuba/refusal.hpp"

#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

Refusal refused(std::string_view position, std::string_view choice) {
  State state = Scenario::position(position).raw();
  const auto answer = apply(rules(), state, *parse_command(choice));
  REQUIRE_FALSE(answer);
  return answer.error();
}

Behind behind(std::string_view away) {
  const std::string position =
      R"({"ball": {"area": "C3"}, "home": {"players": {"C3": 9, "R4": 1}}, "away": )" + std::string{away} +
      "}";
  const Refusal refusal = refused(position, "target R4");
  CHECK(refusal.reason == Reason::target_offside);
  CHECK(refusal.area == Area::R4);
  return static_cast<Behind>(refusal.number);
}

TEST_CASE("offside says who is behind it", "[3.0/5.1][3.0/4.1.1]") {
  CHECK(behind(R"({"players": {"C3": 10}, "keeper": "C5"})") == Behind::keeper);
  CHECK(behind(R"({"players": {"C3": 9, "C5": 1}, "keeper": "C2"})") == Behind::player);
  CHECK(behind(R"({"players": {"C3": 10}, "keeper": "C2"})") == Behind::nobody);
}

TEST_CASE("a refusal leaves the state as it was", "[protocol]") {
  Scenario match = Scenario::position("{}");
  State state = match.raw();
  CHECK_FALSE(apply(rules(), state, *parse_command("action press")));
  CHECK(state == match.raw());
}

}  // namespace
}  // namespace fuba::test
