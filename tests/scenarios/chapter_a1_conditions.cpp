#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a1_conditions {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// At the first actions with condition points for both teams.
Scenario fresh(std::string_view home, std::string_view away, std::string_view first, int value,
               std::string_view condition = "4-4-2") {
  return acting(home, away,
                R"({"options":["conditions"],"first":")" + std::string(first) + R"(","ball":{"value":)" +
                    std::to_string(value) + R"(},"home":{"condition":)" + points(condition) +
                    R"(},"away":{"condition":)" + points(condition) + "}}");
}

/// Positioning of the team that acts first with four players against as many: boosted if that is asked.
int boosted_value(std::string_view first, int value) {
  Scenario scenario = fresh("C2:6 C3:4", "C3:4 C4:6", first, value);
  acts(scenario, "action position").asks(first, "boost").plays("boost");
  return scenario.value();
}

/// Whether that team is asked for a point after that action.
bool asks_boost(Scenario scenario, std::string_view action) {
  acts(scenario, action);
  return !scenario.legal("boost").empty();
}

TEST_CASE("a team begins with a point for each player of a line",
          "[3.0/A1.a][3.0/A1.2.a][3.0/A1.2.b][3.0/A1.2.c][3.0/A1.2.d][3.0/3.4.b]") {
  Scenario match = Scenario::match({"conditions"});
  match.plays("formation 5-4-1").plays("formation 3-5-2", {5, 3});
  CHECK(condition(match, "home") == "5-4-1");
  CHECK(condition(match, "away") == "3-5-2");
}

TEST_CASE("Heidi's 4-4-2 has four, four and two points", "[3.0/A1.2.e]") {
  Scenario match = Scenario::match({"conditions"});
  match.plays("formation 4-4-2").plays("formation 4-5-1", {5, 3});
  CHECK(condition(match, "home") == "4-4-2");
}

TEST_CASE("Otto's attacking midfielders give four, two and four points", "[3.0/A1.2.f][3.0/A2.l]") {
  Scenario match = Scenario::match({"roles"});
  match.plays({"formation 4-4-2", "done", "formation 4-5-1"});
  for (int player = 0; player < 3; ++player) match.plays("role attacking-midfielder");
  match.plays("done", {5, 3});
  CHECK(condition(match, "away") == "4-2-4");
}

TEST_CASE("a position without points has those of its formations", "[3.0/A1.2.b][3.0/A1.2.c][3.0/A1.2.d]") {
  const Scenario scenario =
      mat(home_side, away_side, R"({"options":["conditions"],"home":{"formation":"3-4-3"}})");
  CHECK(condition(scenario, "home") == "3-4-3");
  CHECK(condition(scenario, "away") == "4-4-2");
}

TEST_CASE("a line may have more points than the formation has players", "[3.0/A1.2.a]") {
  CHECK(refused_field(R"({"options":["conditions"],"home":{"condition":)" + points("6-4-0") + "}}") == "");
}

TEST_CASE("the choice of a formation tells the opponent no points", "[3.0/A1.2.b][3.0/2.1.a]") {
  Scenario one = Scenario::match({"conditions"});
  Scenario other = Scenario::match({"conditions"});
  one.plays("formation 5-4-1");
  other.plays("formation 3-4-3");
  CHECK(one.view("away") == other.view("away"));
}

TEST_CASE("a point is one move more", "[3.0/A1.b][3.0/A1.2.g][3.0/A1.2.h][3.0/A1.2.l]") {
  Scenario scenario = fresh(home_side, away_side, "home", 3);
  acts(scenario, "action midfield").asks("home", "boost").offers_only({"boost", "done"});
  scenario.plays("boost").asks("home", "move");
  CHECK(condition(scenario, "home") == "4-3-2");
  scenario.plays({"move C3 L3", "move C3 R3", "move C2 L2", "move C2 R2", "move L2 C3"});
  scenario.offers_only({"done"});
}

TEST_CASE("a team keeps its points if it likes", "[3.0/A1.2.g]") {
  Scenario scenario = fresh(home_side, away_side, "home", 3);
  acts(scenario, "action midfield").plays("done").asks("home", "move");
  CHECK(condition(scenario, "home") == "4-4-2");
  scenario.plays({"move C3 L3", "move C3 R3", "move C2 L2", "move C2 R2"}).offers_only({"done"});
}

