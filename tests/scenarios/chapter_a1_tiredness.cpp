#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a1_tiredness {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// A turn that begins in that minute, with the points that the teams have.
Scenario turn(int minute, std::string_view home = "4-4-2", std::string_view away = "4-4-2",
              std::string_view control = "home") {
  return mat(home_side, away_side,
             R"({"options":["conditions"],"half":)" + std::to_string(minute > 45 ? 2 : 1) + R"(,"minute":)" +
                 std::to_string(minute) + R"(,"control":")" + std::string(control) +
                 R"(","home":{"condition":)" + points(home) + R"(},"away":{"condition":)" + points(away) +
                 "}}");
}

bool tired(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(team).at("tired").get<bool>();
}

TEST_CASE("five squares bring a test of both teams", "[3.0/A1.c][3.0/A1.3.a][3.0/A1.3.b]") {
  turn(10).plays("target C3", {6, 1, 2, 2}).asks("home", "free");
  turn(10).plays("target C3", {1, 6, 2, 2});
  turn(10, "4-4-2", "4-4-2", "away").plays("target C3", {6, 1, 2, 2});
}

TEST_CASE("four squares bring none", "[3.0/A1.3.a]") {
  turn(10).plays("target C3", {6, 2}).asks("home", "free");
  turn(10).plays("target C3", {4, 4, 2, 3});
}

TEST_CASE("equal dice of 5 or 6 bring a test", "[3.0/A1.3.a]") {
  turn(10).plays("target C3", {5, 5, 2, 2, 2, 3});
  turn(10).plays("target C3", {6, 6, 2, 2, 2, 3});
}

