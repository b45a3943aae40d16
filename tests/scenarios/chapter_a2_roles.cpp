#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a2_roles {
namespace {

/// Home has chosen that formation and is asked for roles.
Scenario roles_of(std::string_view formation) {
  Scenario match = Scenario::match({"roles"});
  match.plays("formation " + std::string(formation)).asks("home", "role");
  return match;
}

/// Home's points when it has chosen these roles and Away none.
std::string with_roles(std::string_view formation, std::initializer_list<std::string_view> roles) {
  Scenario match = roles_of(formation);
  for (const std::string_view role : roles) match.plays("role " + std::string(role));
  match.plays({"done", "formation 4-4-2"}).plays("done", {5, 3});
  CHECK(condition(match, "away") == "4-4-2");
  return condition(match, "home");
}

TEST_CASE("a team may give roles to its players", "[3.0/A2.a][3.0/2.c]") {
  Scenario match = roles_of("4-4-2");
  match.offers_only({"role attacking-midfielder", "role defending-midfielder", "role attacking-centre-back",
                     "role withdrawn-striker", "role offensive-wing-back", "done"});
  match.plays("done").asks("away", "formation").plays("formation 4-4-2").asks("away", "role");
  match.plays("done", {5, 3}).asks("home", "kick-off");
  CHECK(condition(match, "home") == "4-4-2");
}

TEST_CASE("roles bring the condition points along", "[3.0/A2.b]") {
  CHECK(with_roles("5-3-2", {}) == "5-3-2");
}

TEST_CASE("without the rule nobody is asked for roles", "[3.0/A2.a]") {
  Scenario match = Scenario::match({"conditions"});
  match.plays("formation 4-4-2").asks("away", "formation");
}

TEST_CASE("an attacking midfielder strengthens the forward line", "[3.0/A2.b][3.0/A2.c][3.0/A2.d]") {
  CHECK(with_roles("4-4-2", {"attacking-midfielder"}) == "4-3-3");
  CHECK(with_roles("4-4-2", {"attacking-midfielder", "attacking-midfielder"}) == "4-2-4");
}

TEST_CASE("a defending midfielder strengthens the defence", "[3.0/A2.c][3.0/A2.e]") {
  CHECK(with_roles("4-4-2", {"defending-midfielder"}) == "5-3-2");
  CHECK(with_roles("4-4-2", {"defending-midfielder", "attacking-midfielder"}) == "5-2-3");
}

TEST_CASE("one attacking centre back strengthens the midfield", "[3.0/A2.f][3.0/A2.g]") {
  CHECK(with_roles("4-4-2", {"attacking-centre-back"}) == "3-5-2");
  Scenario match = roles_of("4-4-2");
  match.plays("role attacking-centre-back").refuses("role attacking-centre-back", "3.0/A2");
}

TEST_CASE("one withdrawn striker strengthens the midfield", "[3.0/A2.h][3.0/A2.i]") {
  CHECK(with_roles("4-4-2", {"withdrawn-striker"}) == "4-5-1");
  CHECK(with_roles("5-4-1", {"withdrawn-striker"}) == "5-5-0");
  Scenario match = roles_of("4-4-2");
  match.plays("role withdrawn-striker").refuses("role withdrawn-striker", "3.0/A2");
}

TEST_CASE("two offensive wing backs strengthen the forward line", "[3.0/A2.j][3.0/A2.k]") {
  CHECK(with_roles("4-4-2", {"offensive-wing-back"}) == "3-4-3");
  CHECK(with_roles("4-4-2", {"offensive-wing-back", "offensive-wing-back"}) == "2-4-4");
  Scenario match = roles_of("4-4-2");
  match.plays({"role offensive-wing-back", "role offensive-wing-back"});
  match.refuses("role offensive-wing-back", "3.0/A2").offers("role attacking-centre-back");
}

TEST_CASE("Otto's 4-5-1 with three attacking midfielders", "[3.0/A2.l]") {
  CHECK(with_roles("4-5-1", {"attacking-midfielder", "attacking-midfielder", "attacking-midfielder"}) ==
        "4-2-4");
}

TEST_CASE("all kinds of roles go together", "[R43]") {
  CHECK(with_roles("4-4-2", {"attacking-midfielder", "defending-midfielder", "attacking-centre-back",
                             "withdrawn-striker", "offensive-wing-back", "offensive-wing-back"}) == "2-4-4");
}

TEST_CASE("the order of the roles does not matter", "[R43]") {
  CHECK(with_roles("4-4-2", {"withdrawn-striker", "attacking-midfielder"}) ==
        with_roles("4-4-2", {"attacking-midfielder", "withdrawn-striker"}));
}

TEST_CASE("six points in a line are allowed, seven are not", "[R43]") {
  Scenario match = roles_of("5-4-1");
  match.plays("role defending-midfielder").offers("done");
  match.plays("role defending-midfielder").refuses("done", "3.0/A2");
  match.plays("role offensive-wing-back").offers("done");
  CHECK(with_roles("4-5-1", {"attacking-midfielder", "attacking-midfielder", "attacking-midfielder",
                             "attacking-midfielder", "attacking-midfielder"}) == "4-0-6");
}

TEST_CASE("a role that nothing could make good is not offered", "[R133][R43]") {
  Scenario match = roles_of("4-4-2");
  for (int player = 0; player < 4; ++player) match.plays("role attacking-midfielder");
  match.offers("done").offers("role offensive-wing-back");
  match.plays("role offensive-wing-back");
  match.offers_only({"role withdrawn-striker", "role attacking-centre-back"});
  match.refuses("role offensive-wing-back", "3.0/A2").plays("role withdrawn-striker").offers("done");
  match.plays({"done", "formation 4-4-2"}).plays("done", {5, 3});
  CHECK(condition(match, "home") == "3-1-6");
}

TEST_CASE("no role without its player: there are as many midfielders as the formation has", "[R133]") {
  Scenario match = roles_of("4-4-2");
  match.plays({"role attacking-midfielder", "role attacking-midfielder", "role defending-midfielder",
               "role defending-midfielder", "role attacking-centre-back"});
  match.refuses("role attacking-midfielder", "3.0/A2").refuses("role defending-midfielder", "3.0/A2");
  match.offers("role offensive-wing-back").offers("role withdrawn-striker").offers("done");
}

TEST_CASE("once every role is given the team is done", "[R133]") {
  Scenario match = roles_of("8-1-1");
  match.plays({"role attacking-midfielder", "role attacking-centre-back", "role withdrawn-striker",
               "role offensive-wing-back", "role offensive-wing-back"});
  match.asks("away", "formation");
}

TEST_CASE("wing backs and the centre back are different defenders", "[R133]") {
  Scenario match = roles_of("2-4-4");
  match.plays({"role defending-midfielder", "role offensive-wing-back", "role offensive-wing-back"});
  match.refuses("role attacking-centre-back", "3.0/A2").offers("role withdrawn-striker");
  Scenario three = roles_of("3-4-3");
  three.plays({"role offensive-wing-back", "role offensive-wing-back"}).offers("role attacking-centre-back");
}

TEST_CASE("the roles are secret until both teams are ready", "[R43][3.0/A2.a]") {
  Scenario match = roles_of("4-4-2");
  CHECK(match.secret());
  Scenario other = roles_of("4-4-2");
  match.plays({"role attacking-midfielder", "done"});
  other.plays({"role defending-midfielder", "role withdrawn-striker", "done"});
  CHECK(match.secret());
  CHECK(match.view("away") == other.view("away"));
  CHECK(match.view("home") != other.view("home"));
  match.plays("formation 4-4-2");
  CHECK(match.secret());
  CHECK(match.view("away").dump().find("attacking-midfielder") == std::string::npos);
  match.plays("role offensive-wing-back").plays("done", {5, 3});
  CHECK(match.happened("roles"));
  CHECK(match.view("away")["home"]["roles"] == nlohmann::json{{"attacking-midfielder", 1}});
  CHECK(match.view("home")["away"]["roles"] == nlohmann::json{{"offensive-wing-back", 1}});
  CHECK(condition(match, "away") == "3-4-3");
}

TEST_CASE("Away's roles work for Away", "[3.0/A2.d][3.0/A2.e][3.0/A2.g][3.0/A2.i][3.0/A2.k]") {
  const auto [role, expected] = GENERATE(table<std::string, std::string>({{"attacking-midfielder", "4-3-3"},
                                                                          {"defending-midfielder", "5-3-2"},
                                                                          {"attacking-centre-back", "3-5-2"},
                                                                          {"withdrawn-striker", "4-5-1"},
                                                                          {"offensive-wing-back", "3-4-3"}}));
  Scenario match = roles_of("4-4-2");
  match.plays({"done", "formation 4-4-2"}).plays("role " + role).plays("done", {5, 3});
  CHECK(condition(match, "away") == expected);
  CHECK(condition(match, "home") == "4-4-2");
}

TEST_CASE("roles leave the formation and its moves alone", "[3.0/A2.b]") {
  Scenario scenario = acting("C2:6 C3:4", "C3:5 C4:5",
                             R"({"options":["roles"],"home":{"roles":{"attacking-midfielder":2}}})");
  CHECK(condition(scenario, "home") == "4-2-4");
  CHECK(scenario.state()["home"]["formation"] == "4-4-2");
  acts(scenario, "action forward").plays("done").plays({"move C2 C3", "move C2 C3"}).offers_only({"done"});
}

}  // namespace
}  // namespace fuba::test::chapter_a2_roles
