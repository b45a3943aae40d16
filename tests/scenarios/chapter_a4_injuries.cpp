#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a4_injuries {
namespace {

using nlohmann::json;

constexpr auto home_side = "L1:2 C2:2 C3:4 R4:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
constexpr auto nine = "L2:2 C2:2 C3:3 R2:2";
constexpr auto injuries = R"({"options":["injuries"]})";

std::string merged(std::string_view position, std::string_view changes) {
  json result = json::parse(position);
  result.merge_patch(json::parse(changes));
  return result.dump();
}

std::vector<int> injured(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(team).at("injured").get<std::vector<int>>();
}

int returning(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(team).value("returning", 0);
}

bool keeper_injured(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(team).value("keeper_injured", false);
}

using Minutes = std::vector<int>;

/// A foul of Away in C3 has injured Home: two fours, event 8, a 6 for the card and one for the red card.
Scenario fouled(std::string_view changes = "{}", std::string_view home = home_side) {
  Scenario scenario = mat(home, away_side, merged(injuries, changes));
  scenario.plays("target C3", {4, 4, 3, 5, 6, 6});
  return scenario;
}

/// Home is injured behind the referee's back, which stops no turn.
Scenario unseen(std::string_view changes = "{}") {
  Scenario scenario =
      mat(home_side, away_side, merged(R"({"options":["injuries","advanced-events"]})", changes));
  scenario.plays("target C3", {4, 4, 5, 4});
  return scenario;
}

void plays_out(Scenario& scenario) {
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second no");
}

TEST_CASE("a 6 for the card injures the opponent, who takes a player off at once",
          "[3.0/A4.a][3.0/5.6.1.f]") {
  Scenario home = fouled();
  home.asks("home", "remove").plays("remove C3", {3}).asks("home", "react");
  CHECK(home.players("home") == 9);
  CHECK(home.players("home", "C3") == 3);
  CHECK(home.players("away") == 10);

  Scenario away = mat(home_side, away_side, injuries);
  away.plays("target C3", {4, 4, 3, 3, 6, 6}).asks("away", "remove").plays("remove C4", {3});
  CHECK(away.players("away") == 9);
  CHECK(away.players("home") == 10);
}

TEST_CASE("other cards injure nobody", "[3.0/A4.a][3.0/5.6.1.d]") {
  Scenario scenario = mat(home_side, away_side, injuries);
  scenario.plays("target C3", {4, 4, 3, 5, 5}).asks("home", "react");
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("without the rule nobody is injured", "[3.0/A4.a][3.0/5.6.1.f]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 3, 5, 6, 6}).asks("home", "react");
  CHECK_FALSE(scenario.state()["home"].contains("injured"));
}

TEST_CASE("the injured player is one at the ball or beside it", "[3.0/A4.i]") {
  fouled().offers_only({"remove C2", "remove C3"});
  fouled("{}", "L1:2 L3:2 C2:1 C3:1 C4:2 R2:1 R3:1")
      .offers_only({"remove L3", "remove C2", "remove C3", "remove C4", "remove R2", "remove R3"});
}

TEST_CASE("nobody near: the closest player is injured", "[3.0/A4.j]") {
  Scenario scenario = mat("C2:6 C3:4", "C4:4 L3:3 R4:3", injuries);
  scenario.plays("target C2", {4, 4, 3, 3, 6, 6}).asks("away", "remove");
  scenario.offers_only({"remove C4", "remove L3"}).plays("remove L3", {2});
  places(scenario, "C2:1 C3:8").plays("place-keeper C5").asks("home", "place");
}

TEST_CASE("a single candidate needs no choice", "[3.0/A4.j]") {
  Scenario scenario = mat("C2:6 C3:4", "C4:4 L4:3 R4:3", injuries);
  scenario.plays("target C2", {4, 4, 3, 3, 6, 6, 2});
  places(scenario, "C2:1 C3:8").plays("place-keeper C5").asks("home", "place");
}

TEST_CASE("up to 4 the player is off for as many minutes", "[3.0/A4.a][3.0/A4.b][R136]") {
  for (const int die : {1, 2, 3, 4}) {
    Scenario scenario = unseen();
    scenario.asks("home", "remove").plays("remove C3", {die});
    CHECK(injured(scenario, "home") == Minutes{die});
    CHECK(scenario.players("home") == 9);
  }
}

TEST_CASE("with 5 or 6 he is out for the match", "[3.0/A4.e][R136]") {
  for (const int die : {5, 6}) {
    Scenario scenario = unseen();
    scenario.plays("remove C3", {die});
    CHECK(injured(scenario, "home") == Minutes{0});
    CHECK(scenario.players("home") == 9);
  }
}

Scenario missing(std::string_view minutes, std::string_view home = nine) {
  return mat(home, away_side, R"({"options":["injuries"],"home":{"injured":)" + std::string(minutes) + "}}");
}

TEST_CASE("his minutes run with the clock", "[3.0/A4.b][3.0/A4.c]") {
  Scenario scenario = missing("[3]");
  scenario.plays("target C3", {4, 2});
  CHECK(injured(scenario, "home") == Minutes{1});
  CHECK(returning(scenario, "home") == 0);
  plays_out(scenario);
  CHECK(scenario.players("home") == 9);
}

TEST_CASE("he returns to the centre at the end of the turn", "[3.0/A4.c][3.0/A4.d]") {
  Scenario scenario = missing("[3]");
  scenario.plays("target C3", {5, 2});
  CHECK(injured(scenario, "home").empty());
  CHECK(returning(scenario, "home") == 1);
  CHECK(scenario.players("home") == 9);
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second yes").plays({"action none"});
  CHECK(scenario.players("home", "C3") == 3);
  scenario.plays("action none").asks("home", "target");
  CHECK(scenario.players("home", "C3") == 4);
  CHECK(scenario.players("home") == 10);
  CHECK(returning(scenario, "home") == 0);
}

TEST_CASE("more minutes than he needs bring him back too", "[3.0/A4.c]") {
  Scenario scenario = missing("[3]");
  scenario.plays("target C3", {6, 2});
  plays_out(scenario);
  CHECK(scenario.players("home", "C3") == 4);
}

TEST_CASE("Away's players return to the centre as well", "[3.0/A4.c][3.0/A4.d]") {
  Scenario scenario =
      mat("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:2 C4:3 R3:2", R"({"options":["injuries"],"away":{"injured":[2]}})");
  scenario.plays("target C3", {4, 2});
  plays_out(scenario);
  CHECK(scenario.players("away", "C3") == 3);
}

TEST_CASE("each injured player has minutes of his own", "[3.0/A4.c][R136]") {
  Scenario scenario = missing("[2,4]", "L2:2 C2:2 C3:2 R2:2");
  scenario.plays("target C3", {4, 1});
  CHECK(injured(scenario, "home") == Minutes{1});
  plays_out(scenario);
  CHECK(scenario.players("home", "C3") == 3);
  CHECK(scenario.players("home") == 9);
}

TEST_CASE("who is out for good never returns", "[3.0/A4.e][R136]") {
  Scenario scenario = missing("[0]");
  scenario.plays("target C3", {6, 2});
  plays_out(scenario);
  CHECK(scenario.players("home") == 9);
  CHECK(injured(scenario, "home") == Minutes{0});
}

TEST_CASE("the minute of a set piece counts for him", "[R136]") {
  Scenario kick = mat(nine, away_side, R"({"options":["injuries"],"stage":"goal-kick","ball":{"area":"C1"},
                                           "home":{"injured":[4]},"away":{"injured":[]}})");
  CHECK(injured(kick, "home") == Minutes{3});
  Scenario slow = mat(nine, away_side,
                      R"({"options":["injuries","slow-play"],"stage":"goal-kick","ball":{"area":"C1"},
                          "home":{"injured":[4]}})");
  slow.plays("slow yes", {3, 3});
  CHECK(injured(slow, "home") == Minutes{2});
}

