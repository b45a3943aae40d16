#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::conditions {
namespace {

constexpr auto options = R"({"options":["conditions"]})";

std::string having(std::string_view home, std::string_view away, std::string_view more = "{}") {
  return merged(R"({"options":["conditions"],"home":{"condition":)" + points(home) +
                    R"(},"away":{"condition":)" + points(away) + "}}",
                more);
}

std::string first(std::string_view team, int value = 3) {
  return R"({"first":")" + std::string(team) + R"(","ball":{"value":)" + std::to_string(value) + "}}";
}

TEST_CASE("each line begins with a point for each player of the formation", "[it/adv.condition.a]") {
  Scenario scenario = match({"conditions"});
  scenario.plays({"formation 5-4-1", "done", "formation 3-4-3"}).plays("done", {5, 3});
  CHECK(condition(scenario, "home") == "5-4-1");
  CHECK(condition(scenario, "away") == "3-4-3");
}

TEST_CASE("before the match one point may go to another line", "[it/adv.condition.b][R93]") {
  Scenario scenario = match({"conditions"});
  scenario.plays("formation 4-4-2").asks("home", "shift");
  scenario.offers_only({"shift defence midfield", "shift defence forward", "shift midfield defence",
                        "shift midfield forward", "shift forward defence", "shift forward midfield", "done"});
  scenario.plays("shift defence forward").asks("away", "formation").plays("formation 4-5-1");
  scenario.asks("away", "shift").plays("shift midfield defence", {5, 3});
  CHECK(condition(scenario, "home") == "3-4-3");
  CHECK(condition(scenario, "away") == "5-4-1");
  CHECK(scenario.state()["home"]["formation"] == "4-4-2");
}

TEST_CASE("it is a secret until both have chosen", "[it/adv.condition.b][R93]") {
  Scenario one = match({"conditions"});
  one.plays("formation 4-4-2");
  CHECK(one.secret());
  Scenario other = one;
  one.plays("shift defence forward");
  other.plays("done");
  CHECK(one.view("away") == other.view("away"));
  CHECK(one.view("home") != other.view("home"));
}

TEST_CASE("without condition points nothing is moved", "[it/adv.condition.b]") {
  Scenario scenario = match();
  scenario.plays("formation 4-4-2").asks("away", "formation");
}

TEST_CASE("no line is filled beyond six in this way", "[it/adv.condition.b][it/adv.substitutions.l][it-m]") {
  Scenario scenario = match({"conditions"});
  scenario.plays("formation 3-6-1").offers("shift midfield forward").offers("shift forward defence");
  scenario.refuses("shift defence midfield", "it/adv.substitutions").offers_not("shift forward midfield");
}

TEST_CASE("in a movement a point lets the higher die count",
          "[it/adv.condition.c][it/adv.condition.d][R88]") {
  Scenario scenario =
      acting(home_side, away_side, having("4-4-2", "4-4-2", R"({"home":{"formation":"4-2-4"}})"));
  acts(scenario, "action move", {3, 5}).asks("home", "boost").offers_only({"boost", "done"});
  Scenario plain = scenario;
  plain.plays({"done", "move C3 C2", "move C3 C2", "move L2 L1"}).offers_only({"done"});
  CHECK(condition(plain, "home") == "4-4-2");
  scenario.plays({"boost", "move C3 C2", "move C3 C2", "move L2 L1", "move L2 L1"});
  CHECK(condition(scenario, "home") == "4-3-2");
  scenario.plays("move R2 R1").offers_only({"done"});
}

TEST_CASE("the point comes from the line that faces the ball", "[it/adv.condition.c][R42]") {
  constexpr auto in_c2 = R"({"ball":{"area":"C2"},"start":"C2","target":"C2"})";
  Scenario home = acting(home_side, away_side, having("4-4-2", "4-4-2", in_c2));
  acts(home, "action move", {1, 6}).plays("boost");
  CHECK(condition(home, "home") == "3-4-2");
  Scenario away = acting(home_side, away_side, having("4-4-2", "4-4-2", merged(in_c2, first("away"))));
  acts(away, "action move", {1, 6}).plays("boost");
  CHECK(condition(away, "away") == "4-4-1");
}

TEST_CASE("a point that moves nobody more is not asked for", "[it/adv.condition.c][it-n]") {
  Scenario equal = acting(home_side, away_side, having("4-4-2", "4-4-2"));
  acts(equal, "action move", {5, 5}).asks("home", "move");
  Scenario fewer = acting(home_side, away_side, having("4-4-2", "4-4-2"));
  acts(fewer, "action move", {1, 4}).asks("home", "move");
  Scenario both = acting(home_side, away_side, having("4-4-2", "4-4-2"));
  acts(both, "action move", {1, 2}).asks("home", "move");
  Scenario none = acting(home_side, away_side, having("4-0-2", "4-4-2"));
  acts(none, "action move", {1, 6}).asks("home", "move");
}

TEST_CASE("in positioning a point changes the value by one more", "[it/adv.condition.e][R89]") {
  Scenario home = acting(home_side, away_side, having("4-4-2", "4-4-2"));
  acts(home, "action position", {2, 5}).asks("home", "boost").plays("boost");
  CHECK(home.value() == 1);
  CHECK(condition(home, "home") == "4-3-2");
  Scenario away = acting(home_side, away_side, having("4-4-2", "4-4-2", first("away")));
  acts(away, "action position", {1, 2}).asks("away", "boost");
  Scenario plain = away;
  CHECK(plain.plays("done").value() == 3);
  CHECK(condition(plain, "away") == "4-4-2");
  CHECK(away.plays("boost").value() == 4);
}

TEST_CASE("the whole change is still two", "[it/adv.condition.f]") {
  Scenario both = acting(home_side, away_side, having("4-4-2", "4-4-2"));
  acts(both, "action position", {1, 2}).asks("away", "free");
  CHECK(both.value() == 1);
  Scenario majority = acting("L2:2 C2:2 C3:4 R2:2", away_side, having("4-4-2", "4-4-2", first("home", 5)));
  acts(majority, "action position", {1, 6}).asks("away", "free");
  CHECK(majority.value() == 3);
}

TEST_CASE("a point makes up for the player who is missing", "[it/adv.condition.e][R89]") {
  constexpr auto nobody = "L3:3 C4:4 R3:3";
  Scenario two = acting(home_side, nobody, having("4-4-2", "4-4-2", first("away")));
  acts(two, "action position", {4, 5}).asks("away", "boost").plays("boost");
  CHECK(two.value() == 5);
  Scenario none = acting(home_side, nobody, having("4-4-2", "4-4-2", first("away")));
  acts(none, "action position", {1, 2}).asks("home", "free");
  CHECK(none.value() == 3);
}

TEST_CASE("at the end of the scale no point is asked for", "[it/adv.condition.e][it-n]") {
  Scenario scenario = acting(home_side, away_side, having("4-4-2", "4-4-2", first("home", 1)));
  acts(scenario, "action position", {1, 2}).asks("away", "free");
  CHECK(scenario.value() == 1);
}

TEST_CASE("a press costs no point", "[it/adv.condition.g]") {
  Scenario scenario = acting(home_side, away_side, having("4-4-2", "4-4-2", first("away")));
  acts(scenario, "action press", {1, 2}).asks("home", "free");
  CHECK(condition(scenario, "away") == "4-4-2");
}

std::string hard(std::string_view away, int value = 3, std::string_view more = "{}") {
  const std::string both = having("4-4-2", away, merged(first("away", value), more));
  return merged(both, R"({"options":["conditions","aggressive-pressing"]})");
}

TEST_CASE("an aggressive press costs a point of the line that faces the ball", "[it/adv.condition.g]") {
  Scenario scenario = acting(home_side, away_side, hard("4-4-2"));
  acts(scenario, "action press-hard", {1, 2});
  CHECK(condition(scenario, "away") == "4-3-2");
  CHECK(scenario.control() == "away");
  CHECK_FALSE(may(acting(home_side, away_side, hard("4-0-2")), "action press-hard"));
}

TEST_CASE("it belongs to its option", "[it/adv.aggressive.a]") {
  acting(home_side, away_side, having("4-4-2", "4-4-2", first("away")))
      .plays("done")
      .offers_not("action press-hard");
}

TEST_CASE("one player fewer is enough for it", "[it/adv.aggressive.a][R90]") {
  Scenario fewer = acting("L2:2 C2:2 C3:4 R2:2", away_side, hard("4-4-2"));
  CHECK(may(fewer, "action press-hard"));
  CHECK_FALSE(may(fewer, "action press"));
  CHECK_FALSE(may(acting("L2:2 C2:1 C3:5 R2:2", away_side, hard("4-4-2")), "action press-hard"));
  CHECK_FALSE(may(acting("L2:2 C2:5 C3:1 R2:2", "L3:3 C4:4 R3:3", hard("4-4-2")), "action press-hard"));
}

TEST_CASE("a die equal to the value succeeds", "[it/adv.aggressive.b][R90]") {
  const auto pressed = [](Script dice, std::string_view home = home_side) {
    Scenario scenario = acting(home, away_side, hard("4-4-2"));
    acts(scenario, "action press-hard", dice);
    return scenario;
  };
  CHECK(pressed({3, 6}).control() == "away");
  CHECK(pressed({3, 6}).value() == 6);
  CHECK(pressed({3, 3}).value() == 3);
  CHECK(pressed({3, 1}).value() == 1);
  CHECK(pressed({3, 6}, "L2:2 C2:2 C3:4 R2:2").control() == "away");
}

TEST_CASE("its failure is a free kick and a yellow card test", "[it/adv.aggressive.c][it/adv.aggressive.d]") {
  Scenario scenario = acting(home_side, away_side, hard("4-4-2"));
  acts(scenario, "action press-hard", {4, 6, 4}).asks("home", "react");
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 2);
  CHECK(scenario.yellow("away") == 1);
}

