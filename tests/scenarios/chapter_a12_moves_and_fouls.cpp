#include "advanced_events.hpp"

namespace fuba::test::chapter_a12_moves_and_fouls {
namespace {

/// As many players of either team in C3, so that Away acts first there.
constexpr auto level_home = "L2:2 C2:2 C3:4 R2:2";
constexpr auto level_away = "L3:2 C3:4 C4:2 R3:2";

TEST_CASE("advanced events stand in place of the ordinary ones", "[3.0/A12.b]") {
  Scenario advanced = eventful(home_side, away_side);
  advanced.plays("target L2", {6, 6, 1, 1});
  CHECK(advanced.control() == "home");
  CHECK(advanced.ball() == "L2");
  Scenario ordinary = eventful(home_side, away_side, R"({"options":[]})");
  ordinary.plays("target L2", {6, 6, 1, 1});
  CHECK(ordinary.control() == "away");
}

TEST_CASE("an advanced event needs equal dice, and time moves by them", "[3.0/A12.b]") {
  Scenario unequal = eventful(home_side, away_side);
  unequal.plays("target C3", {4, 3}).asks("home", "free");
  Scenario equal = eventful(home_side, away_side);
  equal.plays("target C3", {4, 4, 2, 3});
  CHECK(equal.minute() == 24);
}

TEST_CASE("the controlling team's die is the event's first figure", "[3.0/A12.c]") {
  Scenario excellent = eventful(home_side, away_side);
  excellent.plays("target C3", {4, 4, 2, 3});
  CHECK(excellent.value() == 5);
  Scenario foul = eventful(home_side, away_side);
  foul.plays("target C3", {4, 4, 3, 2, 1}).asks("home", "react");
  Scenario mirrored = eventful(home_side, away_side, R"({"control":"away"})");
  mirrored.plays("target C3", {4, 4, 3, 2, 4}).asks("away", "react");
  CHECK(mirrored.yellow("home") == 1);
  CHECK(mirrored.event("advanced-event")["team"] == "away");
}

TEST_CASE("1-1 and 1-2: the team in control may move a player before the order is settled",
          "[3.0/A12.1-1][3.0/4.5.2.b]") {
  const int second = GENERATE(1, 2);
  Scenario moved = eventful("L2:2 C2:2 C3:3 R2:3", away_side);
  moved.plays("target C3", {4, 4, 1, second}).asks("home", "react").plays("react C2 C3");
  end_of_moves(moved).asks("home", "free").offers("free C3 L2");
  CHECK(moved.players("home", "C3") == 4);

  Scenario declined = eventful("L2:2 C2:2 C3:3 R2:3", away_side);
  declined.plays("target C3", {4, 4, 1, second}).plays("done").asks("away", "free");
}

TEST_CASE("1-1: it is one move of any player", "[3.0/A12.1-1][3.0/1.2.b]") {
  Scenario scenario = eventful("L2:2 C2:2 C3:3 R2:3", away_side);
  scenario.plays("target C3", {4, 4, 1, 1});
  for (const std::string_view move :
       {"react C3 C4", "react C3 C2", "react L2 L3", "react L2 L1", "react C2 C1", "react R2 C3"})
    scenario.offers(move);
  scenario.offers("react-keeper C1 C2").offers_not("react C2 C4").offers("done");
  scenario.refuses("react-keeper C1 C3", "R3");
  scenario.plays("react C3 C4");
  CHECK(scenario.legal("react").empty());
}

TEST_CASE("1-1: the move keeps out of offside and leaves nobody's ball", "[3.0/A12.1-1][3.0/4.7.4.a]") {
  Scenario offside = eventful("L2:2 C2:2 C3:3 R2:3", "L2:2 C2:2 C3:4 R2:2");
  offside.plays("target C3", {4, 4, 1, 1}).offers("react C3 L3").refuses("react C3 C4", "3.0/4.7.4");
  Scenario alone = eventful("L2:3 C2:3 C3:1 R2:3", away_side);
  alone.plays("target C3", {4, 4, 1, 1}).offers_not("react C3 C2").offers("react C2 C3");
}

TEST_CASE("1-1: after a lost check it is the other team", "[3.0/A12.1-1]") {
  Scenario scenario = eventful(level_home, level_away);
  scenario.plays("target C3", {2, 2, 1, 1}).asks("away", "react");
  CHECK(scenario.control() == "away");
  Scenario declined = scenario;
  declined.plays("done").asks("home", "free");
  scenario.plays("react C4 C3");
  end_of_moves(scenario).asks("away", "free");
}

TEST_CASE("1-1: no more than six players count after the move either", "[3.0/A12.1-1][R12]") {
  Scenario in = eventful("C2:4 C3:6", "C4:4 C3:6");
  in.plays("target C3", {4, 4, 1, 1}).plays("react C2 C3");
  end_of_moves(in).asks("away", "free");
  Scenario out = eventful("C2:2 C3:8", "C4:5 C3:5");
  out.plays("target C3", {4, 4, 1, 1}).plays("react C3 C2");
  end_of_moves(out).asks("home", "free");
  Scenario still_six = eventful("C2:3 C3:7", "C4:4 C3:5 R3:1");
  still_six.plays("target C3", {4, 4, 1, 1}).plays("react C3 C2");
  end_of_moves(still_six).asks("home", "free");
}

TEST_CASE("1-1: a player who leaves the target area counts there no more", "[3.0/A12.1-1]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 1, 1}).plays("react C3 C2");
  end_of_moves(scenario).asks("away", "free");
}

TEST_CASE("1-3 and 1-4: the passive team may move a player before the order is settled", "[3.0/A12.1-3]") {
  const int second = GENERATE(3, 4);
  Scenario moved = eventful(home_side, away_side);
  moved.plays("target C3", {4, 4, 1, second}).asks("away", "react").offers("react-keeper C5 C4");
  moved.plays("react C4 C3");
  CHECK(moved.legal("react").empty());
  end_of_moves(moved).asks("away", "free");

  Scenario declined = eventful(home_side, away_side);
  declined.plays("target C3", {4, 4, 1, second}).plays("done").asks("home", "free");
}

TEST_CASE("1-3: offside does not bind the passive team", "[3.0/A12.1-3][R59]") {
  Scenario scenario = eventful("L3:3 C3:4 C4:3", "C2:1 C3:4 C4:5");
  scenario.plays("target C3", {4, 4, 1, 3}).asks("away", "react").offers("react C2 C1").offers("react C3 C2");
}

TEST_CASE("1-3: after a lost check it is the team that had the ball", "[3.0/A12.1-3]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {2, 2, 1, 4});
  CHECK(scenario.control() == "away");
  scenario.asks("home", "react");
}

TEST_CASE("1-5 and 1-6: two more free movements for the team that wins the contest",
          "[3.0/A12.1-5][R152][R154]") {
  const int second = GENERATE(5, 6);
  Scenario scenario = eventful(level_home, level_away);
  scenario.plays("target C3", {4, 4, 1, second, 5, 2}).asks("away", "free").offers_not("free C3 C2");
  acts(scenario, "action none");
  scenario.asks("home", "free").offers("free C3 C4").offers("free C3 C2").offers("free C3 L3");
  scenario.plays("free C3 L3").offers("free C3 L3").plays("free C3 L3");
  CHECK(scenario.players("home", "C3") == 2);
  for (const std::string& move : scenario.legal("free")) CHECK_FALSE(move.starts_with("free C3"));
}

TEST_CASE("1-5: the passive team wins the contest", "[3.0/A12.1-5]") {
  Scenario scenario = eventful(level_home, level_away);
  scenario.plays("target C3", {4, 4, 1, 5, 2, 5}).asks("away", "free");
  Scenario declined = scenario;
  acts(declined, "action none").asks("home", "free").offers_not("free C3 C4").offers_not("free C3 L3");
  scenario.plays("free C3 C2").plays("free C3 L2").offers_not("free C3 C2").offers_not("free C3 R2");
}

TEST_CASE("1-5: the two movements are gone with the first action", "[3.0/A12.1-5]") {
  Scenario scenario = eventful(level_home, level_away);
  scenario.plays("target C3", {4, 4, 1, 5, 5, 2});
  acts(scenario, "action none");
  acts(scenario, "action none");
  scenario.plays("second yes").asks("away", "action");
  scenario.plays("action none").asks("home", "action");
}

TEST_CASE("1-5: a movement that is free anyway takes none of the two", "[3.0/A12.1-5]") {
  Scenario scenario = eventful("L1:1 L2:1 C2:2 C3:4 R2:2", level_away);
  scenario.plays("target C3", {4, 4, 1, 5, 5, 2});
  acts(scenario, "action none");
  scenario.plays("free L1 L2").plays("free R2 R3").plays("free C3 L3").plays("free C3 L3");
  CHECK(scenario.players("home", "C3") == 2);
  scenario.offers_not("free C3 L3");
}

TEST_CASE("1-5: each piece once, outfield players only, and never offside", "[3.0/A12.1-5][R154]") {
  Scenario once = eventful(level_home, level_away);
  once.plays("target C3", {4, 4, 1, 5, 5, 2});
  acts(once, "action none");
  once.plays("free C3 C4").offers_not("free C4 C5").offers_not("free C4 L4").offers_not("free C4 C3");

  Scenario keeper = eventful(level_home, "C1:1 L3:2 C3:4 C4:2 R3:1");
  keeper.plays("target C3", {4, 4, 1, 5, 5, 2});
  acts(keeper, "action none");
  keeper.offers_not("free-keeper C1 C2").offers("free C3 C4");

  Scenario offside = eventful(level_home, "L2:2 C2:2 C3:4 R2:2");
  offside.plays("target C3", {4, 4, 1, 5, 5, 2});
  acts(offside, "action none");
  offside.offers("free C3 L3").offers_not("free C3 C4");
}

TEST_CASE("1-5: condition points of the ball's zone are added", "[3.0/A12.1-5][R42]") {
  constexpr auto more_midfielders = R"({"options":["advanced-events","conditions"],
                                        "away":{"formation":"3-5-2"}})";
  Scenario home = eventful(level_home, level_away, more_midfielders);
  home.plays("target C3", {4, 4, 1, 5, 5, 3});
  acts(home, "action none");
  home.offers("free C3 C4");
  Scenario away = eventful(level_home, level_away, more_midfielders);
  away.plays("target C3", {4, 4, 1, 5, 4, 4}).asks("away", "free").offers("free C3 C2");
}