TEST_CASE("each type of movement has one move more", "[3.0/A1.2.h]") {
  Scenario forward = fresh("C2:6 C3:4", away_side, "home", 3);
  acts(forward, "action forward").plays("boost");
  forward.plays({"move C2 C3", "move C2 C3", "move C2 C3"}).offers_only({"done"});
  Scenario defence = fresh("C2:6 C3:4", away_side, "home", 3);
  acts(defence, "action defence").plays("boost");
  for (int player = 0; player < 5; ++player) defence.plays("move C2 C1");
  defence.offers_only({"done"});
}

TEST_CASE("the move more may be of another type", "[3.0/A1.2.i]") {
  Scenario scenario = fresh("C2:6 C3:4", away_side, "home", 3);
  acts(scenario, "action forward").plays("boost");
  scenario.offers("move C2 L2").offers("move C2 C1").plays("move C2 L2");
  scenario.offers_not("move C2 R2").offers_not("move C2 C1");
  scenario.plays("move C2 C3").plays("move C3 C4").offers_only({"done"});
}

TEST_CASE("the move of another type may come last", "[3.0/A1.2.i]") {
  Scenario scenario = fresh("C2:6 C3:4", away_side, "home", 3);
  acts(scenario, "action forward").plays("boost").plays({"move C2 C3", "move C3 C4"});
  scenario.offers("move C2 C3").offers("move C2 L1").offers("move C2 C1").plays("move C2 C1");
  scenario.offers_only({"done"});
}

TEST_CASE("without a point all moves are of one type", "[3.0/A1.2.i][3.0/4.7.b]") {
  Scenario scenario = fresh("C2:6 C3:4", away_side, "home", 3);
  acts(scenario, "action forward").plays("done").offers_not("move C2 L2").offers_not("move C2 C1");
}

TEST_CASE("a point takes the ball value a step further", "[3.0/A1.2.j][3.0/4.8.b]") {
  CHECK(boosted_value("home", 4) == 2);
  CHECK(boosted_value("home", 6) == 4);
  CHECK(boosted_value("away", 3) == 5);
  CHECK(boosted_value("away", 1) == 3);
}

TEST_CASE("with a majority a point makes three steps", "[3.0/A1.2.j][3.0/4.8.c]") {
  Scenario home = fresh("C2:6 C3:4", "C3:3 C4:7", "home", 6);
  acts(home, "action position").plays("boost");
  CHECK(home.value() == 3);
  Scenario away = fresh("C2:7 C3:3", "C3:4 C4:6", "away", 1);
  acts(away, "action position").plays("boost");
  CHECK(away.value() == 4);
}

