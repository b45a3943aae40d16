#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_8_movement {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
/// Nobody of Away is in the ball's area.
constexpr auto deep_side = "L3:3 C4:4 R3:3";
/// Away's second closest player stands in the centre.
constexpr auto high_line = "L2:3 C3:4 R2:3";

Scenario moving(std::string_view home, std::string_view away, std::string_view movement,
                std::string_view changes = "{}") {
  Scenario scenario = stage(home, away, changes);
  scenario.plays("action " + std::string(movement));
  return scenario;
}

TEST_CASE("2.0: a movement is of one of three options", "[2.0/4.8.a][2.0/4.8.b]") {
  stage(home_side, away_side)
      .offers_only({"action defence", "action midfield", "action forward", "action none"});
  CHECK(moves_from(moving(home_side, away_side, "midfield"), "C3") ==
        Choices{"move C3 L2", "move C3 L3", "move C3 R2", "move C3 R3"});
  CHECK(moves_from(moving(home_side, away_side, "defence"), "C3") == Choices{"move C3 C1", "move C3 C2"});
}

TEST_CASE("2.0: the option holds for every move", "[2.0/4.8.b]") {
  Scenario scenario = moving(home_side, away_side, "midfield");
  scenario.plays("move C3 L3").refuses("move C3 C4", "2.0/4.8.1").refuses("move C3 C2", "2.0/4.8.1");
}

TEST_CASE("2.0: as many midfielders, forwards or defenders as the formation has may move",
          "[2.0/4.8.1.a][2.0/4.8.2.a][2.0/4.8.3.a]") {
  const std::string shape = R"({"home":{"formation":"3-5-2"}})";
  Scenario midfield = moving(home_side, away_side, "midfield", shape);
  midfield.plays({"move C3 L3", "move C3 R3", "move C2 L2", "move C2 R2", "move L2 C2"});
  midfield.offers_only({"done"});
  Scenario forward = moving(home_side, away_side, "forward", shape);
  forward.plays({"move L2 L3", "move R2 R3"}).offers_only({"done"});
  Scenario defence = moving(home_side, away_side, "defence", shape);
  defence.plays({"move C3 C2", "move C3 C2", "move C3 C2"}).offers_only({"done"});
}

TEST_CASE("2.0: a team may move fewer", "[2.0/4.8.1.a][2.0/4.8.1.e][2.0/4.8.2.a][2.0/4.8.3.a]") {
  const auto movement = GENERATE(std::string("defence"), std::string("midfield"), std::string("forward"));
  moving(home_side, away_side, movement).plays("done").asks("away", "action");
  Scenario three = moving(home_side, away_side, "midfield");
  three.plays({"move C3 L3", "move C3 R3", "move C2 L2"}).plays("done").asks("away", "action");
}

TEST_CASE("2.0: any piece may move", "[2.0/4.8.1.b]") {
  moving("L3:2 C3:4 C4:2 C2:2", away_side, "midfield")
      .offers("move L3 C4")
      .offers("move C4 L3")
      .offers("move C2 L1")
      .offers("move-keeper C1 L1");
}

TEST_CASE("2.0: a midfield move goes one area sideways or diagonally", "[2.0/4.8.1.c][2.0/4.8.1.d][R4]") {
  const Scenario scenario = moving(home_side, away_side, "midfield");
  CHECK(moves_from(scenario, "L2") == Choices{"move L2 C2", "move L2 C3"});
  CHECK(moves_from(scenario, "C2") == Choices{"move C2 L1", "move C2 L2", "move C2 R1", "move C2 R2"});
}

TEST_CASE("2.0: a forward move goes straight ahead, over several areas", "[2.0/4.8.2.b][2.0/4.8.2.c][R68]") {
  Scenario scenario = moving("L1:2 C2:4 C3:4", "L4:2 C3:4 C4:4", "forward");
  CHECK(moves_from(scenario, "L1") == Choices{"move L1 L2", "move L1 L3", "move L1 L4"});
  CHECK(moves_from(scenario, "C2") == Choices{"move C2 C3", "move C2 C4"});
  scenario.refuses("move C2 L2", "2.0/4.8.2").refuses("move C2 C1", "2.0/4.8.2");
  scenario.plays("move L1 L4");
  CHECK(scenario.players("home", "L4") == 1);
  CHECK(scenario.players("home", "L2") == 0);
}

