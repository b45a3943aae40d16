#include "sheet.hpp"

namespace fuba::test::it::set_pieces {
namespace {

constexpr auto attacking = R"({"stage":"free-kick","ball":{"area":"C4"}})";
constexpr auto quick = R"({"stage":"free-kick","ball":{"area":"C2"}})";
constexpr auto in_centre = R"({"stage":"free-kick","ball":{"area":"C3"}})";
constexpr auto corner = R"({"stage":"corner-kick","corner":"L4"})";
constexpr auto goal_kick = R"({"stage":"goal-kick"})";

/// An attacking free kick in C4 after the set-up.
Scenario set_up_free_kick(std::string_view changes = "{}") {
  Scenario scenario = mat(home_side, away_side, merged(attacking, changes));
  places(scenario, "C4:4 C5:2 C2:4").plays("place-keeper C1");
  places(scenario, "C4:4 C5:1 C3:5").plays({"place-keeper C5", "done"});
  return scenario;
}

TEST_CASE("the ball has value 2 at a free kick", "[it/other.free-kick.a][R86]") {
  CHECK(mat(home_side, away_side, attacking).value() == 2);
  CHECK(mat(home_side, away_side, quick).value() == 2);
  CHECK(mat(home_side, away_side, in_centre).value() == 2);
}

TEST_CASE("beyond the halfway line both teams set up anew", "[it/other.free-kick.b][R80]") {
  Scenario scenario = mat(home_side, away_side, attacking);
  CHECK(scenario.players("home") == 0);
  CHECK(scenario.players("away") == 0);
  scenario.asks("home", "place");
  places(scenario, "C4:10").plays("place-keeper C1").asks("away", "place");
  places(scenario, "C4:10").plays("place-keeper C5").asks("home", "adjust");
  Scenario side = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"L3"}})");
  side.asks("home", "place");
}

TEST_CASE("then the team may shoot at once", "[it/other.free-kick.c][R91]") {
  Scenario scenario = set_up_free_kick();
  scenario.asks("home", "free-kick").offers_only({"shoot", "play-on"}).plays("shoot", {6});
  CHECK(scenario.event("shot")["modifier"] == -3);
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("the numbers in its area do not matter for a straight shot",
          "[it/other.free-kick.c][it/actions.shot.c][R80][it-e]") {
  Scenario scenario = mat(home_side, away_side, attacking);
  places(scenario, "C4:4 C5:2 C2:4").plays("place-keeper C1");
  places(scenario, "C3:9 C5:1").plays({"place-keeper C5", "done"}).plays("shoot", {1});
  CHECK(scenario.event("shot")["modifier"] == -3);
}

TEST_CASE("a straight shot opens phase three with the team that took it",
          "[it/other.free-kick.c][R91][R57]") {
  Scenario scenario = set_up_free_kick();
  scenario.plays("shoot", {4, 1, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 6);
  scenario.asks("away", "free").plays("done").asks("away", "action").plays("action none");
  scenario.asks("away", "second").plays("second yes").asks("home", "action");
  scenario.refuses("action shoot", "3.0/4.5.1");
}

TEST_CASE("without the shot a turn begins with phase one", "[it/other.free-kick.d]") {
  Scenario scenario = set_up_free_kick();
  scenario.plays("play-on").asks("home", "target").plays("target C5", {6, 5});
  CHECK(scenario.ball() == "C5");
}

TEST_CASE("in the own half there is no set-up but moves", "[it/other.free-kick.e]") {
  Scenario scenario = mat(home_side, away_side, quick);
  scenario.asks("home", "react").offers("react C3 L3").offers("react L2 C2").offers("react-keeper C1 C2");
  for (int piece = 0; piece < 2; ++piece) scenario.plays("react L2 L3").plays("react R2 R1");
  scenario.plays("react C3 C2").plays("react-keeper C1 L1").refuses("react L3 C3", "R114");
  scenario.plays("done").asks("away", "react");
}

TEST_CASE("a free kick in the centre is a quick one", "[it/other.free-kick.e][R91]") {
  mat(home_side, away_side, in_centre).asks("home", "react");
  mat(home_side, away_side, merged(in_centre, R"({"control":"away"})")).asks("away", "react");
}

TEST_CASE("with the keeper away a quick free kick may be shot too",
          "[it/other.free-kick.c][R80][R116][it-q]") {
  Scenario scenario = mat(home_side, away_side, merged(in_centre, R"({"away":{"keeper":"C4"}})"));
  scenario.plays("done").asks("home", "free-kick").offers_only({"shoot", "play-on"});
  mat(home_side, away_side, in_centre).plays("done").asks("home", "target");
}

TEST_CASE("the other team moves up to as many", "[it/other.free-kick.f][R40][it-i]") {
  Scenario scenario = mat(home_side, away_side, quick);
  scenario.plays({"react L2 L1", "react R2 R1", "done"}).asks("away", "react");
  scenario.plays({"react C3 L3", "react C4 C3"}).offers_only({"done"});
  scenario.plays("done").asks("home", "target");
  Scenario fewer = mat(home_side, away_side, quick);
  fewer.plays({"react L2 L1", "react R2 R1", "done"}).plays("done").asks("home", "target");
}

TEST_CASE("without a move of the team the other one has none", "[it/other.free-kick.f]") {
  mat(home_side, away_side, quick).plays("done").asks("home", "target");
}

TEST_CASE("a free kick in the opponent's penalty area is a penalty kick", "[it/other.free-kick.b][R80]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C5"}})");
  scenario.asks("home", "place");
  CHECK(scenario.players("home", "C5") == 1);
}

