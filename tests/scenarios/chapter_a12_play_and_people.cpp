#include <set>

#include "advanced_events.hpp"
#include "condition.hpp"

namespace fuba::test::chapter_a12_play_and_people {
namespace {

using nlohmann::json;

constexpr auto injuries = R"({"options":["advanced-events","injuries"]})";

TEST_CASE("4-1 and 4-2: nobody acts", "[3.0/A12.4-1]") {
  const int second = GENERATE(1, 2);
  Scenario kept = eventful(home_side, away_side);
  kept.plays("target C3", {4, 4, 4, second}).asks("home", "target");
  CHECK(kept.value() == 4);
  Scenario lost = eventful(home_side, away_side);
  lost.plays("target C3", {2, 2, 4, second}).asks("away", "target");
  CHECK(lost.value() == 2);
}

TEST_CASE("4-1: a corner area brings no corner kick", "[3.0/A12.4-1]") {
  Scenario scenario = eventful("L3:2 C2:2 C3:2 L4:2 R2:2", away_side, R"({"ball":{"area":"L3"}})");
  scenario.plays("target L4", {4, 4, 4, 1}).asks("home", "target");
  CHECK(scenario.ball() == "L4");
}

TEST_CASE("4-3: over the side line the contest gives the ball with value 2", "[3.0/A12.4-3][R154]") {
  const std::string target = GENERATE("L2", "L3", "R2", "R3");
  Scenario home = eventful("L2:2 L3:2 C3:2 R2:2 R3:2", away_side);
  home.plays("target " + target, {1, 1, 4, 3, 5, 2}).asks("home", "target");
  CHECK_FALSE(home.happened("control-check"));
  CHECK(home.control() == "home");
  CHECK(home.ball() == target);
  CHECK(home.value() == 2);
  CHECK(home.minute() == 21);

  Scenario away = eventful(home_side, "L2:2 L3:2 C3:2 R2:2 R3:2");
  away.plays("target " + target, {6, 6, 4, 3, 2, 5}).asks("away", "target");
  CHECK_FALSE(away.happened("control-check"));
  CHECK(away.control() == "away");
  CHECK(away.ball() == target);
  CHECK(away.value() == 2);
}

TEST_CASE("4-3: corner areas lie at the side line", "[3.0/A12.4-3]") {
  const std::string target = GENERATE("L1", "R1", "L4", "R4");
  Scenario scenario = eventful("L1:2 R1:2 C3:2 L4:2 R4:2", "C2:2 C3:2 L4:2 R4:2 C4:2");
  scenario.plays("target " + target, {4, 4, 4, 3, 5, 2}).asks("home", "target");
  CHECK(scenario.ball() == target);
  CHECK(scenario.value() == 2);
}

TEST_CASE("4-3: the winner brings its closest player to the ball", "[3.0/A12.4-3][R154]") {
  Scenario scenario = eventful(home_side, "C3:5 C4:5");
  scenario.plays("target L2", {4, 4, 4, 3, 2, 5}).asks("away", "target");
  CHECK(scenario.players("away", "L2") == 1);
  CHECK(scenario.players("away", "C3") == 4);
}

TEST_CASE("4-3: away from the side line nothing happens", "[3.0/A12.4-3]") {
  const std::string target = GENERATE("C2", "C3", "C4");
  Scenario scenario = eventful("C2:2 L2:2 C3:2 C4:2 R2:2", away_side);
  scenario.plays("target " + target, {5, 5, 4, 3});
  CHECK(scenario.happened("control-check"));
  CHECK(scenario.value() == 5);
  CHECK_FALSE(scenario.happened("actions-skipped"));
  CHECK((scenario.chooser() == "home" || scenario.chooser() == "away"));
  CHECK(scenario.legal("target").empty());
}

TEST_CASE("4-4: over the goal line the attackers win a corner kick", "[3.0/A12.4-4][R154]") {
  Scenario ahead = eventful("L3:2 C2:2 C3:2 L4:2 R2:2", away_side, R"({"ball":{"area":"L3"}})");
  ahead.plays("target L4", {4, 4, 4, 4, 5, 2}).asks("home", "place");
  CHECK_FALSE(ahead.happened("control-check"));
  CHECK(ahead.state()["corner"] == "L4");
  CHECK(ahead.control() == "home");
  CHECK(ahead.value() == 1);
  CHECK(ahead.minute() == 25);

  Scenario behind = eventful("R1:2 C2:2 C3:4 R2:2", away_side, R"({"ball":{"area":"R2"}})");
  behind.plays("target R1", {4, 4, 4, 4, 2, 5}).asks("away", "place");
  CHECK(behind.state()["corner"] == "R1");
  CHECK(behind.control() == "away");
}

TEST_CASE("4-4: from a penalty area the attackers choose the corner", "[3.0/A12.4-4][R154]") {
  Scenario ahead = eventful("C2:4 C3:2 C4:2 C5:2", "C3:4 C4:4 C5:2", R"({"ball":{"area":"C4"}})");
  ahead.plays("target C5", {4, 4, 4, 4, 5, 2}).asks("home", "corner");
  ahead.offers_only({"corner left", "corner right"});
  Scenario behind = eventful(home_side, away_side, R"({"ball":{"area":"C2"}})");
  behind.plays("target C1", {4, 4, 4, 4, 2, 5}).asks("away", "corner");
}

TEST_CASE("4-4: over the goal line the defenders win a goal kick", "[3.0/A12.4-4]") {
  Scenario ahead = eventful("L3:2 C2:2 C3:2 L4:2 R2:2", away_side, R"({"ball":{"area":"L3"}})");
  ahead.plays("target L4", {4, 4, 4, 4, 2, 5}).asks("away", "react");
  CHECK(ahead.control() == "away");
  CHECK(ahead.ball() == "C5");
  CHECK(ahead.value() == 1);
  CHECK(ahead.minute() == 25);

  Scenario box = eventful("C2:4 C3:2 C4:2 C5:2", "C3:4 C4:4 C5:2", R"({"ball":{"area":"C4"}})");
  box.plays("target C5", {4, 4, 4, 4, 2, 5}).asks("away", "react");
  CHECK(box.ball() == "C5");

  Scenario behind = eventful(home_side, away_side, R"({"ball":{"area":"C2"}})");
  behind.plays("target C1", {4, 4, 4, 4, 5, 2}).asks("home", "react");
  CHECK(behind.control() == "home");
  CHECK(behind.ball() == "C1");
  Scenario own_corner = eventful("R1:2 C2:2 C3:4 R2:2", away_side, R"({"ball":{"area":"R2"}})");
  own_corner.plays("target R1", {4, 4, 4, 4, 5, 2}).asks("home", "react");
  CHECK(own_corner.ball() == "C1");
}

TEST_CASE("4-4: away from the goal line nothing happens", "[3.0/A12.4-4]") {
  const std::string target = GENERATE("C2", "C3", "C4", "L2", "L3", "R2", "R3");
  Scenario scenario = eventful("C2:2 L2:2 L3:1 C3:2 R3:1 C4:1 R2:1", away_side);
  scenario.plays("target " + target, {5, 5, 4, 4});
  CHECK(scenario.happened("control-check"));
  CHECK(scenario.value() == 5);
  CHECK_FALSE(scenario.happened("actions-skipped"));
}

TEST_CASE("4-5: the first movement may dribble past opponents", "[3.0/A12.4-5]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 4, 5});
  acts(scenario, "action midfield").plays("move C3 L3 ball");
  CHECK(scenario.ball() == "L3");
}

TEST_CASE("4-5: momentum is for a first action only", "[3.0/A12.4-5]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 4, 5});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second yes").plays("action midfield").refuses("move C3 L3 ball", "3.0/4.7.5");
}

TEST_CASE("4-5: the team that acts second has its momentum then", "[3.0/A12.4-5]") {
  Scenario scenario = eventful(home_side, "L3:2 C3:4 C4:2 R3:2");
  scenario.plays("target C3", {4, 4, 4, 5}).asks("away", "free");
  acts(scenario, "action none");
  acts(scenario, "action midfield").plays("move C3 L3 ball");
  CHECK(scenario.ball() == "L3");
}

TEST_CASE("4-5: momentum is void after a lost check", "[3.0/A12.4-5][R155]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {2, 2, 4, 5});
  CHECK(scenario.control() == "away");
  acts(scenario, "action none");
  acts(scenario, "action midfield").refuses("move C3 L3 ball", "3.0/4.7.5");
}

/// Whether Away may press hard after event 4-6 with so many players of either team at the ball.
bool may_press_hard(int home, int away, std::string_view changes = "{}") {
  const std::string at_home = "C2:" + std::to_string(10 - home) + " C3:" + std::to_string(home);
  const std::string at_away = "C4:" + std::to_string(10 - away) + " C3:" + std::to_string(away);
  Scenario scenario = eventful(at_home, at_away, changes);
  scenario.plays("target C3", {4, 4, 4, 6});
  if (scenario.chooser() == "home") acts(scenario, "action none");
  return may(scenario, "action press-hard");
}

TEST_CASE("4-6: the passive team may press hard with any player at the ball", "[3.0/A12.4-6][R155]") {
  CHECK(may_press_hard(4, 4));
  CHECK(may_press_hard(4, 2));
  CHECK(may_press_hard(6, 1));
  CHECK(may_press_hard(1, 2));
  CHECK_FALSE(may_press_hard(1, 0));
  CHECK_FALSE(may_press_hard(4, 0));
}

/// Event 4-6 with four of Home and one of Away at the ball: Away presses hard with these dice.
Scenario pressed_hard(Script dice, std::string_view changes = "{}") {
  Scenario scenario = eventful("C2:6 C3:4", "C4:9 C3:1", changes);
  scenario.plays("target C3", {4, 4, 4, 6}).asks("home", "free");
  acts(scenario, "action none");
  acts(scenario, "action press-hard", dice);
  return scenario;
}

TEST_CASE("4-6: numbers count as equal, so an equal die wins", "[3.0/A12.4-6]") {
  CHECK(pressed_hard({4, 6}).control() == "away");
  CHECK(pressed_hard({4, 6}).value() == 6);
  CHECK(pressed_hard({2, 4}).value() == 2);
  CHECK(pressed_hard({3, 6}).control() == "away");
}

TEST_CASE("4-6: a failure gives a free kick and no card test", "[3.0/A12.4-6]") {
  Scenario scenario = pressed_hard({5, 6});
  scenario.asks("home", "react");
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
  CHECK_FALSE(scenario.happened("card-test"));
  CHECK(scenario.yellow("away") == 0);
}

TEST_CASE("4-6: it costs no condition point", "[3.0/A12.4-6]") {
  constexpr auto paid = R"({"options":["advanced-events","aggressive-pressing"]})";
  const Scenario won = pressed_hard({4, 6}, paid);
  CHECK(won.control() == "away");
  CHECK(condition(won, "away") == "4-4-2");
  const Scenario lost = pressed_hard({5, 6}, paid);
  CHECK(condition(lost, "away") == "4-4-2");
  CHECK(may_press_hard(4, 1, R"({"options":["advanced-events","aggressive-pressing"],
                                 "away":{"condition":{"defence":4,"midfield":0,"forward":2}}})"));
}

TEST_CASE("4-6: after a lost check the other team may press hard", "[3.0/A12.4-6]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {2, 2, 4, 6}).asks("home", "free");
  CHECK(scenario.control() == "away");
  acts(scenario, "action press-hard", {2, 6});
  CHECK(scenario.control() == "home");
}

TEST_CASE("4-6: it holds in this turn only", "[3.0/A12.4-6]") {
  Scenario scenario = eventful("C2:6 C3:4", "C4:9 C3:1");
  scenario.plays("target C3", {4, 4, 4, 6});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second no").plays("target C3", {6, 4});
  acts(scenario, "action none");
  CHECK_FALSE(may(scenario, "action press-hard"));
}

TEST_CASE("5-1: the contest decides who has the ball", "[3.0/A12.5-1][R156]") {
  Scenario home = eventful(home_side, away_side);
  home.plays("target C3", {1, 1, 5, 1, 5, 2});
  CHECK(home.control() == "home");
  CHECK(home.value() == 1);
  CHECK_FALSE(home.happened("control-check"));
  home.asks("home", "free");

  Scenario away = eventful(home_side, away_side);
  away.plays("target C3", {6, 6, 5, 1, 2, 5});
  CHECK(away.control() == "away");
  CHECK(away.value() == 6);
  CHECK_FALSE(away.happened("control-check"));
  away.asks("home", "free");
}

TEST_CASE("5-1: the winner brings its closest player", "[3.0/A12.5-1][R156]") {
  Scenario scenario = eventful(home_side, "C3:5 C4:5");
  scenario.plays("target L2", {4, 4, 5, 1, 2, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.players("away", "L2") == 1);
}

TEST_CASE("5-1: both teams have an injury, with one more on the roll", "[3.0/A12.5-1][R156]") {
  Scenario scenario = eventful(home_side, away_side, injuries);
  scenario.plays("target C3", {4, 4, 5, 1, 5, 2}).asks("home", "remove").plays("remove C2", {4});
  scenario.asks("away", "remove").plays("remove C4", {3});
  CHECK(scenario.state()["home"]["injured"] == json::array({0}));
  CHECK(scenario.state()["away"]["injured"] == json::array({4}));
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.players("away") == 9);
  CHECK(scenario.control() == "home");
  scenario.asks("home", "free");
}

TEST_CASE("5-1: in a penalty area the roll is plain", "[3.0/A12.5-1][R156]") {
  Scenario attack = eventful("C2:4 C3:2 C4:2 C5:2", "C3:4 C4:4 C5:2",
                             R"({"options":["advanced-events","injuries"],"ball":{"area":"C4"}})");
  attack.plays("target C5", {4, 4, 5, 1, 5, 2}).plays("remove C4", {4}).plays("remove C4", {4});
  CHECK(attack.state()["home"]["injured"] == json::array({4}));
  CHECK(attack.state()["away"]["injured"] == json::array({4}));

  Scenario own = eventful("L1:2 C2:2 C3:4 R2:2", "L1:1 C2:1 C3:4 C4:4",
                          R"({"options":["advanced-events","injuries"],"ball":{"area":"C2"}})");
  own.plays("target C1", {4, 4, 5, 1, 5, 2}).plays("remove C2", {4}).plays("remove C2", {4});
  CHECK(own.state()["home"]["injured"] == json::array({4}));
  CHECK(own.state()["away"]["injured"] == json::array({4}));
}

TEST_CASE("5-1: without injuries nobody is hurt", "[R152]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 1, 5, 2}).asks("home", "free");
  CHECK(scenario.players("home") == 10);
  CHECK(scenario.players("away") == 10);
}

TEST_CASE("5-2: the check fails and the ball stays in the start area", "[3.0/A12.5-2]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target L2", {6, 6, 5, 2});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 6);
}

