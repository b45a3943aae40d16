#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_3_dice_and_time {
namespace {

using nlohmann::json;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

std::string at(int minute, int stoppage = 0) {
  return R"({"half":)" + std::to_string(minute > 45 ? 2 : 1) + R"(,"minute":)" + std::to_string(minute) +
         R"(,"stoppage":)" + std::to_string(stoppage) + "}";
}

int carried(const Scenario& scenario) { return scenario.state().value("carry", 0); }

TEST_CASE("2.0: each team rolls a die, the controlling team's first", "[2.0/4.2.a]") {
  Scenario scenario = turn(home_side, away_side, R"({"control":"away"})");
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.control() == "away");
  CHECK(scenario.state()["dice"] == json({{"controlling", 6}, {"passive", 1}}));
}

TEST_CASE("2.0: the dice stay known until the turn ends", "[2.0/4.2.b]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  rests(scenario);
  CHECK(scenario.state()["dice"] == json({{"controlling", 4}, {"passive", 2}}));
}

TEST_CASE("2.0: the marker moves by the difference of the dice", "[2.0/4.3.a][2.0/4.3.g]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {4, 1});
  CHECK(scenario.minute() == 23);
  Scenario other = turn(home_side, away_side);
  other.plays("target C3", {1, 6});
  CHECK(other.minute() == 25);
}

TEST_CASE("2.0: equal dice leave the marker and carry a minute", "[2.0/4.3.b][2.0/4.3.c][R63]") {
  Scenario scenario = turn(home_side, away_side, ball("C3", 2));
  scenario.plays("target C3", {4, 4});
  CHECK(scenario.minute() == 20);
  CHECK(carried(scenario) == 1);
  CHECK_FALSE(scenario.happened("special-event"));
  ends_turn(scenario).plays("target C3", {6, 5});
  CHECK(scenario.minute() == 22);
  CHECK(carried(scenario) == 0);
}

TEST_CASE("2.0: equal dice in a row add up", "[2.0/4.3.d][R63]") {
  Scenario scenario = turn(home_side, away_side, R"({"ball":{"value":1},"carry":2})");
  scenario.plays("target C3", {5, 5});
  CHECK(scenario.minute() == 20);
  CHECK(carried(scenario) == 3);
  ends_turn(scenario).plays("target C3", {6, 5});
  CHECK(scenario.minute() == 24);
}

TEST_CASE("2.0: a turn without carried minutes takes its difference alone", "[2.0/4.3.c]") {
  Scenario scenario = turn(home_side, away_side, R"({"ball":{"value":2},"carry":1})");
  scenario.plays("target C3", {4, 2});
  CHECK(scenario.minute() == 23);
  ends_turn(scenario).plays("target C3", {4, 2});
  CHECK(scenario.minute() == 25);
}

TEST_CASE("2.0: carried minutes lapse at the end of a half", "[R63]") {
  Scenario scenario = turn(home_side, away_side, R"({"minute":45,"stoppage":1,"carry":2})");
  scenario.plays("target C3", {4, 4}).plays("done").plays("done");
  CHECK(carried(scenario) == 0);
  CHECK(scenario.minute() == 46);
}

TEST_CASE("2.0: carried minutes do nothing in stoppage time", "[R63]") {
  Scenario scenario = turn(home_side, away_side, R"({"minute":45,"stoppage":1,"carry":2})");
  scenario.plays("target C3", {5, 2});
  CHECK(scenario.stoppage() == 2);
  Scenario ended = turn(home_side, away_side, R"({"minute":45,"stoppage":3,"carry":2})");
  ended.plays("target C3", {5, 3}).asks("home", "change");
}

TEST_CASE("2.0: in the basic game five minutes bring no test", "[2.0/4.3.e]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {6, 1}).asks("away", "action");
}

TEST_CASE("2.0: five squares bring a tiredness test, carried ones included", "[2.0/4.3.e][2.0/A1.2.a]") {
  Scenario five = turn(home_side, away_side, R"({"options":["conditions"],"minute":1})");
  five.plays("target C3", {6, 1, 6, 6}).asks("away", "action");
  Scenario carried_two = turn(home_side, away_side, R"({"options":["conditions"],"minute":1,"carry":2})");
  carried_two.plays("target C3", {6, 3, 6, 6}).asks("away", "action");
  Scenario four = turn(home_side, away_side, R"({"options":["conditions"],"minute":1,"carry":1})");
  four.plays("target C3", {6, 3}).asks("away", "action");
}

TEST_CASE("2.0: the marker stops on the first stoppage square", "[2.0/4.3.f][R11]") {
  Scenario scenario = turn(home_side, away_side, at(43));
  scenario.plays("target C3", {6, 1}).asks("away", "action");
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
  Scenario before = turn(home_side, away_side, at(43));
  before.plays("target C3", {4, 2});
  CHECK(before.minute() == 45);
  CHECK(before.stoppage() == 0);
}

