// Set-up and kick-off (stw/1).
#include "stw/scenario.hpp"

namespace stw::test::kick_off {
namespace {

constexpr auto at_kick_off = R"({"stage": "kick-off", "control": "home"})";

TEST_CASE("the lower throw kicks off, equal ones are repeated", "[W20][stw/1B.a]") {
  Scenario match = Scenario::match({4, 4, 3, 3, 2, 5});
  match.asks("home", "place").stands_at("place");
  CHECK(match.state()["starters"] == "home");
  CHECK(match.state()["control"] == "home");
  CHECK(match.event("kick-off-roll")["dice"] == nlohmann::json{2, 5});
  CHECK(match.events("dice").size() == 3);
  CHECK(match.events("dice")[2]["by"] == nlohmann::json{"home", "away"});
  Scenario::match({6, 1}).asks("away", "place");
}

TEST_CASE("a set-up asks for the keeper and the strikers, one team after the other",
          "[W21][W22][stw/1A.b][stw/1A.c][stw/1A.d]") {
  Scenario match = Scenario::match({1, 2});
  match.offers_only({"place keeper D1", "place keeper E1"});
  match.refuses("place keeper D2", "no-place", "stw/1A");
  match.plays("place keeper E1").offers_only({"place striker D8", "place striker E8"});
  CHECK(match.ball() == "");
  match.plays("place striker D8");
  CHECK(match.ball() == "D8");
  match.offers_only({"place striker A8", "place striker B8", "place striker C8", "place striker E8",
                     "place striker F8", "place striker G8", "place striker H8"});
  match.plays("place striker H8").asks("away", "place");
  CHECK(match.pawn(Team::home, 1) == "E1");
  CHECK(match.pawn(Team::home, 2) == "B4");
  CHECK(match.pawn(Team::home, 3) == "D4");
  CHECK(match.pawn(Team::home, 4) == "E4");
  CHECK(match.pawn(Team::home, 5) == "G4");
  CHECK(match.pawn(Team::home, 6) == "A6");
  CHECK(match.pawn(Team::home, 7) == "C6");
  CHECK(match.pawn(Team::home, 8) == "F6");
  CHECK(match.pawn(Team::home, 9) == "H6");
  match.plays("place keeper D16");
  match.offers_only(
      {"place striker A9", "place striker B9", "place striker F9", "place striker G9", "place striker H9"});
  match.refuses("place striker C9", "too-near", "stw/10");
  match.plays("place striker A9").refuses("place striker A9", "mate-there", "W11");
  match.plays("place striker B9", {3}).asks("home", "ball");
  CHECK(match.pawn(Team::away, 2) == "B13");
  CHECK(match.pawn(Team::away, 9) == "H11");
  CHECK(match.state()["restart"] == "kick-off");
}

TEST_CASE("at a kick-off the ball goes into the other half and then the team tries to reach it",
          "[W24][stw/1B.b][stw/1B.c]") {
  Scenario match = Scenario::position(at_kick_off);
  match.plays(
      {"place keeper D1", "place striker E8", "place striker G8", "place keeper D16", "place striker A9"});
  match.plays("place striker H9", {2});
  for (const std::string& choice : match.legal()) CHECK(parse_command(choice)->to >= sq("A9"));
  match.refuses("ball E8 E6", "not-across", "W24").refuses("ball E8 C8", "not-across", "W24");
  match.refuses("move E8 E9", "not-asked", "stw/4");
  match.plays("ball E8 E10", {2}).stands_at("capture").asks("home", "move");
  CHECK(match.event("dice")["purpose"] == "attempt");
  match.refuses("move E8 E10", "may-not-touch", "W45").offers("move G8 E10").plays("move G8 E10");
  CHECK(match.happened("captured"));
  match.asks("away", "keeper");
}

TEST_CASE("a 1 at a kick-off is no dribble", "[W24][W46]") {
  Scenario match = Scenario::position(at_kick_off);
  match.plays(
      {"place keeper D1", "place striker E8", "place striker G8", "place keeper D16", "place striker A9"});
  match.plays("place striker H9", {1}).offers_only({"ball E8 D9", "ball E8 E9", "ball E8 F9"});
}

TEST_CASE("pawns sent off leave their places empty, and somebody else kicks off", "[W23]") {
  Scenario one = Scenario::position(at_kick_off, R"({"home": {"red": [10, 6, 3]}, "away": {"red": [11]}})");
  one.plays("place keeper D1").plays("place striker E8").asks("away", "place");
  CHECK(one.pawn(Team::home, 11) == "E8");
  CHECK(one.pawn(Team::home, 3) == "");
  CHECK(one.pawn(Team::home, 6) == "");
  one.plays("place keeper D16").plays("place striker A9", {4}).asks("home", "ball");

  Scenario midfielder = Scenario::position(at_kick_off, R"({"home": {"red": [6, 10, 11]}})");
  midfielder.plays("place keeper D1").plays("place striker D8");
  CHECK(midfielder.pawn(Team::home, 7) == "D8");

  Scenario defender = Scenario::position(at_kick_off, R"({"home": {"red": [2, 6, 7, 8, 9, 10, 11]}})");
  defender.plays("place keeper D1").plays("place striker D8");
  CHECK(defender.pawn(Team::home, 3) == "D8");

  Scenario last = Scenario::position(at_kick_off, R"({"home": {"red": [2, 3, 4, 6, 7, 8, 9, 10, 11]}})");
  last.plays("place keeper D1").plays("place striker D8");
  CHECK(last.pawn(Team::home, 5) == "D8");
}

TEST_CASE("a lone keeper kicks off himself, with two dice", "[W23][W161]") {
  Scenario match = Scenario::position(at_kick_off, R"({"home": {"red": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}})");
  match.plays({"place striker D8", "place keeper D16", "place striker A9"});
  CHECK(match.pawn(Team::home, 1) == "D8");
  match.plays("place striker H9", {1, 2}).stands_at("ball").offers("ball D8 D11");
}

TEST_CASE("a team without any pawn does not kick off", "[W162]") {
  Scenario match =
      Scenario::position(at_kick_off, R"({"home": {"red": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}})");
  match.asks("away", "place");
  CHECK(match.control() == "away");
}

TEST_CASE("a kick-off that nobody is left to take is refused", "[notation][W162]") {
  nlohmann::json position = nlohmann::json::parse(at_kick_off);
  for (const char* team : {"home", "away"}) position[team]["red"] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  CHECK(refused_field(position.dump()) == "/away");
}

TEST_CASE("a kick-off follows a goal and sets both teams up anew, cards apart", "[W25][stw/5.b]") {
  Scenario match = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [2],
    "score": {"home": 1, "away": 0},
    "home": {"keeper": "D1", "midfielders": ["A6", "D14"], "strikers": ["D12"], "yellow": [10]},
    "away": {"keeper": "D16", "defenders": ["A16"], "strikers": ["A9"], "defenders_booked": true}})");
  match.plays("ball D12 D14", {1}).asks("away", "place");
  CHECK(match.score(Team::home) == 2);
  CHECK(match.event("goal")["score"] == nlohmann::json{{"home", 2}, {"away", 0}});
  CHECK(match.state()["restart"] == "kick-off");
  CHECK(match.pawn(Team::home, 6) == "");
  CHECK(match.state()["home"]["yellow"] == nlohmann::json{10});
  CHECK(match.state()["away"]["defenders_booked"] == true);
  CHECK(match.state()["home"]["red"] == nlohmann::json{2, 3, 4, 5, 8, 9, 11});
}

}  // namespace
}  // namespace stw::test::kick_off
