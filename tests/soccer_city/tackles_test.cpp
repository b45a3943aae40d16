// Tackles, fouls and free kicks (K10, S8, S23 to S26).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::tackles_chapter {
namespace {

constexpr auto duel = R"({
  "rules": "soccer-city", "stage": "defence", "control": "home", "carrier": 8,
  "home": {"players": {"1": "H1", "8": "H12"}},
  "away": {"players": {"1": "H21", "2": "H13", "3": "H15", "9": "A3"},
           "hand": {"defence": ["shift-1", "sprint-back-2", "rush-out-3"]}}})";

TEST_CASE("city: with a bonus of 0 or 1 the tackler may run first, with more he stands beside the ball",
          "[soccer-city/S23][soccer-city/S8]") {
  Scenario match = Scenario::position(duel, R"({"away": {"players": {"3": "I13"}}})");
  match.offers("tackle shift-1 H13 H13")
      .offers("tackle sprint-back-2 H13 H13")
      .offers("tackle rush-out-3 H13 H13");
  match.offers("tackle shift-1 I13 I12").offers_not("tackle shift-1 H13 I12");
  match.refuses("tackle sprint-back-2 I13 I12", "soccer-city/S8");
  match.refuses("tackle shift-1 A3 A4", "soccer-city/S23")
      .refuses("tackle shift-1 B3 I12", "soccer-city/S23");
  match.refuses("tackle shift-1 A3 I12", "soccer-city/S8");
}

TEST_CASE("city: a tackler who runs first stands there afterwards", "[soccer-city/S23][soccer-city/S8]") {
  Scenario match = Scenario::position(duel, R"({"away": {"players": {"3": "I13"}}})");
  match.plays("tackle shift-1 I13 I12", {1, 1});
  CHECK(match.at("away", 3) == "I12");
}

TEST_CASE("city: the tackler wins with more", "[soccer-city/S23]") {
  Scenario match = Scenario::position(duel);
  match.plays("tackle sprint-back-2 H13 H13", {1, 2}).asks("away", "reposition");  // 1+4+2 against 2+4+2
  CHECK(match.event("tackled")["opposed"] == 7);
  CHECK(match.event("tackled")["total"] == 8);
  CHECK(match.event("gained")["rule"] == "soccer-city/S23");
  CHECK(match.control() == "away");
  CHECK(match.ball() == "H13");
}

TEST_CASE("city: equal is not enough, the tackler is beaten and the attacker slips away",
          "[soccer-city/S23][soccer-city/S22]") {
  Scenario match = Scenario::position(duel);
  match.plays("tackle sprint-back-2 H13 H13", {1, 1}).asks("home", "slip");
  match.offers("move H12 I12").offers("done").refuses("move H12 I13", "soccer-city/S23");
  match.plays("move H12 I12").asks("away", "reposition");
  CHECK(match.event("moved")["rule"] == "soccer-city/S23");
  CHECK(match.ball() == "I12");
  match.refuses("move H13 H14", "soccer-city/S22");
}

TEST_CASE("city: the hidden dribble counts for the attacker, is shown and used up",
          "[soccer-city/S23][soccer-city/S20]") {
  Scenario match = Scenario::position(duel, R"({"home": {"hidden": "solo-run-3"}})");
  match.plays("tackle rush-out-3 H13 H13", {1, 4});  // 1+4+2+3 against 4+4+3
  CHECK(match.event("tackled")["opposed"] == 10);
  CHECK(match.event("shown")["card"] == "solo-run-3");
  CHECK(match.control() == "away");
  CHECK(match.state()["discards"]["attack"] == nlohmann::json{"solo-run-3"});
}

TEST_CASE("city: a goalkeeper with the ball in his own box cannot be tackled", "[soccer-city/S24]") {
  Scenario match = Scenario::position(
      duel, R"({"carrier": 1, "home": {"players": {"1": "H3"}}, "away": {"players": {"9": "H4"}}})");
  match.refuses("tackle shift-1 H4 H4", "soccer-city/S24").offers("tactic shift-1");
}

TEST_CASE("city: three less brings the referee die", "[soccer-city/S25]") {
  Scenario on = Scenario::position(duel);
  on.plays("tackle shift-1 H13 H13", {3, 1, 2}).asks("home", "slip");  // 9 against 6
  CHECK(on.event("foul")["call"] == "play-on");
  Scenario narrow = Scenario::position(duel);
  narrow.plays("tackle shift-1 H13 H13", {2, 1}).asks("home", "slip");
  Scenario foul = Scenario::position(duel);
  foul.plays("tackle shift-1 H13 H13", {3, 1, 4}).asks("away", "reposition");
  CHECK(foul.event("foul")["call"] == "foul");
  CHECK_FALSE(foul.happened("yellow-card"));
}

TEST_CASE("city: a goalkeeper tackles with 4 in his own box and with 2 outside it",
          "[soccer-city/S23][soccer-city/K4]") {
  Scenario inside =
      Scenario::position(duel, R"({"home": {"players": {"8": "H18"}}, "away": {"players": {"1": "H19"}}})");
  inside.plays("tackle shift-1 H19 H19", {1, 2});
  CHECK(inside.event("tackled")["total"] == 7);
  Scenario outside =
      Scenario::position(duel, R"({"home": {"players": {"8": "H16"}}, "away": {"players": {"1": "H17"}}})");
  outside.plays("tackle shift-1 H17 H17", {1, 2});
  CHECK(outside.event("tackled")["total"] == 5);
}

