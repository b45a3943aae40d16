// House rules: level matches that go on to extra time and penalties.
#include "mat.hpp"

namespace fuba::test::cup {
namespace {

using nlohmann::json;

/// On the last square of a half: equal dice end it.
Scenario before_end(int half, const json& changes = json::object()) {
  json position = board("C2:5 C3:5", "C3:5 C4:5");
  position.update({{"options", {"cup"}},
                   {"half", half},
                   {"minute", half == 4   ? 120
                              : half == 3 ? 105
                                          : 45 * half},
                   {"stoppage", 5}});
  position.update(changes);
  return Scenario::position(position.dump());
}

Scenario ended(int half, const json& changes = json::object(), Script dice = {3, 3}) {
  Scenario scenario = before_end(half, changes);
  scenario.plays("target C3", dice);
  return scenario;
}

/// One kick of a shoot-out that goes in, or does not.
void kick(Scenario& scenario, bool goal) { scenario.plays("dive stay").plays("kick left", {goal ? 6 : 1}); }

const json level{{"score", {{"home", 1}, {"away", 1}}}};
const json level_without_extra_time{{"score", {{"home", 1}, {"away", 1}}}, {"extra_time", false}};

}  // namespace

TEST_CASE("a match that is not level ends after 90 minutes", "[C28]") {
  CHECK(ended(2, {{"score", {{"home", 2}, {"away", 1}}}}).over());
  CHECK(ended(2, {{"score", {{"home", 1}, {"away", 1}}}, {"options", "basic"}}).over());
}

TEST_CASE("a level match has a break and a new roll for who starts", "[C28][C29]") {
  Scenario scenario = ended(2, level);
  scenario.asks("home", "change").plays("change midfield forward").asks("away", "change");
  scenario.plays("done", {4, 4, 2, 5}).asks("away", "kick-off");
  CHECK(scenario.state()["home"]["formation"] == "4-3-3");
  CHECK(scenario.half() == 3);
  CHECK(scenario.minute() == 90);
  CHECK(scenario.stoppage() == 0);
  scenario.plays("kick-off give").asks("home", "place");
  CHECK(scenario.event("half-begins")["half"] == 3);
  CHECK(scenario.state()["starters"] == "home");
  CHECK(scenario.minute() == 91);
}

TEST_CASE("equal dice for who starts extra time bring no weather", "[C29]") {
  Scenario scenario = ended(2, {{"score", {{"home", 1}, {"away", 1}}}, {"options", {"cup", "weather"}}});
  scenario.plays("done").plays("done", {4, 4, 2, 5});
  CHECK_FALSE(scenario.happened("weather"));
}

TEST_CASE("the halves of extra time have fifteen minutes and stoppage time", "[C29]") {
  Scenario scenario = mat("C2:5 C3:5", "C3:5 C4:5", R"({"options":["cup"],"half":3,"minute":103})");
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.minute() == 105);
  CHECK(scenario.stoppage() == 1);
  CHECK(refused_field(R"({"options":["cup"],"half":3,"minute":106})") == "/minute");
  CHECK(refused_field(R"({"half":3})") == "/half");
}

TEST_CASE("the fourth half follows without a break, and the other team starts", "[C29]") {
  Scenario scenario = ended(3, {{"starters", "home"}, {"score", {{"home", 2}, {"away", 1}}}});
  scenario.asks("away", "place");
  CHECK(scenario.half() == 4);
  CHECK(scenario.minute() == 106);
  CHECK(scenario.event("half-begins")["half"] == 4);
}

TEST_CASE("in 2.0 the halves of extra time begin on the square after", "[C29]") {
  json position = board("C2:5 C3:5", "C3:5 C4:5");
  position.update({{"rules", "fuba-2.0"},
                   {"options", {"cup"}},
                   {"half", 3},
                   {"minute", 105},
                   {"stoppage", 5},
                   {"score", {{"home", 2}, {"away", 1}}}});
  Scenario scenario = Scenario::position(position.dump());
  scenario.plays("target C3", {3, 3});
  CHECK(scenario.half() == 4);
  CHECK(scenario.minute() >= 106);
}

TEST_CASE("goals of extra time decide, without penalties", "[C28]") {
  CHECK(ended(4, {{"score", {{"home", 2}, {"away", 1}}}}).over());
}

TEST_CASE("the first leg counts, and goals away where it is agreed", "[C27][C28]") {
  CHECK(ended(2, {{"score", {{"home", 1}, {"away", 1}}}, {"first_leg", {1, 0}}}).over());
  CHECK_FALSE(ended(2, {{"score", {{"home", 1}, {"away", 0}}}, {"first_leg", {0, 1}}}).over());
  const json agreed{{"score", {{"home", 1}, {"away", 0}}}, {"first_leg", {0, 1}}, {"away_goals", true}};
  CHECK_FALSE(ended(2, agreed).over());
  const json away{{"score", {{"home", 0}, {"away", 1}}}, {"first_leg", {2, 1}}, {"away_goals", true}};
  CHECK(ended(2, away).over());
}

