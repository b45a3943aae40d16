#include "scenarios/condition.hpp"
#include "sheet.hpp"

// Which rule a refused choice and an event name.
namespace fuba::test::it::refusals {
namespace {

constexpr auto in_c2 = R"({"ball":{"area":"C2"},"start":"C2","target":"C2"})";

Scenario acting_now(std::string_view changes = "{}") {
  Scenario scenario = acting(home_side, away_side, changes);
  scenario.plays("done");
  return scenario;
}

TEST_CASE("refusals before a match", "[R80][R93]") {
  Scenario scenario = match({"conditions"});
  scenario.refuses("formation 4-4-3", "3.0/2.1").refuses("formation 5-5-0", "R14");
  scenario.plays("formation 4-4-2").refuses("shift defence defence", "it/adv.condition");
}

TEST_CASE("refusals of a set-up", "[R80][it/other.free-kick.b]") {
  Scenario kick_off = mat(home_side, away_side, R"({"stage":"kick-off"})");
  places(kick_off, "C3:2 C2:8");
  places(kick_off, "C4:10").refuses("adjust C3 L2", "3.0/3.3.1").refuses("adjust-keeper C1 C2", "3.0/3.3.1");
  kick_off.plays({"adjust C2 L2", "adjust C2 L2"}).refuses("adjust C2 L2", "3.0/3.3");
  Scenario free_kick = mat(home_side, away_side, R"({"stage":"free-kick","ball":{"area":"C4"}})");
  places(free_kick, "C4:1 C2:9").plays("place-keeper C1");
  places(free_kick, "C3:10").plays("place-keeper C5").refuses("adjust C4 C5", "3.0/5.2.1");
}

TEST_CASE("refusals of a target and of the run to the ball", "[it/I.a][R80]") {
  mat("L2:2 C2:4 C3:3 L4:1", "L3:2 C3:6 R3:2").refuses("target C5", "3.0/4.1.1");
  Scenario scenario = mat("L2:2 C2:5 C3:3", away_side);
  scenario.plays("target R2", {5, 4}).refuses("bring L2", "3.0/4.4.2");
}

TEST_CASE("refusals of free movements", "[it/III.A.a][R121]") {
  acting(home_side, away_side).refuses("free C3 L3", "it/III.A");
  acting("L2:3 C2:6 L4:1", "C3:5 C4:5", R"({"ball":{"area":"L4"},"target":"L4"})")
      .refuses("free L4 L3", "R121");
}

TEST_CASE("refusals of actions", "[it/III.B.a][it/actions.shot.a][it/actions.pressing.a]") {
  acting_now().refuses("action press", "it/actions.pressing").refuses("action shoot", "3.0/4.6.3");
  acting_now().refuses("action midfield", "it/III.B").refuses("action substitute", "it/III.B");
  acting_now(in_c2).refuses("action shoot", "3.0/4.6");
  acting_now(R"({"first":"away"})").refuses("action shoot", "it/actions.shot");
}

TEST_CASE("refusals of an aggressive press", "[it/adv.aggressive.a][it/adv.condition.g]") {
  const std::string hard = R"({"options":["aggressive-pressing"],"first":"away","away":{"condition":)";
  acting_now(hard + points("4-0-2") + "}}").refuses("action press-hard", "it/adv.condition");
  Scenario fewer = acting("L2:2 C2:1 C3:5 R2:2", away_side, hard + points("4-4-2") + "}}");
  fewer.plays("done").refuses("action press-hard", "it/adv.aggressive");
}

TEST_CASE("refusals of a movement", "[it/actions.movement.a][it/actions.movement.c]") {
  Scenario scenario = acting_now();
  scenario.plays("action move", {4, 4}).refuses("move L4 L3", "3.0/4.7");
  scenario.refuses("move C2 C3 ball", "it/actions.movement");
  scenario.plays({"move C2 L1", "move C2 L1", "move C2 L1", "move C3 C2"});
  scenario.refuses("move C3 C2", "it/actions.movement");
  Scenario dribble = acting("L1:1 C2:3 C3:3 L2:3", "C3:3 C4:4 R3:3", in_c2);
  acts(dribble, "action move", {6, 6}).plays("move C2 L1 ball").refuses("move L1 L2 ball", "R88");
  dribble.refuses("move C2 C3 ball", "it/actions.movement");
}

TEST_CASE("refusals of the advanced rules",
          "[it/adv.substitutions.c][it/adv.tiredness.e][it/adv.injuries.a]") {
  mat(home_side, away_side, R"({"options":["substitutions"],"home":{"substitutions":2}})")
      .refuses("subs 2", "R94");
  const std::string late = R"({"options":["substitutions","conditions"],"half":2,"minute":60,
    "home":{"condition":)" +
                           points("3-3-1") + "}}";
  Scenario fresh = mat(home_side, away_side, late);
  fresh.plays("subs 1").plays("sub fresh", {2, 3}).plays({"gain forward", "remove L2"});
  fresh.refuses("place C3", "it/adv.substitutions");
  const std::string worn = R"({"options":["conditions"],"home":{"condition":)" + points("4-0-2") + "}}";
  mat(home_side, away_side, worn, {6, 1, 1, 1})
      .plays("target C3")
      .refuses("lose midfield", "it/adv.condition");
  Scenario hurt = mat("L1:2 C2:3 C3:3 R4:2", away_side, R"({"options":["injuries"]})");
  hurt.plays("target C3", {4, 4, 3, 5, 6}).refuses("remove L1", "it/adv.injuries");
}

TEST_CASE("refusals of a red card and of half-time", "[it/other.red.a][R80]") {
  Scenario red = mat(home_side, away_side, R"({"away":{"yellow":1}})");
  red.plays("target C3", {4, 4, 3, 5, 4, 1}).refuses("remove L4", "3.0/5.6.2");
  Scenario half = mat(home_side, away_side, R"({"minute":45,"stoppage":4,"home":{"formation":"8-1-1"}})");
  half.plays("target C3", {5, 4}).refuses("change forward forward", "3.0/2.2");
  half.refuses("change forward defence", "R14");
}

TEST_CASE("refusals after the match", "[R80][it/II.A.d]") {
  mat(home_side, away_side, R"({"half":2,"minute":90,"stoppage":2})")
      .plays("target C3", {5, 4})
      .refuses("target C3", "3.0/4.3.5");
}

std::string rule(const Scenario& scenario, std::string_view event) { return scenario.event(event)["rule"]; }

TEST_CASE("events of phases one and two name the sheet", "[it/I.b][it/II.a]") {
  Scenario scenario =
      mat("L2:2 C2:2 C3:3 L3:2 L4:1", "L4:0 C3:4 C4:3 R3:3", R"({"ball":{"area":"L2","value":3}})");
  scenario.plays("target L4", {6, 5});
  std::vector<std::string> steps;
  for (const auto& event : scenario.events("ball-value")) steps.push_back(event["rule"]);
  CHECK(steps == std::vector<std::string>{"it/I.A", "it/I.B", "it/I.C", "it/I.D", "it/II.D"});
  CHECK(rule(scenario, "target") == "it/I");
  CHECK(rule(scenario, "clock") == "it/II.A");
  CHECK(rule(scenario, "control-check") == "it/II.C");
  Scenario event = mat(home_side, away_side);
  event.plays("target C3", {5, 5, 1, 2});
  CHECK(rule(event, "special-event") == "it/II.B");
}

TEST_CASE("events of actions name the sheet", "[it/III.B.a]") {
  Scenario move = acting_now();
  move.plays("action move", {4, 4});
  CHECK(rule(move, "action") == "it/III.B");
  CHECK(rule(move.plays("move C3 C2"), "moved") == "it/actions.movement");
  Scenario position = acting_now();
  position.plays("action position", {1, 2});
  CHECK(rule(position, "ball-value") == "it/actions.positioning");
  Scenario press = acting_now(R"({"first":"away"})");
  press.plays("action press", {6, 6});
  CHECK(rule(press, "press") == "it/actions.pressing");
  CHECK(rule(press, "ball-value") == "it/actions.pressing");
  Scenario shot = acting("C2:3 C3:2 C4:3 C5:2", "C2:3 C3:3 C4:3 C5:1",
                         R"({"options":["var"],"start":"C4","target":"C4","ball":{"area":"C4","value":3}})");
  acts(shot, "action shoot", {4, 6, 1});
  CHECK(rule(shot, "shot") == "it/actions.shot");
  CHECK(rule(shot, "rebound") == "it/actions.rebound");
  CHECK(rule(shot.plays("var yes", {6, 6}), "var") == "it/adv.var");
  CHECK(rule(shot, "restart") == "it/other.goal-kick");
}

TEST_CASE("events of the advanced rules name the sheet", "[it/adv.tiredness.a][it/adv.time-wasting.a]") {
  Scenario scenario =
      mat(home_side, away_side,
          R"({"options":["conditions","slow-play"],"stage":"goal-kick","half":2,"minute":60})");
  without_moves(scenario).plays("target C2", {6, 1}).plays("slow yes", {1, 1, 1, 1, 6, 6});
  CHECK(rule(scenario, "condition-lost") == "it/adv.tiredness");
  CHECK(rule(scenario, "slow-play") == "it/adv.time-wasting");
  CHECK(rule(scenario, "yellow-card") == "it/other.yellow");
  CHECK(rule(scenario, "tiredness-test") == "it/adv.tiredness");
}

}  // namespace
}  // namespace fuba::test::it::refusals