TEST_CASE("positioning without the point is as ever", "[3.0/A1.2.g][3.0/A1.2.j]") {
  Scenario scenario = fresh("C2:6 C3:4", "C3:4 C4:6", "home", 4);
  acts(scenario, "action position").plays("done");
  CHECK(scenario.value() == 3);
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("a step that would change nothing is not for sale", "[3.0/A1.2.j]") {
  for (const auto& [value, wanted] : {std::pair{1, false}, {2, false}, {3, true}})
    CHECK(asks_boost(fresh("C2:6 C3:4", "C3:4 C4:6", "home", value), "action position") == wanted);
  for (const auto& [value, wanted] : {std::pair{2, false}, {3, false}, {4, true}})
    CHECK(asks_boost(fresh("C2:6 C3:4", "C3:3 C4:7", "home", value), "action position") == wanted);
  for (const auto& [value, wanted] : {std::pair{6, false}, {5, false}, {4, true}})
    CHECK(asks_boost(fresh("C2:6 C3:4", "C3:4 C4:6", "away", value), "action position") == wanted);
  CHECK_FALSE(asks_boost(fresh("C2:6 C3:4", "L3:4 C4:6", "away", 3), "action position"));
}

TEST_CASE("an aggressive press costs a point", "[3.0/A1.2.k][3.0/A1.2.l]") {
  constexpr auto aggressive = R"({"options":["aggressive-pressing"],"first":"away","ball":{"value":4}})";
  Scenario scenario = acting("C2:6 C3:4", "C3:4 C4:6", aggressive);
  acts(scenario, "action press-hard", {3, 6});
  CHECK(condition(scenario, "away") == "4-3-2");
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK_FALSE(may(fresh("C2:6 C3:4", "C3:4 C4:6", "away", 4), "action press-hard"));
}

TEST_CASE("an aggressive press needs a point in the zone of the ball", "[3.0/A1.2.k][3.0/A1.2.l]") {
  const std::string spent =
      R"({"options":["aggressive-pressing"],"first":"away","ball":{"value":4},"away":{"condition":)" +
      points("4-0-2") + "}}";
  CHECK_FALSE(may(acting("C2:6 C3:4", "C3:4 C4:6", spent), "action press-hard"));
  CHECK(may(acting("C2:6 C3:4", "C3:4 C4:6", spent), "action press"));
}

/// The points left after a boosted positioning of a team with the ball in that area.
std::string after_boost_in(const std::string& area, const std::string& team) {
  const std::string side = area == "C3" ? "C3:10" : "C3:5 " + area + ":5";
  Scenario scenario =
      acting(side, side,
             R"({"options":["conditions"],"ball":{"area":")" + area + R"(","value":3},"first":")" + team +
                 R"(","start":")" + area + R"(","target":")" + area + R"("})");
  acts(scenario, "action position").plays("boost");
  return condition(scenario, team);
}

TEST_CASE("the point comes from the line that faces the zone of the ball", "[3.0/A1.2.l][R42]") {
  for (const std::string area : {"L1", "R1", "C2"}) {
    CAPTURE(area);
    CHECK(after_boost_in(area, "home") == "3-4-2");
    CHECK(after_boost_in(area, "away") == "4-4-1");
  }
  for (const std::string area : {"L2", "L3", "C3", "R2", "R3"}) {
    CAPTURE(area);
    CHECK(after_boost_in(area, "home") == "4-3-2");
    CHECK(after_boost_in(area, "away") == "4-3-2");
  }
  for (const std::string area : {"L4", "R4", "C4"}) {
    CAPTURE(area);
    CHECK(after_boost_in(area, "home") == "4-4-1");
    CHECK(after_boost_in(area, "away") == "3-4-2");
  }
}

TEST_CASE("the penalty areas lie in the defence zones", "[3.0/A1.2.l][R42]") {
  Scenario home = acting("C1:5 C3:5", "C1:5 C3:5",
                         R"({"options":["conditions"],"ball":{"area":"C1","value":6},"target":"C1"})");
  acts(home, "action position").plays("boost");
  CHECK(condition(home, "home") == "3-4-2");
  Scenario away = acting("C1:5 C3:5", "C1:6 C3:4",
                         R"({"options":["conditions"],"ball":{"area":"C1","value":3},"target":"C1",
                             "first":"away"})");
  acts(away, "action position").plays("boost");
  CHECK(condition(away, "away") == "4-4-1");
}

TEST_CASE("it is the ball's zone that pays, not the target's", "[3.0/A1.2.l][R42]") {
  Scenario scenario = acting("C2:4 C3:6", "C4:10",
                             R"({"options":["conditions"],"ball":{"area":"C2","value":4},"start":"C3",
                                 "target":"C3"})");
  acts(scenario, "action position").plays("boost");
  CHECK(condition(scenario, "home") == "3-4-2");
}

TEST_CASE("a line without a point gives none", "[3.0/A1.2.l]") {
  Scenario moving = fresh(home_side, away_side, "home", 3, "6-0-4");
  acts(moving, "action midfield").asks("home", "move").offers_not("boost");
  CHECK_FALSE(asks_boost(fresh("C2:6 C3:4", "C3:4 C4:6", "home", 5, "6-0-4"), "action position"));
  CHECK(asks_boost(fresh("C2:6 C3:4", "C3:4 C4:6", "home", 5, "0-1-0"), "action position"));
}

TEST_CASE("a point is spent before the first move", "[3.0/A1.2.m]") {
  Scenario scenario = fresh(home_side, away_side, "home", 3);
  acts(scenario, "action midfield").offers_only({"boost", "done"}).plays("done");
  scenario.offers_not("boost").plays("move C3 L3").offers_not("boost");
}

