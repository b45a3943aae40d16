#include "table.hpp"

namespace fuba::test::second_edition::chapter_4_4_special_events {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// A turn whose control check brings the event of these two dice: 3 against a ball of 3, and Away's 2.
Scenario event(std::string_view target, Script dice, std::string_view changes = "{}",
               std::string_view home = home_side, std::string_view away = away_side) {
  Scenario scenario = turn(home, away, changes);
  scenario.dice({3, 2}).dice(dice).plays("target " + std::string(target));
  return scenario;
}

TEST_CASE("2.0: the event is the controlling die minus the passive die", "[2.0/4.4.3.a][R62]") {
  CHECK(event("C3", {6, 2}).value() == 1);
  CHECK(event("C3", {4, 6}).value() == 3);
  CHECK(event("C3", {5, 3}).value() == 1);
  CHECK(event("C3", {1, 3}, R"({"control":"home"})").value() == 3);
  Scenario away = turn(home_side, away_side, R"({"control":"away"})");
  away.plays("target C3", {3, 2, 3, 1});
  CHECK(away.value() == 1);
}

/// A pass over one area against a die of 6: the ball is turned over once the event has been rolled.
Scenario turned_over(Script dice) {
  Scenario scenario = turn("L2:2 C2:2 C3:3 R2:2 L3:1", "C2:1 L3:2 C3:2 C4:3 R3:2", ball("C2", 4));
  scenario.dice({4, 6}).dice(dice).plays("target L3");
  CHECK(scenario.control() == "away");
  return scenario;
}

TEST_CASE("2.0: the table means the roles at the roll, whoever has the ball later", "[2.0/4.4.3.b]") {
  turned_over({2, 5}).asks("away", "react").offers("react C4 C3");
  turned_over({5, 2}).asks("home", "react").offers("react C3 C4");
}

TEST_CASE("2.0: the controlling team keeps the ball after an event", "[2.0/4.4.3.c]") {
  for (const int passive : {1, 2, 3, 4}) {
    const Scenario scenario = event("C3", {6, passive});
    CHECK(scenario.control() == "home");
    CHECK(scenario.ball() == "C3");
  }
}

TEST_CASE("2.0: a free kick by an event goes on with a new set-up", "[2.0/4.4.3.d][2.0/5.1.e]") {
  Scenario scenario = event("C3", {3, 4, 1});
  scenario.asks("home", "place");
  CHECK(scenario.players("home") == 0);
  CHECK_FALSE(scenario.happened("control-check"));
}

TEST_CASE("2.0: -5 moves two players of the passive team after the ball", "[2.0/4.4.3.e][R62]") {
  Scenario scenario = event("L2", {1, 6});
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.value() == 2);
  scenario.asks("away", "react").offers("react-keeper C5 C4").offers("done");
  scenario.plays("react C3 L2").refuses("react L2 L1", "R114").plays("react C3 C2").offers_only({"done"});
  scenario.plays("done").asks("away", "action");
  CHECK(scenario.players("away", "L2") == 1);
}

TEST_CASE("2.0: -5 need not be used", "[2.0/4.4.3.e]") {
  event("C3", {1, 6}).plays("done").asks("away", "action");
}

TEST_CASE("2.0: the moves of the passive team know no offside", "[2.0/4.4.3.e][R62][R59]") {
  event("C3", {1, 6}, "{}", "C3:5 C4:5", "L2:2 C2:2 C3:4 R2:2").offers("react C2 C1").offers("react L2 L1");
}

