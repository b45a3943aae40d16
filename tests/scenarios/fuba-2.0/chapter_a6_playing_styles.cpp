#include "table.hpp"

namespace fuba::test::second_edition::chapter_a6_playing_styles {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// {"home":{"styles":{"midfield":"easy"}}}.
std::string style(std::string_view team, std::string_view line, std::string_view style) {
  return nlohmann::json{{std::string(team), {{"styles", {{std::string(line), style}}}}}}.dump();
}

/// A turn to the centre with an event: 5 against a ball of 5, and Away's 4.
Scenario event(std::string_view styles, Script dice, std::string_view target = "C3") {
  Scenario scenario =
      turn(home_side, away_side, both(both(ball("C3", 5), R"({"options":["styles"]})"), styles));
  scenario.dice({5, 4}).dice(dice).plays("target " + std::string(target));
  return scenario;
}

TEST_CASE("2.0: each team chooses a style for each line, in secret", "[2.0/A6.a][R74]") {
  Scenario scenario = match({"styles"});
  scenario.plays("formation 4-4-2").asks("home", "style");
  CHECK(scenario.secret());
  scenario.offers_only({"style defence easy", "style defence normal", "style defence aggressive"});
  scenario.plays("style defence aggressive").offers("style midfield easy").plays("style midfield normal");
  scenario.plays("style forward easy").asks("away", "formation");
  const auto seen = scenario.view("away");
  scenario.plays("formation 4-4-2").plays({"style defence easy", "style midfield easy"});
  scenario.plays("style forward normal", {5, 3});
  CHECK(seen["home"].value("styles", nlohmann::json::object()).empty());
  const auto chosen = scenario.state()["home"]["styles"];
  CHECK(chosen["defence"] == "aggressive");
  CHECK(chosen["midfield"] == "normal");
  CHECK(chosen["forward"] == "easy");
}

TEST_CASE("2.0: aggressive, the higher of two dice counts for an event", "[2.0/A6.c][R74]") {
  CHECK(event(style("home", "midfield", "aggressive"), {1, 6, 2}).value() == 2);
  CHECK(event(style("away", "midfield", "aggressive"), {3, 1, 5}).value() == 5);
  const std::string teams =
      both(style("home", "midfield", "aggressive"), style("away", "midfield", "aggressive"));
  CHECK(event(teams, {1, 6, 2, 4}).value() == 3);
}

TEST_CASE("2.0: easy, the lower of two dice counts for an event", "[2.0/A6.f][R74]") {
  CHECK(event(style("home", "midfield", "easy"), {6, 1, 3}).value() == 5);
  CHECK(event(style("away", "midfield", "easy"), {3, 5, 1}).value() == 3);
}

TEST_CASE("2.0: normal changes nothing", "[2.0/A6.i]") {
  CHECK(event(style("home", "midfield", "normal"), {3, 1}).value() == 3);
  CHECK(event("{}", {3, 1}).value() == 3);
}

TEST_CASE("2.0: the line of the target's zone counts", "[2.0/A6.b][R42]") {
  CHECK(event(style("home", "defence", "aggressive"), {3, 1}).value() == 3);
  CHECK(event(style("home", "defence", "aggressive"), {1, 6, 2}, "C2").value() == 2);
  CHECK(event(style("away", "forward", "easy"), {3, 5, 1}, "C2").value() == 3);
}

TEST_CASE("2.0: the dice that count name the faces of an event of 0", "[2.0/A6.c][2.0/4.4.3.l]") {
  Scenario scenario = turn(home_side, away_side,
                           both(both(ball("C3", 5), style("home", "midfield", "aggressive")),
                                R"({"options":["styles","conditions"]})"));
  scenario.plays("target C3", {5, 4, 1, 2, 2});
  CHECK(condition(scenario, "home") == "4-5-2");
}

/// Turns that Home's player is out with that injury die.
int out_with(std::string_view style_of_midfield, Script event_dice, int die) {
  Scenario scenario = turn(home_side, away_side,
                           both(both(ball("C3", 5), style("home", "midfield", style_of_midfield)),
                                R"({"options":["styles","injuries"]})"));
  scenario.dice({5, 4}).dice(event_dice).plays("target C3").plays("remove C3", {die});
  return scenario.state()["home"]["injured"][0];
}

TEST_CASE("2.0: aggressive, an injury die counts one more", "[2.0/A6.d]") {
  CHECK(out_with("aggressive", {3, 1, 4, 6}, 2) == 3);
  CHECK(out_with("aggressive", {3, 1, 4, 6}, 3) == 0);
}

TEST_CASE("2.0: easy, an injury die counts one less", "[2.0/A6.g][R74]") {
  CHECK(out_with("easy", {3, 5, 4, 6}, 4) == 3);
  CHECK(out_with("easy", {3, 5, 4, 6}, 5) == 0);
  CHECK(out_with("easy", {3, 5, 4, 6}, 1) == 1);
}

TEST_CASE("2.0: normal leaves the injury die", "[2.0/A6.i]") { CHECK(out_with("normal", {3, 4, 6}, 3) == 3); }

/// Home's points after a tiredness test in minute 25; Away passes with a 3.
std::string tested(std::string_view style_of_midfield, Script dice) {
  Scenario scenario =
      turn(home_side, away_side,
           both(style("home", "midfield", style_of_midfield), R"({"options":["styles","conditions"]})"));
  scenario.dice({6, 1}).dice(dice).plays("target C3", {3});
  return condition(scenario, "home");
}

TEST_CASE("2.0: aggressive, each die of a tiredness test counts one more", "[2.0/A6.e]") {
  CHECK(tested("aggressive", {2}) == "4-4-2");
  CHECK(tested("aggressive", {1, 1}) == "4-3-2");
}

TEST_CASE("2.0: easy, each die of a tiredness test counts one less", "[2.0/A6.h][R74]") {
  CHECK(tested("easy", {4}) == "4-4-2");
  CHECK(tested("easy", {3, 2}) == "4-3-2");
  CHECK(tested("easy", {1, 4}) == "4-3-2");
}

TEST_CASE("2.0: normal leaves the dice of a tiredness test", "[2.0/A6.i]") {
  CHECK(tested("normal", {3}) == "4-4-2");
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_a6_playing_styles
