#include "table.hpp"

namespace fuba::test::second_edition::chapter_a2_roles {
namespace {

/// Home has chosen that formation and is asked for roles.
Scenario roles_of(std::string_view formation) {
  Scenario scenario = match({"roles"});
  scenario.plays("formation " + std::string(formation)).asks("home", "role");
  return scenario;
}

/// Home's points when it has chosen these roles and Away none.
std::string with_roles(std::string_view formation, std::initializer_list<std::string_view> roles) {
  Scenario scenario = roles_of(formation);
  for (const std::string_view role : roles) scenario.plays("role " + std::string(role));
  scenario.plays({"done", "formation 4-4-2"}).plays("done", {5, 3});
  CHECK(condition(scenario, "away") == "4-4-2");
  return condition(scenario, "home");
}

TEST_CASE("2.0: roles are chosen in secret and bring condition points along", "[2.0/A2.a][R43]") {
  Scenario scenario = roles_of("4-4-2");
  CHECK(scenario.secret());
  scenario.offers("done").plays("done").asks("away", "formation");
  CHECK(with_roles("5-3-2", {}) == "5-3-2");
}

TEST_CASE("2.0: attacking and defending midfielders", "[2.0/A2.b][2.0/A2.c][2.0/A2.d]") {
  CHECK(with_roles("4-4-2", {"attacking-midfielder"}) == "4-3-3");
  CHECK(with_roles("4-4-2", {"defending-midfielder"}) == "5-3-2");
  CHECK(with_roles("4-4-2", {"defending-midfielder", "attacking-midfielder"}) == "5-2-3");
}

TEST_CASE("2.0: one attacking centre back", "[2.0/A2.e]") {
  CHECK(with_roles("4-4-2", {"attacking-centre-back"}) == "3-5-2");
  roles_of("4-4-2").plays("role attacking-centre-back").refuses("role attacking-centre-back", "2.0/A2");
}

TEST_CASE("2.0: one withdrawn striker", "[2.0/A2.f]") {
  CHECK(with_roles("4-4-2", {"withdrawn-striker"}) == "4-5-1");
  roles_of("4-4-2").plays("role withdrawn-striker").refuses("role withdrawn-striker", "2.0/A2");
}

TEST_CASE("2.0: up to two offensive wing backs", "[2.0/A2.g]") {
  CHECK(with_roles("4-4-2", {"offensive-wing-back"}) == "3-4-3");
  CHECK(with_roles("4-4-2", {"offensive-wing-back", "offensive-wing-back"}) == "2-4-4");
  roles_of("4-4-2")
      .plays({"role offensive-wing-back", "role offensive-wing-back"})
      .refuses("role offensive-wing-back", "2.0/A2");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a2_roles