TEST_CASE("2.0: -4 loses the check, and the ball stays", "[2.0/4.4.3.f][R62]") {
  Scenario scenario = event("L2", {1, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.value() == 3);
  CHECK(scenario.players("away", "C3") == 3);
  CHECK(scenario.event("control-check")["rule"] == "2.0/4.4");
}

TEST_CASE("2.0: -4 in an area without the winners brings their closest player",
          "[2.0/4.4.3.f][2.0/4.4.2.a]") {
  Scenario scenario = event("C1", {2, 6}, ball("C2", 3), "C2:6 C3:4", "L3:4 C4:4 R3:2");
  CHECK(scenario.ball() == "C2");
  CHECK(scenario.control() == "away");
  scenario.asks("away", "bring").offers_only({"bring L3", "bring C4", "bring R3"});
}

TEST_CASE("2.0: -3 moves one player of the passive team", "[2.0/4.4.3.g]") {
  Scenario scenario = event("C3", {2, 5});
  scenario.asks("away", "react").plays("react R3 R2").offers_only({"done"}).plays("done");
  scenario.asks("away", "action");
}

TEST_CASE("2.0: -2 raises the new value by one", "[2.0/4.4.3.h]") { CHECK(event("C3", {4, 6}).value() == 3); }

TEST_CASE("2.0: -1 is a free kick for the controlling team", "[2.0/4.4.3.i]") {
  Scenario scenario = event("L3", {3, 4, 4}, "{}");
  CHECK(scenario.control() == "home");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.yellow("home") == 0);
  scenario.asks("home", "place");
}

TEST_CASE("2.0: 0 skips both action stages", "[2.0/4.4.3.j]") {
  Scenario scenario = event("L2", {4, 4});
  scenario.asks("home", "target");
  CHECK(scenario.ball() == "L2");
  CHECK(scenario.value() == 2);
}

TEST_CASE("2.0: skipped stages count as no moves and keep who was first", "[2.0/4.4.3.j][R65]") {
  Scenario scenario = event("C3", {4, 4}, last_turn("away", 4, 1));
  CHECK(scenario.state()["last"] == nlohmann::json::parse(R"({"first":"away","moves":{"home":0,"away":0}})"));
}

TEST_CASE("2.0: a run to the ball counts even where the stages are skipped", "[2.0/4.4.2.d][R67][2c]") {
  Scenario scenario = turn("C3:7 C2:3", "C3:7 C5:3", last_turn("away", 0, 0));
  scenario.plays("target C4", {3, 4, 4, 4});
  CHECK(scenario.event("brought")["to"] == "C4");
  CHECK(scenario.state()["last"]["first"] == "away");
  CHECK(scenario.state()["last"]["moves"] == nlohmann::json{{"home", 1}, {"away", 0}});
}

TEST_CASE("2.0: after skipped stages the opponent of who was first is first", "[2.0/4.6.d][R65]") {
  Scenario scenario = event("C3", {4, 4}, last_turn("away", 4, 1));
  scenario.plays("target C3", {4, 3}).asks("home", "action");
}

TEST_CASE("2.0: 0 in a corner area is a corner kick for those who attack there", "[2.0/4.4.3.k][R8]") {
  Scenario ahead = event("L4", {4, 4}, ball("L3", 3), "L3:2 C2:2 C3:4 R2:2");
  CHECK(ahead.control() == "home");
  CHECK(ahead.state()["corner"] == "L4");
  ahead.asks("home", "place");
  Scenario behind = event("L1", {3, 3}, ball("L2", 3), "L1:2 L2:2 C3:4 R2:2");
  CHECK(behind.control() == "away");
  CHECK(behind.state()["corner"] == "L1");
  behind.asks("away", "place");
}

TEST_CASE("2.0: other events bring no corner kick", "[2.0/4.4.3.k]") {
  event("L4", {4, 2}, ball("L3", 3), "L3:1 L4:1 C2:2 C3:4 R2:2").asks("away", "action");
}

TEST_CASE("2.0: two ones or two twos bring each team a condition point", "[2.0/4.4.3.l]") {
  const std::string few = R"({"options":["conditions"],"home":{"condition":)" + points("1-2-3") +
                          R"(},"away":{"condition":)" + points("3-2-1") + "}}";
  for (const int die : {1, 2}) {
    const Scenario midfield = event("C3", {die, die}, few);
    CHECK(condition(midfield, "home") == "1-3-3");
    CHECK(condition(midfield, "away") == "3-3-1");
  }
  const Scenario behind = event("C2", {1, 1}, few);
  CHECK(condition(behind, "home") == "2-2-3");
  CHECK(condition(behind, "away") == "3-2-2");
  for (const int die : {3, 4, 5, 6}) CHECK(condition(event("C3", {die, die}, few), "home") == "1-2-3");
}