TEST_CASE("the free kick of his injury counts for him", "[R136]") {
  Scenario scenario = fouled();
  scenario.plays("remove C3", {3}).asks("home", "react");
  CHECK(scenario.minute() == 25);
  CHECK(injured(scenario, "home") == Minutes{2});
}

TEST_CASE("stoppage squares count for him", "[R136]") {
  Scenario stoppage =
      mat(nine, away_side, R"({"options":["injuries"],"minute":45,"stoppage":1,"home":{"injured":[2]}})");
  stoppage.plays("target C3", {6, 2});
  CHECK(injured(stoppage, "home") == Minutes{1});
  Scenario reached = mat(nine, away_side, R"({"options":["injuries"],"minute":43,"home":{"injured":[4]}})");
  reached.plays("target C3", {6, 1});
  CHECK(reached.stoppage() == 1);
  CHECK(injured(reached, "home") == Minutes{1});
}

TEST_CASE("a turn that is cut short brings him back too", "[R136]") {
  Scenario scenario = acting("C3:5 C5:4", "C3:6 C5:4",
                             R"({"options":["injuries"],"ball":{"area":"C5"},"target":"C5",
                                 "home":{"returning":1}})");
  acts(scenario, "action shoot", {6}).asks("away", "place");
  places(scenario, "C3:10").asks("home", "place");
  places(scenario, "C3:10").asks("away", "adjust");
  CHECK(returning(scenario, "home") == 0);
}

