// Shots: what brings them and what they bring (stw/5, stw/12B).
#include "stw/odds.hpp"
#include "stw/scenario.hpp"

namespace stw::test::scoring {
namespace {

constexpr auto attack = R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [2],
  "home": {"keeper": "D1", "defenders": ["B4"], "midfielders": ["A6", "D14"], "strikers": ["D12", "C13"]},
  "away": {"keeper": "E16", "defenders": ["A16", "H14"], "midfielders": ["A11"], "strikers": ["A9"]}})";

TEST_CASE("a direct pass in the penalty area is a shot at once", "[W80][W84][stw/5A.c]") {
  Scenario match = Scenario::position(attack);
  match.plays("ball D12 D14", {3}).asks("away", "place");
  CHECK(match.event("shot")["after"] == "pass");
  CHECK(match.event("shot")["square"] == "D14");
  CHECK(match.event("shot")["number"] == 7);
  CHECK(match.event("shot")["sector"] == 3);
  CHECK(match.score(Team::home) == 1);
}

TEST_CASE("a second direct pass there is a shot too", "[W80][stw/5A.c][stw/4B.b]") {
  Scenario match = Scenario::position(attack, R"({"home": {"midfielders": ["D10", "D14"]}})");
  match.plays("ball D12 D10", {4}).plays("ball D10 D14", {5}).asks("away", "place");
  CHECK(match.event("direct-pass")["pass"] == "second");
  CHECK(match.event("shot")["after"] == "pass");
}

TEST_CASE("a direct pass to a long-distance square is a shot, the second one too", "[W80][stw/5B.a]") {
  Scenario match = Scenario::position(attack, R"({"dice": [1]})");
  match.plays("ball D12 C13", {1});
  CHECK(match.event("shot")["after"] == "long-distance");
  Scenario second = Scenario::position(attack, R"({"home": {"midfielders": ["D10", "A4"]}})");
  second.plays("ball D12 D10", {3}).plays("ball D10 C13", {5});
  CHECK(second.event("shot")["after"] == "long-distance");
  CHECK(second.event("direct-pass")["pass"] == "second");
}

TEST_CASE("for a capture a long-distance square is like any other", "[stw/5B.b]") {
  Scenario match = Scenario::position(R"({"stage": "capture", "control": "home", "ball": "C13", "dice": [1],
    "home": {"strikers": ["C12", "A3"]}, "away": {"keeper": "D16", "defenders": ["A14"]}})");
  match.plays("move C12 C13").plays("roll", {1}).plays("move A14 A13", {2}).stands_at("move");
  CHECK_FALSE(match.happened("shot"));
}

TEST_CASE("in its own penalty area a team passes as anywhere", "[W3]") {
  Scenario match = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D5", "dice": [2],
    "home": {"keeper": "D1", "defenders": ["D3"], "midfielders": ["D5"]}, "away": {"keeper": "D16"}})");
  match.plays("ball D5 D3", {4}).asks("home", "ball");
  CHECK_FALSE(match.happened("shot"));
}

constexpr auto capture = R"({"stage": "capture", "control": "home", "ball": "D14", "dice": [1],
  "home": {"keeper": "D1", "strikers": ["D13", "A3"]},
  "away": {"keeper": "E16", "defenders": ["C15", "A14"], "strikers": ["A9"]}})";

TEST_CASE("a capture in the penalty area is a shot if the D-Team does not reach it", "[W80][W53][stw/5A.a]") {
  Scenario match = Scenario::position(capture);
  match.plays("move D13 D14").asks("away", "keeper").plays("roll", {2});
  match.plays("move A14 A12", {7}).asks("away", "place");
  CHECK(match.event("shot")["after"] == "capture");
  CHECK(match.happened("goal"));
}