TEST_CASE("5-2: the ball goes over even with no opponent near", "[3.0/A12.5-2][R31]") {
  Scenario scenario = eventful("L2:2 C2:6 R2:2", "C4:5 L4:2 R4:3", R"({"ball":{"area":"C2"}})");
  scenario.plays("target C1", {4, 4, 5, 2});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C2");
  CHECK_FALSE(scenario.happened("easy-situation"));
  CHECK(scenario.players("away", "C2") == 1);
}

TEST_CASE("5-3: the check succeeds whatever the die", "[3.0/A12.5-3]") {
  Scenario scenario = eventful(home_side, away_side, R"({"ball":{"value":6}})");
  scenario.plays("target C3", {1, 1, 5, 3}).asks("home", "ball");
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
  scenario.plays("done").asks("home", "free");
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("5-3: the ball may go on to an adjacent area with a player of the team", "[3.0/A12.5-3]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 3}).offers_only({"ball C2", "ball L2", "ball R2", "done"});
  scenario.plays("ball L2");
  CHECK(scenario.event("ball-played")["rule"] == "3.0/A12");
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.value() == 4);

  Scenario keeper = eventful(home_side, away_side);
  keeper.plays("target C2", {4, 4, 5, 3}).offers("ball C1").offers_not("ball L1");
}