TEST_CASE("the ball played within its area needs a second player",
          "[it/other.free-kick.d][R80][3.0/5.2.2.d]") {
  Scenario alone = mat("C2:1 C3:5 L2:4", away_side, quick);
  alone.plays("done").refuses("target C2", "3.0/5.2.2");
  mat("C2:2 C3:4 L2:4", away_side, quick).plays("done").offers("target C2");
}

/// A corner kick of Home from the left after the set-up.
Scenario set_up_corner(std::string_view home, std::string_view away) {
  Scenario scenario = mat(home_side, away_side, corner);
  places(scenario, home).plays("place-keeper C1");
  places(scenario, away).plays({"place-keeper C5", "done"});
  return scenario;
}

TEST_CASE("the ball has value 2 at a corner kick", "[it/other.corner.a][R86]") {
  CHECK(mat(home_side, away_side, corner).value() == 2);
}

TEST_CASE("both teams set up anew for a corner kick", "[it/other.corner.b]") {
  Scenario scenario = mat(home_side, away_side, corner);
  scenario.asks("home", "place");
  places(scenario, "C4:9").asks("home", "place-keeper").plays("place-keeper C1").asks("away", "place");
  CHECK(scenario.state()["corner"] == "L4");
}

TEST_CASE("the corner is an area of its own in phase one", "[it/other.corner.c][it/I.B.a][R8]") {
  Scenario scenario = set_up_corner("L4:1 C4:4 C5:4", "L4:1 C4:4 C5:3 C3:2");
  CHECK(checked_value(scenario, "target L4") == 2);
  CHECK(checked_value(scenario, "target C5") == 3);
  CHECK(checked_value(scenario, "target C4") == 3);
}

TEST_CASE("the taker does not count for the majority in the corner area", "[it/other.corner.c][it/I.C.b]") {
  Scenario scenario = set_up_corner("L4:1 C4:4 C5:4", "L4:2 C4:4 C5:4");
  CHECK(checked_value(scenario, "target L4") == 3);
}

TEST_CASE("a pass into the penalty area is a long one", "[it/other.corner.c][it/II.D.b]") {
  Scenario scenario = set_up_corner("L4:1 C4:4 C5:4", "L4:1 C4:4 C5:3 C3:2");
  scenario.plays("target C5", {6, 4});
  CHECK(scenario.value() == 6);
  Scenario near = set_up_corner("L4:1 C4:4 C5:4", "L4:1 C4:4 C5:3 C3:2");
  near.plays("target L4", {6, 4});
  CHECK(near.value() == 4);
}

TEST_CASE("after phase two the taker plays on in the corner area", "[it/other.corner.c][it-h]") {
  Scenario scenario = set_up_corner("C4:5 C5:4", "C4:5 C5:3 C3:2");
  scenario.plays("target L4", {6, 4}).asks("home", "free");
  CHECK(scenario.players("home", "L4") == 1);
  CHECK(scenario.players("home", "C4") == 5);
}

