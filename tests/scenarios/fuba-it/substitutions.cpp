#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::substitutions {
namespace {

constexpr auto basic = R"({"options":["substitutions"]})";
constexpr auto second_half = R"({"half":2,"minute":60})";

/// Both teams with these points, before the target.
Scenario resting(std::string_view condition, std::string_view changes = "{}") {
  const std::string position = R"({"options":["substitutions","conditions"],"home":{"condition":)" +
                               points(condition) + R"(},"away":{"condition":)" + points(condition) + "}}";
  return mat(home_side, away_side, merged(position, changes));
}

int used(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).at("substitutions").get<int>();
}

std::string formation(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).at("formation");
}

Scenario midfield(std::string_view changes = "{}") {
  return mat(home_side, away_side, merged(basic, changes));
}

TEST_CASE("with the ball in midfield the controlling team may substitute", "[it/adv.substitutions.a][R94]") {
  midfield().asks("home", "subs").offers_only({"subs 1", "subs 2", "subs 3", "done"});
  midfield(R"({"control":"away"})").asks("away", "subs");
  midfield(R"({"ball":{"area":"R2"}})").asks("home", "subs");
  midfield(R"({"ball":{"area":"C2"}})").asks("home", "target");
  midfield(R"({"control":"away","ball":{"area":"C4"}})").asks("away", "target");
}

TEST_CASE("without the option nobody is asked", "[it/adv.substitutions.a]") {
  mat(home_side, away_side).asks("home", "target");
}

TEST_CASE("it is asked again in the next turn", "[it/adv.substitutions.a]") {
  Scenario scenario = midfield();
  scenario.plays("done").plays("target C3", {5, 4});
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second no").asks("home", "subs");
}

TEST_CASE("if it does so the other team may too", "[it/adv.substitutions.b]") {
  Scenario scenario = midfield();
  scenario.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs");
  scenario.offers_only({"subs 1", "subs 2", "subs 3", "done"})
      .plays({"subs 1", "sub formation midfield defence"});
  scenario.asks("home", "target");
  CHECK(used(scenario, "home") == 1);
  CHECK(used(scenario, "away") == 1);
  midfield().plays("done").asks("home", "target");
}

TEST_CASE("the number is said first and kept", "[it/adv.substitutions.c]") {
  Scenario scenario = midfield();
  scenario.plays("subs 2").asks("home", "sub").offers_not("done").plays("sub formation midfield forward");
  scenario.asks("home", "sub").offers_not("done").plays("sub formation midfield forward");
  scenario.asks("away", "subs").plays("done").asks("home", "target");
  CHECK(used(scenario, "home") == 2);
  CHECK(formation(scenario, "home") == "4-2-4");
}

TEST_CASE("three substitutions a match", "[it/adv.substitutions.c][R94]") {
  midfield(R"({"home":{"substitutions":2}})").asks("home", "subs").offers_only({"subs 1", "done"});
  midfield(R"({"home":{"substitutions":3}})").asks("home", "target");
  Scenario scenario = midfield(R"({"away":{"substitutions":3}})");
  scenario.plays({"subs 1", "sub formation midfield forward"}).asks("home", "target");
}

TEST_CASE("at a set-up both teams may substitute, the controlling one first",
          "[it/adv.substitutions.d][R94]") {
  const auto stage = GENERATE(R"({"stage":"kick-off"})", R"({"stage":"free-kick","ball":{"area":"C4"}})",
                              R"({"stage":"corner-kick","corner":"L4"})",
                              R"({"stage":"penalty-kick","ball":{"area":"C5"}})");
  CAPTURE(stage);
  Scenario scenario = midfield(stage);
  scenario.asks("home", "subs").plays("done").asks("away", "subs").plays("done").asks("home", "place");
  Scenario one = midfield(stage);
  one.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs").plays("done");
  one.asks("home", "place");
}

TEST_CASE("a goal kick is one of them as in 3.0, a quick free kick is none",
          "[it/adv.substitutions.d][R80][R134][it-j]") {
  midfield(R"({"stage":"goal-kick"})").asks("home", "subs").plays("done").asks("away", "subs");
  midfield(R"({"stage":"free-kick","ball":{"area":"C2"}})").asks("home", "react");
}

TEST_CASE("with the ball in midfield it is asked before the target of a set piece too",
          "[it/adv.substitutions.a][it/adv.substitutions.d][it-j]") {
  Scenario quick = midfield(R"({"stage":"free-kick","ball":{"area":"C3"}})");
  quick.asks("home", "react").plays("done").asks("home", "subs");
  Scenario kick_off = midfield(R"({"stage":"kick-off"})");
  kick_off.plays({"done", "done"});
  places(kick_off, "C3:3 C2:3 L2:2 R2:2");
  places(kick_off, "C3:3 C4:3 L3:2 R3:2").plays("done").asks("home", "subs");
}