TEST_CASE("5-3: without such a player the ball stays", "[3.0/A12.5-3]") {
  Scenario scenario = eventful("C1:6 C3:4", away_side);
  scenario.plays("target C3", {4, 4, 5, 3}).asks("home", "free");
}

TEST_CASE("5-3: the order of the actions goes by the first target", "[3.0/A12.5-3]") {
  Scenario home_first = eventful("L2:1 C2:3 C3:4 R2:2", "L2:4 C3:3 C4:3");
  home_first.plays("target C3", {4, 4, 5, 3}).plays("ball L2").asks("home", "free");
  Scenario away_first = eventful("L2:4 C2:2 C3:2 R2:2", "L2:1 C3:3 C4:6");
  away_first.plays("target C3", {4, 4, 5, 3}).plays("ball L2").asks("away", "free");
}

TEST_CASE("5-4: the controlling team has an injury", "[3.0/A12.5-4]") {
  Scenario scenario = eventful(home_side, away_side, injuries);
  scenario.plays("target C3", {4, 4, 5, 4}).asks("home", "remove");
  scenario.offers_only({"remove C2", "remove C3", "remove L2", "remove R2"}).plays("remove L2", {4});
  CHECK(scenario.state()["home"]["injured"] == json::array({4}));
  CHECK(scenario.state()["away"]["injured"].empty());
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.control() == "home");
  scenario.asks("home", "free");
}