TEST_CASE("2.0: Away's forward moves lead the other way", "[2.0/4.8.2.b]") {
  const Scenario scenario = moving("L2:2 C2:4 C3:4", "L4:2 C3:4 C4:4", "forward", R"({"first":"away"})");
  CHECK(moves_from(scenario, "L4") == Choices{"move L4 L2", "move L4 L3"});
}

TEST_CASE("2.0: a forward move stops among more opponents", "[2.0/4.8.2.d][R68]") {
  Scenario scenario = moving("L1:2 C2:4 C3:4", "L2:1 C3:5 C4:4", "forward");
  CHECK(moves_from(scenario, "L1") == Choices{"move L1 L2"});
  CHECK(moves_from(scenario, "C2") == Choices{"move C2 C3"});
  scenario.refuses("move L1 L3", "2.0/4.8.2").refuses("move L1 L4", "2.0/4.8.2");
}

TEST_CASE("2.0: equal numbers do not stop a move, the goalkeeper counted", "[2.0/4.8.2.d]") {
  CHECK(moves_from(moving("L1:2 L2:1 C2:3 C3:4", "L2:1 C3:5 C4:4", "forward"), "L1") ==
        Choices{"move L1 L2", "move L1 L3", "move L1 L4"});
  CHECK(moves_from(moving("L1:2 C2:4 C3:4", "C3:6 C4:4", "forward", R"({"away":{"keeper":"L2"}})"), "L1") ==
        Choices{"move L1 L2"});
}

TEST_CASE("2.0: more than six of a team are no majority over six", "[2.0/4.8.2.d][R12]") {
  CHECK(moves_from(moving("C2:4 C3:6", "C3:7 C4:3", "forward"), "C2") == Choices{"move C2 C3", "move C2 C4"});
}

TEST_CASE("2.0: the first player stops and the second one passes", "[2.0/4.8.2.e]") {
  Scenario scenario = moving("L1:2 C2:4 C3:4", "L2:1 L4:3 C3:3 C4:3", "forward");
  scenario.offers_not("move L1 L3").plays("move L1 L2");
  scenario.offers("move L1 L3").plays("move L1 L3").offers_only({"done"});
}

TEST_CASE("2.0: a defence move goes straight back, over several areas",
          "[2.0/4.8.3.b][2.0/4.8.3.c][2.0/4.8.3.e]") {
  Scenario scenario = moving("L3:4 C3:6", "C4:5 R3:5", "defence");
  CHECK(moves_from(scenario, "L3") == Choices{"move L3 L1", "move L3 L2"});
  scenario.refuses("move L3 C3", "2.0/4.8.3").refuses("move L3 L4", "2.0/4.8.3");
  scenario.plays({"move L3 L1", "move L3 L1", "move L3 L2", "move C3 C1"}).offers_only({"done"});
  CHECK(scenario.players("home", "L1") == 2);
}

TEST_CASE("2.0: a defence move stops among more opponents", "[2.0/4.8.3.d]") {
  CHECK(moves_from(moving("L3:4 C3:6", "L2:1 C4:4 R3:5", "defence"), "L3") == Choices{"move L3 L2"});
  CHECK(moves_from(moving("L3:4 L2:1 C3:5", "L2:1 C4:4 R3:5", "defence"), "L3") ==
        Choices{"move L3 L1", "move L3 L2"});
}

TEST_CASE("2.0: the goalkeeper moves like any player, two areas at most", "[2.0/4.8.4.a][2.0/4.8.4.b]") {
  Scenario forward = moving(home_side, "C4:5 L4:5", "forward");
  forward.offers("move-keeper C1 C2").offers("move-keeper C1 C3");
  forward.refuses("move-keeper C1 C4", "2.0/4.8.4").plays("move-keeper C1 C3");
  CHECK(forward.keeper("home") == "C3");
  Scenario defence = moving(home_side, "C4:5 L4:5", "defence", R"({"home":{"keeper":"C4"}})");
  defence.offers("move-keeper C4 C3").offers("move-keeper C4 C2");
  defence.refuses("move-keeper C4 C1", "2.0/4.8.4");
  moving(home_side, away_side, "midfield").offers("move-keeper C1 R1").offers_not("move-keeper C1 C2");
}