/// Who wins a bouncing ball with these dice.
std::string contest(std::string_view changes, std::string_view target, Script dice) {
  Scenario scenario = eventful(home_side, away_side, changes);
  scenario.dice({4, 4, 2, 1});
  scenario.plays(target, dice).offers("value up");
  return scenario.chooser();
}

TEST_CASE("a contest without conditions is the bare dice, and a tie is rolled again", "[R152]") {
  CHECK(contest("{}", "target C3", {5, 4}) == "home");
  CHECK(contest("{}", "target C3", {4, 5}) == "away");
  CHECK(contest("{}", "target C3", {3, 3, 2, 1}) == "home");
  CHECK(contest("{}", "target C3", {3, 3, 6, 6, 1, 2}) == "away");
}

TEST_CASE("a contest adds the condition points of the line that faces the ball", "[R152][R42]") {
  constexpr auto conditions = R"({"options":["advanced-events","conditions"]})";
  CHECK(contest(conditions, "target C3", {5, 4}) == "home");
  CHECK(contest(conditions, "target C4", {5, 4}) == "away");
  CHECK(contest(conditions, "target C4", {6, 3}) == "home");
  CHECK(contest(conditions, "target C4", {6, 4, 5, 2}) == "home");
  CHECK(contest(conditions, "target C4", {6, 4, 2, 5}) == "away");
  CHECK(contest(conditions, "target C2", {2, 3}) == "home");
  CHECK(contest(R"({"options":["advanced-events","conditions"],
                    "home":{"condition":{"defence":4,"midfield":0,"forward":2}}})",
                "target C3", {6, 3}) == "away");
}

