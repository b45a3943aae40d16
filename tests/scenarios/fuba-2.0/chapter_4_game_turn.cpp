#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_game_turn {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

TEST_CASE("2.0: a match has two halves of 45 minutes and stoppage time", "[2.0/4.a][2.0/4.d]") {
  Scenario first = turn(home_side, away_side, R"({"minute":44})");
  first.plays("target C3", {4, 3});
  CHECK(first.minute() == 45);
  CHECK(first.stoppage() == 0);
  ends_turn(first).plays("target C3", {6, 5});
  CHECK(first.stoppage() == 1);
  CHECK(first.half() == 1);
  ends_turn(first).plays("target C3", {3, 3}).asks("home", "change").plays("done").plays("done");
  CHECK(first.half() == 2);

  Scenario second = turn(home_side, away_side, R"({"half":2,"minute":90,"stoppage":1})");
  second.plays("target C3", {3, 3});
  CHECK(second.over());
}

/// Turns of a half whose dice differ by two each time.
int turns_of_half() {
  Scenario scenario = turn(home_side, away_side, R"({"minute":1,"ball":{"value":1}})");
  int turns = 0;
  while (scenario.half() == 1 && kind(scenario) == "target") {
    scenario.plays("target C3", {4, 2});
    ++turns;
    ends_turn(scenario);
  }
  return turns;
}

TEST_CASE("2.0: a half takes some 23 turns", "[2.0/4.b]") { CHECK(turns_of_half() == 26); }

TEST_CASE("2.0: a turn takes none to five minutes", "[2.0/4.c][2.0/4.3.a]") {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = turn(home_side, away_side, ball("C3", 4));
    if (die == 4) continue;
    scenario.plays("target C3", {die, 1});
    CHECK(scenario.minute() == 20 + die - 1);
  }
}

TEST_CASE("2.0: both teams act in every turn", "[2.0/4.e][2.0/4.6.g]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {4, 2}).asks("away", "action");
  rests(scenario).asks("home", "action");
  rests(scenario).asks("home", "target");
}

TEST_CASE("2.0: the stages come in their order", "[2.0/4.f][R60]") {
  Scenario scenario = turn(home_side, away_side, ball("C3", 2));
  scenario.asks("home", "target").plays("target L3", {4, 1});
  CHECK(scenario.place_of("target") < scenario.place_of("dice"));
  CHECK(scenario.place_of("dice") < scenario.place_of("clock"));
  CHECK(scenario.place_of("clock") < scenario.place_of("control-check"));
  scenario.asks("home", "bring").plays("bring C3").asks("away", "action");
  rests(scenario).asks("home", "action");
}

TEST_CASE("2.0: after a turn the next one begins", "[2.0/4.g]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {2, 4});
  ends_turn(scenario).asks("away", "target");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_game_turn