TEST_CASE("the free kick is where the ball is", "[it/adv.aggressive.c][R90]") {
  constexpr auto carried = R"({"ball":{"area":"C4"},"start":"C3","target":"C3"})";
  Scenario scenario = acting("C2:4 C3:3 C4:3", "C2:4 C3:3 C4:3", hard("4-4-2", 3, carried));
  acts(scenario, "action press-hard", {4, 6, 1}).asks("home", "place");
  CHECK(scenario.ball() == "C4");
}

TEST_CASE("in the penalty area of the team that pressed it is a penalty kick", "[it/adv.aggressive.c][R90]") {
  constexpr auto in_area = R"({"ball":{"area":"C5"},"start":"C5","target":"C5"})";
  Scenario scenario = acting("C2:5 C3:3 C5:2", "C2:4 C3:4 C5:2", hard("4-4-2", 3, in_area));
  acts(scenario, "action press-hard", {4, 6, 1}).asks("home", "place");
  CHECK(scenario.players("home", "C5") == 1);
  scenario.refuses("place C5", "it/other.penalty");
}

TEST_CASE("in the other penalty area it is a quick free kick", "[it/adv.aggressive.c]") {
  constexpr auto in_area = R"({"ball":{"area":"C1"},"start":"C1","target":"C1"})";
  Scenario scenario = acting("C1:1 C2:6 C3:3", "C1:2 C2:4 C3:4", hard("4-4-2", 3, in_area));
  acts(scenario, "action press-hard", {4, 6, 1}).asks("home", "react");
  CHECK(scenario.ball() == "C1");
}

TEST_CASE("no more than six players count for an aggressive press", "[it/adv.aggressive.a][R12]") {
  CHECK(may(acting("L2:2 C3:8", "C3:5 C4:5", hard("4-4-2")), "action press-hard"));
  CHECK_FALSE(may(acting("L2:2 C3:8", "C3:4 C4:6", hard("4-4-2")), "action press-hard"));
}

}  // namespace
}  // namespace fuba::test::it::conditions