TEST_CASE("a contest tells the winner's total and the other one", "[R152][R42]") {
  Scenario scenario = eventful(home_side, away_side, R"({"options":["advanced-events","conditions"]})");
  scenario.plays("target C4", {4, 4, 2, 1, 2, 5});
  CHECK(scenario.event("contest")["team"] == "away");
  CHECK(scenario.event("contest")["total"] == 9);
  CHECK(scenario.event("contest")["opposed"] == 4);
}

TEST_CASE("the first die of a contest is of the team that began the turn with the ball", "[R152]") {
  CHECK(contest(R"({"control":"away"})", "target C3", {5, 2}) == "away");
  CHECK(contest(R"({"ball":{"value":6}})", "target C3", {5, 2}) == "home");
}

TEST_CASE("2-1 and 2-2: the winner of the contest may change the value by two", "[3.0/A12.2-1][R153]") {
  const int second = GENERATE(1, 2);
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {4, 4, 2, second, 5, 2}).asks("home", "value");
  scenario.offers_only({"value up", "value down", "done"});
  Scenario up = scenario;
  CHECK(up.plays("value up").value() == 6);
  up.asks("home", "free");
  Scenario down = scenario;
  CHECK(down.plays("value down").value() == 2);
  Scenario kept = scenario;
  CHECK(kept.plays("done").value() == 4);
}