TEST_CASE("5-4: another player goes to the ball when the injured one was alone there", "[3.0/A12.5-4][R16]") {
  Scenario scenario = eventful("C2:9 C3:1", away_side, injuries);
  scenario.plays("target C3", {4, 4, 5, 4}).plays("remove C3", {2});
  CHECK(scenario.control() == "home");
  CHECK(scenario.players("home", "C3") == 1);
  CHECK(scenario.players("home", "C2") == 8);
}

TEST_CASE("5-4: it is the team that had the ball at the roll", "[3.0/A12.5-4][R155]") {
  Scenario scenario = eventful(home_side, away_side, injuries);
  scenario.plays("target C3", {1, 1, 5, 4}).asks("home", "remove").plays("remove L2", {4});
  CHECK(scenario.control() == "away");
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.players("away") == 10);
}

TEST_CASE("5-4: without injuries nothing happens", "[R152]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 4}).asks("home", "free");
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("5-5: time moves on by a die and one minute", "[3.0/A12.5-5]") {
  const int die = GENERATE(1, 6);
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 5, 5, die}).asks("home", "free");
  CHECK(scenario.minute() == 24 + die + 1);
  CHECK(scenario.value() == 4);
}

TEST_CASE("5-5: the marker stops on the first square of stoppage", "[3.0/A12.5-5][R156]") {
  Scenario over = eventful(home_side, away_side, R"({"minute":39})");
  over.plays("target C3", {3, 3, 5, 5, 6});
  CHECK(over.minute() == 45);
  CHECK(over.stoppage() == 1);
  Scenario last = eventful(home_side, away_side, R"({"minute":39})");
  last.plays("target C3", {3, 3, 5, 5, 2});
  CHECK(last.minute() == 45);
  CHECK(last.stoppage() == 0);
}

