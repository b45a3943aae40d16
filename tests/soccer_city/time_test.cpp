// The clock, the order of a turn, factors, extra time and the shoot-out (K6, K10, S11, S30, S32).
#include "soccer_city/scenario.hpp"
#include "soccer_city/soccer_city.hpp"

namespace soccer_city::test::time_chapter {
namespace {

constexpr auto turn = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H17"}, "hand": {"ball": ["short"], "attack": ["sprint-1"], "shot": ["placed"]}},
  "away": {"players": {"1": "H21", "2": "H18"}, "hand": {"defence": ["shift-1"]}}})";

TEST_CASE("city: the order of a turn", "[soccer-city/K10]") {
  Scenario match = Scenario::position(turn);
  match.asks("home", "ball")
      .plays("skip")
      .asks("home", "action")
      .plays("skip")
      .asks("home", "shot")
      .plays("skip");
  match.asks("home", "reposition").plays("done").asks("away", "defence").plays("skip");
  match.asks("away", "reposition").plays("done").asks("home", "ball");
}

TEST_CASE("city: a half ends with the turn in which the ball pile is empty",
          "[soccer-city/K6][soccer-city/S30]") {
  Scenario match = Scenario::position(turn, R"({"piles": {"ball": ["long"]}})");
  match.goes_to("reposition")
      .plays("done")
      .asks("away", "defence")
      .plays("skip")
      .plays("done")
      .asks("home", "keep");
  CHECK(match.happened("half-ends"));
}

TEST_CASE("city: after the second half the match is over", "[soccer-city/K6]") {
  Scenario match = Scenario::position(turn, R"({"half": 2, "piles": {"ball": ["long"]}})");
  match.goes_to("reposition").plays({"done", "skip", "done"});
  CHECK(match.over());
}

TEST_CASE("city: a quick match has one half", "[soccer-city/S32][soccer-city/K6]") {
  Scenario match = Scenario::position(turn, R"({"options": ["quick"], "piles": {"ball": ["long"]}})");
  match.goes_to("reposition").plays({"done", "skip", "done"});
  CHECK(match.over());
}

TEST_CASE("city: a level match goes on with two halves of fifteen cards",
          "[soccer-city/S32][soccer-city/K5]") {
  constexpr auto level =
      R"({"options": ["extra-time"], "half": 2, "first": "away", "piles": {"ball": ["long"]}})";
  Scenario match = Scenario::position(turn, level);
  match.goes_to("reposition").plays({"done", "skip", "done"}).asks("home", "keep").offers("done");
  match.plays({"done", "done"}).asks("away", "line-up");
  CHECK(match.state()["half"] == 3);
  CHECK(match.state()["ball_cards_left"] == 15);
  Scenario decided = Scenario::position(
      turn, R"({"options": ["extra-time"], "half": 2, "score": {"home": 1}, "piles": {"ball": []}})");
  decided.goes_to("reposition").plays({"done", "skip", "done"});
  CHECK(decided.over());
}

TEST_CASE("city: the second half of extra time follows without a discard", "[soccer-city/S32]") {
  Scenario match = Scenario::position(
      turn, R"({"options": ["extra-time"], "half": 3, "first": "away", "piles": {"ball": []}})");
  match.goes_to("reposition").plays({"done", "skip", "done"}).asks("home", "line-up");
  CHECK(match.state()["half"] == 4);
}

/// A shoot-out from the end of extra time, with the dice of each kick to a side that nobody guards.
Scenario shoot_out(std::initializer_list<int> kicks) {
  Scenario match = Scenario::position(
      turn, R"({"options": ["extra-time"], "half": 4, "first": "away", "piles": {"ball": []}})");
  match.goes_to("reposition").plays({"done", "skip", "done"}).asks("away", "taker");
  for (const int die : kicks) {
    const auto taker = match.legal("taker").front();
    match.plays(taker).plays("dive stay").plays("kick left", {die});
  }
  return match;
}

TEST_CASE("city: penalties decide, five each, and stop when one side cannot be caught", "[soccer-city/S32]") {
  Scenario early = shoot_out({2, 1, 2, 1, 2, 1});
  CHECK(early.over());
  CHECK(early.state()["shoot_out"]["scored"]["away"] == 3);
  Scenario pairs = shoot_out({2, 2, 2, 2, 2, 2, 2, 2, 2, 2});
  CHECK_FALSE(pairs.over());
  Scenario last = shoot_out({2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2});
  CHECK(last.over());
  CHECK(last.score("home") == 0);
}

TEST_CASE("city: a factor is turned when the ball pile comes to or passes 30, 20 and 10",
          "[soccer-city/S11]") {
  const auto turned = [](const std::string& left, const std::string& option) {
    Scenario match = Scenario::position(
        turn, R"({"options": [)" + option + R"(], "half": 2, "ball_cards_left": )" + left + "}");
    match.goes_to("reposition").plays("done");
    return match.happened("factor");
  };
  CHECK(turned("31", R"("factors")"));
  CHECK(turned("11", R"("factors")"));
  CHECK_FALSE(turned("30", R"("factors")"));
  CHECK_FALSE(turned("31", ""));
}

TEST_CASE("city: a factor holds until the next one, over half-time too", "[soccer-city/S11]") {
  Scenario match = Scenario::position(
      turn, R"({"options": ["factors"], "factor": "wind", "piles": {"ball": ["long"], "factor": ["rain"]}})");
  match.goes_to("reposition").plays({"done", "skip", "done", "keep none", "keep none"});
  CHECK(match.state()["factor"] == "wind");
}

TEST_CASE("city: the clock tells minutes", "[soccer-city/K6]") {
  CHECK(SoccerCity::standing(new_match(rules())).minute == 0);
  Scenario match = Scenario::match({5, 2});
  CHECK(SoccerCity::standing(match.raw()).minute == 0);
  Scenario late = Scenario::position(turn, R"({"half": 2, "ball_cards_left": 10})");
  CHECK(SoccerCity::standing(late.raw()).minute == 45 + 45 * 30 / 40);
}

}  // namespace
}  // namespace soccer_city::test::time_chapter