TEST_CASE("2-1: the other team may win the contest", "[3.0/A12.2-1]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C3", {3, 3, 2, 1, 2, 5}).asks("away", "value");
  CHECK(scenario.plays("value up").value() == 5);
}

TEST_CASE("2-1: the change comes after the new value and stays from 1 to 6", "[3.0/A12.2-1][R153][R13]") {
  Scenario up = eventful(home_side, away_side);
  CHECK(up.plays("target C3", {5, 5, 2, 1, 5, 2}).plays("value up").value() == 6);
  Scenario down = eventful(home_side, away_side, R"({"ball":{"value":2}})");
  CHECK(down.plays("target C3", {2, 2, 2, 1, 5, 2}).plays("value down").value() == 1);
  Scenario lost = eventful(home_side, away_side);
  lost.plays("target C3", {2, 2, 2, 1, 5, 2});
  CHECK(lost.control() == "away");
  lost.asks("home", "value");
  CHECK(lost.plays("value up").value() == 4);
}

TEST_CASE("2-3 and 2-4: the new value rises by one", "[3.0/A12.2-3][R153]") {
  const int second = GENERATE(3, 4);
  Scenario kept = eventful(home_side, away_side);
  CHECK(kept.plays("target C3", {4, 4, 2, second}).value() == 5);
  Scenario lost = eventful(home_side, away_side);
  CHECK(lost.plays("target C3", {2, 2, 2, second}).value() == 3);
  CHECK(lost.control() == "away");
  Scenario at_most_six = eventful(home_side, away_side);
  CHECK(at_most_six.plays("target C3", {6, 6, 2, second}).value() == 6);
  Scenario check = eventful(home_side, away_side);
  check.plays("target C3", {3, 3, 2, second});
  CHECK(check.control() == "home");
}

TEST_CASE("2-5 and 2-6: the new value falls by one", "[3.0/A12.2-5][R153]") {
  const int second = GENERATE(5, 6);
  Scenario kept = eventful(home_side, away_side);
  CHECK(kept.plays("target C3", {4, 4, 2, second}).value() == 3);
  Scenario lost = eventful(home_side, away_side);
  CHECK(lost.plays("target C3", {2, 2, 2, second}).value() == 1);
  CHECK(lost.control() == "away");
  Scenario at_least_one = eventful(home_side, away_side, R"({"ball":{"value":1}})");
  CHECK(at_least_one.plays("target C3", {1, 1, 2, second}).value() == 1);
}

TEST_CASE("3-1 and 3-2: a free kick for the team with the ball before the check", "[3.0/A12.3-1]") {
  const int second = GENERATE(1, 2);
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target L3", {1, 1, 3, second, 4});
  CHECK_FALSE(scenario.happened("control-check"));
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.minute() == 22);
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.yellow("home") == 0);
  scenario.asks("home", "place");
}

TEST_CASE("3-1: the test may bring no card, and a 6 the red card test", "[3.0/A12.3-1]") {
  Scenario none = eventful(home_side, away_side);
  none.plays("target L3", {4, 4, 3, 1, 2});
  CHECK(none.yellow("away") == 0);
  Scenario red = eventful(home_side, away_side);
  red.plays("target L3", {4, 4, 3, 1, 6, 1}).asks("away", "remove");
}

TEST_CASE("3-1: in the passive team's penalty area it is a penalty kick", "[3.0/A12.3-1]") {
  Scenario scenario = eventful("C2:4 C3:2 C4:2 C5:2", "C3:4 C4:4 C5:2", R"({"ball":{"area":"C4"}})");
  scenario.plays("target C5", {4, 4, 3, 1, 1}).asks("home", "place").offers_not("place C5");
  CHECK(scenario.players("home", "C5") == 1);
}

TEST_CASE("3-3 and 3-4: a free kick for the team without the ball before the check", "[3.0/A12.3-3]") {
  const int second = GENERATE(3, 4);
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target L3", {4, 4, 3, second, 4});
  CHECK_FALSE(scenario.happened("control-check"));
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.yellow("away") == 0);
  scenario.asks("away", "react");
}

TEST_CASE("3-3: in the own penalty area it is a penalty kick", "[3.0/A12.3-3]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target C1", {4, 4, 3, 3, 1}).asks("away", "place").offers_not("place C1");
}

