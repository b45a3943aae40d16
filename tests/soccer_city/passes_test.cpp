// Ball cards and close passes (K11 to K14, K17, S2, S14, S15).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::passes_chapter {
namespace {

constexpr auto passer = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H6"}, "hand": {"ball": ["short", "medium", "long"]}},
  "away": {"players": {"1": "H21", "2": "A20", "3": "O20"}}})";

Choices targets(Scenario& match, const std::string& start) {
  Choices found = match.legal();
  std::erase_if(found, [&](const std::string& choice) { return !choice.starts_with(start); });
  return found;
}

TEST_CASE("city: passes go in six straight lines as far as the card says", "[soccer-city/K12]") {
  Scenario match = Scenario::position(passer);
  match.offers("pass short H7").offers("pass short H10").offers_not("pass short H11");
  match.offers("pass medium H11").offers("pass medium H14").offers("pass long H15").offers("pass long H18");
  match.offers("pass short I6").offers("pass short L8").offers("pass medium M8").offers_not("pass short J6");
  match.refuses("pass short H11", "soccer-city/K12").refuses("pass short J8", "soccer-city/K12");
}

TEST_CASE("city: a pass off its lines is refused", "[soccer-city/K12]") {
  Scenario match = Scenario::position(passer);
  match.refuses("pass short I8", "soccer-city/K12").refuses("pass medium J9", "soccer-city/K12");
}

TEST_CASE("city: an opponent on the way blocks a short pass", "[soccer-city/K12]") {
  Scenario match = Scenario::position(passer, R"({"away": {"players": {"2": "H8"}}})");
  match.offers("pass short H7").refuses("pass short H9", "soccer-city/K12");
  match.refuses("pass short H8", "soccer-city/S15");
}

TEST_CASE("city: only an opponent on the first hex blocks a high pass", "[soccer-city/K12]") {
  Scenario far = Scenario::position(passer, R"({"away": {"players": {"2": "H8"}}})");
  far.offers("pass medium H12").offers("pass long H16");
  Scenario near = Scenario::position(passer, R"({"away": {"players": {"2": "H7"}}})");
  near.refuses("pass medium H12", "soccer-city/K12").refuses("pass long H16", "soccer-city/K12");
}

TEST_CASE("city: team-mates do not block, and an empty hex may be the target",
          "[soccer-city/S15][soccer-city/K12]") {
  Scenario match = Scenario::position(passer, R"({"home": {"players": {"7": "H7"}}})");
  match.offers("pass short H7").offers("pass short H8").plays("pass short H8");
  CHECK(match.ball() == "H8");
  CHECK(match.state()["carrier"].is_null());
}

TEST_CASE("city: a square pass goes to a team-mate at the same level", "[soccer-city/K13][soccer-city/S2]") {
  Scenario match = Scenario::position(
      passer, R"({"home": {"players": {"2": "J6", "3": "L6", "4": "N6", "5": "F6", "7": "B6"}}})");
  match.offers("square short J6")
      .offers("square short F6")
      .offers("square medium L6")
      .offers("square long N6");
  match.offers("square long B6").offers_not("square medium D6").offers_not("square short L6");
  match.refuses("square medium D6", "soccer-city/S15").refuses("square short H7", "soccer-city/K13");
  match.refuses("square short L6", "soccer-city/K13");
}

TEST_CASE("city: a short square pass is low, longer ones are high", "[soccer-city/K13]") {
  constexpr auto beside = R"({"home": {"players": {"2": "J6", "3": "L6"}}})";
  Scenario low = Scenario::position(passer, beside);
  low.plays("square short J6");
  CHECK(low.event("squared")["player"] == 6);
  CHECK(low.state()["reached"] == 2);
  CHECK_FALSE(low.raw().turn.high);
  Scenario high = Scenario::position(passer, beside);
  high.plays("square medium L6");
  CHECK(high.state()["high"] == 3);
}

TEST_CASE("city: opponents on both hexes beside the passer block a square pass", "[soccer-city/K13]") {
  constexpr auto one = R"({"home": {"players": {"2": "J6"}}, "away": {"players": {"2": "I6"}}})";
  constexpr auto both = R"({"home": {"players": {"2": "J6"}}, "away": {"players": {"2": "I6", "3": "I5"}}})";
  Scenario::position(passer, one).offers("square short J6");
  Scenario::position(passer, both).refuses("square short J6", "soccer-city/K13");
}

TEST_CASE("city: an advance moves the player one hex and the ball one, two or three", "[soccer-city/K14]") {
  Scenario shorter = Scenario::position(passer);
  shorter.plays("advance short I6");
  CHECK(shorter.at("home", 6) == "I6");
  CHECK(shorter.ball() == "I6");
  Scenario longer = Scenario::position(passer);
  longer.plays("advance long H7");
  CHECK(longer.at("home", 6) == "H7");
  CHECK(longer.ball() == "H9");
  CHECK(longer.event("advanced")["hexes"] == 3);
  Scenario back = Scenario::position(passer);
  back.offers("advance short H5").refuses("advance short J6", "soccer-city/K14");
  back.refuses("advance short H8", "soccer-city/K14");
}

TEST_CASE("city: an advance needs all its hexes free", "[soccer-city/S15][soccer-city/K14]") {
  Scenario match = Scenario::position(passer, R"({"home": {"players": {"7": "H8"}}})");
  match.offers("advance short H7").refuses("advance medium H7", "soccer-city/S15");
  Scenario edge = Scenario::position(passer, R"({"home": {"players": {"6": "A6"}}})");
  edge.offers("advance long A7").offers_not("advance short B5").refuses("pass short A20", "soccer-city/K12");
  Scenario line = Scenario::position(passer, R"({"home": {"players": {"6": "A2"}}})");
  line.offers("advance medium A1").refuses("advance long A1", "soccer-city/S1");
}

