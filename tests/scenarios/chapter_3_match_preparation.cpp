#include "support/scenario.hpp"

namespace fuba::test::chapter_3_match_preparation {
namespace {

Scenario rolled(Script dice) {
  Scenario match = Scenario::match();
  match.plays("formation 4-4-2").plays("formation 4-4-2", dice);
  return match;
}

Scenario home_kicks_off() {
  Scenario match = rolled({5, 3});
  match.plays("kick-off take");
  return match;
}

constexpr auto second_half = R"({
  "stage": "kick-off", "control": "away", "half": 2, "minute": 45, "ball": {"area": "C3", "value": 1},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C3": 10}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 10}}})";

TEST_CASE("the match begins with the referees and the ball in place",
          "[3.0/3.a][3.0/3.1.a][3.0/3.1.b][3.0/3.3.1.b]") {
  Scenario match = Scenario::match();
  CHECK(match.half() == 1);
  CHECK(match.minute() == 0);
  CHECK(match.stoppage() == 0);
  CHECK(match.score("home") == 0);
  CHECK(match.score("away") == 0);
  CHECK(match.ball() == "C3");
  CHECK(match.value() == 1);
}

TEST_CASE("the roll comes before the players are placed", "[3.0/3.b]") {
  Scenario match = rolled({5, 3});
  CHECK(match.players("home") == 0);
  match.asks("home", "kick-off").plays("kick-off take").asks("home", "place");
}

TEST_CASE("each half begins on its start square and the kick-off takes a minute",
          "[3.0/3.1.a][R48][R11][R125]") {
  CHECK(rolled({5, 3}).minute() == 0);
  CHECK(home_kicks_off().minute() == 1);
  Scenario match = Scenario::position(second_half);
  CHECK(match.half() == 2);
  CHECK(match.minute() == 46);
  CHECK(match.stoppage() == 0);
}

TEST_CASE("the marker stops on the first stoppage square", "[R11]") {
  Scenario match = Scenario::position(R"({
    "control": "home", "minute": 44, "ball": {"area": "C3", "value": 3},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})");
  match.plays("target C3", {6, 2});
  CHECK(match.minute() == 45);
  CHECK(match.stoppage() == 1);
  CHECK(match.half() == 1);
  CHECK_FALSE(match.happened("half-ends"));
}

TEST_CASE("the higher die chooses who starts with the ball", "[3.0/3.2.a][3.0/3.2.b]") {
  Scenario home = rolled({5, 3});
  home.asks("home", "kick-off").offers_only({"kick-off take", "kick-off give"});
  rolled({3, 5}).asks("away", "kick-off");
}

TEST_CASE("the team that starts with the ball is the controlling team", "[3.0/3.2.c]") {
  Scenario taken = rolled({5, 3});
  CHECK(taken.plays("kick-off take").control() == "home");
  Scenario given = rolled({5, 3});
  CHECK(given.plays("kick-off give").control() == "away");
  Scenario won = rolled({1, 6});
  CHECK(won.plays("kick-off take").control() == "away");
}

TEST_CASE("equal dice for the kick-off are rolled again", "[R15][3.0/3.2.b]") {
  Scenario match = rolled({4, 4, 1, 1, 2, 6});
  match.asks("away", "kick-off");
}

TEST_CASE("the controlling team sets up first and the passive team after it",
          "[3.0/3.3.a][3.0/3.3.b][3.0/3.3.1.c]") {
  Scenario match = rolled({5, 3});
  match.plays("kick-off give").asks("away", "place").places("C3", 10);
  match.asks("home", "place").places("C3", 10);
  match.asks("away", "adjust");
}

TEST_CASE("the controlling team may adjust up to two players by one area", "[3.0/3.3.c][3.0/3.3.1.c][R54]") {
  Scenario match = home_kicks_off();
  match.places("C3", 6).places("C2", 4).places("C3", 10);
  match.asks("home", "adjust");
  match.offers_only({"adjust C3 L2", "adjust C3 R2", "adjust C3 C2", "adjust C2 C1", "adjust C2 L1",
                     "adjust C2 R1", "adjust C2 L2", "adjust C2 R2", "adjust C2 C3", "done"});
  match.plays("adjust C3 L2").plays("adjust C2 C1");
  match.refuses("adjust C3 R2", "3.0/3.3").offers_only({"done"}).plays("done");
  CHECK(match.players("home", "C3") == 5);
  CHECK(match.players("home", "L2") == 1);
  CHECK(match.players("home", "C2") == 3);
  CHECK(match.players("home", "C1") == 1);
  match.asks("home", "target");
}

TEST_CASE("the passive team does not adjust", "[3.0/3.3.c]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10).places("C4", 10).plays("done").asks("home", "target");
}

TEST_CASE("an adjusted player stays within the set-up rules", "[3.0/3.3.d][R54][R118]") {
  Scenario match = home_kicks_off();
  match.places("C3", 3).places("C2", 7).places("C4", 10);
  match.offers_not("adjust C3 C4").offers_not("adjust C3 L3");
  match.refuses("adjust C3 C4", "3.0/3.3.1");
  match.plays("adjust C3 L2").refuses("adjust C3 L2", "3.0/3.3.1").offers_not("adjust C3 R2");
}

TEST_CASE("every adjustment leaves a set-up that is allowed", "[R118]") {
  Scenario match = home_kicks_off();
  match.places("C3", 2).places("C2", 8).places("C4", 10);
  match.refuses("adjust C3 L2", "3.0/3.3.1");
  match.plays("adjust C2 C3");
  match.offers("adjust C3 L2");
}

TEST_CASE("a piece is adjusted once", "[R114]") {
  Scenario match = home_kicks_off();
  match.places("C3", 2).places("C2", 8).places("C4", 10);
  match.plays("adjust C2 L2").refuses("adjust L2 L1", "R114");
}

TEST_CASE("the formation does not bind the set-up", "[3.0/3.3.e]") {
  Scenario match = Scenario::match();
  match.plays("formation 8-1-1").plays("formation 1-1-8", {5, 3}).plays("kick-off take");
  match.places("C3", 10).places("C5", 10).asks("home", "adjust");
}

TEST_CASE("a kick-off begins each half and follows each goal", "[3.0/3.3.1.a]") {
  Scenario first = rolled({5, 3});
  first.plays("kick-off take");
  CHECK(first.event("restart")["to"] == "C3");
  CHECK(first.control() == "home");

  Scenario ending = Scenario::position(R"({
    "control": "home", "half": 1, "minute": 45, "stoppage": 2, "ball": {"area": "C3", "value": 4},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})");
  ending.plays("target C3", {4, 3}).plays("done").plays("done").asks("away", "place");
  CHECK(ending.ball() == "C3");
  CHECK(ending.value() == 1);