TEST_CASE("a die each says who kicks first, equal dice again", "[C30]") {
  Scenario scenario = ended(4, level, {3, 3, 2, 2, 1, 6});
  CHECK(scenario.event("first-kick")["team"] == "away");
  scenario.asks("home", "dive");
  CHECK(scenario.secret());
  scenario.plays("dive left").asks("away", "kick");
  CHECK_FALSE(scenario.view("away").contains("secrets"));
}

TEST_CASE("without extra time penalties come at once", "[C28][C30]") {
  Scenario scenario = ended(2, level_without_extra_time, {3, 3, 6, 1});
  scenario.asks("away", "dive");
}

TEST_CASE("five kicks each in turn, and it stops as soon as one side cannot be caught", "[C30]") {
  Scenario scenario = ended(4, level, {3, 3, 6, 1});
  for (int round = 0; round < 2; ++round) {
    kick(scenario, true);
    kick(scenario, false);
  }
  kick(scenario, true);
  CHECK_FALSE(scenario.over());
  kick(scenario, false);
  CHECK(scenario.over());
  CHECK(scenario.event("shoot-out-ends")["team"] == "home");
  CHECK(scenario.event("shoot-out-ends")["home"] == 3);
}

TEST_CASE("after five kicks they go on in pairs", "[C30]") {
  Scenario scenario = ended(4, level, {3, 3, 6, 1});
  for (int shot = 0; shot < 10; ++shot) kick(scenario, true);
  kick(scenario, true);
  CHECK_FALSE(scenario.over());
  scenario.asks("home", "dive");
  kick(scenario, true);
  CHECK_FALSE(scenario.over());
  kick(scenario, false);
  CHECK_FALSE(scenario.over());
  kick(scenario, true);
  CHECK(scenario.over());
  CHECK(scenario.state()["shoot_out"]["scored"] == json{{"home", 6}, {"away", 7}});
}

TEST_CASE("the score of the match stays what it was", "[C31]") {
  Scenario scenario = ended(4, level, {3, 3, 6, 1});
  kick(scenario, true);
  CHECK(scenario.score("home") == 1);
  CHECK_FALSE(scenario.happened("goal"));
  CHECK(scenario.minute() == 120);
}

TEST_CASE("no card is played in a shoot-out", "[C30]") {
  Scenario scenario = ended(4,
                            {{"score", {{"home", 1}, {"away", 1}}},
                             {"options", {"cup", "skills"}},
                             {"away",
                              {{"formation", "4-4-2"},
                               {"players", {{"C3", 5}, {"C4", 5}}},
                               {"keeper", "C5"},
                               {"skills", {"penalty-shot-saver"}}}}},
                            {3, 3, 6, 1});
  scenario.asks("away", "dive");
  kick(scenario, true);
  CHECK(scenario.event("shoot-out-kick")["goal"] == true);
}

TEST_CASE("a team without outfield players has its penalties all the same", "[C32]") {
  const json nobody{{"formation", "4-4-2"}, {"players", json::object()}, {"keeper", "C5"}, {"red", 10}};
  Scenario scenario = ended(2, {{"extra_time", false}, {"away", nobody}}, {3, 3, 1, 6});
  REQUIRE(scenario.players("away") == 0);
  for (int round = 0; round < 3; ++round) {
    scenario.asks("home", "dive");
    kick(scenario, true);
    kick(scenario, false);
  }
  CHECK(scenario.over());
  CHECK(scenario.event("shoot-out-ends")["team"] == "away");
}

TEST_CASE("every edition has the option, and none of them by itself", "[C26][C33]") {
  for (const std::string_view edition : editions()) {
    CHECK(option_registry().offered(edition).contains(Option::cup));
    CHECK_FALSE(option_registry().of(edition).contains(Option::cup));
    json position = board("C2:5 C3:5", "C3:5 C4:5");
    position.update({{"rules", edition},
                     {"options", {"cup"}},
                     {"half", 2},
                     {"minute", 90},
                     {"stoppage", 5},
                     {"extra_time", false}});
    Scenario scenario = Scenario::position(position.dump());
    while (!scenario.legal("sub").empty()) scenario.plays("done");
    scenario.plays("target C3", {3, 3, 6, 1});
    scenario.asks("away", "dive");
    CHECK(scenario.event("first-kick").contains("rule"));
  }
}

}  // namespace fuba::test::cup