TEST_CASE("5-5: no minute is added in stoppage", "[R156]") {
  Scenario scenario = eventful(home_side, away_side, R"({"minute":44})");
  scenario.dice({4, 4, 5, 5, 3}).plays("target C3");
  CHECK(scenario.stoppage() == 1);
}

TEST_CASE("5-5: these minutes tire nobody", "[R156]") {
  Scenario scenario =
      eventful(home_side, away_side, R"({"options":["advanced-events","conditions"],"minute":30})");
  scenario.plays("target C3", {4, 4, 5, 5, 6}).asks("home", "free");
  CHECK(scenario.minute() == 41);
  CHECK_FALSE(scenario.happened("condition-lost"));
}

/// The modifier of Home's shot from C4, which it made after these dice of the turn.
int shot_modifier(Script dice) {
  Scenario scenario = eventful("C2:4 C3:2 C4:4", "C3:5 C4:3 C5:2");
  scenario.plays("target C4", dice).asks("home", "free");
  acts(scenario, "action shoot", {1});
  return scenario.event("shot")["modifier"];
}

TEST_CASE("5-6: goal attempts have two more", "[3.0/A12.5-6]") {
  CHECK(shot_modifier({6, 5}) == -2);
  CHECK(shot_modifier({6, 6, 5, 6}) == 0);
}

