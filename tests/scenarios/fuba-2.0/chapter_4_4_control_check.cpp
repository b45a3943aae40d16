#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_4_control_check {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

TEST_CASE("2.0: a higher die keeps the ball, a lower one loses it",
          "[2.0/4.4.a][2.0/4.4.b][2.0/4.4.c][R61]") {
  const int value = GENERATE(range(1, 7));
  const int die = GENERATE(range(1, 7));
  CAPTURE(value, die);
  if (die == value) return;
  Scenario scenario = turn(home_side, away_side, ball("C3", value));
  scenario.plays("target C3", {die, die == 1 ? 2 : 1});
  CHECK(scenario.control() == (die > value ? "home" : "away"));
  CHECK(scenario.ball() == "C3");
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("2.0: the roles change as the check is lost", "[2.0/4.4.c]") {
  Scenario scenario = turn("C2:4 C3:2 C4:4", "C3:6 C4:4", both(ball("C4", 3), last_turn("away", 0, 0)));
  scenario.plays("target C4", {2, 1}).asks("home", "action").offers_not("action shoot");
  scenario.plays("action none").offers("action press");
}

TEST_CASE("2.0: an equal die brings a special event before the check", "[2.0/4.4.d][R61]") {
  for (int value = 1; value <= 6; ++value) {
    CAPTURE(value);
    Scenario scenario = turn(home_side, away_side, ball("C3", value));
    scenario.plays("target C3", {value, value == 1 ? 2 : 1, 6, 1});
    CHECK(scenario.place_of("special-event") < scenario.place_of("control-check"));
    CHECK(scenario.control() == "home");
  }
}

TEST_CASE("2.0: equal dice of the teams bring no event by themselves", "[2.0/4.4.d][2.0/4.3.b]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {5, 5});
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("2.0: with 5 against a value of 3 Otto keeps the ball, and Heidi's 2 is its value", "[2.0/4.4.e]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target C3", {5, 2});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: the check passes by itself without opponents in the target", "[2.0/4.4.1.a]") {
  Scenario scenario = turn(home_side, away_side, ball("C3", 6));
  scenario.plays("target L2", {1, 3});
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.value() == 3);
}

TEST_CASE("2.0: an empty target is checked", "[2.0/4.4.1.a]") {
  Scenario scenario = turn(home_side, away_side, both(ball("L2", 6), R"({"home":{"keeper":"C2"}})"));
  scenario.plays("target L1", {1, 3});
  CHECK(scenario.control() == "away");
}

TEST_CASE("2.0: a goalkeeper alone is player enough for the automatic check", "[2.0/4.4.1.a][2.0/1.1.c]") {
  Scenario scenario = turn(home_side, away_side, ball("C2", 6));
  scenario.plays("target C1", {1, 3});
  CHECK(scenario.control() == "home");
}

TEST_CASE("2.0: a special event may happen in a check that passes by itself", "[2.0/4.4.1.b]") {
  Scenario scenario = turn(home_side, away_side);
  scenario.plays("target L2", {3, 1, 1, 5});
  CHECK(scenario.happened("special-event"));
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  Scenario other = turn(home_side, away_side);
  other.plays("target L2", {2, 1});
  CHECK_FALSE(other.happened("special-event"));
  CHECK(other.control() == "home");
}

TEST_CASE("2.0: the closest player goes to a target area without one", "[2.0/4.4.2.a][2.0/4.4.2.c]") {
  Scenario scenario = turn("C2:4 C3:6", away_side);
  scenario.plays("target L3", {4, 2});
  CHECK(scenario.players("home", "L3") == 1);
  CHECK(scenario.players("home", "C3") == 5);
  CHECK(scenario.event("brought")["from"] == "C3");
  CHECK(scenario.place_of("control-check") < scenario.place_of("brought"));
}

TEST_CASE("2.0: at a kick-off too the closest player goes to an empty target area", "[2.0/4.4.2.a]") {
  Scenario scenario = turn(home_side, away_side, R"({"stage":"kick-off"})");
  scenario.places("C3", 10).places("C4", 10).plays("done").plays("target L2", {4, 3});
  CHECK(scenario.players("home", "L2") == 1);
}

TEST_CASE("2.0: among equally close players the team chooses", "[2.0/4.4.2.a][R119]") {
  Scenario scenario = turn("L2:2 C2:4 C3:4", away_side, ball("C2", 2));
  scenario.plays("target L1", {6, 1}).asks("home", "bring");
  scenario.offers_only({"bring C2", "bring L2", "bring-keeper C1"});
  scenario.refuses("bring C3", "2.0/4.4.2").plays("bring L2");
  CHECK(scenario.players("home", "L1") == 1);
}

TEST_CASE("2.0: the team that wins the ball sends a player too", "[2.0/4.4.2.a]") {
  Scenario lost = turn("C2:4 C3:6", "L3:2 C3:3 C4:5", ball("C3", 5));
  lost.plays("target L2", {1, 2}).asks("away", "bring").offers_only({"bring C3", "bring L3"});
  lost.plays("bring L3");
  CHECK(lost.control() == "away");
  CHECK(lost.players("away", "L2") == 1);
}

