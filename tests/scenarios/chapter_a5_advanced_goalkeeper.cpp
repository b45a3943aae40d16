#include "mat.hpp"

namespace fuba::test::chapter_a5_advanced_goalkeeper {
namespace {

/// Home plays from C4 into Away's penalty area, where two of its players meet two of Away.
constexpr auto attack = "C2:4 C3:2 C4:2 C5:2";
constexpr auto defence = "C3:4 C4:4 C5:2";

Scenario sweeping(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  nlohmann::json position =
      nlohmann::json::parse(R"({"options":["advanced-goalkeeper"],"ball":{"area":"C4","value":3}})");
  position.merge_patch(nlohmann::json::parse(changes));
  return mat(home, away, position.dump());
}

/// Away, which acts first, has made no free movement after a passed check with a new value of 4.
Scenario in_the_box(std::string_view changes = "{}") {
  Scenario scenario = sweeping(attack, defence, changes);
  scenario.plays("target C5", {5, 4}).asks("away", "free").plays("done");
  return scenario;
}

Scenario pressed(std::string_view sweep, Script dice) {
  Scenario scenario = in_the_box();
  scenario.plays(sweep).plays("action press", dice);
  return scenario;
}

/// The modifier of Home's shot after Away has swept or not, and done nothing else.
int shot_modifier(std::string_view sweep, int die) {
  Scenario scenario = in_the_box();
  scenario.plays(sweep).plays("action none");
  acts(scenario, "action shoot", {die});
  return scenario.event("shot")["modifier"];
}

TEST_CASE("a goalkeeper may sweep when his penalty area is the target", "[3.0/A5.a][R139]") {
  Scenario scenario = in_the_box();
  scenario.asks("away", "sweep").offers_only({"sweep yes", "sweep no"});
  scenario.plays("sweep yes").asks("away", "action");
}

TEST_CASE("without the option no goalkeeper sweeps", "[3.0/A5.a]") {
  Scenario scenario = in_the_box(R"({"options":[]})");
  scenario.asks("away", "action");
}

TEST_CASE("nobody sweeps when the target is another area", "[3.0/A5.a]") {
  Scenario scenario = sweeping("C2:4 C3:4 L4:2", "C3:3 C4:4 L4:3", R"({"ball":{"area":"C3"}})");
  scenario.plays("target L4", {5, 4}).asks("away", "free").plays("done").asks("away", "action");
}

TEST_CASE("the own penalty area as the target asks no goalkeeper", "[3.0/A5.a]") {
  Scenario scenario =
      sweeping("C2:4 C3:4 C1:2", "C1:2 C2:4 C3:4", R"({"ball":{"area":"C2"},"away":{"keeper":"C5"}})");
  scenario.plays("target C1", {5, 4}).asks("home", "free").plays("done").asks("home", "action");
  scenario.plays("action none").asks("away", "free").plays("done").asks("away", "action");

  Scenario lost =
      sweeping("C2:4 C3:4 C1:2", "C1:2 C2:4 C3:4", R"({"ball":{"area":"C2"},"away":{"keeper":"C5"}})");
  lost.plays("target C1", {2, 4});
  CHECK(lost.control() == "away");
  lost.asks("home", "free").plays("done").asks("home", "action");
}

TEST_CASE("a ball that reaches the penalty area by another way is not swept", "[3.0/A5.a]") {
  Scenario scenario =
      sweeping("C2:4 C3:2 C4:2 C5:2", "C3:4 C4:3 C5:3",
               R"({"options":["advanced-goalkeeper","advanced-events"],"ball":{"area":"C3"}})");
  scenario.plays("target C4", {4, 4, 5, 3}).plays("ball C5").asks("away", "free").plays("done");
  scenario.asks("away", "action");
}

TEST_CASE("a goalkeeper who is elsewhere does not sweep", "[3.0/A5.a]") {
  Scenario scenario = in_the_box(R"({"away":{"keeper":"L4"}})");
  scenario.asks("away", "action");
}

TEST_CASE("a goalkeeper back by a free movement may sweep", "[3.0/A5.a][R139]") {
  Scenario scenario = sweeping(attack, defence, R"({"away":{"keeper":"L4"}})");
  scenario.plays("target C5", {5, 4}).plays("free-keeper L4 C5").plays("done").asks("away", "sweep");
}

TEST_CASE("a goalkeeper gone by a free movement does not sweep", "[3.0/A5.a][R139]") {
  Scenario scenario = sweeping(attack, defence);
  scenario.plays("target C5", {5, 4}).plays("free-keeper C5 C4").plays("done").asks("away", "action");
}

TEST_CASE("a lost check leaves nothing to sweep", "[3.0/A5.b]") {
  Scenario scenario = sweeping(attack, defence);
  scenario.plays("target C5", {2, 4});
  CHECK(scenario.control() == "away");
  scenario.asks("away", "free").plays("done").asks("away", "action").plays("action none");
  scenario.asks("home", "free").plays("done").asks("home", "action");
}

TEST_CASE("an easy situation is no passed check", "[3.0/A5.b][3.0/4.4.3.a]") {
  Scenario scenario = sweeping("C2:4 C3:2 L4:2 C5:2", "C2:4 C3:6",
                               R"({"ball":{"area":"L4","value":6},"away":{"keeper":"L3"}})");
  scenario.plays("target C5", {2, 4}).asks("away", "react").plays("react-keeper L3 C4").plays("done");
  CHECK(scenario.control() == "home");
  acts(scenario, "action none");
  scenario.plays("free-keeper C4 C5").plays("done").asks("away", "action");
}

TEST_CASE("a die equal to the ball value has passed the check", "[3.0/A5.b]") {
  Scenario scenario = sweeping(attack, defence);
  scenario.plays("target C5", {3, 4}).plays("done").asks("away", "sweep");
}

TEST_CASE("the passive team decides when its own first action comes", "[3.0/A5.c][R139]") {
  Scenario scenario = sweeping("C2:4 C3:2 C4:1 C5:3", "C3:4 C4:5 C5:1");
  scenario.plays("target C5", {5, 4}).asks("home", "free").plays("done").asks("home", "action");
  scenario.plays("action none").asks("away", "free").plays("done").asks("away", "sweep");
}

TEST_CASE("sweeping is not offered again at the second action", "[3.0/A5.c]") {
  Scenario scenario = in_the_box();
  scenario.plays("sweep no").plays("action none");
  acts(scenario, "action none");
  scenario.plays("second yes").asks("away", "action");
}

TEST_CASE("a ball that was in the penalty area cannot be swept", "[3.0/A5.d]") {
  Scenario scenario = sweeping(attack, defence, R"({"ball":{"area":"C5"}})");
  scenario.plays("target C5", {5, 4}).asks("away", "free").plays("done").asks("away", "action");
}

TEST_CASE("a ball from a corner area can be swept", "[3.0/A5.d]") {
  Scenario scenario = sweeping("C2:4 C3:2 L4:2 C5:2", "C3:4 L4:4 C5:2", R"({"ball":{"area":"L4"}})");
  scenario.plays("target C5", {5, 4}).plays("done").asks("away", "sweep");
}

TEST_CASE("one die below the ball value wins the press of a sweeping team", "[3.0/A5.e]") {
  CHECK(pressed("sweep yes", {3, 6}).control() == "away");
  CHECK(pressed("sweep yes", {6, 3}).control() == "away");
  CHECK(pressed("sweep yes", {4, 6}).control() == "home");
  CHECK(pressed("sweep yes", {5, 6}).control() == "home");
}

TEST_CASE("a sweeping team's press that fails has the usual end", "[3.0/A5.e]") {
  CHECK(pressed("sweep yes", {4, 6}).value() == 4);
  CHECK(pressed("sweep yes", {5, 6}).value() == 2);
}

TEST_CASE("the lower die is the new value of a sweeping team's press", "[3.0/A5.f]") {
  CHECK(pressed("sweep yes", {3, 6}).value() == 3);
  CHECK(pressed("sweep yes", {6, 2}).value() == 2);
  CHECK(pressed("sweep yes", {3, 4}).value() == 3);
  CHECK(pressed("sweep yes", {2, 3}).value() == 2);
  CHECK(pressed("sweep no", {3, 6}).value() == 6);
}

TEST_CASE("the lower die is the new value of a sweeping team's aggressive press, too",
          "[3.0/A5.f][3.0/A6.d]") {
  Scenario scenario = in_the_box(R"({"options":["advanced-goalkeeper","aggressive-pressing"]})");
  scenario.plays("sweep yes");
  Scenario below = scenario;
  CHECK(below.plays("action press-hard", {3, 6}).value() == 3);
  Scenario equal = scenario;
  CHECK(equal.plays("action press-hard", {4, 6}).value() == 4);
  CHECK(equal.control() == "away");
}

TEST_CASE("a swept goal lets the opponent add 1", "[3.0/A5.g][R139]") {
  CHECK(shot_modifier("sweep no", 2) == -1);
  CHECK(shot_modifier("sweep yes", 2) == 0);
}

TEST_CASE("the 1 more decides over a goal", "[3.0/A5.g]") {
  Scenario swept = in_the_box();
  swept.plays("sweep yes").plays("action none");
  acts(swept, "action shoot", {5});
  CHECK(swept.score("home") == 1);

  Scenario stayed = in_the_box();
  stayed.plays("sweep no").plays("action none");
  acts(stayed, "action shoot", {5});
  CHECK(stayed.score("home") == 0);
  stayed.asks("home", "corner");
}

TEST_CASE("the 1 more holds for second actions too", "[3.0/A5.g][R139]") {
  Scenario scenario = in_the_box();
  scenario.plays("sweep yes").plays("action none");
  acts(scenario, "action none");
  scenario.plays("second yes").plays("action none").plays("action shoot", {5});
  CHECK(scenario.event("shot")["modifier"] == 0);
  CHECK(scenario.score("home") == 1);
}

TEST_CASE("the 1 more ends with the turn", "[3.0/A5.g][R139]") {
  Scenario scenario = in_the_box();
  scenario.plays("sweep yes").plays("action none");
  acts(scenario, "action none");
  scenario.plays("second no").plays("target C5", {6, 4});
  acts(scenario, "action none");
  acts(scenario, "action shoot", {2});
  CHECK(scenario.event("shot")["modifier"] == -1);
}

TEST_CASE("sweeping is not asked when the ball has left the penalty area", "[R139]") {
  Scenario scenario = sweeping(attack, defence, R"({"options":["advanced-goalkeeper","advanced-events"]})");
  scenario.plays("target C5", {4, 4, 5, 3}).asks("home", "ball").plays("ball C4");
  scenario.asks("away", "free").plays("done").asks("away", "action");
}

TEST_CASE("Home's goalkeeper sweeps as well", "[3.0/A5.a][3.0/A5.f][3.0/A5.g]") {
  Scenario scenario =
      sweeping("C1:2 C2:4 C3:4", "C1:2 C2:2 C3:2 C4:4", R"({"control":"away","ball":{"area":"C2"}})");
  scenario.plays("target C1", {5, 4}).asks("home", "free").plays("done").asks("home", "sweep");
  Scenario won = scenario;
  won.plays("sweep yes").plays("action press", {2, 6});
  CHECK(won.control() == "home");
  CHECK(won.value() == 2);
  Scenario shot = scenario;
  shot.plays("sweep yes").plays("action none");
  acts(shot, "action shoot", {5});
  CHECK(shot.score("away") == 1);
}

}  // namespace
}  // namespace fuba::test::chapter_a5_advanced_goalkeeper