  Scenario goal = Scenario::position(R"({
    "control": "home", "minute": 20, "ball": {"area": "C4", "value": 2},
    "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
    "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 1, "C3": 7, "C2": 2}}})");
  goal.plays("target C4", {4, 1}).acts("action shoot", {6});
  CHECK(goal.score("home") == 1);
  CHECK(goal.ball() == "C3");
  CHECK(goal.value() == 1);
  CHECK(goal.control() == "away");
  goal.asks("away", "place");
}

TEST_CASE("the kicking team places two players in the centre", "[3.0/3.3.1.d]") {
  Scenario match = home_kicks_off();
  match.places("C2", 8).asks("away", "place");
  CHECK(match.players("home", "C3") == 2);
  CHECK(match.players("home", "C2") == 8);
}

TEST_CASE("nine players outside the centre are one too many", "[3.0/3.3.1.d]") {
  Scenario match = home_kicks_off();
  match.places("C3", 1).places("C2", 8).asks("away", "place");
  CHECK(match.players("home", "C3") == 2);
}

TEST_CASE("the passive team need not stand in the centre", "[3.0/3.3.1.d][3.0/3.3.1.g]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10).places("C4", 10);
  CHECK(match.players("away", "C3") == 0);
}

TEST_CASE("the kicking team stands in its own half", "[3.0/3.3.1.e][R6]") {
  Scenario match = home_kicks_off();
  match.offers_only({"place L1", "place L2", "place R1", "place R2", "place C1", "place C2", "place C3"});
  match.refuses("place L3", "3.0/3.3.1").refuses("place C4", "3.0/3.3.1");
}

