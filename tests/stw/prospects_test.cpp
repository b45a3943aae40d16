// What the rules say of choices before they are made, for the board.
#include "stw/prospects.hpp"

#include "stw/scenario.hpp"
#include "support/catch.hpp"

namespace stw::test::prospects {
namespace {

constexpr std::string_view play = R"({"stage": "ball", "control": "home", "ball": "D11", "dice": [3],
  "home": {"keeper": "D1", "midfielders": ["D14", "G11", "A11"], "strikers": ["D11", "D8"]},
  "away": {"keeper": "D16", "defenders": ["B14", "G11"]}})";

BallProspect prospect(std::string_view position, std::string_view choice) {
  return ball_prospect(rules(), state_of(position), parse_command(choice).value());
}

}  // namespace

TEST_CASE("what playing the ball to a square brings", "[prospects][stw/4][stw/5A]") {
  CHECK(prospect(play, "ball D11 D14").play == BallPlay::shot);
  CHECK(prospect(play, "ball D11 G11").play == BallPlay::battle);
  CHECK(prospect(play, "ball D11 A11").play == BallPlay::pass);
  CHECK(prospect(play, "ball D11 D8").play == BallPlay::pass);
  const BallProspect free = prospect(play, "ball D11 F12");
  CHECK(free.play == BallPlay::free);
  CHECK(free.own_faces > 0);
  CHECK(free.own_faces <= 6);
}

TEST_CASE("a play that is off-side is known before it is made", "[prospects][W92]") {
  const BallProspect offside = prospect(R"({"stage": "ball", "control": "home", "ball": "D11", "dice": [4],
      "home": {"keeper": "D1", "strikers": ["D11", "D15"]},
      "away": {"keeper": "E16", "defenders": ["B14"]}})",
                                        "ball D11 D15");
  CHECK(offside.play == BallPlay::offside);
}

TEST_CASE("asking what a choice brings changes nothing", "[prospects]") {
  const State state = state_of(play);
  const State before = state;
  static_cast<void>(ball_prospect(rules(), state, parse_command("ball D11 D14").value()));
  CHECK(state == before);
}

TEST_CASE("the faces between two squares are the longer way and the sum", "[prospects][W42]") {
  CHECK(faces_between(sq("D4"), sq("D8")) == 1);
  CHECK(faces_between(sq("D4"), sq("F7")) == 2);
  CHECK(faces_between(sq("D4"), sq("D11")) == 0);
  CHECK(faces_between(sq("A1"), sq("E5")) == 1);
}

TEST_CASE("the keeper matters where he reaches the ball or is away from his goal", "[prospects][W37]") {
  const auto matters = [](std::string_view keeper, std::string_view ball) {
    nlohmann::json position = nlohmann::json::parse(R"({"stage": "keeper", "control": "home",
        "home": {"keeper": "D1", "strikers": ["A12"]}, "away": {"defenders": ["B12"]}})");
    position["away"]["keeper"] = keeper;
    position["ball"] = ball;
    return keeper_matters(rules(), state_of(position.dump()));
  };
  CHECK(matters("D16", "D15"));
  CHECK_FALSE(matters("D16", "D13"));
  CHECK(matters("D14", "H9"));
}

TEST_CASE("throws are counted to the end of the half", "[prospects][W150]") {
  State state = state_of(play);
  CHECK(throws_left(rules(), state) == 135);
  state.seconds = 45 * 60 - 50;
  CHECK(throws_left(rules(), state) == 3);
  CHECK_FALSE(plays_chance_out(rules(), state));
  state.seconds = 45 * 60;
  CHECK(throws_left(rules(), state) == 0);
}

}  // namespace stw::test::prospects
