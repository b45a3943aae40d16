#include "sheet.hpp"

namespace fuba::test::it::phase_2_time {
namespace {

std::string at(int minute, int stoppage = 0) {
  return R"({"half":)" + std::to_string(minute > 45 ? 2 : 1) + R"(,"minute":)" + std::to_string(minute) +
         R"(,"stoppage":)" + std::to_string(stoppage) + "}";
}

/// A goal kick of Home in that minute; the next target is asked for.
Scenario goal_kick(std::string_view changes) {
  Scenario scenario = mat(home_side, away_side, merged(R"({"stage":"goal-kick"})", changes));
  without_moves(scenario);
  return scenario;
}

TEST_CASE("the controlling team rolls both dice", "[it/II.a][R82]") {
  Scenario home = mat(home_side, away_side);
  home.plays("target C3", {5, 4}).asks("home", "free");
  CHECK(home.state().at("dice") == nlohmann::json::parse(R"({"controlling":[5,4]})"));
  CHECK(home.event("dice")["by"] == nlohmann::json{"home", "home"});
  Scenario away = mat(home_side, away_side, R"({"control":"away"})");
  away.plays("target C3", {4, 6});
  CHECK(away.state().at("dice") == nlohmann::json::parse(R"({"controlling":[4,6]})"));
  CHECK(away.control() == "away");
}

TEST_CASE("the clock moves by the difference of the dice", "[it/II.A.a][R82]") {
  CHECK(mat(home_side, away_side).plays("target C3", {6, 1}).minute() == 25);
  CHECK(mat(home_side, away_side).plays("target C3", {1, 6}).minute() == 25);
  CHECK(mat(home_side, away_side).plays("target C3", {5, 4}).minute() == 21);
}

TEST_CASE("with two like dice it moves by the number they show", "[it/II.A.a][it/II.B.a][R82]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 1, 2});
  CHECK(scenario.minute() == 24);
  CHECK(mat(home_side, away_side).plays("target C3", {1, 1, 1, 2}).minute() == 21);
}

TEST_CASE("no minute passes as a set piece begins", "[it/II.A.b][R86]") {
  const auto stage = GENERATE(
      R"({"stage":"kick-off"})", R"({"stage":"goal-kick"})", R"({"stage":"free-kick","ball":{"area":"C4"}})",
      R"({"stage":"free-kick","ball":{"area":"C2"}})", R"({"stage":"corner-kick","corner":"L4"})",
      R"({"stage":"penalty-kick","ball":{"area":"C5"}})");
  CAPTURE(stage);
  Scenario scenario = mat(home_side, away_side, stage);
  CHECK(scenario.minute() == 20);
  CHECK(scenario.value() == 2);
}

TEST_CASE("a match begins in minute 0", "[it/II.A.b][R86]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off take");
  scenario.asks("home", "place");
  CHECK(scenario.minute() == 0);
  CHECK(scenario.value() == 2);
}

TEST_CASE("the minute of a goal kick passes with the dice", "[it/II.A.b][R86]") {
  CHECK(goal_kick("{}").plays("target C2", {5, 3}).minute() == 23);
  CHECK(goal_kick("{}").plays("target C2", {4, 4, 1, 2}).minute() == 25);
}

TEST_CASE("so does that of a quick free kick", "[it/II.A.b][R86]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C2"}})");
  CHECK(without_moves(scenario).plays("target C3", {5, 3}).minute() == 23);
}

TEST_CASE("so does that of a kick-off", "[it/II.A.b][R86]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off"})");
  places(scenario, "C3:3 C2:3 L2:2 R2:2");
  places(scenario, "C3:3 C4:3 L3:2 R3:2").plays("done");
  CHECK(scenario.plays("target C3", {5, 3}).minute() == 23);
}

TEST_CASE("so does that of a corner kick", "[it/II.A.b][R86]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"corner-kick","corner":"L4"})");
  places(scenario, "C5:3 C4:6").plays("place-keeper C1");
  places(scenario, "C5:4 C4:6").plays({"place-keeper C5", "done"});
  CHECK(scenario.plays("target C4", {6, 4}).minute() == 23);
}

