#include "support/scenario.hpp"

namespace fuba::test::chapter_5_2_free_kick {
namespace {

constexpr auto turn = R"({
  "control": "home", "minute": 10, "ball": {"area": "C3", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})";

constexpr auto attacking = R"({
  "stage": "free-kick", "control": "home", "minute": 10, "ball": {"area": "C4", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C4": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C2": 5, "C4": 5}}})";

constexpr auto quick = R"({
  "stage": "free-kick", "control": "home", "minute": 10, "ball": {"area": "C3", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C3": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 5, "C4": 5}}})";

/// An attacking free kick in C4 after the set-up: so many players of Home stand there.
Scenario set_up(int takers, std::string_view changes = "{}") {
  Scenario match = Scenario::position(attacking, changes);
  match.places("C4", takers).places("C2", 10 - takers).plays("place-keeper C1");
  match.places("L4", 5).places("C3", 5).plays("place-keeper C5").plays("done");
  return match;
}

TEST_CASE("a free kick is taken in the target area", "[3.0/5.2.a][R33]") {
  Scenario match = Scenario::position(turn);
  match.plays("target C4", {4, 4, 3, 5, 1});
  CHECK(match.ball() == "C4");
  CHECK(match.event("restart")["to"] == "C4");
  CHECK_FALSE(match.happened("control-check"));
}

TEST_CASE("the team awarded a free kick has the ball at once", "[3.0/5.2.b]") {
  Scenario own = Scenario::position(turn);
  CHECK(own.plays("target C4", {4, 4, 3, 5, 1}).control() == "home");
  Scenario conceded = Scenario::position(turn);
  conceded.plays("target C2", {4, 4, 3, 3, 1});
  CHECK(conceded.control() == "away");
  conceded.asks("away", "place");
}

TEST_CASE("the ball has value 1 at a free kick", "[3.0/5.2.c][R125]") {
  Scenario match = Scenario::position(turn);
  CHECK(match.plays("target C4", {4, 4, 3, 5, 1}).value() == 1);
  CHECK(match.asks("home", "place").minute() == 15);
}

TEST_CASE("a free kick in the passive team's penalty area is a penalty kick", "[3.0/5.2.d][R33]") {
  Scenario match = Scenario::position(turn, R"({"ball": {"area": "C4"}})");
  match.plays("target C5", {4, 4, 3, 5, 1});
  match.asks("home", "place").offers_not("place C5");
  CHECK(match.players("home", "C5") == 1);
}

TEST_CASE("a free kick in the own penalty area is quick", "[3.0/5.2.3.a][R33]") {
  Scenario match = Scenario::position(turn, R"({"ball": {"area": "C2"}})");
  match.plays("target C1", {4, 4, 3, 5, 1}).asks("home", "react");
  CHECK(match.ball() == "C1");
}

TEST_CASE("both teams set up anew for a free kick", "[3.0/5.2.e][3.0/5.2.1.a][R54]") {
  Scenario match = Scenario::position(attacking);
  CHECK(match.players("home") == 0);
  match.asks("home", "place").places("C4", 10).plays("place-keeper C1");
  match.asks("away", "place").places("C4", 10).plays("place-keeper C5");
  match.asks("home", "adjust").plays("adjust C4 C5").plays("adjust C4 L4").offers_only({"done"});
  match.plays("done").asks("home", "free-kick");
}

TEST_CASE("a player of the kicking team stands where the free kick is", "[3.0/5.2.1.b][3.0/1.2.b]") {
  Scenario match = Scenario::position(attacking);
  match.places("C2", 10).asks("away", "place");
  CHECK(match.keeper("home") == "C4");

  Scenario one = Scenario::position(attacking);
  one.places("C4").places("C2", 9).plays("place-keeper C1").places("C2", 10).plays("place-keeper C5");
  one.refuses("adjust C4 C3", "3.0/5.2.1").plays("adjust C2 C3");
}

TEST_CASE("all others stand anywhere at a free kick", "[3.0/5.2.1.c][R53]") {
  Scenario match = Scenario::position(attacking);
  CHECK(match.legal("place").size() == 13);
  match.places("C4", 10);
  CHECK(match.legal("place-keeper").size() == 13);
  match.plays("place-keeper L3").asks("away", "place");
  CHECK(match.legal("place").size() == 13);
  match.places("C1", 10);
  CHECK(match.legal("place-keeper").size() == 13);
  match.plays("place-keeper R2").offers("adjust-keeper L3 L2");
}

TEST_CASE("a free kick may be shot straight at goal", "[3.0/5.2.2.a][R56]") {
  Scenario match = set_up(2);
  match.asks("home", "free-kick").offers_only({"shoot", "play-on"});
  match.plays("shoot", {6});
  CHECK(match.score("home") == 1);
}

TEST_CASE("a straight shot is the first action and the turn goes on after it", "[3.0/5.2.2.b][R56][R57]") {
  Scenario match = Scenario::position(attacking);
  match.places("C4", 2).places("C5").places("C2", 7).plays("place-keeper C1");
  match.places("L4", 5).places("C3", 5).plays("place-keeper C5").plays("done");
  match.plays("shoot", {3, 1, 6});
  CHECK(match.control() == "away");
  CHECK(match.ball() == "C5");
  CHECK(match.chooser() == "away");
  match.acts("action none").asks("away", "second").plays("second no").asks("away", "target");
}

TEST_CASE("after a straight shot its team is first in the second actions too",
          "[3.0/5.2.2.b][3.0/4.5.h][R56]") {
  Scenario match = Scenario::position(attacking, R"({"control": "away", "ball": {"area": "C2"}})");
  match.places("C2", 2).places("C1").places("C4", 7).plays("place-keeper C5");
  match.places("L1", 5).places("C3", 5).plays("place-keeper C1").plays("done");
  match.plays("shoot", {3, 1, 6});
  CHECK(match.control() == "home");
  match.acts("action none").asks("home", "second").plays("second yes").asks("away", "action");
}

TEST_CASE("a straight shot is harder by one and its own area gives no majority", "[3.0/5.2.2.a]") {
  Scenario corner = set_up(5);
  corner.plays("shoot", {5}).asks("home", "corner");
  Scenario goal = set_up(5);
  goal.plays("shoot", {6});
  CHECK(goal.score("home") == 1);
}

TEST_CASE("a free kick without a shot begins a new turn", "[3.0/5.2.2.c][R18]") {
  Scenario match = set_up(2);
  match.plays("play-on").asks("home", "target").plays("target C4", {5, 4});
  CHECK(match.control() == "home");
  CHECK(match.value() == 4);
}

TEST_CASE("a free kick stays in its area only with a second player there", "[3.0/5.2.2.d]") {
  Scenario alone = set_up(1);
  alone.plays("play-on").refuses("target C4", "3.0/5.2.2");
  Scenario pair = set_up(2);
  pair.plays("play-on").offers("target C4");
}

TEST_CASE("the goalkeeper may be the second player of a free kick", "[3.0/5.2.2.d][3.0/1.2.b]") {
  Scenario match = Scenario::position(attacking);
  match.places("C4").places("C2", 9).plays("place-keeper C4");
  match.places("C3", 10).plays("place-keeper C5").plays("done").plays("play-on").offers("target C4");
}

TEST_CASE("a quick free kick needs no set-up", "[3.0/5.2.3.a]") {
  for (const std::string area : {"L1", "C2", "R2"}) {
    Scenario match = Scenario::position(quick, R"({"ball": {"area": ")" + area + R"("},
                                                   "home": {"players": {"C2": 2, "L1": 1, "R2": 2}}})");
    match.asks("home", "react");
    CHECK(match.players("home", "C3") == 5);
    CHECK(match.value() == 1);
    CHECK(match.minute() == 11);
  }
  Scenario other_half = Scenario::position(quick, R"({"ball": {"area": "L3"},
                                                      "home": {"players": {"C2": 4, "L3": 1}}})");
  other_half.asks("home", "place");
  Scenario away = Scenario::position(quick, R"({"control": "away", "ball": {"area": "C4"}})");
  away.asks("away", "react");
}