TEST_CASE("2.0: a winner whose goalkeeper is closest may send the next one", "[2.0/4.4.2.b]") {
  constexpr auto far_away = "L2:2 C2:2 C3:4 R2:2";
  Scenario scenario = turn("C3:5 C4:4 L3:1", far_away, ball("C4", 6));
  scenario.plays("target L4", {1, 2}).asks("away", "bring");
  scenario.offers_only({"bring-keeper C5", "bring C3", "bring L2"}).plays("bring L2");
  CHECK(scenario.keeper("away") == "C5");
  CHECK(scenario.players("away", "L4") == 1);
}

TEST_CASE("2.0: the team that began with the ball sends a goalkeeper who is closest", "[2.0/4.4.2.b]") {
  Scenario scenario = turn("C3:10", away_side, ball("C3", 2));
  scenario.plays("target L1", {6, 1});
  CHECK(scenario.keeper("home") == "L1");
}

TEST_CASE("2.0: players in offside positions are passed over", "[2.0/4.4.2.a][R67]") {
  Scenario scenario = turn("C2:3 C3:4 C4:2 L3:1", "L2:3 C3:4 R2:3");
  scenario.plays("target L4", {4, 2});
  CHECK(scenario.players("home", "L4") == 1);
  CHECK(scenario.players("home", "L3") == 0);
  CHECK(scenario.players("home", "C4") == 2);
}

TEST_CASE("2.0: the run takes one of the team's moves", "[2.0/4.4.2.d][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side);
  scenario.plays("target L3", {4, 2});
  rests(scenario).asks("home", "action").plays("action midfield");
  scenario.plays({"move C2 L2", "move C2 R2", "move C3 R3"}).offers_only({"done"});
}

TEST_CASE("2.0: the run is deducted from whichever option is chosen", "[2.0/4.4.2.d][2.0/4.4.2.e][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side);
  scenario.plays("target L3", {4, 2});
  rests(scenario).offers("action defence").offers("action midfield").plays("action forward");
  scenario.plays("move C2 C3").offers_only({"done"});
}

TEST_CASE("2.0: with no move left a movement is not offered", "[2.0/4.4.2.d][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side, R"({"home":{"formation":"5-4-1"}})");
  scenario.plays("target L3", {4, 2});
  rests(scenario).offers_not("action forward").offers("action midfield");
}

TEST_CASE("2.0: the run of a winner is deducted from the winner's moves", "[2.0/4.4.2.d][R67]") {
  Scenario scenario = turn("C2:4 C3:6", "L3:2 C3:3 C4:5", both(ball("C3", 5), last_turn("home", 0, 0)));
  scenario.plays("target L2", {1, 2}).plays("bring C3");
  scenario.asks("away", "action").plays("action forward").plays("move L3 L2").offers_only({"done"});
}

TEST_CASE("2.0: the run counts as a move where the order is compared", "[2.0/4.6.b][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side, last_turn("away", 1, 3));
  scenario.plays("target L2", {4, 2}).plays("bring C3").asks("home", "action");
  rests(scenario).asks("away", "action");
  rests(scenario).asks("home", "target");
  CHECK(scenario.state()["last"] == nlohmann::json::parse(R"({"first":"home","moves":{"home":1,"away":0}})"));
}

TEST_CASE("2.0: a winner spares the goalkeeper for the next player who is onside", "[2.0/4.4.2.b][R67]") {
  Scenario scenario = turn("L2:4 C3:6", "L1:1 C4:9", R"({"away":{"keeper":"C3"}})");
  scenario.plays("target C2", {1, 2}).asks("away", "bring").offers_only({"bring-keeper C3", "bring C4"});
}

TEST_CASE("2.0: where all are offside one of them goes all the same", "[2.0/4.4.2.a][R67]") {
  Scenario scenario = turn("C2:2 C3:8", "C1:10", R"({"home":{"keeper":"C2"},"away":{"keeper":"C1"}})");
  scenario.plays("target C4", {1, 2}).asks("away", "bring").offers_only({"bring C1", "bring-keeper C1"});
}

TEST_CASE("2.0: an automatic check is spent by a turn that a free kick or a corner cuts short", "[R66]") {
  Scenario free_kick = turn(home_side, away_side, R"({"auto_check":true})");
  free_kick.plays("target L3", {3, 2, 2, 3, 1}).asks("home", "place");
  CHECK_FALSE(free_kick.raw().auto_check);
  Scenario corner = turn("C3:8 L4:2", "C3:6 L4:4", both(ball("L4", 3), R"({"auto_check":true})"));
  corner.plays("target L4", {3, 2, 4, 4}).asks("home", "place");
  CHECK_FALSE(corner.raw().auto_check);
}

TEST_CASE("2.0: an automatic check is still there after a corner from a shot", "[R66]") {
  Scenario scenario = stage("C2:3 C3:3 C4:2 C5:2", "C2:3 C3:3 L3:2 C5:2",
                            both(ball("C5", 3), R"({"target":"C5","auto_check":true})"));
  scenario.plays("action shoot", {3}).asks("home", "corner");
  CHECK(scenario.raw().auto_check);
}

TEST_CASE("2.0: run and movement are added up for the next order", "[2.0/4.6.b][R67]") {
  Scenario scenario = turn("C2:4 C3:6", away_side, last_turn("away", 1, 3));
  scenario.plays("target L2", {4, 2}).plays("bring C3").asks("home", "action");
  moves(scenario, "midfield", {"move C3 R2", "move C2 R2"}).asks("away", "action");
  rests(scenario).asks("home", "target");
  CHECK(scenario.state()["last"] == nlohmann::json::parse(R"({"first":"home","moves":{"home":3,"away":0}})"));
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_4_control_check