TEST_CASE("only the turn that begins with the set piece is longer", "[it/II.A.b]") {
  Scenario scenario = goal_kick("{}");
  scenario.plays("target C2", {5, 4});
  CHECK(scenario.minute() == 22);
  to_next_turn(scenario).plays("target C2", {5, 4});
  CHECK(scenario.minute() == 23);
}

TEST_CASE("the minute of a penalty kick passes with the next dice", "[it/II.A.b][R86][it-b]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"penalty-kick","ball":{"area":"C5"}})");
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:6 C3:4").plays({"done", "dive left"}).plays("kick left", {1});
  CHECK(scenario.minute() == 20);
  without_moves(scenario).asks("away", "target").plays("target C4", {6, 4});
  CHECK(scenario.minute() == 24);
}

TEST_CASE("so does that of a free kick that was shot straight", "[it/II.A.b][R86][it-b]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C4"}})");
  places(scenario, "C4:4 C2:6").plays("place-keeper C1");
  places(scenario, "C4:4 C5:2 C2:4").plays({"place-keeper C5", "done"});
  scenario.plays("shoot", {1});
  CHECK(scenario.minute() == 20);
  without_moves(scenario).asks("away", "target").plays("target C4", {6, 4});
  CHECK(scenario.minute() == 24);
}

