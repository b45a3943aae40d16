#include "support/scenario.hpp"

namespace fuba::test::chapter_5_3_corner_kick {
namespace {

constexpr auto corner = R"({
  "stage": "corner-kick", "corner": "L4", "control": "home", "minute": 10, "ball": {"area": "L4", "value": 4},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C4": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C2": 5, "C4": 5}}})";

constexpr auto turn = R"({
  "control": "home", "minute": 10, "ball": {"area": "L4", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"L1": 2, "C3": 4, "L4": 4}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"L1": 2, "C3": 4, "L4": 4}}})";

/// Nine of Home in C4 and in front, Away in C5, C4 and the right corner.
Scenario set_up() {
  Scenario match = Scenario::position(corner);
  match.places("C4", 3).places("C5", 3).places("R4", 3).plays("place-keeper C1");
  match.places("C4", 4).places("C5", 3).places("R4", 2).places("L4").plays("place-keeper C5").plays("done");
  return match;
}

TEST_CASE("both teams set up anew for a corner kick", "[3.0/5.3.a][3.0/5.3.1.a][R54]") {
  Scenario match = Scenario::position(corner);
  match.asks("home", "place").places("C4", 9).plays("place-keeper C1");
  match.asks("away", "place").places("C4", 10).plays("place-keeper C5");
  match.asks("home", "adjust").plays("adjust C4 C5").plays("adjust C4 L4").offers_only({"done"});
  match.plays("done").asks("home", "target");
}

TEST_CASE("the taker stands in the corner by himself", "[3.0/5.3.1.b][R8]") {
  Scenario match = Scenario::position(corner);
  match.places("C4", 9).asks("home", "place-keeper").plays("place-keeper C1");
  CHECK(match.players("home") == 9);
  CHECK(match.players("home", "L4") == 0);
  CHECK(match.state()["corner"] == "L4");
  CHECK(match.ball() == "L4");
  match.places("C4", 10).plays("place-keeper C5");
  CHECK(match.legal("adjust").size() == 6);
}

TEST_CASE("all others stand anywhere at a corner kick", "[3.0/5.3.1.c][R53]") {
  Scenario match = Scenario::position(corner);
  CHECK(match.legal("place").size() == 13);
  match.places("L4", 9);
  CHECK(match.legal("place-keeper").size() == 13);
  match.plays("place-keeper C5");
  CHECK(match.legal("place").size() == 13);
  match.places("C1", 10);
  CHECK(match.legal("place-keeper").size() == 13);
}

TEST_CASE("the ball has value 1 at a corner kick", "[3.0/5.3.1.d][R125]") {
  Scenario match = Scenario::position(corner);
  CHECK(match.value() == 1);
  CHECK(match.minute() == 11);
}

TEST_CASE("a corner kick begins a new turn with a target", "[3.0/5.3.2.a]") {
  Scenario match = set_up();
  match.asks("home", "target").plays("target C5", {5, 4});
  CHECK(match.value() == 4);
  CHECK(match.minute() == 12);
}

TEST_CASE("once its side is chosen a corner kick is set up and taken", "[3.0/5.3.a][3.0/5.3.2.a][R8]") {
  Scenario match = Scenario::position(turn, R"({"ball": {"area": "C4", "value": 2},
    "home": {"players": {"L1": 0, "C3": 8, "C4": 2, "L4": 0}},
    "away": {"players": {"L1": 0, "C3": 9, "C4": 1, "L4": 0}}})");
  match.plays("target C4", {4, 3}).acts("action shoot", {5}).plays("corner right");
  CHECK(match.state()["corner"] == "R4");
  match.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("place-keeper C5").plays("done");
  match.asks("home", "target");
}

TEST_CASE("others in the corner area are adjusted like everybody", "[3.0/5.3.1.c][3.0/3.3.c][R8]") {
  Scenario match = Scenario::position(corner);
  match.places("L4", 9).plays("place-keeper C1").places("C4", 10).plays("place-keeper C5");
  match.offers("adjust L4 C4");
}

TEST_CASE("one area lies between the corner and the penalty area", "[3.0/5.3.b][3.0/5.3.c][R8]") {
  Scenario kept = set_up();
  CHECK(kept.plays("target C5", {2, 4}).control() == "home");
  Scenario lost = set_up();
  CHECK(lost.plays("target C5", {1, 4}).control() == "away");
}

TEST_CASE("the corner touches its corner area only", "[3.0/5.3.b][R8]") {
  Scenario near = set_up();
  CHECK(near.plays("target L4", {1, 4}).control() == "home");
  Scenario front = set_up();
  CHECK(front.plays("target C4", {1, 4}).control() == "away");
  Scenario far_lost = set_up();
  CHECK(far_lost.plays("target R4", {2, 4}).control() == "away");
  Scenario far_kept = set_up();
  CHECK(far_kept.plays("target R4", {3, 4}).control() == "home");
}