TEST_CASE("5-6: attempts of the other team and of second actions have two more, too", "[3.0/A12.5-6]") {
  Scenario lost = eventful("C1:1 C2:3 C3:6", "C2:4 C3:3 C4:3", R"({"ball":{"area":"C2"}})");
  lost.plays("target C2", {2, 2, 5, 6});
  CHECK(lost.control() == "away");
  if (lost.chooser() == "home") acts(lost, "action none");
  acts(lost, "action shoot", {1});
  const int with_event = lost.event("shot")["modifier"];
  Scenario plain = eventful("C1:1 C2:3 C3:6", "C2:4 C3:3 C4:3", R"({"ball":{"area":"C2"}})");
  plain.plays("target C2", {2, 1});
  if (plain.chooser() == "home") acts(plain, "action none");
  acts(plain, "action shoot", {1});
  CHECK(with_event == static_cast<int>(plain.event("shot")["modifier"]) + 2);

  Scenario second = eventful("C2:4 C3:2 C4:4", "C3:5 C4:3 C5:2");
  second.plays("target C4", {6, 6, 5, 6});
  acts(second, "action none");
  acts(second, "action none");
  second.plays("second yes").plays("action shoot", {1});
  CHECK(second.event("shot")["modifier"] == 0);
}

TEST_CASE("5-6: it ends with the turn", "[3.0/A12.5-6]") {
  Scenario scenario = eventful("C2:4 C3:2 C4:4", "C3:5 C4:3 C5:2");
  scenario.plays("target C4", {6, 6, 5, 6});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second no").plays("target C4", {6, 4});
  acts(scenario, "action shoot", {1});
  CHECK(scenario.event("shot")["modifier"] == -2);
}

TEST_CASE("6-1: the passive team names a player who counts as two", "[3.0/A12.6-1][R157]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, 1}).asks("away", "fans");
  scenario.offers_only({"fans C3", "fans C4", "fans C5", "fans L3", "fans R3"});
  Scenario here = scenario;
  here.plays("fans C3");
  if (here.chooser() == "home") acts(here, "action none");
  CHECK(may(here, "action press"));
  Scenario elsewhere = scenario;
  elsewhere.plays("fans C4").asks("home", "free");
  acts(elsewhere, "action none");
  CHECK_FALSE(may(elsewhere, "action press"));
}

TEST_CASE("6-1: he counts for the order of the actions", "[3.0/A12.6-1][R157]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, 1}).plays("fans C3").asks("away", "free");
}

TEST_CASE("6-1: it is the team that was passive at the roll", "[3.0/A12.6-1]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {2, 2, 6, 1}).asks("away", "fans");
}

TEST_CASE("6-1: it is over with the turn", "[3.0/A12.6-1]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, 1}).plays("fans C3");
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second no").plays("target C3", {6, 4}).asks("home", "free");
  acts(scenario, "action none");
  CHECK_FALSE(may(scenario, "action press"));
}