TEST_CASE("3-5: a free kick, a card without a test and a red card test with one card more",
          "[3.0/A12.3-5][R153]") {
  Scenario spared = eventful(home_side, away_side);
  spared.plays("target L3", {4, 4, 3, 5, 2}).asks("home", "place");
  CHECK(spared.yellow("away") == 1);
  CHECK(spared.red("away") == 0);
  CHECK_FALSE(spared.happened("card-test"));
  CHECK_FALSE(spared.happened("control-check"));
  CHECK(spared.ball() == "L3");
  CHECK(spared.value() == 1);

  Scenario red = eventful(home_side, away_side);
  red.plays("target L3", {4, 4, 3, 5, 1}).asks("away", "remove");
  CHECK(red.red("away") == 1);
  CHECK(red.yellow("away") == 0);
}

TEST_CASE("3-5: cards of before count in the red card test", "[3.0/A12.3-5][R153]") {
  constexpr auto booked = R"({"away":{"yellow":1}})";
  Scenario red = eventful(home_side, away_side, booked);
  red.plays("target L3", {4, 4, 3, 5, 2}).asks("away", "remove");
  CHECK(red.red("away") == 1);
  Scenario spared = eventful(home_side, away_side, booked);
  spared.plays("target L3", {4, 4, 3, 5, 3}).asks("home", "place");
  CHECK(spared.yellow("away") == 2);
}

TEST_CASE("3-5: the team with the ball has an injury", "[3.0/A12.3-5]") {
  Scenario scenario = eventful(home_side, away_side, R"({"options":["advanced-events","injuries"]})");
  scenario.plays("target L3", {4, 4, 3, 5, 6}).asks("home", "remove");
  scenario.offers_only({"remove L2", "remove C3"}).plays("remove C3", {3});
  CHECK(scenario.players("home") + scenario.raw().sides[0].in_hand == 9);
  CHECK(scenario.state()["home"]["injured"].size() == 1);
  CHECK(scenario.state()["away"]["injured"].empty());
  CHECK(scenario.control() == "home");
  scenario.asks("home", "place");
}

TEST_CASE("3-5: the red card comes before the injury, and the free kick after both", "[3.0/A12.3-5]") {
  Scenario scenario = eventful(home_side, away_side, R"({"options":["advanced-events","injuries"]})");
  scenario.plays("target L3", {4, 4, 3, 5, 1}).asks("away", "remove").plays("remove C4");
  scenario.asks("home", "remove").plays("remove C3", {6}).asks("home", "place");
  CHECK(scenario.state()["home"]["injured"] == nlohmann::json::array({0}));
  scenario.places("L3", 9).plays("place-keeper C1").asks("away", "place");
  scenario.places("C4", 9).plays("place-keeper C5").asks("home", "adjust");
}

TEST_CASE("3-6: a free kick for the other team, a card and a red card test with one card more",
          "[3.0/A12.3-6][R153]") {
  Scenario spared = eventful(home_side, away_side);
  spared.plays("target L3", {4, 4, 3, 6, 2}).asks("away", "react");
  CHECK(spared.yellow("home") == 1);
  CHECK(spared.yellow("away") == 0);
  CHECK_FALSE(spared.happened("card-test"));
  CHECK(spared.ball() == "L3");
  CHECK(spared.value() == 1);

  Scenario red = eventful(home_side, away_side);
  red.plays("target L3", {4, 4, 3, 6, 1}).asks("home", "remove");
  CHECK(red.red("home") == 1);
}

TEST_CASE("3-6: the team without the ball has an injury", "[3.0/A12.3-6]") {
  Scenario scenario = eventful(home_side, away_side, R"({"options":["advanced-events","injuries"]})");
  scenario.plays("target L3", {4, 4, 3, 6, 6}).asks("away", "remove");
  scenario.offers_only({"remove L3", "remove C3", "remove C4"}).plays("remove C4", {3});
  CHECK(scenario.players("away", "C4") == 2);
  CHECK(scenario.state()["away"]["injured"].size() == 1);
  scenario.asks("away", "react");
}

TEST_CASE("without injuries a rude foul hurts nobody", "[R152]") {
  Scenario scenario = eventful(home_side, away_side);
  scenario.plays("target L3", {4, 4, 3, 6, 6}).asks("away", "react");
  CHECK(scenario.players("away") == 10);
}

}  // namespace
}  // namespace fuba::test::chapter_a12_moves_and_fouls