TEST_CASE("the taker makes only his corner area reachable", "[3.0/5.3.b][R8]") {
  Scenario match = Scenario::position(corner);
  match.places("C2", 9).plays("place-keeper C1").places("C2", 10).plays("place-keeper C5").plays("done");
  match.offers("target L4").offers_not("target C5").offers_not("target C4");
}

TEST_CASE("the taker plays on in the corner area after the check", "[3.0/5.3.2.b][R8]") {
  Scenario match = set_up();
  match.plays("target C5", {4, 3});
  CHECK(match.players("home") == 10);
  CHECK(match.players("home", "L4") == 1);
  const nlohmann::json state = match.state();
  CHECK((!state.contains("corner") || state["corner"].is_null()));
}

TEST_CASE("the taker does not count in the corner area before the check", "[3.0/5.3.2.b][R8]") {
  Scenario match = set_up();
  match.plays("target L4", {4, 3});
  CHECK(match.chooser() == "away");
  CHECK(match.players("home", "L4") == 1);
}

TEST_CASE("the team awarded a corner chooses its side", "[R8]") {
  constexpr auto shot = R"({
    "control": "home", "minute": 10, "ball": {"area": "C5", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C5": 5}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C2": 5, "L4": 5}}})";
  Scenario left = Scenario::position(shot);
  left.plays("target C5", {5, 4}).acts("action shoot", {3}).asks("home", "corner");
  left.offers_only({"corner left", "corner right"}).plays("corner left").asks("home", "place");
  CHECK(left.ball() == "L4");
  Scenario right = Scenario::position(shot);
  right.plays("target C5", {5, 4}).acts("action shoot", {3}).plays("corner right");
  CHECK(right.ball() == "R4");
}

TEST_CASE("left and right are meant as the attacking team sees them", "[R8]") {
  Scenario match = Scenario::position(R"({
    "control": "away", "minute": 10, "ball": {"area": "C1", "value": 1},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C4": 5, "L1": 5}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 5, "C1": 5}}})");
  match.plays("target C1", {5, 4}).acts("action shoot", {3}).plays("corner left");
  CHECK(match.ball() == "R1");
}

TEST_CASE("a seven in a corner area gives a corner kick there", "[R8][R34]") {
  Scenario own = Scenario::position(turn);
  own.plays("target L4", {2, 2, 3, 4}).asks("home", "place");
  CHECK(own.ball() == "L4");
  CHECK(own.control() == "home");
  CHECK(own.value() == 1);
}

TEST_CASE("a seven in the own corner area gives the other team a corner kick", "[R34][3.0/1.5.d]") {
  Scenario match = Scenario::position(turn, R"({"ball": {"area": "L1"}})");
  match.plays("target L1", {3, 3, 3, 4}).asks("away", "place");
  CHECK(match.control() == "away");
  CHECK(match.ball() == "L1");
}

TEST_CASE("a seven elsewhere only skips the actions", "[R34]") {
  Scenario match = Scenario::position(turn, R"({"ball": {"area": "C3"}})");
  match.plays("target C3", {4, 4, 3, 4}).asks("home", "target");
  CHECK(match.value() == 4);
}

TEST_CASE("a corner kick that fails leaves the ball and the taker in the corner area", "[R8][R31]") {
  Scenario match = set_up();
  match.plays("target C5", {5, 5, 1, 1});
  CHECK(match.control() == "away");
  CHECK(match.ball() == "L4");
  CHECK(match.players("home", "L4") == 1);
}

TEST_CASE("a foul at a corner kick brings the taker back", "[R8][R33][3.0/5.2.d]") {
  Scenario match = set_up();
  match.plays("target C5", {5, 5, 4, 4, 1}).asks("home", "place");
  CHECK(match.players("home", "C5") == 1);
  match.places("C4", 9).asks("home", "place-keeper");
}

TEST_CASE("without outfield players the goalkeeper takes the corner", "[R17][i]") {
  Scenario match = Scenario::position(corner, R"({"home": {"players": {"C2": 0, "C4": 0}}})");
  match.asks("away", "place");
  CHECK(match.keeper("home") == "L4");
}

TEST_CASE("a team with fewer players takes a corner with those it has", "[R17]") {
  Scenario match = Scenario::position(corner, R"({"home": {"red": 1, "players": {"C2": 4}}})");
  match.places("C4", 8).plays("place-keeper C1").asks("away", "place");
}

}  // namespace
}  // namespace fuba::test::chapter_5_3_corner_kick