TEST_CASE("the marker stops on the first square of stoppage time", "[it/II.A.a][R80][3.0/4.3.3.b]") {
  Scenario scenario = mat(home_side, away_side, at(44));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("the minute of a set piece may reach stoppage time", "[it/II.A.b]") {
  Scenario scenario = goal_kick(at(44));
  scenario.plays("target C2", {5, 4});
  CHECK(scenario.minute() == 45);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("nor does the marker go beyond +1 for a set piece", "[it/II.A.b][it/II.A.c][3.0/4.3.3.b]") {
  Scenario scenario = goal_kick(at(44));
  scenario.plays("target C2", {6, 1});
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("in stoppage time exactly one minute passes", "[it/II.A.c]") {
  Scenario scenario = mat(home_side, away_side, at(90, 1));
  scenario.plays("target C3", {6, 1});
  CHECK(scenario.minute() == 90);
  CHECK(scenario.stoppage() == 2);
}

TEST_CASE("a set piece in stoppage time takes no minute of its own", "[it/II.A.c][it/II.A.b]") {
  Scenario scenario = goal_kick(at(90, 2));
  CHECK(scenario.stoppage() == 2);
  scenario.plays("target C2", {6, 2});
  CHECK(scenario.stoppage() == 3);
}

TEST_CASE("a difference below the minute of stoppage ends the half", "[it/II.A.d]") {
  Scenario ended = mat(home_side, away_side, at(45, 3));
  ended.plays("target C3", {6, 4}).asks("home", "change");
  CHECK_FALSE(ended.happened("control-check"));
  Scenario played = mat(home_side, away_side, at(45, 3));
  played.plays("target C3", {6, 3});
  CHECK(played.half() == 1);
  CHECK(played.stoppage() == 4);
}

TEST_CASE("the match ends with the second half", "[it/II.A.d]") {
  Scenario scenario = mat(home_side, away_side, at(90, 2));
  scenario.plays("target C3", {4, 5});
  CHECK(scenario.over());
}

TEST_CASE("two like dice in stoppage time end the half without an event", "[it/II.A.d][it/II.B.a][R52]") {
  Scenario scenario = mat(home_side, away_side, at(90, 1));
  scenario.plays("target C3", {6, 6});
  CHECK(scenario.over());
  CHECK_FALSE(scenario.happened("special-event"));
}

TEST_CASE("the turn that reaches +1 is not tested", "[it/II.A.d][R11]") {
  Scenario scenario = mat(home_side, away_side, at(45));
  scenario.plays("target C3", {5, 5, 1, 2});
  CHECK(scenario.half() == 1);
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("minutes of set pieces that have not passed lapse with the half",
          "[it/II.A.b][it/II.A.c][R86][it-b]") {
  Scenario scenario = goal_kick(at(45, 3));
  scenario.plays("target C2", {5, 4});
  scenario.plays({"done", "done"}).asks("away", "place");
  places(scenario, "C3:3 C4:3 L3:2 R3:2");
  places(scenario, "C3:3 C2:3 L2:2 R2:2").plays("done").plays("target C3", {5, 4});
  CHECK(scenario.minute() == 47);
}

TEST_CASE("two like dice bring the table of special events", "[it/II.B.a][R80]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {4, 4, 1, 2});
  CHECK(scenario.event("special-event")["sum"] == 3);
  CHECK_FALSE(mat(home_side, away_side).plays("target C3", {5, 4}).happened("special-event"));
}

TEST_CASE("the events change the new value as in 3.0", "[it/II.B.a][R80]") {
  const auto value_after = [](Script dice) {
    Scenario scenario = mat(home_side, away_side);
    scenario.plays("target C3", dice);
    return scenario.value();
  };
  CHECK(value_after({4, 4, 1, 2}) == 6);
  CHECK(value_after({4, 4, 2, 3}) == 5);
  CHECK(value_after({4, 4, 4, 5}) == 3);
  CHECK(value_after({4, 4, 5, 6}) == 2);
}

TEST_CASE("events 4 and 10 let one player more move freely", "[it/II.B.a][R80]") {
  Scenario away = mat(home_side, away_side);
  away.plays("target C3", {5, 5, 2, 2});
  acts(away, "action none").asks("away", "free").plays("free C3 L3").offers_not("free C3 L3");
  Scenario home = mat(home_side, away_side);
  home.plays("target C3", {5, 5, 5, 5}).asks("home", "free").plays("free C3 L3").offers_not("free C3 L3");
}

TEST_CASE("events 6 and 8 are free kicks before the check", "[it/II.B.a][R80][R33]") {
  Scenario own = mat(home_side, away_side);
  own.plays("target C3", {2, 2, 3, 5, 1}).asks("home", "react");
  CHECK_FALSE(own.happened("control-check"));
  Scenario other = mat(home_side, away_side);
  other.plays("target C3", {5, 5, 3, 3, 1}).asks("away", "react");
  CHECK(other.control() == "away");
}

TEST_CASE("event 7 leaves both teams without an action", "[it/II.B.a][R80]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {5, 5, 3, 4}).asks("home", "target");
}

TEST_CASE("event 12 lets the team dribble past opponents", "[it/II.B.a][R80]") {
  Scenario scenario = mat(home_side, away_side);
  scenario.plays("target C3", {5, 5, 6, 6});
  acts(scenario, "action move", {5, 5}).offers("move C3 L3 ball");
}

TEST_CASE("event 12 holds for a first action and for the team that keeps the ball", "[it/II.B.a][R80][R51]") {
  Scenario second = mat(home_side, away_side);
  second.plays("target C3", {5, 5, 6, 6});
  acts(second, "action none");
  acts(second, "action none").plays("second yes").plays("action move", {5, 5});
  second.offers("move C3 L3").offers_not("move C3 L3 ball");
  Scenario lost = mat(home_side, away_side);
  lost.plays("target C3", {2, 2, 6, 6});
  CHECK(lost.control() == "away");
  acts(lost, "action none");
  acts(lost, "action move", {5, 5}).offers("move C3 L2").offers_not("move C3 L2 ball");
}

TEST_CASE("a position with the taker on the corner spot has the minute of the corner kick to come",
          "[it/II.A.b][it/other.corner.c][R86]") {
  constexpr auto set_up = R"({"options":["slow-play"],"corner":"L4","ball":{"area":"L4","value":2}})";
  Scenario scenario = mat("C4:6 C5:3", "C3:6 C4:4", set_up);
  scenario.plays("target C4", {6, 4}).asks("home", "slow");
  CHECK(scenario.minute() == 23);
  CHECK(scenario.state()["corner"] == "L4");
  scenario.plays("slow yes", {6, 6});
  CHECK(scenario.minute() == 24);
}

}  // namespace
}  // namespace fuba::test::it::phase_2_time
