// What is told of a question to whoever shows it: ways of the ball, who meets it, runs left.
#include "soccer_city/prospects.hpp"

#include "soccer_city/odds.hpp"
#include "soccer_city/scenario.hpp"
#include "support/catch.hpp"

namespace soccer_city::test::prospects_chapter {
namespace {

constexpr auto attack = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "ball",
  "home": {"players": {"1": "H1", "6": "H10", "8": "H16", "9": "H13"},
           "hand": {"ball": ["short", "medium", "long"]}},
  "away": {"players": {"1": "H21", "2": "H17", "3": "I16", "4": "D12"}}})";

Hex at(std::string_view hex) { return parse_hex(hex).value(); }

BallWay way(const Scenario& match, std::string_view choice) {
  return ball_way(rules(), match.raw(), parse_command(choice).value()).value();
}

}  // namespace

TEST_CASE("city: a short pass goes along the ground, a longer one high to whoever is marked",
          "[soccer-city/K12][soccer-city/K15]") {
  const Scenario match = Scenario::position(attack);
  const BallWay low = way(match, "pass short H13");
  CHECK(low.from == at("H10"));
  CHECK(low.to == at("H13"));
  CHECK_FALSE(low.high);
  CHECK(low.marked_by.empty());
  const BallWay high = way(match, "pass medium H16");
  CHECK(high.high);
  CHECK(high.marked_by.size() == 2);
  CHECK(high.marked_by.contains(2));
  CHECK(high.marked_by.contains(3));
  CHECK(way(match, "pass medium H15").marked_by.empty());
}

TEST_CASE("city: an advance brings the ball as far as its card says", "[soccer-city/K14]") {
  const Scenario match = Scenario::position(attack);
  CHECK(way(match, "advance short H11").to == at("H11"));
  CHECK(way(match, "advance medium H11").to == at("H12"));
  CHECK_FALSE(ball_way(rules(), match.raw(), commands::plain(Verb::skip)));
}

TEST_CASE("city: who points at a hex means the card that is as long as the way", "[soccer-city/K12]") {
  const Scenario match = Scenario::position(attack);
  const auto meant = [&](std::string_view hex) {
    return to_string(meant_for(rules(), match.raw(), at(hex)));
  };
  CHECK(meant("H13") == "pass short H13");
  CHECK(meant("H16") == "pass medium H16");
  CHECK(meant("H21") == "pass long H21");
  CHECK(meant("J10") == "square short J10");
  CHECK(meant("N10") == "square long N10");
  Scenario keeper = Scenario::position(attack, R"({"free": "free-kick"})");
  CHECK(to_string(meant_for(rules(), keeper.raw(), at("H13"))) == "close H13");
}

TEST_CASE("city: the pass that the defence may answer is told with who challenges", "[soccer-city/S18]") {
  Scenario match = Scenario::position(attack, R"({"away": {"hand": {"defence": ["anticipation-1"]},
                                                  "players": {"5": "I15"}}})");
  match.plays("pass medium H15").asks("away", "anticipate");
  const BallWay under_way = pass_under_way(rules(), match.raw());
  CHECK(under_way.to == at("H15"));
  CHECK(under_way.high);
}

TEST_CASE("city: runs left fall with each run", "[soccer-city/S22]") {
  Scenario match = Scenario::position(attack, R"({"stage": "reposition"})");
  CHECK(runs_left(rules(), match.raw()) == 3);
  match.plays("move H13 H14");
  CHECK(runs_left(rules(), match.raw()) == 2);
}

TEST_CASE("city: takers, corners and parts of the goal have their place on the pitch",
          "[soccer-city/S27][soccer-city/S28]") {
  const auto place = [](const Scenario& match, std::string_view choice) {
    return to_string(place_of(rules(), match.raw(), parse_command(choice).value()));
  };
  Scenario home = Scenario::position(attack, R"({"stage": "penalty"})");
  CHECK(place(home, "taker 9") == "H13");
  home.plays("taker 9").asks("away", "dive");
  CHECK(place(home, "dive right") == "G21");
  CHECK(place(home, "dive stay") == "H21");
  home.plays("dive right");
  CHECK(place(home, "kick left") == "G21");
  Scenario away = Scenario::position(attack, R"({"stage": "penalty", "control": "away", "carrier": 2})");
  away.plays("taker 2").plays("dive left");
  CHECK(place(away, "kick left") == "I0");
  const Scenario corner = Scenario::position(attack, R"({"stage": "corner"})");
  CHECK(place(corner, "corner left") == "A21");
  CHECK(place(corner, "corner right") == "O21");
}

TEST_CASE("city: the shot area ends six hexes from the goal", "[soccer-city/S4]") {
  CHECK(in_shot_area(rules(), Team::home, at("H15")));
  CHECK_FALSE(in_shot_area(rules(), Team::home, at("H14")));
  CHECK(in_shot_area(rules(), Team::away, at("H7")));
}

TEST_CASE("city: chances of a duel and of a step into a pass", "[soccer-city/S18][soccer-city/S23]") {
  CHECK(chance_to_win(0) == Approx(15.0 / 36));
  CHECK(chance_to_win(5) == Approx(35.0 / 36));
  CHECK(anticipation_chance(rules(), 4) == Approx(5.0 / 6));
  CHECK(anticipation_chance(rules(), 1) == Approx(2.0 / 6));
}

}  // namespace soccer_city::test::prospects_chapter
