// Challenges, marking and anticipation (K15, K16, S18, S19).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::challenges_chapter {
namespace {

constexpr auto high_ball = R"({
  "rules": "soccer-city", "control": "home", "carrier": 4,
  "home": {"players": {"1": "H1", "4": "H6", "9": "H12"}, "hand": {"ball": ["medium"]}},
  "away": {"players": {"1": "H21", "2": "H13", "3": "A20"}}})";

TEST_CASE("city: a marked receiver of a high pass has a challenge", "[soccer-city/K15][soccer-city/K16]") {
  Scenario won = Scenario::position(high_ball);
  won.plays("pass medium H12", {4, 3});
  CHECK(won.event("challenge")["won"] == true);
  CHECK(won.control() == "home");
  CHECK(won.state()["high"] == 9);
  Scenario free = Scenario::position(high_ball, R"({"away": {"players": {"2": "H14"}}})");
  free.plays("pass medium H12");
  CHECK_FALSE(free.happened("challenge"));
}

TEST_CASE("city: equal dice are the defender's", "[soccer-city/K15][soccer-city/S19]") {
  Scenario match = Scenario::position(high_ball);
  match.plays("pass medium H12", {3, 3}).asks("home", "reposition");
  CHECK(match.event("gained")["rule"] == "soccer-city/K15");
  CHECK(match.control() == "away");
  CHECK(match.ball() == "H13");
  match.plays("done").asks("away", "reposition");
}

TEST_CASE("city: there is a challenge for each marker, in the order of the numbers", "[soccer-city/S19]") {
  constexpr auto two = R"({"away": {"players": {"3": "G12"}}})";
  Scenario second = Scenario::position(high_ball, two);
  second.plays("pass medium H12", {5, 1, 2, 6});
  CHECK(second.events("challenge").size() == 2);
  CHECK(second.event("challenge")["other"] == 2);
  CHECK(second.ball() == "G12");
  Scenario first = Scenario::position(high_ball, two);
  first.plays("pass medium H12", {1, 5});
  CHECK(first.ball() == "H13");
}

TEST_CASE("city: the goalkeeper adds two in his own box", "[soccer-city/K15]") {
  constexpr auto near_goal = R"({"home": {"players": {"4": "H14", "8": "G5", "9": "H19"}},
                                 "away": {"players": {"1": "H20", "2": "A20", "3": "O20"}}})";
  Scenario match = Scenario::position(high_ball, near_goal);
  match.plays("pass medium H19", {5, 3});
  CHECK(match.event("challenge")["opposed"] == 5);
  CHECK(match.control() == "away");
}

TEST_CASE("city: short passes bring no challenge", "[soccer-city/K12]") {
  Scenario match = Scenario::position(
      high_ball,
      R"({"home": {"players": {"9": "H9"}, "hand": {"ball": ["short"]}}, "away": {"players": {"2": "H10"}}})");
  match.plays("pass short H9");
  CHECK_FALSE(match.happened("challenge"));
  CHECK(match.state()["reached"] == 9);
  CHECK(match.state()["high"].is_null());
}

constexpr auto short_pass = R"({
  "rules": "soccer-city", "control": "home", "carrier": 4,
  "home": {"players": {"1": "H1", "4": "H6", "9": "H10"}, "hand": {"ball": ["short", "medium"]}},
  "away": {"players": {"1": "H21", "2": "G8", "8": "G9"}, "hand": {"defence": ["anticipation-2"]}}})";

TEST_CASE("city: the defence may step into the way of a pass", "[soccer-city/S18]") {
  Scenario match = Scenario::position(short_pass);
  match.plays("pass short H10").asks("away", "anticipate");
  match.offers("anticipate anticipation-2 G8 H8").offers("anticipate anticipation-2 G8 H9");
  match.offers("anticipate anticipation-2 G9 H9")
      .offers_not("anticipate anticipation-2 G9 H10")
      .offers("decline");
  match.plays("anticipate anticipation-2 G8 H8", {2}).asks("home", "reposition");
  CHECK(match.control() == "away");
  CHECK(match.at("away", 2) == "H8");
  CHECK(match.ball() == "H8");
}

TEST_CASE("city: who anticipates in vain goes back and is beaten, and the pass goes on",
          "[soccer-city/S18]") {
  Scenario match = Scenario::position(short_pass);
  match.plays("pass short H10").plays("anticipate anticipation-2 G9 H9", {4}).asks("home", "reposition");
  CHECK(match.at("away", 8) == "G9");
  CHECK(match.ball() == "H10");
  match.plays("done").asks("away", "reposition");
  match.offers("move G8 F9").refuses("move G9 G10", "soccer-city/S22");
}

TEST_CASE("city: a high pass is anticipated in its empty target only", "[soccer-city/S18]") {
  Scenario match = Scenario::position(short_pass, R"({"away": {"players": {"2": "G8", "8": "H12"}}})");
  match.plays("pass medium H11").asks("away", "anticipate");
  match.offers_only({"anticipate anticipation-2 H12 H11", "decline"});
  match.refuses("anticipate anticipation-2 G8 H9", "soccer-city/S18");
  match.refuses("anticipate anticipation-2 A1 H11", "soccer-city/S18");
  Scenario held = Scenario::position(
      short_pass, R"({"home": {"players": {"9": "H11"}}, "away": {"players": {"8": "A20"}}})");
  held.plays("pass medium H11").asks("home", "reposition");
}

TEST_CASE("city: close and square passes cannot be anticipated", "[soccer-city/S18][soccer-city/K17]") {
  Scenario close = Scenario::position(short_pass, R"({"free": "free-kick"})");
  close.plays("close H10").asks("home", "reposition");
  Scenario square = Scenario::position(short_pass, R"({"home": {"players": {"9": "J6"}}})");
  square.plays("square short J6").asks("home", "reposition");
}

TEST_CASE("city: chances of challenge and anticipation are exact", "[soccer-city/S18][soccer-city/S19]") {
  Scenario match = Scenario::position(high_ball);
  CHECK(match.odds("pass medium H12")["kept"].get<double>() == Approx(15.0 / 36));
  Scenario asked = Scenario::position(short_pass);
  asked.plays("pass short H10");
  CHECK(asked.odds("anticipate anticipation-2 G8 H8")["won"].get<double>() == Approx(5.0 / 6));
  CHECK(asked.odds("anticipate anticipation-2 G9 H9")["won"].get<double>() == Approx(2.0 / 6));
  CHECK(asked.odds("decline").is_null());
}

}  // namespace
}  // namespace soccer_city::test::challenges_chapter
