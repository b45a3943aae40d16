#include "mat.hpp"

namespace fuba::test::chapter_4_3_special_events {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

TEST_CASE("each team rolls another die and the sum names the event", "[3.0/4.3.4.a][3.0/4.3.4.b]") {
  Scenario one_way = mat(home_side, away_side);
  one_way.plays("target C3", {4, 4, 1, 4});
  CHECK(one_way.event("special-event")["sum"] == 5);
  Scenario other_way = mat(home_side, away_side);
  other_way.plays("target C3", {4, 4, 3, 2});
  CHECK(one_way.value() == 5);
  CHECK(other_way.value() == 5);
}

TEST_CASE("2: a failed pass loses the ball in the start area", "[3.0/4.3.4.2][R31]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target L2", {6, 6, 1, 1});
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 6);
}

TEST_CASE("2: a failed pass is no easy situation", "[3.0/4.3.4.2][R31]") {
  Scenario scenario = mat("L2:2 C2:6 R2:2", "C4:5 L4:2 R4:3", R"({"ball":{"area":"C2"}})");
  scenario.plays("target C1", {4, 4, 1, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C2");
  CHECK_FALSE(scenario.happened("easy-situation"));
  CHECK(scenario.players("away", "C2") == 1);
  CHECK(scenario.players("away", "C4") == 4);
}

TEST_CASE("2: after a failed pass the chosen target still orders the actions", "[3.0/4.3.4.2][R122]") {
  Scenario home_first = mat(home_side, "C3:5 C4:3 R3:2");
  home_first.plays("target L2", {6, 6, 1, 1});
  home_first.asks("home", "free");
  Scenario away_first = mat(home_side, "L2:3 C3:3 C4:2 R3:2");
  away_first.plays("target L2", {6, 6, 1, 1});
  away_first.asks("away", "free");
}

TEST_CASE("3: the new value rises by two", "[3.0/4.3.4.3]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {3, 3, 2, 1});
  CHECK(scenario.value() == 5);
  Scenario at_most_six = mat(home_side, away_side);
  at_most_six.plays("target C3", {5, 5, 2, 1});
  CHECK(at_most_six.value() == 6);
}

TEST_CASE("4: the passive team has one more free movement", "[3.0/4.3.4.4][R124]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 1, 3});
  acts(scenario, "action none");
  scenario.asks("away", "free");
  scenario.offers("free C3 C2").offers("free C3 L2").offers("free C3 C4").plays("free C3 L2");
  scenario.offers_not("free C3 C2").offers_not("free C3 R2");

  Scenario without = mat(home_side, away_side);
  without.plays("target C3", {4, 2});
  acts(without, "action none");
  without.asks("away", "free").offers_not("free C3 C2").offers_not("free C3 L2");
}

TEST_CASE("4: it is the team that was passive at the roll, whoever has the ball", "[3.0/4.3.4.4][R51]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {1, 1, 1, 3});
  CHECK(scenario.control() == "away");
  acts(scenario, "action none");
  scenario.asks("away", "free").offers("free C3 C2");
}

TEST_CASE("5: the new value rises by one", "[3.0/4.3.4.5]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 2, 3});
  CHECK(scenario.value() == 5);
}

TEST_CASE("6: a free kick for the passive team before the check", "[3.0/4.3.4.6][R33]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target L3", {4, 4, 3, 3, 4});
  CHECK_FALSE(scenario.happened("control-check"));
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.minute() == 25);
  scenario.asks("away", "react");
}

TEST_CASE("6: in the own penalty area it is a penalty kick", "[3.0/4.3.4.6][R33]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C1", {4, 4, 3, 3, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C1");
  CHECK(scenario.yellow("home") == 0);
  scenario.asks("away", "place").offers_not("place C1");
}

TEST_CASE("7: nobody acts", "[3.0/4.3.4.7][R34]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 3, 4}).asks("home", "target");
  CHECK(scenario.value() == 4);

  Scenario lost = mat(home_side, away_side);
  lost.plays("target C3", {2, 2, 3, 4}).asks("away", "target");
}

TEST_CASE("7: in a corner area a corner kick follows for the team that attacks there",
          "[3.0/4.3.4.7][R8][R34]") {
  Scenario ahead = mat("L3:2 C2:2 C3:4 R2:2", away_side);
  ahead.plays("target L4", {4, 4, 3, 4});
  CHECK(ahead.control() == "home");
  CHECK(ahead.state().at("corner") == "L4");
  CHECK(ahead.value() == 1);
  ahead.asks("home", "place");

  Scenario behind = mat("L1:2 L2:2 C3:4 R2:2", away_side, R"({"ball":{"area":"L2"}})");
  behind.plays("target L1", {4, 4, 3, 4});
  CHECK(behind.control() == "away");
  CHECK(behind.state().at("corner") == "L1");
  behind.asks("away", "place");
}

TEST_CASE("7: no other event brings a corner kick", "[3.0/4.3.4.7]") {
  Scenario scenario = mat("L3:2 C2:2 C3:4 R2:2", away_side);
  scenario.plays("target L4", {4, 4, 4, 5}).asks("away", "free");
  CHECK(scenario.ball() == "L4");
}

TEST_CASE("8: a free kick for the controlling team before the check", "[3.0/4.3.4.8]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target L3", {1, 1, 6, 2, 4});
  CHECK_FALSE(scenario.happened("control-check"));
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.yellow("home") == 0);
  scenario.asks("home", "place");
}