TEST_CASE("a change of formation moves one player, in force from the turn that begins",
          "[it/adv.substitutions.e][it-l]") {
  Scenario scenario = resting("4-4-2");
  scenario.plays({"subs 1", "sub formation midfield forward", "done"}).asks("home", "target");
  CHECK(formation(scenario, "home") == "4-3-3");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("in the first half it brings no point", "[it/adv.substitutions.e][it/adv.substitutions.f]") {
  Scenario scenario = resting("3-3-1");
  scenario.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs");
  CHECK(condition(scenario, "home") == "3-3-1");
}

TEST_CASE("in the second half the strengthened line regains one", "[it/adv.substitutions.f]") {
  Scenario scenario = resting("3-3-1", second_half);
  scenario.plays({"subs 1", "sub formation midfield forward"}).asks("home", "remove");
  CHECK(condition(scenario, "home") == "3-3-2");
}

TEST_CASE("taking off a booked player removes a card", "[it/adv.substitutions.g]") {
  Scenario scenario = resting("3-3-1", R"({"home":{"yellow":2}})");
  scenario.plays({"subs 1", "sub booked"}).asks("away", "subs");
  CHECK(scenario.yellow("home") == 1);
  CHECK(condition(scenario, "home") == "3-3-1");
  resting("3-3-1").plays("subs 1").refuses("sub booked", "it/adv.substitutions");
}

TEST_CASE("in the second half it brings a point in any line", "[it/adv.substitutions.h]") {
  Scenario scenario = resting("3-3-1", merged(second_half, R"({"home":{"yellow":2}})"));
  scenario.plays({"subs 1", "sub booked"}).asks("home", "gain");
  scenario.offers_only({"gain defence", "gain midfield", "gain forward"}).plays("gain defence");
  CHECK(condition(scenario, "home") == "4-3-1");
  scenario.asks("home", "remove");
}

TEST_CASE("dice below the minute bring one point for a tired player", "[it/adv.substitutions.i]") {
  Scenario scenario = resting("3-3-1", second_half);
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).asks("home", "gain").plays("gain forward");
  CHECK(condition(scenario, "home") == "3-3-2");
  scenario.asks("home", "remove");
}

TEST_CASE("equal or higher dice bring two", "[it/adv.substitutions.j]") {
  Scenario equal = resting("3-3-1", second_half);
  equal.plays("subs 1").plays("sub fresh", {3, 3}).plays("gain forward").asks("home", "gain");
  equal.plays("gain midfield").asks("home", "remove");
  CHECK(condition(equal, "home") == "3-4-2");
  Scenario first_half = resting("3-3-1");
  first_half.plays("subs 1").plays("sub fresh", {1, 1}).plays({"gain forward", "gain forward"});
  CHECK(condition(first_half, "home") == "3-3-3");
  Scenario higher = resting("3-3-1", second_half);
  higher.plays("subs 1").plays("sub fresh", {4, 3}).plays({"gain defence", "gain midfield"});
  higher.asks("home", "remove");
  CHECK(condition(higher, "home") == "4-4-1");
  Scenario below = resting("3-3-1", R"({"minute":21})");
  below.plays("subs 1").plays("sub fresh", {1, 1}).plays("gain forward").asks("home", "remove");
}

TEST_CASE("a tired player needs condition points to regain", "[it/adv.substitutions.i][R135]") {
  midfield().plays("subs 1").offers_not("sub fresh");
  resting("4-3-2").plays("subs 1").offers("sub fresh");
}

TEST_CASE("a player leaves, and the new one enters a zone whose points have risen",
          "[it/adv.substitutions.k][R94][it-o]") {
  Scenario scenario = resting("3-3-1", second_half);
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays("gain forward").asks("home", "remove");
  scenario.offers_only({"remove L2", "remove C2", "remove C3", "remove R2"}).plays("remove L2");
  scenario.asks("home", "place")
      .offers_only({"place C5", "place L4", "place R4", "place C4"})
      .plays("place C4");
  CHECK(scenario.players("home", "L2") == 1);
  CHECK(scenario.players("home", "C4") == 1);
  CHECK(scenario.players("home") == 10);
  scenario.asks("away", "subs");
}

TEST_CASE("where all stand in one area nobody is asked who leaves", "[it/adv.substitutions.k][R94]") {
  Scenario scenario =
      resting("3-3-1", merged(second_half, R"({"home":{"players":{"L2":0,"C2":0,"C3":10,"R2":0}}})"));
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays("gain forward");
  CHECK(scenario.event("removed")["from"] == "C3");
  scenario.asks("home", "place").plays("place C4");
  CHECK(scenario.players("home", "C3") == 9);
  CHECK(scenario.players("home", "C4") == 1);
}