TEST_CASE("2.0: a marker on minute 45 is not in stoppage time yet", "[2.0/4.3.f][R11]") {
  Scenario equal = turn(home_side, away_side, at(45));
  equal.plays("target C3", {4, 4}).asks("away", "action");
  CHECK(equal.stoppage() == 0);
  CHECK(carried(equal) == 1);
  Scenario moved = turn(home_side, away_side, at(90));
  moved.plays("target C3", {4, 2}).asks("away", "action");
  CHECK(moved.stoppage() == 1);
}

TEST_CASE("2.0: in stoppage time the marker moves one square a turn", "[2.0/4.3.1.a]") {
  Scenario scenario = turn(home_side, away_side, at(90, 1));
  scenario.plays("target C3", {6, 1}).asks("away", "action");
  CHECK(scenario.stoppage() == 2);
  CHECK(scenario.minute() == 90);
}

TEST_CASE("2.0: a difference below the stoppage number ends the half and the turn",
          "[2.0/4.3.1.b][2.0/4.3.1.c]") {
  Scenario ended = turn(home_side, away_side, at(45, 3));
  ended.plays("target C3", {1, 3}).asks("home", "change");
  CHECK_FALSE(ended.happened("control-check"));
  CHECK_FALSE(ended.happened("control"));
  Scenario played = turn(home_side, away_side, at(45, 3));
  played.plays("target C3", {5, 2}).asks("away", "action");
  CHECK(played.stoppage() == 4);
}

TEST_CASE("2.0: equal dice in stoppage time end the half", "[2.0/4.3.1.b][R63]") {
  Scenario scenario = turn(home_side, away_side, both(at(90, 1), ball("C3", 4)));
  scenario.plays("target C3", {4, 4});
  CHECK(scenario.over());
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("2.0: a special event may happen in stoppage time", "[2.0/4.3.1.b][2.0/4.4.d]") {
  Scenario scenario = turn(home_side, away_side, both(at(90, 1), ball("C3", 4)));
  scenario.plays("target C3", {4, 2, 6, 1}).asks("away", "action");
  CHECK(scenario.happened("special-event"));
  CHECK(scenario.stoppage() == 2);
}

TEST_CASE("2.0: the turn that reaches +5 is played to its end", "[2.0/4.3.1.d]") {
  Scenario scenario = turn(home_side, away_side, at(90, 4));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.stoppage() == 5);
  rests(scenario).asks("home", "action");
  CHECK_FALSE(scenario.over());
  rests(scenario);
  CHECK(scenario.over());
}

TEST_CASE("2.0: a set piece awarded in the last turn is not taken", "[2.0/4.3.1.d][R18a]") {
  Scenario scenario = turn(home_side, away_side, both(at(90, 4), ball("C3", 6)));
  scenario.plays("target L3", {6, 1, 3, 4, 1});
  CHECK(scenario.over());
}

TEST_CASE("2.0: the second half", "[2.0/4.3.2.a][2.0/4.3.2.b][2.0/4.3.2.c][2.0/4.3.2.d]") {
  const auto starters = GENERATE(std::string("home"), std::string("away"));
  const std::string others = starters == "home" ? "away" : "home";
  Scenario scenario =
      turn(home_side, away_side, R"({"minute":45,"stoppage":4,"starters":")" + starters + R"("})");
  scenario.plays("target C3", {2, 1}).plays("done").plays("done").asks(others, "place");
  CHECK(scenario.half() == 2);
  CHECK(scenario.control() == others);
  CHECK(scenario.minute() == 46);
  CHECK(scenario.stoppage() == 0);
  CHECK(scenario.players("home") == 0);
}

TEST_CASE("2.0: the match is over after the second half", "[2.0/4.3.2.e]") {
  Scenario scenario = turn(home_side, away_side, at(90, 2));
  scenario.plays("target C3", {3, 2});
  CHECK(scenario.over());
}

TEST_CASE("2.0: on the last square a turn is played out or not at all", "[2.0/4.3.1.b][2.0/4.3.1.d]") {
  Scenario scenario = turn(home_side, away_side, both(at(90, 5), ball("C3", 2)));
  scenario.plays("target C3", {6, 1}).asks("away", "action");
  CHECK(scenario.stoppage() == 5);
  ends_turn(scenario);
  CHECK(scenario.over());
  Scenario ended = turn(home_side, away_side, at(90, 5));
  ended.plays("target C3", {6, 2});
  CHECK(ended.over());
}

TEST_CASE("2.0: nothing of the first half is compared in the second", "[2.0/4.6.e][R65]") {
  Scenario scenario =
      turn(home_side, away_side, both(at(45, 4), both(last_turn("away", 0, 3), R"({"auto_check":true})")));
  scenario.plays("target C3", {2, 1}).plays("done").plays("done").asks("away", "place");
  CHECK_FALSE(scenario.raw().last_turn);
  CHECK_FALSE(scenario.raw().auto_check);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_3_dice_and_time