TEST_CASE("6-1: nobody stands for two in an area that he has left", "[R157]") {
  Scenario scenario = eventful("C2:9 C3:1", "C4:9 C3:1");
  scenario.plays("target C3", {4, 4, 6, 1}).plays("fans C3").asks("away", "free");
  acts(scenario, "action defence").plays("move C3 C4").plays("done");
  acts(scenario, "action none");
  scenario.plays("second yes").asks("away", "action").refuses("action press", "3.0/4.9");
}

TEST_CASE("6-1: at most six players count with him", "[R157][R12]") {
  Scenario scenario = eventful("C2:4 C3:6", "C4:4 C3:6");
  scenario.plays("target C3", {4, 4, 6, 1}).plays("fans C3").asks("away", "free");
  acts(scenario, "action position");
  CHECK(scenario.value() == 5);
  Scenario five = eventful("C2:5 C3:5", "C4:5 C3:5");
  five.plays("target C3", {4, 4, 6, 1}).plays("fans C3").asks("away", "free");
  acts(five, "action position");
  CHECK(five.value() == 6);
}

TEST_CASE("6-2: the controlling team names a player who counts as two", "[3.0/A12.6-2][R157]") {
  constexpr auto level_away = "L3:2 C3:4 C4:2 R3:2";
  Scenario scenario = eventful(home_side, level_away);
  scenario.plays("target C3", {4, 4, 6, 2}).asks("home", "fans");
  scenario.offers_only({"fans C1", "fans C2", "fans C3", "fans L2", "fans R2"});
  Scenario here = scenario;
  here.plays("fans C3");
  if (here.chooser() == "home") acts(here, "action none");
  CHECK_FALSE(may(here, "action press"));
  Scenario elsewhere = scenario;
  elsewhere.plays("fans C2").asks("away", "free");
  CHECK(may(elsewhere, "action press"));
}

TEST_CASE("6-2: he counts in positioning", "[3.0/A12.6-2]") {
  constexpr auto level_away = "L3:2 C3:4 C4:2 R3:2";
  Scenario scenario = eventful(home_side, level_away);
  scenario.plays("target C3", {4, 4, 6, 2}).plays("fans C3");
  if (scenario.chooser() == "away") acts(scenario, "action none");
  acts(scenario, "action position");
  CHECK(scenario.value() == 2);
}

TEST_CASE("6-2: he counts in a goal attempt", "[3.0/A12.6-2][R157]") {
  Scenario plain = eventful("C2:4 C3:2 C4:4", "C3:4 C4:4 C5:2");
  plain.plays("target C4", {6, 5});
  Scenario cheered = eventful("C2:4 C3:2 C4:4", "C3:4 C4:4 C5:2");
  cheered.plays("target C4", {6, 6, 6, 2}).plays("fans C4");
  for (Scenario* scenario : {&plain, &cheered}) {
    if (scenario->chooser() == "away") acts(*scenario, "action none");
    acts(*scenario, "action shoot", {1});
  }
  CHECK(plain.event("shot")["modifier"] == -3);
  CHECK(cheered.event("shot")["modifier"] == -2);
}

/// A match with cards; each team holds those listed.
Scenario with_cards(std::string_view home, std::string_view away, int each, Script dice) {
  const std::string changes = R"({"options":["advanced-events","skills"],"skills_per_team":)" +
                              std::to_string(each) + R"(,"home":{"skills":)" + std::string(home) +
                              R"(},"away":{"skills":)" + std::string(away) + "}}";
  Scenario scenario = eventful(home_side, away_side, changes);
  scenario.plays("target C3", dice);
  return scenario;
}

std::set<std::string> cards(const Scenario& scenario, const std::string& team) {
  return scenario.state()[team]["skills"].get<std::set<std::string>>();
}

bool drew(const Scenario& scenario) {
  for (const json& dice : scenario.events("dice"))
    if (dice["purpose"] == "draw") return true;
  return false;
}