TEST_CASE("the last turn of a half brings him back", "[3.0/A4.c][R136]") {
  Scenario scenario =
      mat(nine, away_side, R"({"options":["injuries"],"minute":45,"stoppage":4,"home":{"injured":[1]}})");
  scenario.plays("target C3", {6, 1});
  plays_out(scenario);
  scenario.plays({"done", "done"});
  places(scenario, "C3:10").asks("home", "place");
  places(scenario, "C3:10").asks("away", "adjust");
}

TEST_CASE("a turn that ends with its dice brings him back", "[3.0/A4.c][R136]") {
  Scenario scenario =
      mat(nine, away_side, R"({"options":["injuries"],"minute":45,"stoppage":3,"home":{"returning":1}})");
  scenario.plays("target C3", {4, 4}).plays({"done", "done"});
  places(scenario, "C3:10").asks("home", "place");
  places(scenario, "C3:10").asks("away", "adjust");
}

TEST_CASE("minutes of injury are no red card", "[3.0/A4.b]") {
  CHECK(refused_field(R"({"options":["injuries"],"home":{"players":{"C3":10},"injured":[2]}})") != "");
}

constexpr auto with_substitutes = R"({"options":["injuries","advanced-events","substitutions","conditions"],
                                      "home":{"condition":{"defence":3,"midfield":3,"forward":2}}})";

TEST_CASE("who is out may be replaced at once", "[3.0/A4.f][R137]") {
  Scenario scenario = unseen(with_substitutes);
  scenario.plays("remove C2", {5}).asks("home", "sub").offers_only({"sub injured", "done"});
  scenario.plays("sub injured");
  CHECK(scenario.players("home", "C2") == 2);
  CHECK(scenario.players("home") == 10);
  CHECK(injured(scenario, "home").empty());
  CHECK(scenario.state()["home"]["substitutions"] == 1);
}

TEST_CASE("in the first half the replacement has no other effect", "[3.0/A4.h]") {
  Scenario scenario = unseen(with_substitutes);
  scenario.plays("remove C2", {6}).plays("sub injured");
  CHECK(scenario.legal("gain").empty());
  CHECK(condition(scenario, "home") == "3-3-2");
}

TEST_CASE("in the second half the replacement brings a point", "[3.0/A4.h][R137]") {
  Scenario scenario = unseen(merged(with_substitutes, R"({"half":2,"minute":46})"));
  scenario.plays("remove C2", {5}).plays("sub injured").asks("home", "gain");
  scenario.offers_only({"gain defence", "gain midfield", "gain forward"}).plays("gain forward");
  CHECK(condition(scenario, "home") == "3-3-3");
  CHECK(scenario.legal("gain").empty());
}