TEST_CASE("a free kick in the centre is quick for either team", "[3.0/5.2.3.e]") {
  Scenario::position(quick).asks("home", "react");
  Scenario::position(quick, R"({"control": "away"})").asks("away", "react");
}

TEST_CASE("the kicking team moves as many as it likes before a quick free kick", "[3.0/5.2.3.b][R40]") {
  Scenario match = Scenario::position(quick);
  for (const std::string choice : {"react C2 C1", "react C2 L1", "react C2 R2", "react C2 C3", "react C3 C2",
                                   "react C3 L3", "react C3 R2", "react C3 C4"})
    match.offers(choice);
  for (int piece = 0; piece < 5; ++piece) match.plays("react C2 L1");
  for (int piece = 0; piece < 4; ++piece) match.plays("react C3 R3");
  CHECK(match.players("home", "L1") == 5);
  CHECK(match.players("home", "R3") == 4);
  match.offers_not("react C3 R3").plays("done").asks("away", "react");
}

TEST_CASE("the passive team answers a quick free kick with as many moves", "[3.0/5.2.3.c][R40]") {
  Scenario match = Scenario::position(quick);
  match.plays("react C2 L2").plays("react C2 R2").plays("done").asks("away", "react");
  match.plays("react C4 L4").plays("react C3 L2").offers_only({"done"});
  Scenario still = Scenario::position(quick);
  still.plays("done").asks("home", "target");
}