TEST_CASE("the ball has value 2 at a goal kick", "[it/other.goal-kick.a][R86]") {
  CHECK(mat(home_side, away_side, goal_kick).value() == 2);
}

TEST_CASE("the penalty area is cleared but for the goalkeeper who kicks", "[it/other.goal-kick.b][R39]") {
  Scenario scenario =
      mat("C1:2 C2:3 C3:5", "C1:3 C3:4 C4:3", merged(goal_kick, R"({"away":{"keeper":"C1"}})"));
  CHECK(scenario.players("home", "C1") == 0);
  CHECK(scenario.players("away", "C1") == 0);
  CHECK(scenario.players("home", "C2") == 5);
  CHECK(scenario.players("away", "C2") == 3);
  CHECK(scenario.keeper("home") == "C1");
  CHECK(scenario.keeper("away") == "C2");
}

TEST_CASE("the kicking team moves as many as it likes", "[it/other.goal-kick.c][R39]") {
  Scenario scenario = mat(home_side, away_side, goal_kick);
  scenario.asks("home", "react");
  for (int piece = 0; piece < 3; ++piece) scenario.plays("react C3 C4").plays("react C2 C3");
  for (int piece = 0; piece < 2; ++piece) scenario.plays("react L2 L1").plays("react R2 R3");
  scenario.offers_only({"done"});
}

TEST_CASE("the other team may always move four", "[it/other.goal-kick.d][R39]") {
  Scenario scenario = mat(home_side, away_side, goal_kick);
  scenario.plays("done").asks("away", "react");
  scenario.plays({"react C3 L3", "react C3 L3", "react C4 C3", "react C4 C3"}).offers_only({"done"});
  mat(home_side, away_side, goal_kick).plays("done").plays("done").asks("home", "target");
}

TEST_CASE("or as many as the kicking team has moved", "[it/other.goal-kick.d][R39]") {
  Scenario scenario = mat(home_side, away_side, goal_kick);
  scenario.plays({"react C3 C4", "react C3 C4", "react C2 C3", "react C2 C3", "react C2 C3", "done"});
  scenario.plays({"react C3 L3", "react C3 L3", "react C4 C3", "react C4 C3"}).offers("react R3 C3");
  scenario.plays("react R3 C3").offers_only({"done"});
}

TEST_CASE("the ball has value 2 at a kick-off", "[R86]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off","ball":{"value":5}})");
  scenario.asks("home", "place");
  CHECK(scenario.value() == 2);
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("a set piece awarded in the last turn is not taken", "[it/II.A.d][R18a]") {
  Scenario scenario = mat("C2:3 C3:2 C4:3 C5:2", "C2:3 C3:3 C4:3 C5:1",
                          R"({"half":2,"minute":90,"stoppage":4,"ball":{"area":"C4","value":3}})");
  scenario.plays("target C4", {6, 2});
  CHECK(scenario.stoppage() == 5);
  acts(scenario, "action none");
  acts(scenario, "action shoot", {1});
  CHECK(scenario.over());
}

TEST_CASE("the taker of a corner kick is back when a foul ends the turn", "[it/other.corner.c][R18]") {
  Scenario scenario = set_up_corner("C4:5 C5:4", "C4:5 C5:3 C3:2");
  scenario.plays("target C4", {4, 4, 3, 5, 1}).asks("home", "place");
  places(scenario, "C4:10").asks("home", "place-keeper");
}

TEST_CASE("and when the half ends with the dice of the turn", "[it/other.corner.c][it/II.A.d]") {
  Scenario scenario = mat(home_side, away_side, merged(corner, R"({"minute":45,"stoppage":3})"));
  places(scenario, "C4:5 C5:4").plays("place-keeper C1");
  places(scenario, "C4:5 C5:5").plays({"place-keeper C5", "done"}).plays("target C4", {5, 4});
  scenario.plays({"done", "done"}).asks("away", "place");
  places(scenario, "C3:4 C4:6").asks("home", "place");
  places(scenario, "C3:4 C2:6").asks("away", "adjust");
}

