// Penalties, corners, goal kicks and the goalkeeper's pass (S27 to S29), and what follows a goal (S31).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::set_pieces_chapter {
namespace {

constexpr auto penalty = R"({
  "rules": "soccer-city", "stage": "penalty", "control": "home", "carrier": 8,
  "home": {"players": {"1": "H1", "8": "H18", "9": "G17"}},
  "away": {"players": {"1": "H19", "2": "H21", "3": "O20"}}})";

TEST_CASE("city: the taker goes to the spot, and who stands there changes places with him",
          "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty);
  match.asks("home", "taker")
      .offers_only({"taker 1", "taker 8", "taker 9"})
      .plays("taker 9")
      .asks("away", "dive");
  CHECK(match.at("home", 9) == "H19");
  CHECK(match.at("away", 1) == "H21");
  CHECK(match.at("away", 2) == "G21");
  CHECK(match.ball() == "H19");
}

TEST_CASE("city: a dive is secret until the kick", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty);
  match.plays("taker 8").plays("dive left").asks("home", "kick");
  CHECK_FALSE(match.view("home").contains("dive"));
  CHECK(match.view("away")["dive"] == "left");
}

TEST_CASE("city: at the guarded side six scores, elsewhere two", "[soccer-city/S27]") {
  const auto scores = [](std::string_view dive, std::string_view kick, int die) {
    Scenario match = Scenario::position(penalty);
    match.plays("taker 8").plays(dive).plays(kick, {die});
    return match.score("home") == 1;
  };
  CHECK_FALSE(scores("dive left", "kick right", 5));
  CHECK(scores("dive left", "kick right", 6));
  CHECK_FALSE(scores("dive stay", "kick middle", 5));
  CHECK(scores("dive left", "kick left", 2));
  CHECK_FALSE(scores("dive left", "kick left", 1));
}

TEST_CASE("city: a goal more than a position can say is not counted, and play goes on", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty, R"({"score": {"home": 99}})");
  match.plays("taker 8").plays("dive left").plays("kick left", {6});
  CHECK(match.happened("goal"));
  CHECK(match.score("home") == 99);
  CHECK(refused_field(match.state().dump()) == "");
}

TEST_CASE("city: after a penalty that was missed the goalkeeper has the ball and the turn is over",
          "[soccer-city/S27][soccer-city/S29]") {
  Scenario match = Scenario::position(penalty);
  match.plays("taker 8").plays("dive stay").plays("kick middle", {3}).asks("away", "ball");
  CHECK_FALSE(match.happened("goal-kick"));
  CHECK(match.state()["free"] == "keeper");
  CHECK(match.state()["carrier"] == 1);
  match.offers("close I17").offers_not("close I16");
}

TEST_CASE("city: who is not on the pitch takes no penalty", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty);
  match.refuses("taker 5", "soccer-city/S27").plays("taker 8");
}

TEST_CASE("city: nobody dives where there is no goalkeeper", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty, R"({"away": {"players": {"1": null}, "red": [1]}})");
  match.plays("taker 8").asks("home", "kick");
  CHECK(match.odds("kick middle")["goal"].get<double>() == Approx(5.0 / 6));
  CHECK(match.odds("kick middle")["wide"].get<double>() == Approx(1.0 / 6));
  Scenario missed = match;
  match.plays("kick middle", {2});
  CHECK(match.score("home") == 1);
  missed.plays("kick middle", {1});
  CHECK(missed.event("kick")["dive"].is_null());
}

TEST_CASE("city: chances of a penalty count what the goalkeeper meets as saved, the rest as wide",
          "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty);
  match.plays("taker 8").asks("away", "dive");
  const auto met = match.odds("dive left");
  CHECK(met["goal"].get<double>() == Approx(11.0 / 18));
  CHECK(met["saved"].get<double>() == Approx(5.0 / 18));
  CHECK(met["wide"].get<double>() == Approx(2.0 / 18));
  match.plays("dive stay");
  const auto odds = match.odds("kick left");
  CHECK(odds["goal"].get<double>() == Approx(11.0 / 18));
  CHECK(odds["saved"].get<double>() == Approx(5.0 / 18));
  CHECK(odds["wide"].get<double>() == Approx(2.0 / 18));
}

TEST_CASE("city: a player who makes room for the taker is told of", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty, R"({"away": {"players": {"1": "H20", "2": "H19"}}})");
  match.plays("taker 9");
  const auto back = match.event("put-back");
  CHECK(back["player"] == 2);
  CHECK(back["from"] == "H19");
  CHECK(back["to"] == "G17");
}

TEST_CASE("city: what a penalty brings is told by its rule", "[soccer-city/S27]") {
  Scenario match = Scenario::position(penalty, R"({"away": {"players": {"1": "H20", "2": "H19"}}})");
  match.plays("taker 9");
  CHECK(match.event("put-back")["rule"] == "soccer-city/S27");
  for (const auto& moved : match.events("moved")) CHECK(moved["rule"] == "soccer-city/S27");
  match.plays("dive left").plays("kick right", {1});
  CHECK(match.event("gained")["rule"] == "soccer-city/S27");
  Scenario scored = Scenario::position(penalty);
  scored.plays("taker 8").plays("dive left").plays("kick left", {6});
  CHECK(scored.event("goal")["rule"] == "soccer-city/S27");
}

TEST_CASE("city: a taker who stands on the spot already is not said to run there", "[soccer-city/S27]") {
  Scenario match = Scenario::position(
      penalty, R"({"home": {"players": {"8": "H19"}}, "away": {"players": {"1": "H21", "2": "H20"}}})");
  match.plays("taker 8");
  CHECK_FALSE(match.happened("moved"));
}