TEST_CASE("2.0: a goalkeeper has to stop among more opponents too", "[2.0/4.8.4.a][2.0/4.8.2.d]") {
  moving("L2:5 C3:5", "C2:1 C3:4 C4:5", "forward")
      .offers("move-keeper C1 C2")
      .offers_not("move-keeper C1 C3");
}

TEST_CASE("2.0: nobody moves into an offside position", "[2.0/4.8.5.a][2.0/4.8.5.b][R68]") {
  Scenario forward = moving("C2:4 C3:4 L3:2", high_line, "forward");
  forward.refuses("move C3 C4", "2.0/4.8.5").offers_not("move L3 L4").offers("move C2 C3");
  moving("L3:2 C2:3 C3:5", high_line, "midfield").refuses("move L3 C4", "2.0/4.8.5").offers("move C3 L3");
}

TEST_CASE("2.0: level with the second closest player is open", "[2.0/4.8.5.b]") {
  CHECK(moves_from(moving("C3:10", "L3:6 C3:3 C4:1", "forward"), "C3") == Choices{"move C3 C4"});
}

TEST_CASE("2.0: straight back a player may move even into offside", "[2.0/4.8.5.c]") {
  Scenario scenario = moving("C3:8 C5:2", high_line, "defence");
  scenario.plays("move C5 C4");
  CHECK(scenario.players("home", "C4") == 1);
}

TEST_CASE("2.0: offside is judged from where the ball is at that moment", "[2.0/4.8.5.a][R112]") {
  Scenario scenario = moving("C2:3 C3:4 L2:1 R3:2", "C2:4 L2:3 R2:3", "midfield");
  scenario.refuses("move R3 C4", "2.0/4.8.5").plays("move C3 L3 ball").offers("move R3 C4");
}

TEST_CASE("2.0: the passive team knows no offside", "[2.0/4.8.5.a][R59]") {
  moving("C3:5 C4:5", "C2:2 C3:5 C4:3", "forward", R"({"first":"away"})").offers("move C2 C1");
}

TEST_CASE("2.0: free movements come after the moves, one area off the goal line",
          "[2.0/4.8.7.a][2.0/4.8.7.c][R114]") {
  Scenario scenario = stage("L1:2 C1:1 C2:3 C3:4", away_side);
  scenario.asks("home", "action").plays("action midfield").plays("move C2 L1").plays("done");
  scenario.asks("home", "free").offers_only({"free L1 L2", "free C1 C2", "done"});
  scenario.plays("free L1 L2").plays("free L1 L2").offers_not("free L1 L2").plays("free C1 C2");
  scenario.offers_only({"done"}).plays("done").asks("away", "action");
  CHECK(scenario.players("home", "L1") == 1);
}

TEST_CASE("2.0: free movements lead off the other goal line too", "[2.0/4.8.7.a]") {
  Scenario scenario = stage("L4:2 C5:2 C3:6", "C3:4 L4:3 C5:3");
  scenario.plays("action none").offers_only({"free L4 L3", "free C5 C4", "done"});
}

TEST_CASE("2.0: a free movement is no more than straight ahead", "[2.0/4.8.7.a]") {
  Scenario scenario = stage("L1:2 C2:4 C3:4", away_side);
  scenario.plays("action none").refuses("free L1 C2", "2.0/4.8.7").refuses("free C2 C3", "2.0/4.8.7");
}

TEST_CASE("2.0: who has moved has no free movement", "[2.0/4.8.7.a][R114]") {
  Scenario scenario = stage("L2:1 C2:5 C3:4", away_side);
  scenario.plays("action defence").plays("move L2 L1").plays("done").asks("away", "action");
}

TEST_CASE("2.0: the goalkeeper has no free movement", "[2.0/4.8.7.b]") {
  Scenario scenario = stage("C1:1 C2:5 C3:4", away_side);
  scenario.plays("action none").asks("home", "free").offers_only({"free C1 C2", "done"});
}