TEST_CASE("city: one ball card a turn, and it needs the ball in the player's hex", "[soccer-city/K11]") {
  Scenario match = Scenario::position(passer);
  match.plays("advance medium H7").asks("home", "reposition");
  CHECK(match.raw().turn.ball_cards == 1);
  CHECK(targets(match, "pass").empty());
  Scenario kept = Scenario::position(passer);
  kept.plays("advance short H7").asks("home", "reposition");
}

TEST_CASE("city: what a kick-off, a corner, a goalkeeper or a free kick grants is over with its phase",
          "[soccer-city/S14][soccer-city/S26][soccer-city/S28][soccer-city/S29]") {
  constexpr auto cards = R"({"hand": {"attack": ["sprint-1"], "shot": ["placed"]}})";
  const nlohmann::json home = nlohmann::json::parse(cards);
  for (const char* free : {"corner", "keeper"}) {
    INFO(free);
    const nlohmann::json changes{{"free", free}, {"home", home}};
    Scenario match = Scenario::position(passer, changes.dump());
    CHECK(match.state()["free"] == free);
    match.plays("skip").asks("home", "action");
    CHECK(match.state()["free"].is_null());
  }
  const nlohmann::json changes{{"free", "free-kick"}, {"carrier", nullptr}, {"ball", "H16"}, {"home", home}};
  nlohmann::json near = changes;
  near["home"]["players"] = {{"6", "H16"}};
  Scenario direct = Scenario::position(passer, near.dump());
  direct.plays("skip").plays("skip").asks("home", "shot");
  CHECK(direct.state()["free"] == "free-kick");
  direct.plays("skip").asks("home", "reposition");
  CHECK(direct.state()["free"].is_null());
  Scenario spot = Scenario::position(
      passer,
      R"({"free": "kick-off", "carrier": null, "ball": "H11", "home": {"players": {"6": "H10", "7": "F9"}}})");
  spot.plays("skip").asks("home", "reposition");
  CHECK(spot.state()["free"].is_null());
}

TEST_CASE("city: all phases of the attack may be skipped", "[soccer-city/K10]") {
  Scenario match = Scenario::position(
      passer, R"({"home": {"players": {"6": "H16"}, "hand": {"attack": ["sprint-1"], "shot": ["placed"]}}})");
  match.asks("home", "ball").plays("skip").asks("home", "action").plays("skip").asks("home", "shot");
  match.plays("skip").asks("home", "reposition").plays("done").asks("away", "reposition");
}

TEST_CASE("city: at kick-off the ball is passed close, from the spot, without a card",
          "[soccer-city/S14][soccer-city/K17]") {
  Scenario match = Scenario::position(
      passer,
      R"({"free": "kick-off", "carrier": null, "ball": "H11", "home": {"players": {"6": "H10", "7": "F9"}}})");
  CHECK(targets(match, "pass").empty());
  CHECK(targets(match, "advance").empty());
  match.offers("close F9")
      .offers("close H10")
      .offers("close G13")
      .offers("close H15")
      .refuses("close H16", "soccer-city/S14")
      .refuses("pass short H13", "soccer-city/S14");
  match.plays("close F9").asks("home", "reposition");
  CHECK(match.event("closed")["high"] == false);
  CHECK(match.raw().turn.ball_cards == 0);
  CHECK(match.state()["carrier"] == 7);
}

TEST_CASE("city: a close pass leaves the lines and is blocked by two opponents in its sixth",
          "[soccer-city/K17]") {
  constexpr auto keeper = R"({
    "rules": "soccer-city", "control": "home", "carrier": 1, "free": "keeper",
    "home": {"players": {"1": "H3", "6": "I6"}}, "away": {"players": {"2": "H4"}}})";
  Scenario::position(keeper).offers("close I6").refuses("close I7", "soccer-city/S29");
  Scenario both = Scenario::position(keeper, R"({"away": {"players": {"3": "I3"}}})");
  both.refuses("close I6", "soccer-city/K17").offers("close G5");
}

TEST_CASE("city: in a straight line a close pass is blocked as a pass of its length", "[soccer-city/K17]") {
  constexpr auto free_kick = R"({
    "rules": "soccer-city", "control": "home", "carrier": 6, "free": "free-kick",
    "home": {"players": {"6": "H8"}}, "away": {"players": {"2": "H10", "3": "O20"}}})";
  Scenario match = Scenario::position(free_kick);
  match.refuses("close H11", "soccer-city/K12")
      .offers("close H13")
      .offers("close I10")
      .refuses("close H17", "soccer-city/S26");
}

TEST_CASE("city: rain forbids medium and long advances, wind long passes", "[soccer-city/S11]") {
  Scenario rain = Scenario::position(passer, R"({"options": ["factors"], "factor": "rain"})");
  rain.offers("advance short H7").refuses("advance medium H7", "soccer-city/S11").offers("pass long H16");
  Scenario wind = Scenario::position(passer, R"({"options": ["factors"], "factor": "wind"})");
  wind.offers("advance long H7").refuses("pass long H16", "soccer-city/S11").offers("pass medium H12");
}

}  // namespace
}  // namespace soccer_city::test::passes_chapter