constexpr auto one_of_home = R"(["clinical-finisher"])";
constexpr auto one_of_away = R"(["penalty-shot-saver"])";
constexpr auto two_of_home = R"(["clinical-finisher","trained-special-event"])";
constexpr auto two_of_away = R"(["penalty-shot-saver","leading-goal-keeper"])";

TEST_CASE("6-3: the passive team loses a card", "[3.0/A12.6-3][R157]") {
  const Scenario last = with_cards(one_of_home, one_of_away, 1, {4, 4, 6, 3});
  CHECK(cards(last, "away").empty());
  CHECK(cards(last, "home").size() == 1);
  const Scenario one_of_two = with_cards(two_of_home, two_of_away, 2, {4, 4, 6, 3});
  CHECK(cards(one_of_two, "away").size() == 1);
  CHECK(cards(one_of_two, "home").size() == 2);
}

TEST_CASE("6-4: the controlling team loses a card", "[3.0/A12.6-4][R157]") {
  const Scenario last = with_cards(one_of_home, one_of_away, 1, {4, 4, 6, 4});
  CHECK(cards(last, "home").empty());
  CHECK(cards(last, "away").size() == 1);
  const Scenario one_of_two = with_cards(two_of_home, two_of_away, 2, {4, 4, 6, 4});
  CHECK(cards(one_of_two, "home").size() == 1);
  CHECK(cards(one_of_two, "away").size() == 2);
}

TEST_CASE("6-3 and 6-4: a team without a card loses none", "[3.0/A12.6-3][3.0/A12.6-4]") {
  const int second = GENERATE(3, 4);
  Scenario scenario = with_cards("[]", "[]", 1, {4, 4, 6, second});
  scenario.asks("home", "free");
}

TEST_CASE("cards are drawn by chance where there is more than one", "[3.0/A12.6-3][3.0/A12.6-5][R157]") {
  CHECK_FALSE(drew(with_cards(one_of_home, one_of_away, 1, {4, 4, 6, 3})));
  CHECK(drew(with_cards(two_of_home, two_of_away, 2, {4, 4, 6, 3})));
  CHECK(drew(with_cards(one_of_home, one_of_away, 1, {4, 4, 6, 5, 5, 2})));
}

TEST_CASE("6-3: the team is the one that was passive at the roll", "[3.0/A12.6-3]") {
  const Scenario scenario = with_cards(one_of_home, one_of_away, 1, {2, 2, 6, 3});
  CHECK(scenario.control() == "away");
  CHECK(cards(scenario, "away").empty());
}

TEST_CASE("6-5 and 6-6: the winner of the contest draws a card that nobody holds",
          "[3.0/A12.6-5][3.0/A12.6-6][R157][R46]") {
  const int second = GENERATE(5, 6);
  const Scenario home = with_cards(one_of_home, one_of_away, 1, {4, 4, 6, second, 5, 2});
  CHECK(cards(home, "home").size() == 2);
  CHECK(cards(home, "home").count("clinical-finisher") == 1);
  CHECK(cards(home, "home").count("penalty-shot-saver") == 0);
  CHECK(cards(home, "away").size() == 1);

  const Scenario away = with_cards(one_of_home, one_of_away, 1, {4, 4, 6, second, 2, 5});
  CHECK(cards(away, "away").size() == 2);
  CHECK(cards(away, "away").count("clinical-finisher") == 0);
  CHECK(cards(away, "home").size() == 1);
}

TEST_CASE("6-5: the drawn card stays hidden from the other team", "[3.0/A12.6-5]") {
  const Scenario scenario = with_cards(one_of_home, one_of_away, 1, {4, 4, 6, 5, 5, 2});
  const json seen = scenario.view("away")["home"];
  CHECK(seen["skills_hidden"] == 2);
  CHECK(seen["skills"].empty());
}

TEST_CASE("without skills the events of cards lapse", "[R152]") {
  const int second = GENERATE(3, 4, 5, 6);
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 6, second}).asks("home", "free");
  CHECK(scenario.value() == 4);
}

}  // namespace
}  // namespace fuba::test::chapter_a12_play_and_people
