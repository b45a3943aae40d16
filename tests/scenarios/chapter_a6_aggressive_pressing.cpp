#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a6_aggressive_pressing {
namespace {

using nlohmann::json;

/// Away is about to act first while Home has the ball in C3.
Scenario hard(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  json position = json::parse(R"({"options":["aggressive-pressing"],"first":"away","ball":{"value":4}})");
  position.merge_patch(json::parse(changes));
  return acting(home, away, position.dump());
}

Scenario pressed(std::string_view away, Script dice) {
  Scenario scenario = hard("C2:6 C3:4", away);
  acts(scenario, "action press-hard", dice);
  return scenario;
}

Scenario level(Script dice) { return pressed("C3:4 C4:6", dice); }
Scenario one_fewer(Script dice) { return pressed("C3:3 C4:7", dice); }

constexpr auto in_attack = R"({"start":"C3","target":"C4","ball":{"area":"C4"}})";
constexpr auto in_defence = R"({"start":"C3","target":"C2","ball":{"area":"C2"}})";

TEST_CASE("a condition point makes a press aggressive", "[3.0/A6.b][R42]") {
  const Scenario scenario = level({3, 6});
  CHECK(condition(scenario, "away") == "4-3-2");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("the point is spent when the press fails, too", "[3.0/A6.b]") {
  CHECK(condition(level({5, 6, 1}), "away") == "4-3-2");
}

TEST_CASE("the point comes from the line that faces the ball", "[3.0/A6.b][R42]") {
  Scenario defending = hard("C2:6 C4:4", "C3:6 C4:4", in_attack);
  acts(defending, "action press-hard", {3, 6});
  CHECK(condition(defending, "away") == "3-4-2");
  Scenario attacking = hard("C2:4 C3:6", "C2:4 C4:6", in_defence);
  acts(attacking, "action press-hard", {3, 6});
  CHECK(condition(attacking, "away") == "4-4-1");
}

TEST_CASE("without a point in that line there is only the ordinary press", "[3.0/A6.b]") {
  Scenario scenario =
      hard("C2:6 C3:4", "C3:4 C4:6", R"({"away":{"condition":{"defence":4,"midfield":0,"forward":2}}})");
  CHECK(may(scenario, "action press"));
  CHECK_FALSE(may(scenario, "action press-hard"));
  Scenario last =
      hard("C2:6 C3:4", "C3:4 C4:6", R"({"away":{"condition":{"defence":0,"midfield":1,"forward":0}}})");
  CHECK(may(last, "action press-hard"));
}

TEST_CASE("condition points alone do not make a press aggressive", "[3.0/A6.b]") {
  Scenario scenario = hard("C2:6 C3:4", "C3:4 C4:6", R"({"options":["conditions"]})");
  CHECK(may(scenario, "action press"));
  CHECK_FALSE(may(scenario, "action press-hard"));
}

TEST_CASE("an aggressive press is not boosted by a second point", "[3.0/A6.b]") {
  Scenario scenario = hard("C2:6 C3:4", "C3:4 C4:6");
  acts(scenario, "action press-hard", {4, 5});
  CHECK(condition(scenario, "away") == "4-3-2");
  CHECK(scenario.control() == "away");
}

TEST_CASE("one player fewer is enough for an aggressive press", "[3.0/A6.c]") {
  Scenario fewer = hard("C2:6 C3:4", "C3:3 C4:7");
  CHECK(may(fewer, "action press-hard"));
  CHECK_FALSE(may(fewer, "action press"));
  Scenario scenario = hard("C2:6 C3:4", "C3:2 C4:8");
  scenario.plays("done").refuses("action press-hard", "3.0/A6");
}

TEST_CASE("equal numbers and more allow both presses", "[3.0/A6.c]") {
  for (const std::string_view away : {"C3:4 C4:6", "C3:5 C4:5"}) {
    CHECK(may(hard("C2:6 C3:4", away), "action press-hard"));
    CHECK(may(hard("C2:6 C3:4", away), "action press"));
  }
}

TEST_CASE("six players count at most for an aggressive press as well", "[3.0/A6.c][R12]") {
  CHECK(may(hard("C2:2 C3:8", "C3:5 C4:5"), "action press-hard"));
  CHECK_FALSE(may(hard("C2:2 C3:8", "C3:4 C4:6"), "action press-hard"));
  CHECK(may(hard("C2:6 C3:4", "C3:2 C4:8", R"({"away":{"keeper":"C3"}})"), "action press-hard"));
}

TEST_CASE("nobody at the ball is nobody to press", "[3.0/A6.c][R140]") {
  Scenario nobody = hard("C2:9 C3:1", "C2:2 C4:8");
  CHECK_FALSE(may(nobody, "action press-hard"));
  Scenario one = hard("C2:8 C3:2", "C3:1 C4:9");
  CHECK(may(one, "action press-hard"));
}

TEST_CASE("the team with the ball has nothing to press", "[3.0/A6.d]") {
  CHECK_FALSE(may(hard("C2:6 C3:4", "C3:4 C4:6", R"({"first":"home"})"), "action press-hard"));
}

TEST_CASE("dice below the ball value win as in an ordinary press", "[3.0/A6.d]") {
  CHECK(level({3, 6}).control() == "away");
  CHECK(level({3, 6}).value() == 6);
  CHECK(level({1, 3}).control() == "away");
  CHECK(level({1, 3}).value() == 1);
  CHECK(one_fewer({6, 3}).control() == "away");
  CHECK(one_fewer({6, 3}).value() == 6);
  CHECK(one_fewer({3, 2}).value() == 2);
}

TEST_CASE("an aggressive press is a pressing action", "[3.0/A6.d]") {
  Scenario scenario = hard("C2:6 C3:4", "C3:4 C4:6");
  acts(scenario, "action press", {4, 6});
  acts(scenario, "action none");
  scenario.plays("second yes").asks("away", "action").refuses("action press-hard", "3.0/4.5.1");
}

TEST_CASE("an aggressive press may be the second action", "[3.0/A6.d]") {
  Scenario scenario = hard("C2:6 C3:4", "C3:4 C4:6");
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second yes").plays("action press-hard", {3, 6});
  CHECK(scenario.control() == "away");
  CHECK(condition(scenario, "away") == "4-3-2");
}

TEST_CASE("an equal die wins the ball with at least equal numbers", "[3.0/A6.e]") {
  CHECK(level({4, 6}).control() == "away");
  CHECK(level({6, 4}).control() == "away");
  CHECK(level({4, 4}).control() == "away");
  CHECK(pressed("C3:5 C4:5", {4, 6}).control() == "away");
}

TEST_CASE("an equal die is nothing with one player fewer", "[3.0/A6.e]") {
  CHECK(one_fewer({4, 6, 1}).control() == "home");
  CHECK(one_fewer({4, 4, 1}).control() == "home");
}

TEST_CASE("an equal die counts as lower for the new value", "[3.0/A6.e][R140]") {
  CHECK(level({4, 6}).value() == 6);
  CHECK(level({2, 4}).value() == 2);
  CHECK(level({4, 2}).value() == 2);
  CHECK(level({4, 4}).value() == 4);
  CHECK(one_fewer({2, 4}).value() == 4);
}

TEST_CASE("an aggressive press that fails gives a free kick", "[3.0/A6.f]") {
  Scenario quick = level({5, 6, 1});
  CHECK(quick.control() == "home");
  CHECK(quick.ball() == "C3");
  CHECK(quick.value() == 1);
  CHECK(quick.minute() == 21);
  quick.asks("home", "react");

  Scenario set_up = hard("C2:6 C4:4", "C3:6 C4:4", in_attack);
  acts(set_up, "action press-hard", {5, 6, 1}).asks("home", "place");
  CHECK(set_up.ball() == "C4");
}

TEST_CASE("in the presser's penalty area it is a penalty kick", "[3.0/A6.f]") {
  Scenario scenario = hard("C2:6 C5:4", "C3:6 C5:4", R"({"start":"C4","target":"C5","ball":{"area":"C5"}})");
  acts(scenario, "action press-hard", {5, 6, 1}).asks("home", "place").offers_not("place C5");
  CHECK(scenario.players("home", "C5") == 1);
}

TEST_CASE("the free kick is taken in the target area of the turn", "[3.0/A6.f]") {
  Scenario scenario = hard("C2:5 C3:1 L3:4", "L3:4 C4:6", R"({"target":"C3","ball":{"area":"L3"}})");
  acts(scenario, "action press-hard", {5, 6, 1}).asks("home", "react");
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("a press that wins brings no card test", "[3.0/A6.g]") {
  const Scenario scenario = level({3, 6});
  CHECK_FALSE(scenario.happened("card-test"));
  CHECK(scenario.minute() == 20);
}

TEST_CASE("the team that pressed in vain is tested for a yellow card", "[3.0/A6.g]") {
  const Scenario booked = level({5, 6, 4});
  CHECK(booked.yellow("away") == 1);
  CHECK(booked.yellow("home") == 0);
  CHECK(level({5, 6, 2}).yellow("away") == 0);
  CHECK(level({5, 6, 6, 2}).yellow("away") == 1);
  CHECK(level({5, 6, 6, 1}).red("away") == 1);
}

TEST_CASE("a 3 is a card where the target is on the presser's side", "[3.0/A6.g]") {
  CHECK(level({5, 6, 3}).yellow("away") == 1);
  Scenario abroad = hard("C2:4 C3:6", "C2:4 C4:6", in_defence);
  acts(abroad, "action press-hard", {5, 6, 3});
  CHECK(abroad.yellow("away") == 0);
}

TEST_CASE("Home presses hard as well", "[3.0/A6.b][3.0/A6.e][3.0/A6.f][3.0/A6.g][R42]") {
  constexpr auto away_ball = R"({"first":"home","control":"away","start":"C3","target":"C2",
                                 "ball":{"area":"C2"}})";
  Scenario won = hard("C2:4 C3:6", "C2:4 C4:6", away_ball);
  acts(won, "action press-hard", {4, 6});
  CHECK(won.control() == "home");
  CHECK(condition(won, "home") == "3-4-2");
  Scenario lost = hard("C2:4 C3:6", "C2:4 C4:6", away_ball);
  acts(lost, "action press-hard", {5, 6, 3}).asks("away", "place");
  CHECK(lost.yellow("home") == 1);
}

}  // namespace
}  // namespace fuba::test::chapter_a6_aggressive_pressing
