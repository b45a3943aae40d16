#include "table.hpp"

namespace fuba::test::second_edition::chapter_a4_injuries {
namespace {

using Turns = std::vector<int>;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// Two sixes have injured a player of each team, Home's with that die; Away's is out for good.
Scenario injured_with(int die, std::string_view options = R"({"options":["injuries"]})") {
  Scenario scenario = turn(home_side, away_side, options);
  scenario.plays("target C3", {3, 2, 6, 6}).plays("remove C3", {die});
  if (kind(scenario) == "sub") scenario.plays("done");
  scenario.plays("remove C3", {4});
  if (kind(scenario) == "sub") scenario.plays("done");
  scenario.asks("home", "target");
  return scenario;
}

Turns injured(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(std::string(team)).at("injured").get<Turns>();
}

/// A turn up to its first action stage.
Scenario& plays_to_stage(Scenario& scenario) { return scenario.plays("target C3", {5, 2}); }

TEST_CASE("2.0: an injured player leaves at once", "[2.0/A4.a][R74]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {3, 2, 6, 6}).asks("home", "remove");
  scenario.offers_only({"remove C2", "remove C3", "remove L2", "remove R2"})
      .refuses("remove-keeper", "2.0/4");
  scenario.plays("remove L2", {3});
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.players("home", "L2") == 1);
  CHECK(injured(scenario, "home") == Turns{3});
}

TEST_CASE("2.0: without the option nobody is injured", "[2.0/A4.a]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {3, 2, 6, 6}).asks("home", "target");
  CHECK_FALSE(scenario.state()["home"].contains("injured"));
}

TEST_CASE("2.0: with a 1 he is back in the next turn, in the centre", "[2.0/A4.b][2.0/A4.e]") {
  Scenario scenario = injured_with(1);
  CHECK(injured(scenario, "home") == Turns{1});
  CHECK(scenario.players("home") == 9);
  plays_to_stage(scenario);
  CHECK(kind(scenario) == "action");
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.players("home", "C3") == 4);
  CHECK(injured(scenario, "home").empty());
  CHECK(scenario.players("away") == 9);
}

TEST_CASE("2.0: with a 2 he misses a turn", "[2.0/A4.c]") {
  Scenario scenario = injured_with(2);
  plays_to_stage(scenario);
  CHECK(scenario.players("home") == 9);
  plays_to_stage(ends_turn(scenario));
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: with a 3 he misses two turns", "[2.0/A4.d]") {
  Scenario scenario = injured_with(3);
  for (int turns = 0; turns < 2; ++turns) {
    plays_to_stage(scenario);
    CHECK(scenario.players("home") == 9);
    ends_turn(scenario);
  }
  plays_to_stage(scenario);
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: from a 4 on he is out for good", "[2.0/A4.f]") {
  for (const int die : {4, 5, 6}) {
    Scenario scenario = injured_with(die);
    CHECK(injured(scenario, "home") == Turns{0});
    for (int turns = 0; turns < 4; ++turns) ends_turn(plays_to_stage(scenario));
    CHECK(scenario.players("home") == 9);
  }
}

TEST_CASE("2.0: he returns before the first stage, whichever team's it is", "[2.0/A4.b][R74]") {
  for (const std::string first : {"home", "away"}) {
    Scenario scenario =
        turn("L2:2 C2:2 C3:3 R2:2", away_side,
             both(R"({"options":["injuries"],"home":{"injured":[1]}})", last_turn(first, 0, 0)));
    CHECK(scenario.players("home") == 9);
    plays_to_stage(scenario);
    CHECK(scenario.chooser() != first);
    CHECK(scenario.players("home") == 10);
  }
}

