// Matches that begin with fewer points or fewer cards, as a competition asks.
#include "fuba/fuba.hpp"
#include "fuba/json.hpp"
#include "mat.hpp"

namespace fuba::test::points_off {
namespace {

using nlohmann::json;

/// A match with conditions, before its first choice.
Scenario begun(json more, std::string_view options = R"(["conditions"])") {
  more["options"] = json::parse(options);
  const RulesChoice choice = rules_choice_from_json(option_registry(), more, {.edition = "fuba-3.0"}).value();
  return Scenario::begin(choice);
}

}  // namespace

TEST_CASE("points off are chosen in secret, after formation and roles", "[3.0/T8][C23]") {
  Scenario scenario = begun({{"reduce", {{"home", 2}}}});
  scenario.plays("formation 4-4-2").asks("home", "lose");
  CHECK(scenario.secret());
  scenario.offers_only({"lose defence", "lose midfield", "lose forward"});
  scenario.plays("lose forward").plays("lose forward").asks("away", "formation");
  CHECK_FALSE(scenario.view("away")["home"]["condition"]["defence"] == 4);
  scenario.plays("formation 4-4-2", {5, 3});
  CHECK(scenario.state()["home"]["condition"] == json{{"defence", 4}, {"midfield", 4}, {"forward", 0}});
  CHECK(scenario.event("points-off")["points"] == 2);
}

TEST_CASE("a line without points is not offered, and with a single one nothing is asked", "[C23]") {
  Scenario scenario = begun({{"reduce", {{"home", 4}}}});
  scenario.plays("formation 8-1-1").plays("lose midfield");
  scenario.offers_only({"lose defence", "lose forward"}).refuses("lose midfield", "3.0/A1.2");
  scenario.plays("lose forward").asks("away", "formation");
  CHECK(scenario.state()["home"]["condition"]["defence"] == 6);
}

TEST_CASE("a team that has no point left loses nothing more and begins without any", "[C23]") {
  Scenario scenario = begun({{"reduce", {{"home", 10}}}, {"primary", {{"home", "4-3-3"}}}});
  scenario.plays("formation 4-4-2");
  for (int lost = 0; lost < 4; ++lost) scenario.plays("lose defence");
  for (int lost = 0; lost < 4; ++lost) scenario.plays("lose midfield");
  scenario.plays("formation 4-4-2", {5, 3});
  CHECK(scenario.state()["home"]["condition"] == json{{"defence", 0}, {"midfield", 0}, {"forward", 0}});
  CHECK(scenario.event("points-off")["points"] == 10);
}

TEST_CASE("another formation than the primary one costs a point", "[3.0/T7][C23]") {
  Scenario scenario = begun({{"primary", {{"home", "4-4-2"}, {"away", "4-3-3"}}}});
  scenario.plays("formation 4-4-2").asks("away", "formation").plays("formation 4-4-2");
  scenario.asks("away", "lose").plays("lose defence", {5, 3});
  CHECK(scenario.state()["away"]["condition"]["defence"] == 3);
  CHECK(scenario.state()["home"]["condition"]["defence"] == 4);
}

TEST_CASE("without condition points there is nothing to lose", "[C21]") {
  Scenario scenario = begun({{"reduce", {{"home", 2}}}}, "[]");
  scenario.plays("formation 4-4-2").asks("away", "formation");
}

TEST_CASE("only the cards of a competition are offered, and where fewer are left a team has fewer",
          "[3.0/T9][3.0/T10][C24]") {
  Scenario scenario = begun({{"skills_from", {{"home", {"tackle", "crossing"}}}}}, R"(["skills"])");
  scenario.plays("formation 4-4-2").offers_only({"skill tackle", "skill crossing"});
  scenario.refuses("skill stopper", "3.0/A11");
  scenario.plays("skill tackle").plays("skill crossing").offers_only({"done"}).plays("done");
  scenario.plays("formation 4-4-2");
  CHECK(scenario.legal("skill").size() > 2);
}

TEST_CASE("what a match has from its competition is part of its rules", "[C23][C27]") {
  const json written = json::parse(
      R"({"rules":"fuba-3.0","options":["conditions","skills","cup"],"reduce":{"home":1},
          "primary":{"away":"4-3-3"},"skills_from":{"home":["tackle"]},"extra_time":false,
          "away_goals":true,"first_leg":[1,2]})");
  const auto choice = Fuba::choice_from_json(written);
  REQUIRE(choice);
  CHECK(Fuba::choice_from_json(json(Fuba::to_json(*choice))).value() == *choice);
  CHECK(choice->terms != MatchTerms{});
  CHECK_FALSE(std::is_eq(choice->terms <=> MatchTerms{}));
  CHECK_FALSE(Fuba::choice_from_json(json::parse(R"({"rules":"fuba-3.0","options":[],"first_leg":[1]})")));
  CHECK_FALSE(
      Fuba::choice_from_json(json::parse(R"({"rules":"fuba-3.0","options":[],"reduce":{"home":11}})")));
  CHECK_FALSE(
      Fuba::choice_from_json(json::parse(R"({"rules":"fuba-3.0","options":[],"primary":{"home":"5-5-5"}})")));
}

TEST_CASE("a position that names options says all that its match has from a competition", "[C23][C27]") {
  const RulesChoice present =
      rules_choice_from_json(option_registry(),
                             json::parse(R"({"options":["cup"],"first_leg":[1,2],"reduce":{"home":1}})"),
                             {.edition = "fuba-3.0"})
          .value();
  const auto next = [&](const char* position) {
    return rules_choice_from_json(option_registry(), json::parse(position), present).value().terms;
  };
  CHECK(next(R"({"options":["cup"],"extra_time":false})") == MatchTerms{.extra_time = false});
  CHECK(next(R"({"half":2})") == present.terms);
}

}  // namespace fuba::test::points_off