TEST_CASE("2.0: in the basic game two ones only skip the stages", "[2.0/4.4.3.j][2.0/4.4.3.l]") {
  const Scenario scenario = event("C3", {1, 1});
  CHECK(kind(scenario) == "target");
  CHECK_FALSE(scenario.state()["home"].contains("condition"));
}

TEST_CASE("2.0: a line with six points gains none by an event", "[2.0/4.4.3.l][2.0/A3.k]") {
  const std::string full = R"({"options":["conditions"],"home":{"condition":)" + points("1-6-3") + "}}";
  CHECK(condition(event("C3", {1, 1}, full), "home") == "1-6-3");
}

TEST_CASE("2.0: two twos in a corner area bring points and a corner kick", "[2.0/4.4.3.l][R62]") {
  Scenario scenario =
      event("L4", {2, 2},
            both(ball("L3", 3), R"({"options":["conditions"],"away":{"condition":)" + points("3-2-1") +
                                    R"(},"home":{"condition":)" + points("1-2-3") + "}}"),
            "L3:2 C2:2 C3:4 R2:2");
  CHECK(condition(scenario, "home") == "1-2-4");
  CHECK(condition(scenario, "away") == "4-2-1");
  scenario.asks("home", "place");
}

TEST_CASE("2.0: in the basic game two sixes injure nobody", "[2.0/4.4.3.m]") {
  Scenario scenario = event("C3", {6, 6});
  scenario.asks("home", "target");
  CHECK(scenario.players("home") == 10);
}

TEST_CASE("2.0: two sixes injure a player of each team, the controlling team's first", "[2.0/4.4.3.m][R74]") {
  Scenario scenario = event("C3", {6, 6}, R"({"options":["injuries"]})");
  scenario.asks("home", "remove").plays("remove C3", {3}).asks("away", "remove");
  scenario.plays("remove C4", {2}).asks("home", "target");
  CHECK(scenario.players("home") == 9);
  CHECK(scenario.players("away") == 9);
}

TEST_CASE("2.0: +1 is a free kick for the passive team", "[2.0/4.4.3.n]") {
  Scenario scenario = event("L3", {5, 4, 5});
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.value() == 1);
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.yellow("away") == 0);
  scenario.asks("away", "place");
}

TEST_CASE("2.0: +1 in the own penalty area is a penalty kick", "[2.0/4.4.3.n][2.0/5.1.c]") {
  Scenario scenario = event("C1", {5, 4, 1}, ball("C2", 3));
  CHECK(scenario.control() == "away");
  scenario.asks("away", "place").offers_not("place C1");
}

TEST_CASE("2.0: +2 lowers the new value by one", "[2.0/4.4.3.o]") {
  CHECK(event("C3", {3, 1}).value() == 1);
  Scenario scenario = turn(home_side, away_side, ball("C3", 6));
  scenario.plays("target C3", {6, 5, 3, 1});
  CHECK(scenario.value() == 4);
}

TEST_CASE("2.0: +3 moves one player of the controlling team after the ball", "[2.0/4.4.3.p][R62]") {
  Scenario scenario = event("L2", {4, 1});
  scenario.asks("home", "react").offers("react-keeper C1 C2").offers("react C3 C4");
  scenario.plays("react L2 L3").offers_only({"done"}).plays("done").asks("away", "action");
  CHECK(scenario.ball() == "L2");
}

TEST_CASE("2.0: the move of +3 keeps out of offside and at the ball", "[2.0/4.4.3.p][R62]") {
  Scenario high = event("C3", {4, 1}, "{}", "L2:3 C2:3 C3:1 L3:3", "L2:3 C3:4 R2:3");
  high.asks("home", "react").refuses("react L3 C4", "2.0/4.8.5").refuses("react C3 C2", "2.0/4.8.9");
  high.offers("react L2 C3");
}

