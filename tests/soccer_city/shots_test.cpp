// Shots and saves (K9, S4, S5, S9, S10, S21).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::shots_chapter {
namespace {

constexpr auto chance = R"({
  "rules": "soccer-city", "stage": "shot", "control": "home", "carrier": 8,
  "home": {"players": {"1": "H1", "8": "H17"},
           "hand": {"shot": ["placed", "drive", "header", "volley", "chip", "screamer"]}},
  "away": {"players": {"1": "H21", "2": "A20", "3": "O20"}},
  "piles": {"save": ["save-3"]}})";

std::string save(int value) { return R"({"piles": {"save": ["save-)" + std::to_string(value) + R"("]}})"; }

TEST_CASE("city: shots come from six hexes or nearer", "[soccer-city/S4][soccer-city/K9]") {
  Scenario near = Scenario::position(chance, R"({"home": {"players": {"8": "H15"}}})");
  near.offers("shoot placed");
  Scenario far = Scenario::position(chance, R"({"home": {"players": {"8": "H14"}}})");
  far.asks("home", "reposition");
}

TEST_CASE("city: the total is power and attack less goal distance", "[soccer-city/S21]") {
  Scenario match = Scenario::position(chance, save(1));
  match.plays("shoot placed");  // 6 + 4 - 4 = 6 against 1 + 4
  CHECK(match.event("shot")["total"] == 6);
  CHECK(match.event("shot")["opposed"] == 5);
  CHECK(match.event("shot")["save"] == 1);
  CHECK(match.event("shot")["result"] == "goal");
  CHECK(match.state()["discards"]["shot"] == nlohmann::json{"placed"});
  CHECK(match.score("home") == 1);
}

TEST_CASE("city: equal or one less brings a corner, less is the goalkeeper's", "[soccer-city/S21]") {
  for (const int value : {2, 3}) {
    Scenario corner = Scenario::position(chance, save(value));
    corner.plays("shoot placed").asks("home", "corner");
  }
  Scenario saved = Scenario::position(chance, save(4));
  saved.plays("shoot placed").asks("home", "reposition");
  CHECK(saved.control() == "away");
  CHECK(saved.ball() == "H21");
}

TEST_CASE("city: each opponent beside the shooter takes one, two at most, the goalkeeper none",
          "[soccer-city/S21]") {
  const auto total = [](std::string_view changes) {
    Scenario match = Scenario::position(chance, changes);
    match.plays("shoot placed");
    return match.event("shot")["total"].get<int>();
  };
  CHECK(total(R"({"away": {"players": {"2": "G17"}}})") == 5);
  CHECK(total(R"({"away": {"players": {"2": "G17", "3": "I17", "4": "H16"}}})") == 4);
  CHECK(total(R"({"away": {"players": {"1": "H18"}}})") == 6);
}

TEST_CASE("city: shot cards have conditions", "[soccer-city/S9]") {
  Scenario outside = Scenario::position(chance);
  outside.offers_only({"shoot placed", "shoot drive", "shoot chip", "shoot screamer", "skip"});
  Scenario marked = Scenario::position(chance, R"({"away": {"players": {"2": "H16"}}})");
  marked.refuses("shoot drive", "soccer-city/S9");
  Scenario keeper_beside = Scenario::position(chance, R"({"away": {"players": {"1": "H18"}}})");
  keeper_beside.offers("shoot drive");
  Scenario reached = Scenario::position(chance, R"({"reached": 8})");
  reached.offers("shoot volley").refuses("shoot header", "soccer-city/S9");
  Scenario inside = Scenario::position(chance, R"({"high": 8, "home": {"players": {"8": "H18"}}})");
  inside.offers("shoot header").offers("shoot volley").refuses("shoot screamer", "soccer-city/S9");
  Scenario high_outside = Scenario::position(chance, R"({"high": 8})");
  high_outside.refuses("shoot header", "soccer-city/S9");
}

TEST_CASE("city: the powers of the shots", "[soccer-city/S9]") {
  const std::array<int, shot_count> powers{6, 7, 7, 8, 6, 9};
  for (std::size_t at = 0; at < shot_count; ++at) CHECK(rules().shots[at].power == powers[at]);
}