TEST_CASE("2.0: a free movement does not lead into the ball's area", "[2.0/4.8.7.d]") {
  Scenario scenario = stage("L1:2 L2:4 C1:1 C3:3", away_side, both(ball("L2", 3), R"({"target":"L2"})"));
  scenario.plays("action none").refuses("free L1 L2", "2.0/4.8.7").offers("free C1 C2");
}

TEST_CASE("2.0: a free movement does not leave the ball alone", "[2.0/4.8.9.a][R121]") {
  Scenario scenario = stage("L1:1 C1:2 C3:7", away_side, both(ball("L1", 3), R"({"target":"L1"})"));
  scenario.plays("action none").offers_only({"free C1 C2", "done"}).refuses("free L1 L2", "R121");
}

TEST_CASE("2.0: once in a movement a player takes the ball along", "[2.0/4.8.8.a]") {
  Scenario scenario = moving(home_side, deep_side, "midfield");
  scenario.plays("move C3 L3 ball");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.players("home", "L3") == 1);
  Scenario again = moving("L3:1 L2:2 C3:5 R2:2", "C4:6 R3:4", "midfield");
  again.plays("move C3 L3 ball").refuses("move L3 C3 ball", "2.0/4.8.8");
}

TEST_CASE("2.0: a dribble leads one area", "[2.0/4.8.8.a]") {
  Scenario scenario = moving("L2:2 C2:4 C3:4", "L4:3 R3:4 C5:3", "forward");
  scenario.offers("move C3 C4 ball").offers("move C3 C5").refuses("move C3 C5 ball", "2.0/4.8.8");
}

TEST_CASE("2.0: a dribble starts only without opponents, the goalkeeper counted", "[2.0/4.8.8.b]") {
  moving(home_side, away_side, "midfield").refuses("move C3 L3 ball", "2.0/4.8.8");
  moving(home_side, deep_side, "midfield").offers("move C3 L3 ball");
  moving(home_side, deep_side, "midfield", R"({"away":{"keeper":"C3"}})")
      .refuses("move C3 L3 ball", "2.0/4.8.8");
}

TEST_CASE("2.0: a dribble follows the option", "[2.0/4.8.8.c]") {
  moving(home_side, deep_side, "midfield").offers_not("move C3 C4 ball").offers_not("move C3 C2 ball");
  moving(home_side, deep_side, "forward").offers("move C3 C4 ball").offers_not("move C3 L3 ball");
  moving(home_side, deep_side, "defence").offers("move C3 C2 ball");
}

TEST_CASE("2.0: only the controlling team dribbles, with a player at the ball", "[2.0/4.8.8.a]") {
  moving(home_side, deep_side, "midfield").refuses("move L2 C2 ball", "2.0/4.8.8");
  moving(home_side, deep_side, "midfield", R"({"first":"away"})").offers_not("move L3 C3 ball");
}

TEST_CASE("2.0: the last player stays with the ball or takes it along", "[2.0/4.8.9.a][R68]") {
  Scenario scenario = moving("L2:3 C2:4 C3:1 R2:2", deep_side, "midfield");
  scenario.refuses("move C3 L2", "2.0/4.8.9").offers("move C3 L2 ball");
  scenario.plays("move L2 C3").offers("move C3 R2");
}

TEST_CASE("2.0: no area on the way of a forward move may be offside", "[2.0/4.8.5.a][R68]") {
  Scenario scenario = stage("C2:3 C3:4 C4:3", "C2:4 C3:4 C4:2");
  scenario.plays("action forward").offers("move C3 C4").offers("move C2 C3");
  scenario.refuses("move C3 C5", "2.0/4.8.5").refuses("move C4 C5", "2.0/4.8.5");
}

TEST_CASE("2.0: a goalkeeper has no free way home", "[2.0/4.8.7.b]") {
  Scenario scenario = stage("L1:1 C3:9", "C3:5 C4:5", R"({"home":{"keeper":"C2"}})");
  scenario.plays("action none").asks("home", "free").offers_only({"free L1 L2", "done"});
  scenario.refuses("free-keeper C2 C1", "2.0/4.8.7");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_8_movement