TEST_CASE("the zones are those of the team", "[it/adv.substitutions.k]") {
  Scenario scenario = resting("3-3-1", merged(second_half, R"({"control":"away"})"));
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays({"gain forward", "remove C4"});
  scenario.offers_only({"place C1", "place L1", "place R1", "place C2"});
}

TEST_CASE("with points in two lines both zones are open", "[it/adv.substitutions.k]") {
  Scenario scenario = resting("3-3-1", second_half);
  scenario.plays("subs 1").plays("sub fresh", {3, 3}).plays({"gain defence", "gain midfield", "remove C2"});
  scenario.offers_only({"place C1", "place L1", "place R1", "place C2", "place L2", "place L3", "place C3",
                        "place R2", "place R3"});
}

TEST_CASE("without a rise he takes the place of the player he replaces", "[it/adv.substitutions.k][it-k]") {
  Scenario scenario = resting("3-3-1");
  scenario.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs");
  CHECK(scenario.players("home", "C3") == 3);
  Scenario full = resting("4-4-2", second_half);
  full.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs");
  CHECK(condition(full, "home") == "4-4-2");
}

TEST_CASE("where all pieces are set up anew nobody is asked for places",
          "[it/adv.substitutions.d][it/adv.substitutions.k][it-k]") {
  Scenario scenario = resting("3-3-1", merged(second_half, R"({"stage":"kick-off"})"));
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays("gain forward").asks("away", "subs");
  CHECK(condition(scenario, "home") == "3-3-2");
}

TEST_CASE("at a goal kick the pieces stay on the mat, so that he enters a zone",
          "[it/adv.substitutions.d][it/adv.substitutions.k]") {
  Scenario scenario = resting("3-3-1", merged(second_half, R"({"stage":"goal-kick"})"));
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays("gain forward").asks("home", "remove");
  scenario.plays({"remove C3", "place C4"}).asks("away", "subs").plays("done").asks("home", "react");
  CHECK(scenario.players("home", "C3") == 2);
  CHECK(scenario.players("home", "C4") == 1);
}

TEST_CASE("a goalkeeper is not the one who leaves", "[it/adv.substitutions.k][R94][it-o]") {
  Scenario scenario = resting("3-3-1", merged(second_half, R"({"home":{"keeper":"C4"}})"));
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays("gain forward").offers_not("remove C4");
}

TEST_CASE("if the last player at the ball leaves the closest one goes there",
          "[it/adv.substitutions.k][R16]") {
  const std::string position = R"({"options":["substitutions","conditions"],"half":2,"minute":60,
    "home":{"condition":)" + points("3-3-1") +
                               "}}";
  Scenario scenario = mat("L1:4 C2:5 C3:1", away_side, position);
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).plays({"gain forward", "remove C3", "place C5"});
  CHECK(scenario.players("home", "C3") == 1);
  CHECK(scenario.players("home", "C2") == 4);
  CHECK(scenario.players("home", "C5") == 1);
}

TEST_CASE("no line has more than six points", "[it/adv.substitutions.l]") {
  Scenario scenario = resting("6-1-1", second_half);
  scenario.plays("subs 1").plays("sub fresh", {2, 3}).offers_only({"gain midfield", "gain forward"});
  resting("5-1-1", second_half).plays("subs 1").plays("sub fresh", {2, 3}).offers("gain defence");
  Scenario full = resting("1-1-6", second_half);
  full.plays({"subs 1", "sub formation midfield forward"}).asks("away", "subs");
  CHECK(condition(full, "home") == "1-1-6");
}

TEST_CASE("no team has more than ten in all", "[it/adv.substitutions.m]") {
  Scenario scenario = resting("4-3-2", second_half);
  scenario.plays("subs 1").plays("sub fresh", {3, 3}).plays("gain forward").asks("home", "remove");
  CHECK(condition(scenario, "home") == "4-3-3");
}

TEST_CASE("a formation changed before a penalty kick holds though the half ends with it",
          "[it/adv.substitutions.d][it/adv.substitutions.e][R18a][it-l]") {
  Scenario scenario = midfield(R"({"stage":"penalty-kick","minute":45,"stoppage":5,"ball":{"area":"C5"}})");
  scenario.plays({"subs 1", "sub formation midfield forward", "done"});
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:10").plays({"done", "dive left"}).plays("kick left", {1});
  scenario.asks("home", "change").plays({"change midfield forward", "done"});
  CHECK(formation(scenario, "home") == "4-2-4");
}

}  // namespace
}  // namespace fuba::test::it::substitutions