constexpr auto corner = R"({
  "rules": "soccer-city", "stage": "corner", "control": "home", "ball": "H18",
  "home": {"players": {"1": "H1", "6": "D18", "8": "H18", "9": "L18"}},
  "away": {"players": {"1": "H21", "2": "G20", "3": "I20"}}})";

TEST_CASE("city: the nearest outfield player takes the corner", "[soccer-city/S28]") {
  Scenario left = Scenario::position(corner);
  left.asks("home", "corner").offers_only({"corner left", "corner right"}).plays("corner left");
  CHECK(left.at("home", 6) == "A21");
  CHECK(left.ball() == "A21");
  Scenario right = Scenario::position(corner);
  right.plays("corner right");
  CHECK(right.at("home", 9) == "O21");
  Scenario away = Scenario::position(corner, R"({"control": "away", "ball": "G20"})");
  away.plays("corner left");
  CHECK(away.ball() == "O0");
}

TEST_CASE("city: an opponent in the corner hex makes room, and nobody stays beside the ball",
          "[soccer-city/S28]") {
  Scenario match = Scenario::position(corner, R"({"away": {"players": {"2": "A21", "3": "B21"}}})");
  match.plays("corner left");
  CHECK(match.at("home", 6) == "A21");
  for (const auto& back : match.events("put-back")) CHECK(back["rule"] == "soccer-city/S28");
  for (const Number number : {Number{2}, Number{3}})
    CHECK(distance(parse_hex(match.at("away", number)).value(), parse_hex("A21").value()) > 1);
}

TEST_CASE("city: at a corner up to four of each side run up to four hexes, attackers first",
          "[soccer-city/S28]") {
  Scenario match = Scenario::position(corner, R"({"away": {"players": {"4": "C21"}}})");
  match.plays("corner left").asks("home", "reposition").offers("move H18 H14").offers_not("move H18 H13");
  match.refuses("move A21 A20", "soccer-city/S28").refuses("move H18 H13", "soccer-city/S28");
  match.plays("move H18 G19").plays("done");
  match.asks("away", "reposition").offers("move C21 C20").refuses("move C21 B21", "soccer-city/S28");
}

TEST_CASE("city: the turn after a corner begins with a close pass of up to nine hexes",
          "[soccer-city/S28][soccer-city/S16]") {
  Scenario match = Scenario::position(
      corner, R"({"home": {"hand": {"ball": ["short"]}}, "away": {"players": {"2": "C15", "3": "D15"}}})");
  match.plays({"corner left", "done", "done"}).asks("home", "ball");
  CHECK(match.legal("pass").empty());
  match.offers("close H18").offers("close J17").refuses("close K17", "soccer-city/S28");
  match.refuses("pass short A20", "soccer-city/S28").plays("close H18");
  CHECK(match.state()["high"] == 8);
}

TEST_CASE("city: in the last turn of a half no corner is taken", "[soccer-city/S28][soccer-city/S30]") {
  Scenario match = Scenario::position(corner, R"({"piles": {"ball": []}})");
  match.asks("away", "line-up");
  CHECK(match.state()["half"] == 2);
}

TEST_CASE("city: a turn that begins with the goalkeeper's ball in his box has a close pass more",
          "[soccer-city/S29]") {
  constexpr auto held = R"({
    "rules": "soccer-city", "stage": "reposition", "control": "away", "carrier": 9,
    "home": {"players": {"1": "H2", "6": "C6"}, "hand": {"ball": ["long"]}},
    "away": {"players": {"1": "H21", "9": "H8"}, "hand": {"ball": []}}})";
  Scenario match =
      Scenario::position(held, R"({"control": "home", "carrier": 1, "turn": {"attack": "away"}})");
  match.goes_to("ball").asks("home", "ball").offers("close H6").offers("close F4");
  match.offers("pass long H11");
  CHECK(match.state()["free"] == "keeper");
}

constexpr auto shot = R"({
  "rules": "soccer-city", "stage": "shot", "control": "home", "carrier": 8,
  "home": {"players": {"1": "H1", "8": "H19"}, "hand": {"shot": ["placed"], "attack": ["cross-1", "cross-1", "sprint-3"]}},
  "away": {"players": {"1": "H21", "2": "A20"}, "hand": {"defence": ["shift-1"]}},
  "piles": {"save": ["save-0"]}})";

TEST_CASE("city: after a goal both sides draw, then may keep two cards and draw the rest anew",
          "[soccer-city/S31][soccer-city/K5]") {
  Scenario match = Scenario::position(shot);
  match.plays("shoot placed").asks("home", "keep").offers("keep none").offers("done").offers("keep cross-1");
  match.offers("keep cross-1 cross-1").offers("keep cross-1 sprint-3").offers_not("keep cross-1 cross-2");
  CHECK(match.hand("away", "defence").size() == 3);
  CHECK(match.hand("home", "shot").size() == 2);
  match.plays("keep cross-1 sprint-3").asks("away", "keep");
  CHECK(match.hand("home", "attack").size() == 3);
  CHECK(match.event("kept")["cards"] == 2);
  match.plays("done").asks("away", "line-up");
  CHECK(match.control() == "away");
}

TEST_CASE("city: the side that conceded kicks off, unless the half is over",
          "[soccer-city/S31][soccer-city/S30]") {
  Scenario match = Scenario::position(shot, R"({"half": 2, "piles": {"ball": ["short"]}})");
  match.plays("shoot placed");
  CHECK(match.over());
  CHECK(match.happened("match-ends"));
}

}  // namespace
}  // namespace soccer_city::test::set_pieces_chapter