TEST_CASE("8: in the own penalty area it is a quick free kick", "[3.0/4.3.4.8][R33]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C1", {4, 4, 4, 4, 1}).asks("home", "react");
  CHECK(scenario.ball() == "C1");
}

TEST_CASE("9: the new value falls by one", "[3.0/4.3.4.9]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 4});
  CHECK(scenario.value() == 3);
}

TEST_CASE("10: the controlling team has one more free movement", "[3.0/4.3.4.10][R124]") {
  constexpr auto level = "L2:2 C2:2 C3:3 R2:3";
  Scenario scenario = mat(level, away_side);
  scenario.plays("target C3", {4, 4, 5, 5});
  acts(scenario, "action none");
  scenario.asks("home", "free");
  scenario.offers("free C3 C4").offers("free C3 L3").plays("free C3 C4");
  scenario.offers_not("free C3 L3").offers_not("free C3 C2");

  Scenario without = mat(level, away_side);
  without.plays("target C3", {4, 2});
  acts(without, "action none");
  without.asks("home", "free").offers_not("free C3 C4").offers_not("free C3 L3");
}

TEST_CASE("10: it is the team that had the ball at the roll", "[3.0/4.3.4.10][R51]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 R2:3", away_side);
  scenario.plays("target C3", {1, 1, 5, 5});
  CHECK(scenario.control() == "away");
  scenario.asks("home", "free").offers("free C3 C4");
}

TEST_CASE("10: a goalkeeper may make the extra movement", "[3.0/4.3.4.10][3.0/1.2.b][R124]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 R2:3", "C1:1 L3:2 C3:3 C4:2 R3:2");
  scenario.plays("target C3", {4, 4, 5, 5});
  acts(scenario, "action none");
  scenario.asks("home", "free").plays("free-keeper C1 L1").offers_not("free C3 C4");
}

TEST_CASE("4 and 10: the extra movement keeps out of offside", "[3.0/4.3.4.10][R124]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 R2:3", "L2:2 C2:2 C3:4 R2:2");
  scenario.plays("target C3", {4, 4, 5, 5});
  acts(scenario, "action none");
  scenario.asks("home", "free").offers("free C3 L3").offers_not("free C3 C4");
}

TEST_CASE("11: the new value falls by two", "[3.0/4.3.4.11]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 6});
  CHECK(scenario.value() == 2);
  Scenario at_least_one = mat(home_side, away_side, R"({"ball":{"value":2}})");
  at_least_one.plays("target C3", {2, 2, 5, 6});
  CHECK(at_least_one.value() == 1);
}

TEST_CASE("12: the first movement may dribble past opponents", "[3.0/4.3.4.12]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, 6});
  acts(scenario, "action midfield");
  scenario.plays("move C3 L3 ball");
  CHECK(scenario.ball() == "L3");

  Scenario without = mat(home_side, away_side);
  without.plays("target C3", {4, 2});
  acts(without, "action midfield");
  without.refuses("move C3 L3 ball", "3.0/4.7.5");
}

TEST_CASE("12: it holds for the first action only", "[3.0/4.3.4.12]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, 6});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second yes").plays("action midfield");
  scenario.refuses("move C3 L3 ball", "3.0/4.7.5");
}

TEST_CASE("12: the passive team has nothing to dribble with", "[3.0/4.3.4.12]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 R2:3", away_side);
  scenario.plays("target C3", {4, 4, 6, 6}).asks("away", "free");
  acts(scenario, "action midfield").offers("move C3 L3").offers_not("move C3 L3 ball");
}

TEST_CASE("12: it is void for a team that has lost the ball", "[3.0/4.3.4.12][R51]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {2, 2, 6, 6});
  CHECK(scenario.control() == "away");
  acts(scenario, "action none");
  scenario.asks("away", "free");
  acts(scenario, "action midfield");
  scenario.refuses("move C3 L3 ball", "3.0/4.7.5");
}

TEST_CASE("events that change the value do so after the new value is set",
          "[3.0/4.3.4.3][3.0/4.3.4.11][R123]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {3, 3, 5, 6});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
  CHECK(scenario.place_of("control-check") < scenario.place_of("ball-value"));
}

}  // namespace
}  // namespace fuba::test::chapter_4_3_special_events