TEST_CASE("city: a chip has two more where the goalkeeper has left his goal area",
          "[soccer-city/S9][soccer-city/S21]") {
  Scenario match = Scenario::position(chance, R"({"away": {"players": {"1": "H19"}}})");
  match.plays("shoot chip");
  CHECK(match.event("shot")["total"] == 8);
  CHECK(match.event("shot")["opposed"] == 7);
}

TEST_CASE("city: from outside the box the goalkeeper saves in the box, from inside in the goal area",
          "[soccer-city/S5][soccer-city/K9]") {
  Scenario out =
      Scenario::position(chance, R"({"away": {"players": {"1": "H17"}}, "home": {"players": {"8": "H16"}}})");
  out.plays("shoot drive");  // 7 + 4 - 5 = 6 without a goalkeeper
  CHECK(out.event("shot")["opposed"] == 0);
  CHECK(out.event("shot")["save"] == 0);
  CHECK(out.event("shot")["result"] == "goal");
  Scenario inside =
      Scenario::position(chance, R"({"away": {"players": {"1": "H19"}}, "home": {"players": {"8": "F18"}}})");
  inside.plays("shoot placed");
  CHECK(inside.event("shot")["opposed"] == 0);
}

TEST_CASE("city: without a goalkeeper less than three goes wide", "[soccer-city/S21][soccer-city/S29]") {
  Scenario match = Scenario::position(
      chance,
      R"({"away": {"players": {"1": "A15", "2": "H21"}}, "home": {"players": {"8": null, "2": "H16"}}, "carrier": 2})");
  match.plays("shoot placed").asks("home", "reposition");  // 6 + 1 - 5
  CHECK(match.event("shot")["result"] == "wide");
  CHECK(match.at("away", 1) == "H21");
  CHECK(match.at("away", 2) == "G21");
  CHECK(match.control() == "away");
  CHECK(match.event("goal-kick")["player"] == 1);
}

TEST_CASE("city: the save that is turned goes to the discards", "[soccer-city/S10][soccer-city/K5]") {
  Scenario match = Scenario::position(chance, save(6));
  match.plays("shoot placed");
  CHECK(match.state()["piles"]["save"].empty());
  CHECK(match.state()["discards"]["save"] == nlohmann::json{"save-6"});
}

TEST_CASE("city: an empty save pile is its discards shuffled", "[soccer-city/K5]") {
  Scenario match =
      Scenario::position(chance, R"({"piles": {"save": []}, "discards": {"save": ["save-6", "save-6"]}})");
  match.plays("shoot placed");
  CHECK(match.event("shot")["opposed"] == 10);
  CHECK(match.event("shuffled")["deck"] == "save");
}

TEST_CASE("city: chances of a shot come from the saves that can lie there", "[soccer-city/S21]") {
  Scenario match =
      Scenario::position(chance, R"({"piles": {"save": ["save-6", "save-0", "save-2", "save-1"]}})");
  const auto odds = match.odds("shoot placed");
  CHECK(odds["goal"].get<double>() == Approx(0.5));
  CHECK(odds["corner"].get<double>() == Approx(0.25));
  CHECK(odds["saved"].get<double>() == Approx(0.25));
}

TEST_CASE("city: chances of a shot at an empty save pile are those of its discards, which will be shuffled",
          "[soccer-city/S21][soccer-city/K5]") {
  Scenario match = Scenario::position(
      chance, R"({"piles": {"save": []}, "discards": {"save": ["save-6", "save-0", "save-0", "save-0"]}})");
  const auto odds = match.odds("shoot placed");
  CHECK(odds["goal"].get<double>() == Approx(0.75));
  CHECK(odds["saved"].get<double>() == Approx(0.25));
}

TEST_CASE("city: whom a pass has reached may volley it after a step with the ball", "[soccer-city/S9]") {
  constexpr auto quick = R"({"stage": "action", "reached": 8, "high": 8,
    "home": {"hand": {"attack": ["quick-ball-1"], "ball": ["short", "medium"]}}})";
  Scenario match = Scenario::position(chance, quick);
  match.plays("tactic quick-ball-1").plays("advance short H18").asks("home", "shot");
  match.offers("shoot volley").offers("shoot header");
  Scenario ahead = Scenario::position(chance, quick);
  ahead.plays("tactic quick-ball-1").plays("advance medium H18").asks("home", "reposition");
  CHECK(ahead.state()["reached"].is_null());
}

}  // namespace
}  // namespace soccer_city::test::shots_chapter