TEST_CASE("the replacement takes no team above ten points", "[3.0/A4.h][3.0/A3.o]") {
  Scenario scenario = unseen(merged(with_substitutes, R"({"half":2,"minute":46,
      "home":{"condition":{"defence":4,"midfield":4,"forward":2}}})"));
  scenario.plays("remove C2", {5}).plays("sub injured");
  CHECK(scenario.legal("gain").empty());
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("a team may stay a man short", "[3.0/A4.f][R137]") {
  Scenario scenario = unseen(with_substitutes);
  scenario.plays("remove C2", {5}).plays("done");
  CHECK(scenario.players("home") == 9);
  CHECK(injured(scenario, "home") == Minutes{0});
  CHECK(scenario.state()["home"]["substitutions"] == 0);
}

TEST_CASE("without a substitution left he is not replaced", "[3.0/A4.g]") {
  Scenario scenario = unseen(merged(with_substitutes, R"({"home":{"substitutions":3}})"));
  scenario.plays("remove C2", {5});
  CHECK(scenario.legal("sub").empty());
  CHECK(injured(scenario, "home") == Minutes{0});
  Scenario last = unseen(merged(with_substitutes, R"({"home":{"substitutions":2}})"));
  last.plays("remove C2", {5}).offers("sub injured");
}

TEST_CASE("who returns by himself is not replaced", "[3.0/A4.f]") {
  Scenario scenario = unseen(with_substitutes);
  scenario.plays("remove C2", {4});
  CHECK(scenario.legal("sub").empty());
}

TEST_CASE("he is replaced at once or never", "[3.0/A4.f][R137]") {
  Scenario scenario = mat(nine, away_side,
                          R"({"options":["injuries","substitutions"],"stage":"kick-off",
                              "home":{"injured":[0]}})");
  scenario.plays("subs 1").offers_not("sub injured");
}

/// A foul of Away in Home's penalty area has injured Home.
Scenario fouled_at_home(std::string_view home, Script dice) {
  Scenario scenario = mat(home, away_side, R"({"options":["injuries"],"ball":{"area":"C1"}})");
  scenario.plays("target C1", dice);
  return scenario;
}

TEST_CASE("a goalkeeper may be the injured one where no other player is near", "[3.0/A4.k][R138]") {
  Scenario scenario = fouled_at_home("C3:10", {4, 4, 3, 5, 6, 6});
  scenario.asks("home", "remove").offers_only({"remove C3", "remove-keeper"});
  scenario.plays("remove-keeper", {3});
  CHECK(scenario.keeper("home") == "C1");
  CHECK(scenario.players("home") == 9);
  CHECK(keeper_injured(scenario, "home"));
  CHECK_FALSE(keeper_injured(scenario, "away"));
}

TEST_CASE("with another player near the goalkeeper is spared", "[3.0/A4.i][R138]") {
  Scenario beside = fouled_at_home("C2:2 C3:8", {4, 4, 3, 5, 6, 6, 3});
  CHECK(beside.players("home", "C2") == 1);
  CHECK_FALSE(keeper_injured(beside, "home"));
  Scenario several = fouled_at_home("C1:1 C2:2 C3:7", {4, 4, 3, 5, 6, 6});
  several.offers_only({"remove C1", "remove C2"});
}

TEST_CASE("a team may spare its goalkeeper", "[R138]") {
  Scenario scenario = fouled_at_home("C3:10", {4, 4, 3, 5, 6, 6});
  scenario.plays("remove C3", {3});
  CHECK(scenario.players("home") == 9);
  CHECK_FALSE(keeper_injured(scenario, "home"));
}

/// A shot of Home from Away's penalty area with equal numbers there and a ball value of 3.
Scenario shot(std::string_view changes, int die) {
  Scenario scenario =
      acting("C3:6 C5:4", "C3:6 C5:3 C4:1",
             merged(R"({"options":["injuries"],"ball":{"area":"C5"},"target":"C5"})", changes));
  acts(scenario, "action shoot", {die});
  return scenario;
}

TEST_CASE("an injured goalkeeper gives the opponent one on every attempt", "[3.0/A4.l][R138]") {
  CHECK(shot("{}", 3).score("home") == 0);
  CHECK(shot(R"({"away":{"keeper_injured":true}})", 3).score("home") == 1);
  shot(R"({"away":{"keeper_injured":true}})", 2).asks("home", "corner");
  CHECK(shot(R"({"home":{"keeper_injured":true}})", 3).score("home") == 0);
}

TEST_CASE("the goalkeeper stays injured when the other piece is back", "[3.0/A4.l][R138]") {
  Scenario scenario =
      mat(nine, away_side, R"({"options":["injuries"],"home":{"injured":[2],"keeper_injured":true}})");
  scenario.plays("target C3", {4, 2});
  plays_out(scenario);
  CHECK(scenario.players("home") == 10);
  CHECK(keeper_injured(scenario, "home"));
}

}  // namespace
}  // namespace fuba::test::chapter_a4_injuries