TEST_CASE("a goalkeeper who moves before a quick free kick counts for the answer", "[3.0/5.2.3.c][R40]") {
  Scenario match = Scenario::position(quick);
  match.plays("react-keeper C1 L1").plays("done").asks("away", "react");
  match.plays("react C4 L4").offers_only({"done"});
}

TEST_CASE("the moves of a quick free kick lead to a new turn", "[3.0/5.2.3.d]") {
  Scenario match = Scenario::position(quick);
  match.plays("react C2 L2").plays("done").plays("done").asks("home", "target");
  match.plays("target L2", {5, 4});
  CHECK(match.ball() == "L2");
}

TEST_CASE("an answer that nobody may give leaves the first free movements", "[3.0/5.2.3.c][3.0/4.5.2.b]") {
  Scenario match = Scenario::position(quick);
  match.plays("done").asks("home", "target").plays("target C3", {5, 4});
  match.asks("away", "free").offers("free C4 L4");
}

TEST_CASE("a piece moves once before a quick free kick", "[R114]") {
  Scenario match = Scenario::position(quick);
  match.plays("react C2 L2").refuses("react L2 L1", "R114");
  match.plays("react C2 C3").offers("react C3 R2");
}

TEST_CASE("offside binds the moves before a quick free kick", "[R113][R40]") {
  Scenario match = Scenario::position(quick, R"({"away": {"players": {"C3": 10, "C4": 0}}})");
  match.refuses("react C3 C4", "3.0/4.7.4").offers("react C3 L3");
  match.plays("react C2 L2").plays("done").asks("away", "react").offers("react C3 C2");
}

TEST_CASE("the closest player goes to a quick free kick", "[R55][R119]") {
  Scenario match = Scenario::position(turn, R"({"away": {"players": {"C4": 0, "L4": 1, "C3": 4, "C2": 5}}})");
  match.plays("target C4", {4, 4, 3, 3, 1}).asks("away", "bring");
  match.offers_only({"bring C3", "bring L4", "bring-keeper C5"}).plays("bring C3");
  CHECK(match.players("away", "C4") == 1);
  match.asks("away", "react");
  CHECK(match.control() == "away");
  match.plays("done").asks("away", "target");
}

TEST_CASE("a quick free kick is shot where a shot is allowed", "[R116]") {
  Scenario home_keeper = Scenario::position(quick);
  home_keeper.plays("done").asks("home", "target");

  Scenario match = Scenario::position(quick, R"({"away": {"keeper": "C4"}})");
  match.plays("react C2 L2").plays("done").plays("done").asks("home", "free-kick");
  match.plays("shoot", {5});
  CHECK(match.score("home") == 1);
}

TEST_CASE("a free kick drops what is left of the turn", "[R18]") {
  Scenario match = Scenario::position(turn);
  match.plays("target C3", {4, 4, 3, 5, 1}).plays("done").asks("home", "target");
}

TEST_CASE("clock and ball and value change before the set-up of a free kick", "[R125]") {
  Scenario match = Scenario::position(attacking);
  match.asks("home", "place");
  CHECK(match.minute() == 11);
  CHECK(match.value() == 1);
  CHECK(match.ball() == "C4");
}

}  // namespace
}  // namespace fuba::test::chapter_5_2_free_kick
