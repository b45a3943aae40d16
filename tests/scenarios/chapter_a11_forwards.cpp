#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_forwards {
namespace {

constexpr auto level = "C3:6 C4:4";

/// Home plays from C3 into C4 with value 3; the dice are 6 and 5.
Scenario target_man(std::string_view home, std::string_view away) {
  Scenario scenario = mat(home, away, holding({"home", "target-man", "0-0-1"}));
  scenario.plays("target C4", {6, 5});
  return scenario;
}

TEST_CASE("a target man counts as three for the order of the actions", "[3.0/A11.target-man][R149]") {
  Scenario scenario = target_man("C3:8 C4:2", "C3:7 C4:3");
  scenario.asks("home", "use").offers_only({"use target-man", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass").chooser() == "away");
  CHECK(uses(scenario, "target-man", "forward", 1).chooser() == "home");
}

TEST_CASE("a target man counts as three, not as two or four", "[3.0/A11.target-man]") {
  CHECK(target_man("C3:9 C4:1", "C3:8 C4:2").plays("use target-man").chooser() == "home");
  CHECK(target_man("C3:9 C4:1", "C3:7 C4:3").plays("use target-man").chooser() == "away");
}

TEST_CASE("six players are counted with a target man too", "[3.0/A11.target-man][R12]") {
  CHECK(target_man("C3:5 C4:5", "C3:4 C4:6").plays("use target-man").chooser() == "away");
}

TEST_CASE("a target man is counted when the opponent presses", "[3.0/A11.target-man]") {
  Scenario outnumbered = target_man("C3:8 C4:2", "C3:7 C4:3");
  acts(outnumbered.plays("use target-man"), "action none");
  CHECK_FALSE(may(outnumbered, "action press"));
  Scenario equal = target_man("C3:9 C4:1", "C3:7 C4:3");
  CHECK(may(equal.plays("use target-man"), "action press"));
}

TEST_CASE("a target man is counted in positioning", "[3.0/A11.target-man]") {
  Scenario scenario = target_man("C3:8 C4:2", "C3:7 C4:3");
  acts(scenario.plays("use target-man"), "action position");
  CHECK(scenario.value() == 3);
}

TEST_CASE("a target man counts once in a goal attempt", "[3.0/A11.target-man]") {
  // From C4 -2, outnumbered there -1, the goalkeeper alone in his penalty area -1: value 1 needs a 6.
  Scenario scenario = mat("C3:8 C4:2", "C3:7 C4:3", holding({"home", "target-man", "0-0-1"}));
  scenario.plays("target C4", {5, 1}).plays("use target-man");
  acts(scenario, "action shoot", {5}).asks("home", "corner");
}

TEST_CASE("a target man stands in the attack zone", "[3.0/A11.target-man]") {
  Scenario midfield = mat("C2:6 C3:4", level, holding({"home", "target-man", "1-1-1"}));
  CHECK_FALSE(may_use(midfield.plays("target C3", {6, 5}), "target-man"));
  Scenario defence = mat("C2:4 C3:6", "C2:4 C3:6", holding({"home", "target-man", "1-1-1"}));
  CHECK_FALSE(may_use(defence.plays("target C2", {6, 5}), "target-man"));
}

TEST_CASE("a target man needs his team in control", "[3.0/A11.target-man]") {
  Scenario lost = mat(level, level, holding({"home", "target-man", "1-1-1"}));
  CHECK_FALSE(may_use(lost.plays("target C4", {1, 2}), "target-man"));
  Scenario passive = mat("C2:4 C3:6", "C2:4 C3:6", holding({"away", "target-man", "1-1-1"}));
  CHECK_FALSE(may_use(passive.plays("target C2", {6, 5}), "target-man"));
}

TEST_CASE("a target man does not undo an offside risk that came true", "[3.0/A11.target-man][R149]") {
  Scenario risk = mat("C2:4 C3:4 L4:2", "C3:7 C4:3",
                      holding({{"home", "target-man", "0-0-1"}, {"away", "catenaccio", "1-0-0"}},
                              R"({"options":["skills","offside-risk"],"ball":{"value":1}})"));
  Scenario plain = risk;
  plain.plays("target L4", {3, 1}).plays("pass").asks("home", "use").plays("use target-man");
  CHECK(plain.chooser() == "away");
  risk.plays("target L4", {3, 1}).plays({"use catenaccio", "react C4 C3", "done"}).asks("home", "use");
  CHECK(risk.plays("use target-man").chooser() == "away");
}

TEST_CASE("Away's target man stands in C2", "[3.0/A11.target-man]") {
  Scenario scenario =
      mat("C2:3 C3:7", "C2:2 C3:8", holding({"away", "target-man", "0-0-1"}, R"({"control":"away"})"));
  scenario.plays("target C2", {6, 5}).asks("away", "use");
  CHECK(uses(scenario, "target-man", "forward", 1).chooser() == "away");
}

/// Level in the penalty area, where Home is about to shoot: the bare die against a value of 3.
Scenario shooting(std::string_view cards, std::string_view points, std::string_view more = "{}") {
  nlohmann::json changes = {{"start", "C4"}, {"target", "C5"}, {"ball", {{"area", "C5"}, {"value", 3}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  return acting("C2:3 C3:3 C4:2 C5:2", "C3:3 C4:3 L3:3 C5:1",
                holding({"home", cards, points}, changes.dump()));
}

TEST_CASE("a clinical finisher has one more, for two points", "[3.0/A11.clinical-finisher][3.0/A11.c]") {
  Scenario shot = shooting("clinical-finisher", "0-0-2");
  acts(shot, "action shoot").asks("home", "use").offers_only({"use clinical-finisher", "pass"});
  Scenario passed = shot;
  passed.plays("pass", {3}).asks("home", "corner");
  Scenario corner = shot;
  corner.plays("use clinical-finisher", {2}).asks("home", "corner");
  CHECK(uses(shot, "clinical-finisher", "forward", 2, {3}).score("home") == 1);
}

TEST_CASE("one point is too little for a clinical finisher", "[3.0/A11.clinical-finisher][3.0/A11.c]") {
  Scenario shot = shooting("clinical-finisher", "6-3-1");
  acts(shot, "action shoot", {3}).asks("home", "corner");
}

TEST_CASE("finishers and strikers shoot from the penalty area",
          "[3.0/A11.clinical-finisher][3.0/A11.aggressive-striker]") {
  Scenario shot = shooting("clinical-finisher aggressive-striker", "0-0-3",
                           R"({"target":"C4","ball":{"area":"C4","value":6}})");
  acts(shot, "action shoot", {1});
  CHECK(shot.control() == "away");
}

TEST_CASE("Away's finisher shoots in C1", "[3.0/A11.clinical-finisher]") {
  Scenario shot = acting("C3:3 C2:3 L3:3 C1:1", "C4:3 C3:3 C2:2 C1:2",
                         holding({"away", "clinical-finisher", "0-0-2"},
                                 R"({"control":"away","first":"away","start":"C2","target":"C1",
                                     "ball":{"area":"C1","value":3}})"));
  acts(shot, "action shoot").asks("away", "use").plays("use clinical-finisher", {3});
  CHECK(shot.score("away") == 1);
}

TEST_CASE("an aggressive striker shoots with one more, after a die of 3 or higher",
          "[3.0/A11.aggressive-striker]") {
  Scenario shot = shooting("aggressive-striker", "0-0-1");
  acts(shot, "action shoot").asks("home", "use").offers_only({"use aggressive-striker", "pass"});
  Scenario passed = shot;
  passed.plays("pass", {3}).asks("home", "corner");
  Scenario corner = shot;
  corner.plays("use aggressive-striker", {6, 2}).asks("home", "corner");
  CHECK(uses(shot, "aggressive-striker", "forward", 1, {3, 3}).score("home") == 1);
}

TEST_CASE("on a 1 or 2 an aggressive striker fouls", "[3.0/A11.aggressive-striker]") {
  for (const int die : {1, 2}) {
    CAPTURE(die);
    Scenario foul = shooting("aggressive-striker", "0-0-1");
    acts(foul, "action shoot").plays("use aggressive-striker", {die}).asks("away", "react");
    CHECK(foul.control() == "away");
    CHECK(foul.ball() == "C5");
    CHECK(foul.value() == 1);
    CHECK(foul.yellow("home") == 1);
    CHECK(foul.score("home") == 0);
    CHECK_FALSE(foul.happened("shot"));
  }
}

TEST_CASE("a striker's second card brings a red card test", "[3.0/A11.aggressive-striker][R150]") {
  const Scenario booked = shooting("aggressive-striker", "0-0-1", R"({"home":{"yellow":1}})");
  Scenario yellow = booked;
  acts(yellow, "action shoot").plays("use aggressive-striker", {2, 2}).asks("away", "react");
  CHECK(yellow.yellow("home") == 2);
  CHECK(yellow.red("home") == 0);
  Scenario red = booked;
  acts(red, "action shoot").plays("use aggressive-striker", {2, 1}).asks("home", "remove");
  CHECK(red.red("home") == 1);
}

TEST_CASE("finisher and striker may both be played",
          "[3.0/A11.clinical-finisher][3.0/A11.aggressive-striker][R145]") {
  Scenario shot = shooting("clinical-finisher aggressive-striker", "0-0-3");
  acts(shot, "action shoot").offers_only({"use clinical-finisher", "use aggressive-striker", "pass"});
  uses(shot, "clinical-finisher", "forward", 2)
      .asks("home", "use")
      .offers_only({"use aggressive-striker", "pass"});
  uses(shot, "aggressive-striker", "forward", 1, {3, 2});
  CHECK(shot.score("home") == 1);
}

/// Home plays from C4 into the penalty area with value 3.
Scenario poaching(std::string_view home, std::string_view away) {
  Scenario scenario =
      mat(home, away, holding({"home", "goal-poacher", "0-0-1"}, R"({"ball":{"area":"C4","value":3}})"));
  scenario.plays("target C5", {4, 2});
  return scenario;
}

std::string first_after_poacher(std::string_view home, std::string_view away, Script dice) {
  Scenario scenario = poaching(home, away);
  scenario.plays("use goal-poacher", dice);
  return scenario.chooser();
}

TEST_CASE("a goal poacher acts first with the higher total", "[3.0/A11.goal-poacher]") {
  constexpr auto home = "C3:5 C4:4 C5:1";
  constexpr auto away = "C3:5 C4:4 C5:1";
  Scenario scenario = poaching(home, away);
  scenario.asks("home", "use").offers_only({"use goal-poacher", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass").chooser() == "away");
  CHECK(uses(scenario, "goal-poacher", "forward", 1, {4, 2}).chooser() == "home");
  CHECK(first_after_poacher(home, away, {3, 2}) == "away");
  CHECK(first_after_poacher(home, away, {2, 4}) == "away");
}

TEST_CASE("a goal poacher's total may cost him the first action", "[3.0/A11.goal-poacher]") {
  constexpr auto home = "C3:4 C4:3 C5:3";
  constexpr auto away = "C3:5 C4:4 C5:1";
  CHECK(poaching(home, away).plays("pass").chooser() == "home");
  CHECK(first_after_poacher(home, away, {1, 2}) == "away");
  CHECK(first_after_poacher(home, away, {2, 2}) == "home");
}

TEST_CASE("a goal poacher needs the target in the opponent's penalty area", "[3.0/A11.goal-poacher]") {
  Scenario in_front = mat(level, level, holding({"home", "goal-poacher", "1-1-1"}));
  CHECK_FALSE(may_use(in_front.plays("target C4", {4, 2}), "goal-poacher"));
  Scenario defender = mat("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1",
                          holding({"away", "goal-poacher", "1-1-1"}, R"({"ball":{"area":"C4"}})"));
  CHECK_FALSE(may_use(defender.plays("target C5", {4, 2}), "goal-poacher"));
}

TEST_CASE("Away's goal poacher waits in C1", "[3.0/A11.goal-poacher]") {
  Scenario scenario =
      mat("C3:5 C2:4 C1:1", "C3:5 C2:4 C1:1",
          holding({"away", "goal-poacher", "0-0-1"}, R"({"control":"away","ball":{"area":"C2","value":3}})"));
  scenario.plays("target C1", {4, 2}).asks("away", "use").plays("use goal-poacher", {4, 2});
  CHECK(scenario.chooser() == "away");
}

/// Home plays from C3 into C4; equal dice make a special event due.
Scenario acted(std::string_view more = "{}") {
  Scenario scenario = mat(level, level, holding({"home", "actor", "0-0-1"}, more));
  scenario.plays("target C4", {4, 4});
  return scenario;
}

TEST_CASE("an actor is asked before the special event is rolled", "[3.0/A11.actor]") {
  Scenario scenario = acted();
  scenario.asks("home", "use").offers_only({"use actor", "pass"});
  CHECK(scenario.minute() == 24);
  scenario.plays("pass", {2, 3});
  CHECK(scenario.value() == 5);
}

TEST_CASE("on a 1 the actor is booked and the opponent has a free kick", "[3.0/A11.actor][R150]") {
  Scenario caught = acted();
  uses(caught, "actor", "forward", 1, {1}).asks("away", "react");
  CHECK(caught.control() == "away");
  CHECK(caught.ball() == "C4");
  CHECK(caught.value() == 1);
  CHECK(caught.yellow("home") == 1);
  CHECK_FALSE(caught.happened("special-event"));
  Scenario booked = acted(R"({"home":{"yellow":1}})");
  booked.plays("use actor", {1, 1}).asks("home", "remove");
}

TEST_CASE("on a 2 or 3 the special event is rolled", "[3.0/A11.actor]") {
  for (const int die : {2, 3}) {
    CAPTURE(die);
    Scenario scenario = acted();
    scenario.plays("use actor", {die, 2, 3});
    CHECK(scenario.control() == "home");
    CHECK(scenario.value() == 5);
  }
}

TEST_CASE("on a 4 or higher the actor has a free kick", "[3.0/A11.actor]") {
  for (const int die : {4, 5, 6}) {
    CAPTURE(die);
    Scenario scenario = acted();
    scenario.plays("use actor", {die, 1}).asks("home", "place");
    CHECK(scenario.control() == "home");
    CHECK(scenario.ball() == "C4");
    CHECK(scenario.value() == 1);
    CHECK(scenario.yellow("away") == 0);
    CHECK_FALSE(scenario.happened("control-check"));
  }
}

TEST_CASE("the card test after an actor counts one more", "[3.0/A11.actor]") {
  Scenario yellow = acted();
  yellow.plays("use actor", {4, 2}).asks("home", "place");
  CHECK(yellow.yellow("away") == 1);
  for (const int die : {5, 6}) {
    CAPTURE(die);
    Scenario tested = acted();
    tested.plays("use actor", {4, die, 2}).asks("home", "place");
    CHECK(tested.yellow("away") == 1);
  }
  Scenario four = acted();
  four.plays("use actor", {4, 4}).asks("home", "place");
  CHECK(four.yellow("away") == 1);
}

TEST_CASE("an actor in the penalty area wins a penalty kick", "[3.0/A11.actor]") {
  Scenario scenario = mat("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1",
                          holding({"home", "actor", "0-0-1"}, R"({"ball":{"area":"C4","value":3}})"));
  scenario.plays("target C5", {4, 4}).plays("use actor", {4, 1}).asks("home", "place").offers_not("place C5");
}

TEST_CASE("an actor needs a special event in his attack zone", "[3.0/A11.actor]") {
  Scenario no_event = mat(level, level, holding({"home", "actor", "1-1-1"}));
  CHECK_FALSE(may_use(no_event.plays("target C4", {4, 2}), "actor"));
  Scenario midfield = mat(level, level, holding({"home", "actor", "1-1-1"}));
  CHECK(midfield.plays("target C3", {4, 4, 2, 3}).value() == 5);
  Scenario own_half = mat("C2:4 C3:6", "C2:4 C3:6", holding({"home", "actor", "1-1-1"}));
  CHECK(own_half.plays("target C2", {4, 4, 2, 3}).value() == 5);
  Scenario unpaid = mat(level, level, holding({"home", "actor", "4-4-0"}));
  CHECK(unpaid.plays("target C4", {4, 4, 2, 3}).value() == 5);
}

TEST_CASE("the passive team has its actors too", "[3.0/A11.actor]") {
  Scenario scenario = mat("C2:4 C3:6", "C2:4 C3:6", holding({"away", "actor", "0-0-1"}));
  scenario.plays("target C2", {4, 4}).asks("away", "use");
  uses(scenario, "actor", "forward", 1, {4, 1}).asks("away", "place");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C2");
}

TEST_CASE("a fast attacker runs ahead whatever the numbers", "[3.0/A11.fast-attacker][R45]") {
  Scenario scenario = acting("C3:5 C4:3 L3:2", "C3:5 C4:3 L3:2", holding({"home", "fast-attacker", "0-1-0"}));
  scenario.asks("home", "use").offers_only({"use fast-attacker", "pass"});
  uses(scenario, "fast-attacker", "midfield", 1).asks("home", "free");
  CHECK(scenario.legal("free") == Choices{"free C3 C4", "free L3 L4"});
  CHECK(scenario.plays("free L3 L4").legal("free").empty());
  Scenario unused = acting("C3:5 C4:5", "C3:5 C4:5", holding({"home", "fast-attacker", "0-1-0"}));
  CHECK(unused.plays("pass").legal("free").empty());
}

TEST_CASE("a fast attacker leaves the majority of his area to the others, unless one of them could run",
          "[3.0/A11.fast-attacker][3.0/4.5.2.b]") {
  Scenario alone = acting("L3:3 C2:3 L2:4", "L3:2 C4:8",
                          holding({"home", "fast-attacker", "0-1-0"}, R"({"ball":{"area":"C2"}})"));
  alone.plays({"use fast-attacker", "free L3 L4"}).offers("free L3 L2").offers("free L3 C3");
  Scenario other = acting("L3:3 R3:1 L2:6", "L3:2 R3:2 L4:1 R4:1 C4:4",
                          holding({"home", "fast-attacker", "0-1-0"}, R"({"ball":{"area":"L2"}})"));
  other.plays({"use fast-attacker", "free L3 L4"}).offers("free R3 R4").offers_not("free L3 L2");
}

TEST_CASE("a fast attacker ends in the attack zone", "[3.0/A11.fast-attacker]") {
  Scenario scenario = acting("L2:1 C2:2 C3:2 C4:2 R2:1 R3:2", "L2:1 C2:2 C3:2 C4:2 R3:2 C5:1",
                             holding({"home", "fast-attacker", "0-1-0"}));
  scenario.asks("home", "use").plays("use fast-attacker");
  for (const auto* run : {"free C3 C4", "free R3 R4", "free C4 C5"}) scenario.offers(run);
  for (const auto* run : {"free L2 L3", "free C2 C3"}) scenario.offers_not(run);
}

TEST_CASE("a fast attacker never runs offside", "[3.0/A11.fast-attacker][3.0/4.7.4.a]") {
  Scenario scenario = acting("C3:5 C4:5", "C3:5 C4:5", holding({"home", "fast-attacker", "0-1-0"}));
  CHECK(scenario.plays("use fast-attacker").legal("free") == Choices{"free C3 C4"});
  Scenario nobody = acting("C2:5 C3:5", "C2:5 C3:5", holding({"home", "fast-attacker", "0-1-0"}));
  CHECK_FALSE(may_use(nobody, "fast-attacker"));
}

TEST_CASE("a fast attacker runs before the first action only", "[3.0/A11.fast-attacker]") {
  Scenario second =
      acting("C3:5 C4:5", "C3:5 C4:5", holding({"home", "fast-attacker", "0-1-0"}, R"({"second":true})"));
  second.asks("home", "action");
  Scenario unpaid = acting("C3:5 C4:5", "C3:5 C4:5", holding({"home", "fast-attacker", "4-0-2"}));
  unpaid.asks("home", "free");
  CHECK(unpaid.legal("free").empty());
}

TEST_CASE("Away's fast attacker runs down the page", "[3.0/A11.fast-attacker]") {
  Scenario scenario = acting("C3:5 C2:3 L2:2", "C3:5 C2:3 L2:2",
                             holding({"away", "fast-attacker", "0-1-0"}, R"({"first":"away"})"));
  scenario.asks("away", "use").plays("use fast-attacker").asks("away", "free");
  scenario.offers("free C3 C2").offers("free L2 L1").offers_not("free C3 C4");
}

}  // namespace
}  // namespace fuba::test::chapter_a11_forwards
