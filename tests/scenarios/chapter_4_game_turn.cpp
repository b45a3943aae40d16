#include "mat.hpp"

namespace fuba::test::chapter_4_game_turn {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
/// The last square of a half, before the turn that ends it.
constexpr auto before_last_square = R"({"minute":45,"stoppage":4})";

Scenario& plays_out_the_turn(Scenario& scenario) {
  acts(scenario, "action none");
  acts(scenario, "action none");
  return scenario.plays("second no");
}

TEST_CASE("a match has two halves", "[3.0/4.a][3.0/4.3.5.a][3.0/4.3.5.e]") {
  Scenario first = mat(home_side, away_side, before_last_square);
  first.plays("target C3", {6, 1});
  plays_out_the_turn(first).plays({"done", "done"});
  CHECK_FALSE(first.over());
  CHECK(first.half() == 2);

  Scenario second = mat(home_side, away_side, R"({"half":2,"minute":90,"stoppage":4})");
  second.plays("target C3", {6, 1});
  plays_out_the_turn(second);
  CHECK(second.over());
}

TEST_CASE("a turn takes one to six minutes", "[3.0/4.c][3.0/4.3.1.a][3.0/4.3.1.c]") {
  const int controlling = GENERATE(range(1, 7));
  const int passive = GENERATE(range(1, 7));
  Scenario scenario = mat(home_side, away_side);
  if (controlling == passive)
    scenario.plays("target C3", {controlling, passive, 1, 2});
  else
    scenario.plays("target C3", {controlling, passive});
  const int expected = controlling == passive ? controlling : std::abs(controlling - passive);
  CHECK(scenario.minute() == 20 + expected);
  CHECK(expected >= 1);
  CHECK(expected <= 6);
}

TEST_CASE("no half ends before 45 minutes", "[3.0/4.d]") {
  const int half = GENERATE(1, 2);
  const std::string start =
      R"({"half":)" + std::to_string(half) + R"(,"minute":)" + std::to_string(half == 1 ? 44 : 89) + "}";
  Scenario scenario = mat(home_side, away_side, start);
  scenario.plays("target C3", {3, 2});
  CHECK(scenario.minute() == (half == 1 ? 45 : 90));
  plays_out_the_turn(scenario).asks("home", "target");
  CHECK(scenario.half() == half);
}

TEST_CASE("both teams act in a turn", "[3.0/4.e][3.0/4.k][3.0/4.5.f]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  CHECK(may(scenario, "action position"));
  acts(scenario, "action position");
  CHECK(scenario.value() == 1);
  acts(scenario, "action position");
  CHECK(scenario.value() == 2);
}

TEST_CASE("the stages of a turn come in order",
          "[3.0/4.f][3.0/4.g][3.0/4.h][3.0/4.i][3.0/4.j][3.0/4.4.4.a]") {
  Scenario scenario = mat(home_side, "L2:2 C3:3 C4:3 R3:2");
  scenario.asks("home", "target").plays("target C4", {4, 2});
  const std::vector<nlohmann::json> values = scenario.events("ball-value");
  REQUIRE(values.size() == 1);
  CHECK(scenario.place_of("target") < scenario.place_of("dice"));
  CHECK(scenario.place_of("dice") < scenario.place_of("clock"));
  CHECK(scenario.place_of("clock") < scenario.place_of("control-check"));
  CHECK(scenario.place_of("control-check") < scenario.place_of("ball-value"));

  Scenario unguarded = mat(home_side, "L3:4 C4:4 R3:2");
  unguarded.plays("target C4", {4, 2});
  CHECK(unguarded.place_of("target") < unguarded.place_of("ball-value"));
  CHECK(unguarded.place_of("ball-value") < unguarded.place_of("dice"));
}

TEST_CASE("second actions close a turn and a new turn begins", "[3.0/4.l][3.0/4.m][3.0/4.5.a][3.0/4.5.i]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.asks("home", "second").plays("second yes");
  scenario.asks("home", "action").plays("action none");
  scenario.asks("away", "action").plays("action none");
  scenario.asks("home", "target");
}

TEST_CASE("without second actions the next turn begins at once", "[3.0/4.m][3.0/4.5.g]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 2});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second no").asks("home", "target");
}

}  // namespace
}  // namespace fuba::test::chapter_4_game_turn