TEST_CASE("the passive team stands in its own half", "[3.0/3.3.1.g][R6]") {
  Scenario match = home_kicks_off();
  match.places("C3", 10);
  match.offers_only({"place L3", "place L4", "place R3", "place R4", "place C3", "place C4", "place C5"});
  match.refuses("place L2", "3.0/3.3.1").refuses("place C2", "3.0/3.3.1");
}

TEST_CASE("both goalkeepers stand in their penalty areas at a kick-off", "[3.0/3.3.1.f][3.0/3.3.1.h]") {
  Scenario match = Scenario::position(second_half, R"({"home": {"keeper": "C3"}, "away": {"keeper": "C3"}})");
  match.places("C3", 10).asks("home", "place").places("C3", 10).asks("away", "adjust");
  CHECK(match.keeper("home") == "C1");
  CHECK(match.keeper("away") == "C5");
  CHECK(match.legal("adjust-keeper").empty());
}

TEST_CASE("a team with fewer players sets up those it has", "[R17]") {
  Scenario match = Scenario::position(second_half, R"({
    "home": {"red": 1, "players": {"C3": 9}}, "away": {"red": 2, "players": {"C3": 8}}})");
  match.places("C3", 2).places("C4", 6).asks("home", "place").places("C2", 9).asks("away", "adjust");
  CHECK(match.players("home") == 9);
  CHECK(match.players("away") == 8);
}

TEST_CASE("the last two players kick off together", "[R17][3.0/3.3.1.d]") {
  Scenario match = Scenario::position(second_half, R"({"away": {"red": 8, "players": {"C3": 2}}})");
  CHECK(match.players("away", "C3") == 2);
  match.asks("home", "place");
}

TEST_CASE("players who all have to stay are not adjusted", "[R17][3.0/3.3.d][d]") {
  Scenario match = Scenario::position(second_half, R"({"away": {"red": 8, "players": {"C3": 2}}})");
  match.places("C2", 10).asks("away", "target");
}

TEST_CASE("what was adjusted does not bind the first free movements", "[3.0/3.3.c][3.0/4.5.2.b]") {
  Scenario match = home_kicks_off();
  match.places("C3", 3).places("C2", 7).places("C4", 10).plays("adjust C2 L2").plays("done");
  match.plays("target C3", {5, 2}).asks("home", "free").offers("free C3 R2").offers("free L2 L3");
  match.plays("free C2 R1").plays("free C2 L1").offers("free C2 R2");
}

TEST_CASE("Heidi and Otto prepare their match", "[3.0/3.c][3.0/3.d][3.0/3.e]") {
  Scenario match = rolled({5, 3});
  match.asks("home", "kick-off").plays("kick-off take");
  CHECK(match.control() == "home");
  match.asks("home", "place").places("C3", 4).places("L2", 2).places("R2", 2).places("C2", 2);
  CHECK(match.keeper("home") == "C1");
  match.asks("away", "place").places("C3", 3).places("L3", 2).places("R3", 2).places("C4", 3);
  match.asks("home", "adjust").plays("adjust C3 L2").plays("adjust C3 L2").plays("done");
  CHECK(match.players("home", "C3") == 2);
  CHECK(match.players("home", "L2") == 4);
  match.asks("home", "target").offers("target L2");
}

TEST_CASE("the team that was passive first begins the second half", "[3.0/3.c][3.0/3.3.1.a]") {
  for (const std::string starters : {"home", "away"}) {
    Scenario match = Scenario::position(R"({
      "control": "home", "half": 1, "minute": 45, "stoppage": 2, "ball": {"area": "C3", "value": 4},
      "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
      "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})",
                                        R"({"starters": ")" + starters + R"("})");
    match.plays("target C3", {4, 3}).plays("done").plays("done");
    CHECK(match.control() == (starters == "home" ? "away" : "home"));
    CHECK(match.half() == 2);
    CHECK(match.minute() == 46);
  }
}

}  // namespace
}  // namespace fuba::test::chapter_3_match_preparation