TEST_CASE("the minute of a set piece is not one of the five", "[3.0/A1.3.a][3.0/4.3.2.a]") {
  Scenario scenario =
      mat(home_side, away_side, R"({"options":["conditions"],"stage":"goal-kick","ball":{"area":"C1"}})");
  scenario.plays({"done", "done"}).plays("target C2", {5, 1});
  CHECK(scenario.minute() == 25);
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("ten times the die has to be above the minute", "[3.0/A1.3.d][R41]") {
  Scenario above = turn(14);
  above.plays("target C3", {6, 1, 2, 2});
  CHECK(above.minute() == 19);
  CHECK(condition(above, "home") == "4-4-2");
  CHECK(condition(above, "away") == "4-4-2");
  Scenario equal = turn(15);
  equal.plays("target C3", {6, 1, 2, 1, 2, 1});
  CHECK(equal.minute() == 20);
  CHECK(condition(equal, "home") == "4-3-2");
  CHECK(condition(equal, "away") == "4-3-2");
}

TEST_CASE("the minute of the test is the one that the turn has reached", "[3.0/A1.3.e]") {
  Scenario scenario = turn(18);
  scenario.plays("target C3", {6, 1, 2, 1, 3});
  CHECK(scenario.minute() == 23);
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-4-2");
}

TEST_CASE("the other team may pass where one fails", "[3.0/A1.3.b]") {
  Scenario scenario = turn(20);
  scenario.plays("target C3", {6, 1, 3, 2, 1});
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("the controlling team makes its whole test before the passive team", "[R130]") {
  Scenario home = turn(20);
  home.plays("target C3", {6, 1, 1, 6, 2, 1});
  CHECK(condition(home, "home") == "4-3-2");
  CHECK(condition(home, "away") == "4-3-2");
  Scenario away = turn(20, "4-4-2", "4-4-2", "away");
  away.plays("target C3", {6, 1, 1, 6, 3});
  CHECK(condition(away, "home") == "4-4-2");
  CHECK(condition(away, "away") == "4-3-2");
}

TEST_CASE("the team that lost the ball in this turn is still tested first", "[R130]") {
  Scenario scenario = turn(20);
  scenario.plays("target C3", {1, 6, 1, 2, 3});
  CHECK(scenario.control() == "away");
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-4-2");
}

TEST_CASE("the tests come before a special event", "[R130]") {
  Scenario scenario = turn(20);
  scenario.plays("target C3", {5, 5, 1, 6, 3, 2, 3});
  CHECK(scenario.place_of("condition-lost") < scenario.place_of("special-event"));
  CHECK(scenario.value() == 6);
  CHECK(condition(scenario, "home") == "4-3-2");
}

TEST_CASE("the dice of a test are added", "[3.0/A1.3.f]") {
  Scenario scenario = turn(30);
  scenario.plays("target C3", {6, 1, 3, 1, 1, 3});
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("a sum that is not above the minute costs a second point", "[3.0/A1.3.f][3.0/A1.3.g][R41]") {
  Scenario scenario = turn(25);
  scenario.plays("target C3", {6, 1, 2, 1}).asks("home", "lose");
  CHECK(condition(scenario, "home") == "4-3-2");
  scenario.offers_only({"lose defence", "lose midfield", "lose forward"});
  scenario.plays("lose forward", {1, 4});
  CHECK(condition(scenario, "home") == "4-3-1");
  scenario.asks("home", "free");
}

TEST_CASE("a test costs three points at most", "[3.0/A1.3.g][3.0/A1.3.h]") {
  Scenario scenario = turn(80);
  scenario.plays("target C3", {6, 1, 1, 1}).plays("lose forward", {1}).asks("home", "lose");
  scenario.plays("lose defence", {4, 5});
  CHECK(condition(scenario, "home") == "3-3-1");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("the third die may still end the test at two points", "[3.0/A1.3.g]") {
  Scenario above = turn(84);
  above.plays("target C3", {6, 1, 2, 1}).plays("lose defence", {6, 6, 6});
  CHECK(above.minute() == 89);
  CHECK(condition(above, "home") == "3-3-2");
  Scenario equal = turn(85);
  equal.plays("target C3", {6, 1, 2, 1}).plays("lose defence", {6}).asks("home", "lose");
  equal.plays("lose defence", {6, 6});
  CHECK(condition(equal, "home") == "2-3-2");
}

TEST_CASE("the passive team loses its points in its own test", "[3.0/A1.3.g][R130]") {
  Scenario scenario = turn(25);
  scenario.plays("target C3", {6, 1, 4, 1, 1}).asks("away", "lose").plays("lose defence", {6});
  CHECK(condition(scenario, "away") == "3-3-2");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("a line without points is not offered", "[3.0/A1.3.j]") {
  Scenario two = turn(25, "4-2-0");
  two.plays("target C3", {6, 1, 1, 1}).offers_only({"lose defence", "lose midfield"});
  two.plays("lose midfield", {2, 4});
  CHECK(condition(two, "home") == "4-0-0");
  Scenario one = turn(25, "4-1-0");
  one.plays("target C3", {6, 1, 1, 1, 2, 4}).asks("home", "free");
  CHECK(condition(one, "home") == "3-0-0");
}

/// The points of both teams after they lost one each in a turn to that area.
std::pair<std::string, std::string> after_loss_in(const std::string& target, const std::string& control) {
  Scenario scenario = mat("L1:1 L2:1 C2:2 C3:2 L3:1 C4:2 R2:1", "L4:1 L3:1 C4:2 C3:2 L2:1 C2:2 R3:1",
                          R"({"options":["conditions"],"control":")" + control + R"(","ball":{"value":1}})");
  scenario.plays("target " + target, {6, 1, 2, 1, 2, 1});
  return {condition(scenario, "home"), condition(scenario, "away")};
}

TEST_CASE("the first point comes from the line that faces the zone of the target", "[3.0/A1.3.i][R42]") {
  using Pair = std::pair<std::string, std::string>;
  for (const std::string control : {"home", "away"}) {
    CAPTURE(control);
    CHECK(after_loss_in("C2", control) == Pair{"3-4-2", "4-4-1"});
    CHECK(after_loss_in("C3", control) == Pair{"4-3-2", "4-3-2"});
    CHECK(after_loss_in("L2", control) == Pair{"4-3-2", "4-3-2"});
    CHECK(after_loss_in("L3", control) == Pair{"4-3-2", "4-3-2"});
    CHECK(after_loss_in("C4", control) == Pair{"4-4-1", "3-4-2"});
  }
  CHECK(after_loss_in("L1", "home") == Pair{"3-4-2", "4-4-1"});
  CHECK(after_loss_in("L4", "away") == Pair{"4-4-1", "3-4-2"});
}

TEST_CASE("if the line has none left the team chooses another", "[3.0/A1.3.j]") {
  Scenario scenario = turn(20, "3-0-2");
  scenario.plays("target C3", {6, 1, 2}).asks("home", "lose");
  scenario.offers_only({"lose defence", "lose forward"}).plays("lose forward", {1, 3});
  CHECK(condition(scenario, "home") == "3-0-1");
}

TEST_CASE("stoppage time that begins within the five squares spares the teams", "[3.0/A1.3.c]") {
  for (const int minute : {42, 87}) {
    CAPTURE(minute);
    Scenario scenario = turn(minute);
    scenario.plays("target C3", {6, 1}).asks("home", "free");
    CHECK(scenario.stoppage() == 1);
  }
  turn(42).plays("target C3", {6, 6, 2, 3});
}

TEST_CASE("five squares that end on +1 bring a test", "[3.0/A1.3.c][R131]") {
  Scenario first = turn(41);
  first.plays("target C3", {6, 1, 5, 4, 1});
  CHECK(first.stoppage() == 1);
  CHECK(condition(first, "home") == "4-4-2");
  CHECK(condition(first, "away") == "4-3-2");
  turn(86).plays("target C3", {6, 1, 5, 5, 5, 5}).asks("home", "free");
  turn(41).plays("target C3", {6, 6, 5, 5, 2, 3});
}

TEST_CASE("in stoppage time nobody is tested", "[3.0/A1.3.c][3.0/4.3.3.c]") {
  Scenario scenario = mat(home_side, away_side, R"({"options":["conditions"],"minute":45,"stoppage":1})");
  scenario.plays("target C3", {6, 1}).asks("home", "free");
}

TEST_CASE("a team without a point after a test is tired", "[3.0/A1.3.k]") {
  Scenario scenario = turn(20, "0-1-0", "0-2-0");
  scenario.plays("target C3", {6, 1, 1, 2, 1});
  CHECK(tired(scenario, "home"));
  CHECK_FALSE(tired(scenario, "away"));
  CHECK(condition(scenario, "home") == "0-0-0");
  CHECK(condition(scenario, "away") == "0-1-0");
  CHECK(scenario.happened("tired"));
}

TEST_CASE("a team that has lost its last point rolls no further dice", "[R131]") {
  Scenario one = turn(80, "0-1-0");
  one.plays("target C3", {6, 1, 1, 6, 6});
  CHECK(tired(one, "home"));
  Scenario two = turn(80, "1-1-0");
  two.plays("target C3", {6, 1, 1, 1, 6, 6});
  CHECK(tired(two, "home"));
  Scenario three = turn(80, "0-2-1");
  three.plays("target C3", {6, 1, 1, 1}).plays("lose midfield", {1, 6, 6});
  CHECK(tired(three, "home"));
}

TEST_CASE("a team that passes with its last point is not tired", "[3.0/A1.3.k]") {
  Scenario scenario = turn(20, "0-0-1", "1-0-0");
  scenario.plays("target C3", {6, 1, 3, 3});
  CHECK_FALSE(tired(scenario, "home"));
  CHECK_FALSE(tired(scenario, "away"));
}

TEST_CASE("a team whose points are spent is tired at the next test", "[3.0/A1.3.k][R131]") {
  Scenario quiet = turn(20, "0-0-0");
  quiet.plays("target C3", {6, 2});
  CHECK_FALSE(tired(quiet, "home"));
  Scenario tested = turn(20, "0-0-0");
  tested.plays("target C3", {6, 1, 3});
  CHECK(tired(tested, "home"));
}

TEST_CASE("the 78th minute takes a 5 and a 3", "[3.0/A1.3.m]") {
  Scenario scenario = turn(73);
  scenario.plays("target C3", {6, 1, 5, 3, 6, 6});
  CHECK(scenario.minute() == 78);
  CHECK(condition(scenario, "home") == "4-3-2");
  Scenario short_of_it = turn(73);
  short_of_it.plays("target C3", {6, 1, 5, 2}).asks("home", "lose");
}

/// Moves that a tired team has in a movement.
int moves_of(const std::string& movement, const std::string& formation, const std::string& condition) {
  Scenario scenario = acting("L1:5 C2:5", "C3:5 C4:5",
                             R"({"options":["conditions"],"ball":{"area":"C2"},"target":"C2","home":
                                 {"tired":true,"formation":")" +
                                 formation + R"(","condition":)" + points(condition) + "}}");
  if (!may(scenario, "action " + movement)) return 0;
  acts(scenario, "action " + movement);
  if (!scenario.legal("boost").empty()) scenario.plays("done");
  int moves = 0;
  for (Choices legal = scenario.legal("move"); !legal.empty(); legal = scenario.legal("move")) {
    scenario.plays(legal.front());
    ++moves;
  }
  return moves;
}

TEST_CASE("a tired 4-4-2 moves like a 3-3-1", "[3.0/A1.4.a][3.0/A1.4.d]") {
  CHECK(moves_of("defence", "4-4-2", "0-0-0") == 3);
  CHECK(moves_of("midfield", "4-4-2", "0-0-0") == 3);
  CHECK(moves_of("forward", "4-4-2", "0-0-0") == 1);
}

TEST_CASE("a line of one has no movement when tired", "[3.0/A1.4.a]") {
  CHECK(moves_of("forward", "5-4-1", "0-0-0") == 0);
  CHECK(moves_of("defence", "5-4-1", "0-0-0") == 4);
}

TEST_CASE("a tired team stays tired with new points", "[3.0/A1.3.l]") {
  CHECK(moves_of("midfield", "4-4-2", "3-3-2") == 3);
  Scenario scenario = mat(home_side, away_side, R"({"options":["conditions"],"home":{"tired":true}})");
  scenario.plays("target C3", {6, 1, 4, 4});
  CHECK(tired(scenario, "home"));
  acts(acts(scenario, "action none"), "action none").plays("second no");
  CHECK(tired(scenario, "home"));
}

TEST_CASE("a point still gives a tired team a move more", "[3.0/A1.4.a][3.0/A1.2.h]") {
  Scenario scenario = acting("C2:6 C3:4", away_side, R"({"options":["conditions"],"home":{"tired":true}})");
  acts(scenario, "action forward").plays("boost").plays({"move C2 C3", "move C2 C3"}).offers_only({"done"});
}

TEST_CASE("a point gives a tired team the only move of a line of one", "[3.0/A1.4.a][3.0/A1.2.h][x]") {
  Scenario scenario = acting("C2:6 C3:4", away_side,
                             R"({"options":["conditions"],"home":{"tired":true,"formation":"5-4-1"}})");
  acts(scenario, "action forward").plays("boost").plays("move C2 C3").offers_only({"done"});
}

TEST_CASE("the other team does not tire with it", "[3.0/A1.3.b][3.0/A1.4.a]") {
  Scenario scenario = acting(home_side, "C3:5 C4:5",
                             R"({"options":["conditions"],"first":"away","home":{"tired":true},
                                 "away":{"condition":)" +
                                 points("0-0-0") + "}}");
  acts(scenario, "action defence");
  for (int player = 0; player < 4; ++player) scenario.plays("move C4 C5");
  scenario.offers_only({"done"});
}

TEST_CASE("tiredness takes nobody off the pitch", "[3.0/A1.4.c]") {
  Scenario scenario = turn(20, "0-1-0");
  scenario.plays("target C3", {6, 1, 1, 4});
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.state().at("home").at("formation") == "4-4-2");
}

/// Who acts first after a pass into an offside risk behind Away's line of four.
std::string first_after_risk(int die, bool away_is_tired) {
  Scenario scenario = mat("C2:3 L3:3 C3:2 L4:2", "C4:4 C3:3 R3:3",
                          R"({"options":["conditions","offside-risk"],"ball":{"area":"L3","value":2},
                              "away":{"tired":)" +
                              std::string(away_is_tired ? "true" : "false") + "}}");
  scenario.plays("target L4", {die, die == 2 ? 1 : 2});
  return scenario.chooser();
}

TEST_CASE("a tired team has a defender fewer against the offside risk", "[3.0/A1.4.b]") {
  CHECK(first_after_risk(4, false) == "away");
  CHECK(first_after_risk(4, true) == "home");
  CHECK(first_after_risk(3, true) == "away");
}

}  // namespace
}  // namespace fuba::test::chapter_a1_tiredness