TEST_CASE("a quick free kick begins with a player at the ball", "[it/other.free-kick.e][R55]") {
  Scenario scenario = mat("L2:2 C2:1 C3:1 C4:6", away_side, R"({"ball":{"area":"C2","value":3}})");
  scenario.plays("target R2", {4, 4, 3, 5, 1}).asks("home", "bring").plays("bring C3");
  CHECK(scenario.players("home", "R2") == 1);
  scenario.asks("home", "react");
}

TEST_CASE("before a quick free kick offside counts, before a goal kick it does not",
          "[it/other.free-kick.e][it/other.goal-kick.c][R80][R113]") {
  constexpr auto home = "L3:3 C2:4 C3:3";
  constexpr auto away = "C3:7 R2:3";
  mat(home, away, quick).refuses("react L3 L4", "3.0/4.7.4").offers("react L3 C3");
  mat(home, away, goal_kick).offers("react L3 L4");
}

TEST_CASE("second actions after a straight shot begin with the team that took it",
          "[it/other.free-kick.c][it/III.E.b][R91]") {
  Scenario scenario =
      mat(home_side, away_side, R"({"stage":"free-kick","control":"away","ball":{"area":"C2"}})");
  places(scenario, "C2:4 C1:2 C4:4").plays("place-keeper C5");
  places(scenario, "C2:4 C1:1 C3:5").plays({"place-keeper C1", "done"}).plays("shoot", {4, 1, 6});
  CHECK(scenario.control() == "home");
  acts(scenario, "action none").plays("second yes").asks("away", "action");
}

TEST_CASE("a kick-off needs two players in the centre, and two pieces are adjusted",
          "[R80][3.0/3.3][3.0/3.3.1]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"kick-off"})");
  places(scenario, "C2:8").asks("away", "place");
  CHECK(scenario.players("home", "C3") == 2);
  places(scenario, "C4:10").asks("home", "adjust");
  scenario.plays({"adjust C2 L2", "adjust C2 L2"}).offers_only({"done"});
}

TEST_CASE("a penalty kick of the last turn is taken, and nothing after it", "[it/other.penalty.c][R18a]") {
  const auto taken = [](int die) {
    Scenario scenario = mat(home_side, away_side,
                            R"({"stage":"penalty-kick","half":2,"minute":90,"stoppage":5,
                                "ball":{"area":"C5"}})");
    places(scenario, "C4:9").plays("place-keeper C1");
    places(scenario, "C4:10").plays({"done", "dive left"}).plays("kick left", {die});
    return scenario;
  };
  CHECK(taken(2).over());
  CHECK(taken(2).score("home") == 1);
  CHECK(taken(1).over());
  CHECK(taken(1).score("home") == 0);
}

TEST_CASE("an aggressive press that fails in the last turn gives a penalty kick too",
          "[it/other.penalty.a][it/adv.aggressive.c][R18a][R90]") {
  Scenario scenario = acting("C2:5 C3:3 C5:2", "C2:4 C3:4 C5:2",
                             R"({"options":["conditions","aggressive-pressing"],"first":"away","half":2,
                                 "minute":90,"stoppage":5,"start":"C5","target":"C5","ball":{"area":"C5"}})");
  acts(scenario, "action press-hard", {4, 6, 1}).asks("home", "place");
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:10").plays({"done", "dive left"}).plays("kick middle", {1});
  CHECK(scenario.over());
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("a goalkeeper who kicks goes home first, without a move", "[it/other.goal-kick.b][R115]") {
  Scenario scenario = mat(home_side, away_side, merged(goal_kick, R"({"home":{"keeper":"C3"}})"));
  CHECK(scenario.keeper("home") == "C1");
  scenario.asks("home", "react");
}

TEST_CASE("the taker of a corner kick may play into his corner area", "[it/other.corner.c][R8]") {
  set_up_corner("C2:9", "C4:6 C3:4").offers("target L4").offers_not("target C4");
}

TEST_CASE("the taker of a penalty kick stays", "[it/other.penalty.b][R118]") {
  Scenario scenario = mat(home_side, away_side, R"({"stage":"penalty-kick","ball":{"area":"C5"}})");
  places(scenario, "C4:9").plays("place-keeper C1");
  places(scenario, "C4:10").refuses("adjust C5 C4", "it/other.penalty");
}

}  // namespace
}  // namespace fuba::test::it::set_pieces