TEST_CASE("an action takes one point", "[3.0/A1.2.n]") {
  Scenario scenario = fresh(home_side, away_side, "home", 3);
  acts(scenario, "action midfield").plays("boost").asks("home", "move").offers_not("boost");
  CHECK(condition(scenario, "home") == "4-3-2");
}

TEST_CASE("every action may have its point", "[3.0/A1.2.n]") {
  Scenario scenario = fresh("C2:6 C3:4", "C3:4 C4:6", "home", 4);
  acts(scenario, "action position").plays("boost");
  acts(scenario, "action position").plays("boost");
  CHECK(scenario.value() == 4);
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-3-2");
  scenario.plays("second yes").plays("action midfield").plays("boost").plays("done");
  CHECK(condition(scenario, "home") == "4-2-2");
}

TEST_CASE("the other actions take no point", "[3.0/A1.2.g]") {
  Scenario pressing = fresh("C2:6 C3:4", "C3:4 C4:6", "away", 4);
  acts(pressing, "action press", {3, 6});
  CHECK(condition(pressing, "away") == "4-4-2");
  Scenario shooting = acting("C3:5 C5:5", "C3:5 C5:5", R"({"options":["conditions"],"ball":{"area":"C5"}})");
  acts(shooting, "action shoot", {6});
  CHECK(shooting.score("home") == 1);
}

TEST_CASE("the basic game knows no points", "[3.0/A1.2.g][3.0/1.1.d]") {
  Scenario scenario = acting(home_side, away_side);
  acts(scenario, "action midfield").asks("home", "move");
}

TEST_CASE("points survive half-time and a change of formation", "[3.0/2.2.a][R19]") {
  Scenario scenario = mat(
      home_side, away_side,
      R"({"options":["conditions"],"minute":45,"stoppage":3,"home":{"condition":)" + points("3-1-2") + "}}");
  scenario.plays("target C3", {4, 4}).plays("change midfield forward").plays("done");
  CHECK(scenario.half() == 2);
  CHECK(condition(scenario, "home") == "3-1-2");
}

constexpr auto skilled = R"({"options":["skills"],"skills_per_team":1,"ball":{"value":3},
                             "home":{"skills":["high-condition"]},"away":{"skills":["doubling"]}})";

TEST_CASE("a skill is asked before the point, and both may be used", "[R132]") {
  Scenario scenario = acting("C2:6 C3:4", "C3:4 C4:6", skilled);
  acts(scenario, "action forward").asks("home", "use").plays("use high-condition").asks("home", "boost");
  scenario.plays("boost", {4});
  CHECK(condition(scenario, "home") == "4-2-2");
  for (int player = 0; player < 5; ++player) scenario.plays("move C2 L1");
  scenario.offers_only({"done"});
}

TEST_CASE("a skill that was passed leaves the point", "[R132]") {
  Scenario scenario = acting("C2:6 C3:4", "C3:4 C4:6", skilled);
  acts(scenario, "action forward").plays("pass").asks("home", "boost").plays("boost");
  CHECK(condition(scenario, "home") == "4-3-2");
  scenario.plays({"move C2 C3", "move C2 C3", "move C2 C3"}).offers_only({"done"});
}

TEST_CASE("a card may forbid the point", "[R132]") {
  constexpr auto in_defence = R"({"ball":{"area":"C4","value":2},"target":"C4","first":"away"})";
  nlohmann::json position = nlohmann::json::parse(skilled);
  position.merge_patch(nlohmann::json::parse(in_defence));
  Scenario doubled = acting("C3:6 C4:4", "C3:6 C4:4", position.dump());
  acts(doubled, "action position").asks("away", "use").plays("use doubling");
  CHECK(doubled.value() == 5);
  CHECK(condition(doubled, "away") == "3-4-2");
  Scenario passed = acting("C3:6 C4:4", "C3:6 C4:4", position.dump());
  acts(passed, "action position").plays("pass").asks("away", "boost").plays("boost");
  CHECK(passed.value() == 4);
}

}  // namespace
}  // namespace fuba::test::chapter_a1_conditions