TEST_CASE("2.0: +4 lowers the new value by two", "[2.0/4.4.3.q]") {
  Scenario scenario = turn(home_side, away_side, ball("C3", 6));
  scenario.plays("target C3", {6, 5, 5, 1});
  CHECK(scenario.value() == 3);
  CHECK(event("C3", {6, 2}).value() == 1);
}

TEST_CASE("2.0: +5 keeps the passive team from the defence movement", "[2.0/4.4.3.r]") {
  Scenario scenario = event("C3", {6, 1});
  scenario.asks("away", "action").refuses("action defence", "2.0/4.4.3").offers("action midfield");
  scenario.offers("action forward");
  rests(scenario).asks("home", "action").offers("action defence");
}

TEST_CASE("2.0: +5 holds for that turn", "[2.0/4.4.3.r]") {
  Scenario scenario = event("C3", {6, 1});
  ends_turn(scenario).plays("target C3", {4, 2});
  while (scenario.chooser() != "away") rests(scenario);
  scenario.offers("action defence");
}

TEST_CASE("2.0: +5 names the team that was passive at the roll", "[2.0/4.4.3.r][2.0/4.4.3.b]") {
  Scenario scenario = turned_over({6, 1});
  scenario.asks("away", "action").refuses("action defence", "2.0/4.4.3");
  rests(scenario).asks("home", "action").offers("action defence");
}

/// Yellow cards of Away after a foul in that area.
int cards_after(std::string_view target, int die) {
  const Scenario scenario = event(target, {3, 4, die}, "{}", "C2:3 C3:4 C4:3", "C2:3 C3:4 C4:3");
  CHECK(scenario.yellow("home") == 0);
  return scenario.yellow("away");
}

TEST_CASE("2.0: 1 and 2 bring no card", "[2.0/4.4.3.s]") {
  for (const int die : {1, 2}) CHECK(cards_after("C4", die) == 0);
}

TEST_CASE("2.0: 3 brings a card on the own side, the centre included", "[2.0/4.4.3.t]") {
  CHECK(cards_after("C4", 3) == 1);
  CHECK(cards_after("C3", 3) == 1);
  CHECK(cards_after("C2", 3) == 0);
}

TEST_CASE("2.0: 4 and 5 bring a card anywhere", "[2.0/4.4.3.u]") {
  for (const int die : {4, 5})
    for (const std::string target : {"C2", "C3", "C4"}) CHECK(cards_after(target, die) == 1);
}

TEST_CASE("2.0: a first card on a 6 brings no red card test", "[2.0/4.4.3.v][R72]") {
  Scenario scenario = event("C3", {3, 4, 6});
  scenario.asks("home", "place");
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.red("away") == 0);
  CHECK_FALSE(scenario.happened("red-card-test"));
}

TEST_CASE("2.0: a later card on a 6 counts one more in the red card test", "[2.0/4.4.3.v][R72]") {
  const std::string booked = R"({"away":{"yellow":1}})";
  Scenario red = event("C3", {3, 4, 6, 2}, booked);
  red.asks("away", "remove");
  CHECK(red.red("away") == 1);
  CHECK(red.yellow("away") == 0);
  Scenario spared = event("C3", {3, 4, 6, 3}, booked);
  spared.asks("home", "place");
  CHECK(spared.yellow("away") == 2);
}

TEST_CASE("2.0: with a 6 the opponent has a player injured", "[2.0/4.4.3.v][2.0/A4.a]") {
  Scenario scenario = event("C3", {3, 4, 6}, R"({"options":["injuries"]})");
  scenario.asks("home", "remove").plays("remove C3", {3}).asks("home", "place");
  CHECK(scenario.yellow("away") == 1);
}

TEST_CASE("2.0: a second yellow card brings a red card test", "[2.0/4.4.3.w]") {
  Scenario scenario = event("C3", {3, 4, 4, 6}, R"({"away":{"yellow":1}})");
  CHECK(scenario.happened("red-card-test"));
  CHECK(scenario.yellow("away") == 2);
  CHECK_FALSE(event("C3", {3, 4, 4}).happened("red-card-test"));
  CHECK(event("C3", {3, 4, 2}, R"({"away":{"yellow":3}})").yellow("away") == 3);
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_4_4_special_events
