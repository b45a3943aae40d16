#include "table.hpp"

namespace fuba::test::second_edition::chapter_a3_substitutions {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
constexpr auto alone = R"({"options":["substitutions"]})";
constexpr auto with_points = R"({"options":["substitutions","conditions"]})";

/// The end of Home's action stage, where it may substitute.
Scenario stage_end(std::string_view changes = alone, std::string_view more = "{}") {
  Scenario scenario = stage(home_side, away_side, both(changes, more));
  scenario.plays("action none");
  return scenario;
}

/// Home's points after a fresh player at the 20th minute.
std::string after_fresh(std::string_view home_points, Script dice, std::string_view line) {
  Scenario scenario = stage_end(with_points, R"({"home":{"condition":)" + points(home_points) + "}}");
  scenario.plays("action substitute").dice(dice).plays("sub fresh").plays("gain " + std::string(line));
  return condition(scenario, "home");
}

TEST_CASE("2.0: a team has three substitutions a match", "[2.0/A3.a]") {
  stage_end(alone, R"({"home":{"substitutions":2}})").offers("action substitute");
  stage_end(alone, R"({"home":{"substitutions":3}})").asks("away", "action");
}

TEST_CASE("2.0: substitutions are made at the end of the stage", "[2.0/A3.b][2.0/4.6.h][R74]") {
  Scenario scenario = stage(home_side, away_side, alone);
  scenario.offers_not("action substitute").plays("action none").asks("home", "action");
  scenario.offers_only({"action substitute", "action none"}).plays("action none").asks("away", "action");
  scenario.plays("action none").offers_only({"action press", "action none"}).plays("action none");
  scenario.asks("away", "action").offers_only({"action substitute", "action none"});
  scenario.plays("action none").asks("home", "target");
}

TEST_CASE("2.0: a set piece brings no substitution", "[2.0/A3.b]") {
  const auto corner = R"({"options":["substitutions"],"stage":"corner-kick","corner":"L4"})";
  turn(home_side, away_side, corner).asks("home", "place");
}

TEST_CASE("2.0: several substitutions may follow one another", "[2.0/A3.a][2.0/A3.b]") {
  Scenario scenario = stage_end(alone, R"({"home":{"yellow":2,"substitutions":1}})");
  scenario.plays("action substitute").plays("sub booked").asks("home", "action");
  CHECK(scenario.state()["home"]["substitutions"] == 2);
  scenario.plays("action substitute").plays("sub booked").asks("away", "action");
  CHECK(scenario.state()["home"]["substitutions"] == 3);
}

TEST_CASE("2.0: a formation, a booked player or a fresh one", "[2.0/A3.c]") {
  Scenario scenario = stage_end(with_points, R"({"home":{"yellow":1}})");
  scenario.plays("action substitute").asks("home", "sub");
  scenario.offers("sub formation midfield forward").offers("sub booked").offers("sub fresh");
  Scenario bare = stage_end();
  bare.plays("action substitute").refuses("sub booked", "2.0/A3").offers_not("sub fresh");
}

TEST_CASE("2.0: a change of formation holds from the next turn on", "[2.0/A3.d][2.0/A3.e]") {
  Scenario scenario = stage_end();
  scenario.plays("action substitute").plays("sub formation midfield forward");
  CHECK(scenario.state()["home"]["formation"] == "4-4-2");
  ends_turn(scenario).asks("home", "target");
  CHECK(scenario.state()["home"]["formation"] == "4-3-3");
}

TEST_CASE("2.0: a line keeps at least one player", "[2.0/A3.d][R14]") {
  Scenario scenario = stage_end(alone, R"({"home":{"formation":"5-4-1"}})");
  scenario.plays("action substitute").refuses("sub formation forward defence", "R14");
}

TEST_CASE("2.0: in the first half a change of formation brings no point", "[2.0/A3.f]") {
  Scenario scenario = stage_end(with_points);
  scenario.plays("action substitute").plays("sub formation midfield forward");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("2.0: in the second half it brings one to the line that gets the player", "[2.0/A3.g][2.0/A3.k]") {
  Scenario scenario = stage_end(with_points, R"({"half":2,"minute":60})");
  scenario.plays("action substitute").plays("sub formation midfield forward");
  CHECK(condition(scenario, "home") == "4-4-3");
  Scenario full = stage_end(
      with_points, both(R"({"half":2,"minute":60})", R"({"home":{"condition":)" + points("2-4-6") + "}}"));
  full.plays("action substitute").plays("sub formation midfield forward");
  CHECK(condition(full, "home") == "2-4-6");
}

TEST_CASE("2.0: a booked player takes a yellow card along", "[2.0/A3.h]") {
  Scenario scenario = stage_end(alone, R"({"home":{"yellow":2}})");
  scenario.plays("action substitute").plays("sub booked");
  CHECK(scenario.yellow("home") == 1);
}

TEST_CASE("2.0: a fresh player brings a point, or two when it is late",
          "[2.0/A1.d][2.0/A3.i][2.0/A3.j][R74]") {
  CHECK(after_fresh("4-4-2", {1, 2}, "forward") == "4-4-3");
  CHECK(after_fresh("4-4-2", {1, 1}, "forward") == "4-4-4");
  CHECK(after_fresh("0-0-0", {6, 6}, "midfield") == "0-1-0");
}

TEST_CASE("2.0: no line goes above six", "[2.0/A3.k][R74]") {
  CHECK(after_fresh("5-4-2", {1, 1}, "defence") == "6-4-2");
  Scenario scenario = stage_end(with_points, R"({"home":{"condition":)" + points("6-4-2") + "}}");
  scenario.plays("action substitute").plays("sub fresh", {1, 1}).asks("home", "gain");
  scenario.offers_only({"gain midfield", "gain forward"});
}

TEST_CASE("2.0: a team may have more than ten points", "[2.0/A3.k]") {
  CHECK(after_fresh("4-4-4", {1, 1}, "midfield") == "4-6-4");
}

TEST_CASE("2.0: there is a stage's end after a goal kick's remaining stages too", "[2.0/A3.b][R70]") {
  Scenario scenario = stage("C2:3 C3:3 C4:2 C5:2", "C2:3 C3:3 L3:2 C5:2",
                            both(both(ball("C5", 3), R"({"target":"C5"})"), alone));
  scenario.plays("action shoot", {1}).plays("action none");
  if (kind(scenario) == "free") scenario.plays("done");
  scenario.asks("home", "action").offers_only({"action substitute", "action none"});
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a3_substitutions