TEST_CASE("city: a bonus of 3 and the referee change the die", "[soccer-city/S25][soccer-city/S11]") {
  Scenario hard = Scenario::position(duel);
  hard.plays("tackle rush-out-3 H13 H13", {5, 1, 2});  // 11 against 8, 2 + 1
  CHECK(hard.event("foul")["call"] == "foul");
  constexpr auto strict = R"({"options": ["factors"], "factor": "strict-referee"})";
  Scenario booked = Scenario::position(duel, strict);
  booked.plays("tackle shift-1 H13 H13", {3, 1, 4});
  CHECK(booked.event("foul")["call"] == "booking");
  constexpr auto lenient = R"({"options": ["factors"], "factor": "lenient-referee"})";
  Scenario let_off = Scenario::position(duel, lenient);
  let_off.plays("tackle shift-1 H13 H13", {3, 1, 3}).asks("home", "slip");
}

TEST_CASE("city: a reprimand helps tackles", "[soccer-city/S11]") {
  Scenario match = Scenario::position(duel, R"({"options": ["factors"], "factor": "reprimand"})");
  match.plays("tackle sprint-back-2 H13 H13", {1, 1});
  CHECK(match.control() == "away");
}

TEST_CASE("city: a second yellow card is red, and he leaves", "[soccer-city/S25]") {
  Scenario first = Scenario::position(duel);
  first.plays("tackle shift-1 H13 H13", {3, 1, 6});
  CHECK(first.state()["away"]["yellow"] == nlohmann::json{2});
  CHECK(first.at("away", 2) != "none");
  Scenario second = Scenario::position(duel, R"({"away": {"yellow": [2]}})");
  second.plays("tackle shift-1 H13 H13", {3, 1, 5});
  CHECK(second.at("away", 2) == "none");
  CHECK(second.state()["away"]["red"] == nlohmann::json{2});
}

TEST_CASE("city: at a free kick the opponents go away from the ball and stay away", "[soccer-city/S26]") {
  Scenario match = Scenario::position(duel, R"({"away": {"players": {"3": "I12"}}})");
  match.plays("tackle shift-1 H13 H13", {3, 1, 3}).asks("away", "reposition");
  CHECK(match.at("away", 2) == "H14");
  CHECK(match.at("away", 3) == "I13");
  match.refuses("move I13 I12", "soccer-city/S26").plays("done").asks("home", "ball");
  CHECK(match.state()["free"] == "free-kick");
  match.offers("close H20").offers("close M14").offers_not("close H21");
}

TEST_CASE("city: a shot straight from a free kick has one more", "[soccer-city/S26][soccer-city/S21]") {
  constexpr auto kick =
      R"({"stage": "ball", "free": "free-kick", "home": {"players": {"8": "H17"}, "hand": {"shot": ["placed"], "ball": ["short"]}},
                            "away": {"players": {"2": "A17", "3": "O17"}}, "piles": {"save": ["save-0"]}})";
  Scenario direct = Scenario::position(duel, kick);
  direct.plays("skip").plays("shoot placed");
  CHECK(direct.event("shot")["total"] == 6 + 4 - 4 + 1);
  Scenario played = Scenario::position(duel, kick);
  played.plays("advance short H18").plays("shoot placed");
  CHECK(played.event("shot")["total"] == 6 + 4 - 3);
}

TEST_CASE("city: a foul in the tackler's box is a penalty", "[soccer-city/S25]") {
  Scenario match = Scenario::position(
      duel, R"({"home": {"players": {"8": "H18", "9": "A12"}}, "away": {"players": {"2": "H19"}}})");
  match.plays("tackle shift-1 H19 H19", {3, 1, 3}).asks("home", "taker");
  CHECK(match.event("penalty")["team"] == "home");
}

TEST_CASE("city: chances of a tackle are exact", "[soccer-city/S23][soccer-city/S25]") {
  Scenario match = Scenario::position(duel);
  const auto odds = match.odds("tackle sprint-back-2 H13 H13");
  CHECK(odds["won"].get<double>() == Approx(15.0 / 36));
  CHECK(odds["foul"].get<double>() == Approx(6.0 / 36 * 2 / 6));
  double sum = 0;
  for (const auto& chance : odds) sum += chance.get<double>();
  CHECK(sum == Approx(1));
}

TEST_CASE("city: the chances of a tackle do not tell which card lies hidden", "[soccer-city/S20]") {
  Scenario weak = Scenario::position(duel, R"({"home": {"hidden": "sprint-0"}})");
  Scenario strong = Scenario::position(duel, R"({"home": {"hidden": "sprint-3"}})");
  CHECK(weak.odds("tackle shift-1 H13 H13") == strong.odds("tackle shift-1 H13 H13"));
}

}  // namespace
}  // namespace soccer_city::test::tackles_chapter