TEST_CASE("if the D-Team reaches it they battle, and the O-Team shoots when it wins",
          "[W73][W80][stw/5A.b]") {
  Scenario match = Scenario::position(capture);
  match.plays("move D13 D14").plays("roll", {1}).plays("move C15 D14", {5, 3, 1});
  CHECK(match.event("shot")["after"] == "battle");
  Scenario lost = Scenario::position(capture);
  lost.plays("move D13 D14").plays("roll", {1}).plays("move C15 D14", {3, 3, 4}).asks("away", "move");
  CHECK(lost.event("possession")["by"] == "battle");
}

TEST_CASE("a ball played there to a pawn of each team is a battle for a shot", "[W80][stw/5A.d]") {
  Scenario match = Scenario::position(attack, R"({"away": {"defenders": ["A16", "D14"]}})");
  match.plays("ball D12 D14", {4, 1, 5});
  CHECK(match.event("played")["to_whom"] == "both");
  CHECK(match.event("shot")["after"] == "battle");
}

TEST_CASE("a team that comes to the ball as D-Team does not shoot at once", "[W81]") {
  // Home plays into its own penalty area; Away captures there.
  Scenario match = Scenario::position(R"({"stage": "defend", "control": "home", "ball": "D3", "dice": [1],
    "home": {"keeper": "D1", "defenders": ["A4"], "midfielders": ["H8"]},
    "away": {"keeper": "D16", "strikers": ["D4", "A9"]}})");
  match.plays("move D4 D3", {2}).asks("away", "move");
  CHECK_FALSE(match.happened("shot"));
  // What it plays from there counts as anywhere.
  match.plays("move A9 A7", {2}).stands_at("ball");
}

TEST_CASE("a D-Team that wins a battle in the area it attacks begins a set", "[W72][W81]") {
  Scenario match = Scenario::position(R"({"stage": "defend", "control": "home", "ball": "D3", "dice": [1],
    "home": {"keeper": "D1", "defenders": ["D3"], "midfielders": ["H8"]},
    "away": {"keeper": "D16", "strikers": ["D4", "A9"]}})");
  match.plays("move D4 D3", {2, 5, 3}).asks("away", "move");
  CHECK_FALSE(match.happened("shot"));
}

TEST_CASE("the spinner has four goals, two corner kicks and two goal kicks", "[W82][stw/5.a]") {
  for (const int sector : {1, 3, 5, 7})
    CHECK(Scenario::position(attack).plays("ball D12 D14", {sector}).event("shot")["result"] == "goal");
  for (const int sector : {2, 6})
    CHECK(Scenario::position(attack).plays("ball D12 D14", {sector}).event("shot")["result"] == "corner");
  for (const int sector : {4, 8})
    CHECK(Scenario::position(attack).plays("ball D12 D14", {sector}).event("shot")["result"] == "goal-kick");
}

TEST_CASE("the shooting die has the spinner's chances on six faces", "[W83][W150][W160][stw/12B.a]") {
  constexpr auto die = R"({"options": ["shooting-die"]})";
  const auto result = [&](Script dice) {
    return Scenario::position(attack, die).plays("ball D12 D14", dice).event("shot")["result"];
  };
  for (const int face : {1, 2, 3}) CHECK(result({face}) == "goal");
  CHECK(result({4}) == "corner");
  CHECK(result({5}) == "goal-kick");
  for (const int face : {1, 2, 3}) CHECK(result({6, face}) == "corner");
  for (const int face : {4, 5, 6}) CHECK(result({6, face}) == "goal-kick");
  CHECK(Scenario::position(attack, die).plays("ball D12 D14", {6, 1}).state()["seconds"] ==
        Scenario::position(attack, die).plays("ball D12 D14", {4}).state()["seconds"]);
  const auto spinner = shot_odds(rules());
  const auto with_die = shot_odds(rules(with({Option::shooting_die})));
  for (std::size_t at = 0; at < spinner.size(); ++at) CHECK(spinner[at] == Approx(with_die[at]));
}

}  // namespace
}  // namespace stw::test::scoring