TEST_CASE("2.0: a turn without action stages brings nobody back, the next one does", "[2.0/A4.b][R74]") {
  Scenario scenario =
      turn("L2:2 C2:2 C3:3 R2:2", away_side, R"({"options":["injuries"],"home":{"injured":[1]}})");
  scenario.plays("target C3", {3, 2, 4, 4}).asks("home", "target");
  CHECK(scenario.players("home") == 9);
  plays_to_stage(scenario);
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: a turn without action stages counts as one that he missed", "[2.0/A4.c]") {
  Scenario scenario =
      turn("L2:2 C2:2 C3:3 R2:2", away_side, R"({"options":["injuries"],"home":{"injured":[2]}})");
  scenario.plays("target C3", {3, 2, 4, 4}).asks("home", "target");
  plays_to_stage(scenario);
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: he does not come back in the turn of his injury", "[2.0/A4.b][2.0/5.1.f]") {
  Scenario scenario = turn("C3:6 C4:4", "C3:6 C4:4", both(ball("C4", 3), R"({"options":["injuries"]})"));
  scenario.plays("target C4", {3, 2, 3, 4, 6}).plays("remove C3", {1});
  places(scenario, "C3:5 C4:4").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 C5:1").plays("place-keeper C5").plays("done").plays("shoot", {1});
  scenario.asks("home", "action");
  CHECK(scenario.players("home") == 9);
  ends_turn(scenario).plays("slow no").plays("target C4", {4, 2});
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: whoever leaves the start area is not replaced there", "[2.0/A4.a][2.0/4.4.2.a]") {
  Scenario scenario = turn("C2:1 C3:9", away_side, both(ball("C2", 3), R"({"options":["injuries"]})"));
  scenario.plays("target C3", {3, 2, 6, 6}).plays("remove C2", {4}).plays("remove C3", {4});
  CHECK(scenario.ball() == "C3");
  CHECK_FALSE(scenario.happened("brought"));
  CHECK(scenario.players("home", "C3") == 9);
}

TEST_CASE("2.0: where the only player in the target leaves, the closest one comes",
          "[2.0/A4.a][2.0/4.4.2.a]") {
  Scenario scenario = turn("L2:1 C3:9", away_side, R"({"options":["injuries"]})");
  scenario.plays("target L2", {3, 2, 6, 6}).plays("remove L2", {4}).plays("remove C3", {4});
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.players("home", "L2") == 1);
  CHECK(scenario.players("home", "C3") == 8);
}

TEST_CASE("2.0: a set-up places those who are fit", "[2.0/A4.a][R17]") {
  Scenario scenario = turn("L2:2 C2:2 C3:3 R2:2", away_side,
                           R"({"options":["injuries"],"stage":"kick-off","home":{"injured":[2]}})");
  scenario.places("C3", 9).asks("away", "place");
}

TEST_CASE("2.0: for a player who is out a fresh one may come on at once", "[2.0/A4.g][2.0/A4.h]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["injuries","substitutions","conditions"]})");
  scenario.plays("target C3", {3, 2, 6, 6}).plays("remove L2", {4}).asks("home", "sub");
  scenario.offers_only({"sub fresh", "done"}).plays("sub fresh", {6, 6}).plays("gain forward");
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.players("home", "L2") == 2);
  CHECK(scenario.state()["home"]["substitutions"] == 1);
  CHECK(condition(scenario, "home") == "4-4-3");
  scenario.asks("away", "remove");
}

TEST_CASE("2.0: without condition points the fresh player just comes on", "[2.0/A4.g]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["injuries","substitutions"]})");
  scenario.plays("target C3", {3, 2, 6, 6}).plays("remove L2", {6}).plays("sub fresh", {});
  CHECK(scenario.players("home", "L2") == 2);
  scenario.asks("away", "remove");
}

TEST_CASE("2.0: a team may stay a player short", "[2.0/A4.g]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["injuries","substitutions"]})");
  scenario.plays("target C3", {3, 2, 6, 6}).plays("remove L2", {6}).plays("done").asks("away", "remove");
  CHECK(scenario.players("home") == 9);
}

TEST_CASE("2.0: no substitute for one who comes back, nor without a substitution left", "[2.0/A4.g]") {
  Scenario back = turn(home_side, away_side, R"({"options":["injuries","substitutions"]})");
  back.plays("target C3", {3, 2, 6, 6}).plays("remove L2", {3}).asks("away", "remove");
  Scenario used =
      turn(home_side, away_side, R"({"options":["injuries","substitutions"],"home":{"substitutions":3}})");
  used.plays("target C3", {3, 2, 6, 6}).plays("remove L2", {4}).asks("away", "remove");
}

TEST_CASE("2.0: the last outfield player is not taken off", "[2.0/A4.a]") {
  Scenario scenario = turn("C3:1", away_side, R"({"options":["injuries"]})");
  scenario.plays("target C3", {3, 2, 6, 6}).asks("away", "remove");
  CHECK(scenario.players("home") == 1);
}

TEST_CASE("2.0: while a player is taken off the ball is still where the turn began",
          "[2.0/4.4.3.m][2.0/4.5.a]") {
  Scenario scenario = turn(home_side, away_side, R"({"options":["injuries"]})");
  scenario.plays("target L3", {3, 2, 6, 6}).asks("home", "remove");
  CHECK(scenario.ball() == "C3");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a4_injuries
