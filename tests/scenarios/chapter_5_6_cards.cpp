#include "support/scenario.hpp"

namespace fuba::test::chapter_5_6_cards {
namespace {

/// Event 8 gives Home a free kick and tests Away, event 6 the reverse.
constexpr auto turn = R"({
  "control": "home", "minute": 10, "ball": {"area": "C3", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 4, "C3": 4, "C4": 2}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C4": 4, "C3": 4, "C2": 2}}})";

Scenario away_with(int cards) {
  return Scenario::position(turn, R"({"away": {"yellow": )" + std::to_string(cards) + "}}");
}

/// Yellow cards of Away after a foul in an area that it had none before.
int cards_after(const std::string& target, int die) {
  Scenario match = Scenario::position(turn);
  if (die == 6)
    match.plays("target " + target, {4, 4, 3, 5, die, 6});
  else
    match.plays("target " + target, {4, 4, 3, 5, die});
  CHECK(match.yellow("home") == 0);
  return match.yellow("away");
}

TEST_CASE("a team is tested for a yellow card with one die", "[3.0/5.6.1.a][R33]") {
  Scenario passive = Scenario::position(turn);
  passive.plays("target C4", {4, 4, 3, 5, 4});
  CHECK(passive.yellow("away") == 1);
  CHECK(passive.yellow("home") == 0);
  Scenario controlling = Scenario::position(turn);
  controlling.plays("target C4", {4, 4, 3, 3, 4});
  CHECK(controlling.yellow("home") == 1);
  CHECK(controlling.yellow("away") == 0);
}

TEST_CASE("a 1 or 2 brings no card", "[3.0/5.6.1.b]") {
  for (const int die : {1, 2}) CHECK(cards_after("C4", die) == 0);
}

TEST_CASE("a 3 is a yellow card on the own side of the pitch", "[3.0/5.6.1.c]") {
  CHECK(cards_after("C4", 3) == 1);
  CHECK(cards_after("C3", 3) == 1);
  CHECK(cards_after("C2", 3) == 0);
  Scenario home = Scenario::position(turn);
  CHECK(home.plays("target C2", {4, 4, 3, 3, 3}).yellow("home") == 1);
  Scenario abroad = Scenario::position(turn);
  CHECK(abroad.plays("target C4", {4, 4, 3, 3, 3}).yellow("home") == 0);
}

TEST_CASE("a 4 or 5 is a yellow card", "[3.0/5.6.1.d]") {
  for (const int die : {4, 5})
    for (const std::string target : {"C2", "C3", "C4"}) CHECK(cards_after(target, die) == 1);
}

TEST_CASE("a 6 is a yellow card and a red card test with one card more", "[3.0/5.6.1.e]") {
  CHECK(cards_after("C2", 6) == 1);
  Scenario red = away_with(0);
  red.plays("target C4", {4, 4, 3, 5, 6, 1}).asks("away", "remove");
  CHECK(red.red("away") == 1);
  CHECK(red.yellow("away") == 0);
  Scenario spared = away_with(0);
  spared.plays("target C4", {4, 4, 3, 5, 6, 2}).asks("home", "place");
  CHECK(spared.red("away") == 0);
  CHECK(spared.yellow("away") == 1);
}

TEST_CASE("the card more of a 6 counts beside those the team has", "[3.0/5.6.1.e][3.0/5.6.2.a]") {
  Scenario red = away_with(1);
  red.plays("target C4", {4, 4, 3, 5, 6, 2}).asks("away", "remove");
  CHECK(red.red("away") == 1);
  CHECK(red.yellow("away") == 0);
  Scenario spared = away_with(1);
  spared.plays("target C4", {4, 4, 3, 5, 6, 3}).asks("home", "place");
  CHECK(spared.yellow("away") == 2);
}

TEST_CASE("a 6 injures nobody in the basic game", "[3.0/5.6.1.f]") {
  Scenario match = Scenario::position(turn);
  match.plays("target C3", {4, 4, 3, 5, 6, 6}).asks("home", "react");
  CHECK(match.players("home") == 10);
  CHECK(match.players("away") == 10);
}

TEST_CASE("a second yellow card brings a red card test", "[3.0/5.6.1.g]") {
  Scenario first = away_with(0);
  first.plays("target C4", {4, 4, 3, 5, 4});
  CHECK_FALSE(first.happened("red-card-test"));
  Scenario second = away_with(1);
  second.plays("target C4", {4, 4, 3, 5, 4, 6});
  CHECK(second.happened("red-card-test"));
  CHECK(second.yellow("away") == 2);
}

TEST_CASE("no card brings no red card test", "[3.0/5.6.1.g]") {
  Scenario match = away_with(3);
  match.plays("target C4", {4, 4, 3, 5, 2});
  CHECK(match.yellow("away") == 3);
}

TEST_CASE("a die below the number of yellow cards is a red card", "[3.0/5.6.2.a]") {
  Scenario red = away_with(2);
  red.plays("target C4", {4, 4, 3, 5, 4, 2}).asks("away", "remove");
  CHECK(red.red("away") == 1);
  Scenario equal = away_with(2);
  equal.plays("target C4", {4, 4, 3, 5, 4, 3}).asks("home", "place");
  CHECK(equal.red("away") == 0);
  CHECK(equal.yellow("away") == 3);
}

TEST_CASE("a team with a red card removes a player at once", "[3.0/5.6.2.b][R16]") {
  Scenario match = away_with(1);
  match.plays("target C4", {4, 4, 3, 5, 5, 1}).asks("away", "remove");
  match.offers_only({"remove C2", "remove C3", "remove C4"}).plays("remove C3");
  match.asks("home", "place").places("C4", 10).plays("place-keeper C1");
  match.places("C4", 9).plays("place-keeper C5").asks("home", "adjust");
  CHECK(match.players("away") == 9);
}

TEST_CASE("a removed player is missing where he stood", "[3.0/5.6.2.b]") {
  Scenario match = away_with(1);
  match.plays("target C3", {4, 4, 3, 5, 5, 1}).plays("remove C2").asks("home", "react");
  CHECK(match.players("away", "C2") == 1);
  CHECK(match.players("away") == 9);
}

TEST_CASE("a red card costs two yellow cards", "[3.0/5.6.2.c]") {
  Scenario match = away_with(2);
  match.plays("target C4", {4, 4, 3, 5, 4, 2});
  CHECK(match.yellow("away") == 1);
  CHECK(match.red("away") == 1);
}

TEST_CASE("a red card with a 1 costs one yellow card", "[3.0/5.6.2.d]") {
  Scenario match = away_with(2);
  match.plays("target C4", {4, 4, 3, 5, 4, 1});
  CHECK(match.yellow("away") == 2);
  CHECK(match.red("away") == 1);
}

TEST_CASE("a red card leaves the formation as it was", "[3.0/5.6.2.e]") {
  Scenario match = Scenario::position(
      turn,
      R"({"control": "away", "home": {"formation": "4-4-2"}, "away": {"formation": "5-4-1", "yellow": 1}})");
  match.plays("target C3", {4, 4, 3, 3, 4, 1}).plays("remove C2");
  CHECK(match.state()["away"]["formation"] == "5-4-1");
  match.plays("done").asks("home", "target").plays("target C3", {5, 3}).acts("action defence");
  for (int piece = 0; piece < 3; ++piece) match.plays("move C3 C4");
  match.plays("move C4 C5").plays("move C4 C5").offers_only({"done"});
}

TEST_CASE("the closest player goes to the ball when its last one is removed", "[R16][R55]") {
  Scenario match = Scenario::position(turn, R"({
    "home": {"yellow": 1, "players": {"C2": 4, "C3": 1, "L2": 5, "C4": 0}},
    "away": {"players": {"C4": 0, "C3": 0, "C2": 5, "R4": 5}}})");
  match.plays("target C3", {4, 4, 3, 3, 4, 1}).plays("remove C3");
  CHECK(match.players("away", "C3") == 1);
  CHECK(match.players("away", "C2") == 4);
  match.asks("away", "react");
}

}  // namespace
}  // namespace fuba::test::chapter_5_6_cards
