// What each side may know (K2, S20).
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::secrets_chapter {
namespace {

constexpr auto both = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H6"}, "hidden": "sprint-2",
           "hand": {"attack": ["sprint-2", "cross-1"], "shot": ["drive"], "ball": ["short", "long"]}},
  "away": {"players": {"1": "H21"}, "hand": {"defence": ["shift-1"]}}})";

TEST_CASE("city: a side sees its own hand, and of the other one how many cards it has", "[soccer-city/K2]") {
  Scenario match = Scenario::position(both);
  const auto view = match.view("away");
  CHECK(view["home"]["hand"]["attack"] == 2);
  CHECK(view["home"]["hand"]["ball"] == 2);
  CHECK(view["home"]["hidden"] == true);
  CHECK(view["away"]["hand"]["defence"] == nlohmann::json{"shift-1"});
  CHECK(match.view("home")["home"]["hidden"] == "sprint-2");
}

TEST_CASE("city: nobody sees the piles", "[soccer-city/K2]") {
  Scenario match = Scenario::position(both);
  for (const char* team : {"home", "away"})
    for (const auto& pile : match.view(team)["piles"]) CHECK(pile.is_number());
  CHECK(match.state()["piles"]["ball"].size() == 43);
}

TEST_CASE("city: of a hand or a pile that is empty a view tells the size too", "[soccer-city/K2]") {
  Scenario match = Scenario::position(both, R"({"piles": {"shot": [], "ball": []}, "half": 2})");
  const auto view = match.view("away");
  CHECK(view["home"]["hand"]["defence"] == 0);
  CHECK(view["piles"]["shot"] == 0);
  CHECK(view["piles"]["ball"] == 0);
  CHECK(view["away"]["hand"]["attack"] == nlohmann::json::array());
  CHECK(match.view("home")["away"]["hand"]["ball"] == 0);
  CHECK(match.state()["piles"]["shot"] == nlohmann::json::array());
  CHECK(match.state()["home"]["hand"]["defence"] == nlohmann::json::array());
  Scenario empty = Scenario::position(both, R"({"away": {"hand": null}})");
  CHECK(empty.view("home")["away"]["hand"]["shot"] == 0);
}

TEST_CASE("city: a card that is drawn or turned ends what can be taken back fairly", "[soccer-city/S30]") {
  Scenario match = Scenario::position(both);
  const State before = match.raw();
  match.plays("advance short H7");
  CHECK_FALSE(secret_revealed(before, match.raw()));
  match.goes_to("reposition");
  const State asked = match.raw();
  match.plays("done");
  CHECK(secret_revealed(asked, match.raw()));
}

TEST_CASE("city: a view does not tell by a question what the other side holds", "[soccer-city/K2]") {
  Scenario match = Scenario::position(both, R"({"stage": "defence"})");
  const State view = seen_by(match.raw(), Team::home);
  CommandList list;
  legal(rules(), view, list);
  REQUIRE(list.size() == 1);
  CHECK(list[0].verb == Verb::skip);
}

}  // namespace
}  // namespace soccer_city::test::secrets_chapter
