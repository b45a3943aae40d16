#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_defenders {
namespace {

constexpr auto home_side = "C3:6 C4:4";
constexpr auto away_side = "C3:6 C4:4";

/// The first action of Away, whose defence zone holds the ball with that value.
std::string in_defence(int value, std::string_view more = "{}") {
  nlohmann::json changes = {
      {"first", "away"}, {"target", "C4"}, {"ball", {{"area", "C4"}, {"value", value}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  return changes.dump();
}

/// Four of Home against that many in C4; Away holds a tackle and is about to act.
Scenario tackling(int defenders, int value, std::string_view points = "1-0-0") {
  const std::string away = "C3:" + std::to_string(10 - defenders) + " C4:" + std::to_string(defenders);
  return acting(home_side, away, holding({"away", "tackle", points}, in_defence(value)));
}

TEST_CASE("a tackle lets a team press with up to two players fewer", "[3.0/A11.tackle]") {
  CHECK_FALSE(may(tackling(1, 4), "action press"));
  CHECK(may(tackling(2, 4), "action press"));
  CHECK(may(tackling(3, 4), "action press"));
  Scenario unpaid = tackling(3, 4, "0-6-2");
  unpaid.plays("done").refuses("action press", "3.0/4.9");
}

TEST_CASE("where only a tackle allows the press, the press plays it", "[3.0/A11.tackle][R148]") {
  Scenario tackle = tackling(2, 4, "2-0-0");
  acts(tackle, "action press", {3, 6});
  CHECK(tackle.control() == "away");
  CHECK(tackle.value() == 6);
  CHECK(points(tackle, "away", "defence") == 1);
  CHECK(tackle.state()["away"]["skills_used"] == nlohmann::json{"tackle"});
}

TEST_CASE("a tackle is a choice where the numbers allow a press", "[3.0/A11.tackle][R148]") {
  Scenario tackle = tackling(4, 4);
  acts(tackle, "action press").asks("away", "use").offers_only({"use tackle", "pass"});
  uses(tackle, "tackle", "defence", 1, {4, 6});
  CHECK(tackle.control() == "away");
  Scenario plain = tackling(4, 4);
  acts(plain, "action press").plays("pass", {4, 6});
  CHECK(plain.control() == "home");
  CHECK(points(plain, "away", "defence") == 1);
}

TEST_CASE("with equal numbers an equal die tackles, and counts as lower for the value", "[3.0/A11.tackle]") {
  const auto value_after = [](Script dice) {
    Scenario tackle = tackling(4, 4);
    acts(tackle, "action press").plays("use tackle", dice);
    CHECK(tackle.control() == "away");
    return tackle.value();
  };
  CHECK(value_after({4, 6}) == 6);
  CHECK(value_after({6, 4}) == 6);
  CHECK(value_after({4, 3}) == 3);
}

TEST_CASE("with fewer players an equal die is no tackle", "[3.0/A11.tackle]") {
  for (const int defenders : {2, 3}) {
    CAPTURE(defenders);
    Scenario tackle = tackling(defenders, 4);
    acts(tackle, "action press", {4, 6}).asks("home", "free");
    CHECK(tackle.control() == "home");
    CHECK(tackle.value() == 4);
  }
}

TEST_CASE("a tackle that fails costs what a press costs", "[3.0/A11.tackle]") {
  Scenario outnumbered = tackling(2, 4);
  acts(outnumbered, "action press", {5, 6});
  Scenario level = tackling(4, 4);
  acts(level, "action press").plays("use tackle", {5, 6});
  for (const Scenario& tackle : {outnumbered, level}) {
    CHECK(tackle.control() == "home");
    CHECK(tackle.value() == 2);
    CHECK(tackle.yellow("away") == 0);
    Scenario(tackle).asks("home", "free");
  }
}

TEST_CASE("two like dice of a tackle are a foul, lower or not", "[3.0/A11.tackle][R148]") {
  for (const int die : {2, 4, 5}) {
    CAPTURE(die);
    Scenario foul = tackling(4, 4);
    acts(foul, "action press").plays("use tackle", {die, die, 4}).asks("home", "place");
    CHECK(foul.control() == "home");
    CHECK(foul.ball() == "C4");
    CHECK(foul.value() == 1);
    CHECK(foul.yellow("away") == 1);
  }
  Scenario outnumbered = tackling(3, 4);
  acts(outnumbered, "action press", {2, 2, 1}).asks("home", "place");
  CHECK(outnumbered.yellow("away") == 0);
  Scenario plain = tackling(4, 4);
  acts(plain, "action press").plays("pass", {2, 2});
  CHECK(plain.control() == "away");
}

TEST_CASE("a foul tackle in the penalty area is a penalty kick", "[3.0/A11.tackle]") {
  Scenario foul = acting("C3:6 C4:2 C5:2", "C3:6 C4:3 C5:1",
                         holding({"away", "tackle", "1-0-0"},
                                 in_defence(4, R"({"start":"C4","target":"C5","ball":{"area":"C5"}})")));
  acts(foul, "action press").plays("use tackle", {3, 3, 1}).asks("home", "place").offers_not("place C5");
  CHECK(foul.players("home", "C5") == 1);
}

TEST_CASE("nobody tackles outside of the own defence zone", "[3.0/A11.tackle]") {
  Scenario level =
      acting("C2:6 C3:4", "C3:4 C4:6", holding({"away", "tackle", "1-1-1"}, R"({"first":"away"})"));
  acts(level, "action press", {2, 6});
  CHECK(points(level, "away", "midfield") == 1);
  CHECK_FALSE(
      may(acting("C2:6 C3:4", "C3:3 C4:7", holding({"away", "tackle", "1-1-1"}, R"({"first":"away"})")),
          "action press"));
  CHECK_FALSE(may(
      acting("C2:4 C3:6", "C2:3 C3:7",
             holding({"away", "tackle", "1-1-1"}, R"({"first":"away","target":"C2","ball":{"area":"C2"}})")),
      "action press"));
}

TEST_CASE("a tackle needs a player at the ball", "[3.0/A11.tackle]") {
  CHECK(may(acting("C3:9 C4:1", "C3:9 C4:1", holding({"away", "tackle", "1-0-0"}, in_defence(4))),
            "action press"));
  CHECK_FALSE(
      may(acting("C3:9 C4:1", "C3:10", holding({"away", "tackle", "1-0-0"}, in_defence(4))), "action press"));
  CHECK_FALSE(
      may(acting("C3:8 C4:2", "C3:10", holding({"away", "tackle", "1-0-0"}, in_defence(4))), "action press"));
}

TEST_CASE("Home tackles in C2", "[3.0/A11.tackle][R148]") {
  Scenario tackle = acting("C2:2 C3:8", "C2:4 C3:6",
                           holding({"home", "tackle", "1-0-0"},
                                   R"({"control":"away","target":"C2","ball":{"area":"C2","value":4}})"));
  acts(tackle, "action press", {1, 1, 4}).asks("away", "place");
  CHECK(tackle.control() == "away");
  CHECK(tackle.yellow("home") == 1);
  CHECK(points(tackle, "home", "defence") == 0);
}

/// Home plays from C3 into C4 with value 3.
Scenario stopping(Script dice) {
  Scenario pass = mat(home_side, away_side, holding({"away", "stopper", "1-0-0"}));
  pass.plays("target C4", dice);
  return pass;
}

TEST_CASE("a stopper makes the higher die the new value", "[3.0/A11.stopper]") {
  Scenario higher = stopping({6, 2});
  higher.asks("away", "use").offers_only({"use stopper", "pass"});
  CHECK(higher.value() == 2);
  uses(higher, "stopper", "defence", 1);
  CHECK(higher.control() == "home");
  CHECK(higher.value() == 6);
  Scenario just_kept = stopping({3, 2});
  CHECK(just_kept.plays("use stopper").value() == 3);
  Scenario let_by = stopping({6, 2});
  CHECK(let_by.plays("pass").value() == 2);
}

TEST_CASE("a stopper is not asked where his own die is the higher one", "[3.0/A11.stopper]") {
  CHECK(may_use(stopping({4, 3}), "stopper"));
  CHECK_FALSE(may_use(stopping({3, 4}), "stopper"));
}

TEST_CASE("a stopper needs a check that the opponent has won", "[3.0/A11.stopper]") {
  const Scenario lost = stopping({2, 1});
  CHECK(lost.control() == "away");
  CHECK_FALSE(may_use(lost, "stopper"));
}

TEST_CASE("a stopper needs the target in his own defence zone", "[3.0/A11.stopper]") {
  Scenario midfield = mat(home_side, away_side, holding({"away", "stopper", "2-2-2"}));
  CHECK_FALSE(may_use(midfield.plays("target C3", {6, 2}), "stopper"));
  Scenario other_goal = mat("C2:4 C3:6", "C2:4 C3:6", holding({"away", "stopper", "2-2-2"}));
  CHECK_FALSE(may_use(other_goal.plays("target C2", {6, 2}), "stopper"));
  Scenario passer = mat(home_side, away_side, holding({"home", "stopper", "2-2-2"}));
  CHECK_FALSE(may_use(passer.plays("target C4", {6, 2}), "stopper"));
}

TEST_CASE("a stopper has no say about the passes of his own team", "[3.0/A11.stopper]") {
  const Scenario own = mat("C2:4 C3:6", "C2:4 C3:6", holding({"home", "stopper", "1-0-0"}));
  Scenario won = own;
  CHECK_FALSE(may_use(won.plays("target C2", {6, 2}), "stopper"));
  Scenario lost = own;
  CHECK_FALSE(may_use(lost.plays("target C2", {2, 1}), "stopper"));
  CHECK(lost.control() == "away");
}

TEST_CASE("Home's stopper watches C2", "[3.0/A11.stopper]") {
  Scenario scenario =
      mat("C2:4 C3:6", "C2:4 C3:6", holding({"home", "stopper", "1-0-0"}, R"({"control":"away"})"));
  scenario.plays("target C2", {5, 1}).asks("home", "use");
  CHECK(uses(scenario, "stopper", "defence", 1).value() == 5);
}

/// Home plays from C3 to its two players in L4, beyond the line of Away's defenders in C4: value 2. Unless
/// the risk of offside gives Away the first action it is Home's, by numbers.
Scenario beyond_the_line(std::string_view away, std::string_view card, std::string_view more = "{}") {
  nlohmann::json changes = {{"options", {"skills", "offside-risk"}}, {"ball", {{"value", 1}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  return mat("C2:4 C3:4 L4:2", away, holding({"away", card, "1-0-0"}, changes.dump()));
}

std::string first_after_full_back(std::string_view away, Script dice, std::string_view more = "{}") {
  Scenario pass = beyond_the_line(away, "skilled-full-back", more);
  pass.plays("target L4").plays("use skilled-full-back", dice);
  return pass.chooser();
}

TEST_CASE("a full back level with the line joins it", "[3.0/A11.skilled-full-back]") {
  Scenario pass = beyond_the_line("C3:7 C4:2 L3:1", "skilled-full-back");
  pass.plays("target L4").asks("away", "use").offers_only({"use skilled-full-back", "pass"});
  Scenario without = pass;
  CHECK(without.plays("pass", {3, 1}).chooser() == "home");
  Scenario with = pass;
  CHECK(uses(with, "skilled-full-back", "defence", 1, {3, 1}).chooser() == "away");
  CHECK(first_after_full_back("C3:7 C4:2 L3:1", {4, 1}) == "home");
}

TEST_CASE("one full back comes from each side area", "[3.0/A11.skilled-full-back]") {
  CHECK(first_after_full_back("C3:6 C4:2 L3:2", {3, 1}) == "away");
  CHECK(first_after_full_back("C3:6 C4:2 L3:2", {4, 1}) == "home");
  CHECK(first_after_full_back("C3:6 C4:2 L3:1 R3:1", {4, 1}) == "away");
  CHECK(first_after_full_back("C3:6 C4:2 L3:1 R3:1", {5, 1}) == "home");
}

TEST_CASE("the formation limits a line with full backs", "[3.0/A11.skilled-full-back]") {
  constexpr auto three = R"({"away":{"formation":"3-4-3"}})";
  CHECK(first_after_full_back("C3:6 C4:2 L3:1 R3:1", {3, 1}, three) == "away");
  CHECK(first_after_full_back("C3:6 C4:2 L3:1 R3:1", {4, 1}, three) == "home");
}

TEST_CASE("only areas partly level with the line have full backs", "[3.0/A11.skilled-full-back]") {
  Scenario further_up = beyond_the_line("C3:7 C4:2 L2:1", "skilled-full-back");
  CHECK(further_up.plays("target L4", {3, 1}).chooser() == "home");
}

TEST_CASE("a full back is asked only for a risk of offside", "[3.0/A11.skilled-full-back]") {
  Scenario within = beyond_the_line("C3:7 C4:2 L3:1", "skilled-full-back");
  within.plays("target C3", {3, 1});
  CHECK(within.state()["away"]["skills_used"].empty());
  Scenario unpaid = beyond_the_line("C3:7 C4:2 L3:1", "skilled-full-back",
                                    R"({"away":{"condition":{"defence":0,"midfield":4}}})");
  CHECK(unpaid.plays("target L4", {3, 1}).chooser() == "home");
}

TEST_CASE("Home's full back stands in R2", "[3.0/A11.skilled-full-back]") {
  Scenario pass =
      mat("C3:7 C2:2 R2:1", "C4:4 C3:4 R1:2",
          holding({"home", "skilled-full-back", "1-0-0"},
                  R"({"control":"away","options":["skills","offside-risk"],"ball":{"value":1}})"));
  pass.plays("target R1").asks("home", "use").plays("use skilled-full-back", {3, 1});
  CHECK(pass.chooser() == "home");
}

/// Away is about to act with that many players against four in C4.
Scenario doubling(int defenders, int value, std::string_view points = "1-0-0") {
  const std::string away = "C3:" + std::to_string(10 - defenders) + " C4:" + std::to_string(defenders);
  Scenario scenario = acting(home_side, away, holding({"away", "doubling", points}, in_defence(value)));
  acts(scenario, "action position");
  return scenario;
}

TEST_CASE("doubling raises the value by two more", "[3.0/A11.doubling][R45][R148]") {
  Scenario level = doubling(4, 2);
  level.asks("away", "use").offers_only({"use doubling", "pass"});
  CHECK(uses(level, "doubling", "defence", 1).value() == 5);
  Scenario majority = doubling(5, 2);
  CHECK(majority.plays("use doubling").value() == 6);
  Scenario full = doubling(4, 4);
  CHECK(full.plays("use doubling").value() == 6);
}

TEST_CASE("doubling needs two players at the ball", "[3.0/A11.doubling]") {
  CHECK(may_use(doubling(2, 2), "doubling"));
  CHECK_FALSE(may_use(doubling(1, 2), "doubling"));
  Scenario keeper = acting("C3:6 C4:2 C5:2", "C3:6 C4:3 C5:1",
                           holding({"away", "doubling", "1-0-0"},
                                   in_defence(2, R"({"start":"C4","target":"C5","ball":{"area":"C5"}})")));
  CHECK(may_use(acts(keeper, "action position"), "doubling"));
}

TEST_CASE("no condition point adds to doubling", "[3.0/A11.doubling][R132]") {
  Scenario doubled = doubling(4, 1, "3-0-0");
  doubled.plays("use doubling").asks("home", "free");
  CHECK(doubled.value() == 4);
  Scenario boosted = doubling(4, 1, "3-0-0");
  boosted.plays("pass").asks("away", "boost").plays("boost");
  CHECK(boosted.value() == 3);
}

TEST_CASE("only the passive team doubles, and only in its defence zone", "[3.0/A11.doubling]") {
  Scenario midfield =
      acting("C2:6 C3:4", "C3:4 C4:6", holding({"away", "doubling", "1-1-1"}, R"({"first":"away"})"));
  acts(midfield, "action position").asks("away", "boost");
  Scenario in_control =
      acting("C2:4 C3:6", "C2:4 C3:6",
             holding({"home", "doubling", "1-1-1"}, R"({"target":"C2","ball":{"area":"C2"}})"));
  acts(in_control, "action position").asks("home", "boost");
}

TEST_CASE("Home doubles in C2", "[3.0/A11.doubling]") {
  Scenario scenario = acting("C2:4 C3:6", "C2:4 C3:6",
                             holding({"home", "doubling", "1-0-0"},
                                     R"({"control":"away","target":"C2","ball":{"area":"C2","value":1}})"));
  acts(scenario, "action position").asks("home", "use");
  CHECK(uses(scenario, "doubling", "defence", 1).value() == 4);
}

TEST_CASE("an offside trap brings a free kick without a card", "[3.0/A11.off-side-trap]") {
  Scenario trap = beyond_the_line("C3:7 C4:3", "off-side-trap");
  trap.plays("target L4", {3, 1}).asks("away", "use").offers_only({"use off-side-trap", "pass"});
  uses(trap, "off-side-trap", "defence", 1).asks("away", "bring");
  trap.plays("bring C4").asks("away", "react");
  CHECK(trap.control() == "away");
  CHECK(trap.ball() == "L4");
  CHECK(trap.value() == 1);
  CHECK(trap.yellow("home") + trap.yellow("away") == 0);
}

TEST_CASE("an offside trap needs a die no higher than the line", "[3.0/A11.off-side-trap]") {
  Scenario equal = beyond_the_line("C3:6 C4:4", "off-side-trap");
  CHECK(may_use(equal.plays("target L4", {4, 1}), "off-side-trap"));
  Scenario higher = beyond_the_line("C3:7 C4:3", "off-side-trap");
  CHECK_FALSE(may_use(higher.plays("target L4", {4, 1}), "off-side-trap"));
}

TEST_CASE("an offside trap may follow a lost check", "[3.0/A11.off-side-trap]") {
  Scenario lost = beyond_the_line("C3:7 C4:3", "off-side-trap");
  lost.plays("target L4", {1, 3}).asks("away", "bring").plays("bring C4").asks("away", "use");
  CHECK(lost.value() == 3);
  lost.plays("use off-side-trap").asks("away", "react");
  CHECK(lost.value() == 1);
}

TEST_CASE("an offside trap counts the line that the pass met", "[3.0/A11.off-side-trap]") {
  Scenario lost = beyond_the_line("C3:7 C4:3", "off-side-trap", R"({"ball":{"value":3}})");
  lost.plays("target L4", {3, 5}).asks("away", "bring").plays("bring C4").asks("away", "use");
}

TEST_CASE("there is no offside trap without a risk of offside", "[3.0/A11.off-side-trap]") {
  Scenario level =
      mat("C2:4 C3:4 C4:2", "C3:7 C4:3",
          holding({"away", "off-side-trap", "1-0-0"}, R"({"options":["skills","offside-risk"]})"));
  CHECK_FALSE(may_use(level.plays("target C4", {3, 1}), "off-side-trap"));
  Scenario unpaid =
      beyond_the_line("C3:7 C4:3", "off-side-trap", R"({"away":{"condition":{"defence":0,"midfield":4}}})");
  CHECK_FALSE(may_use(unpaid.plays("target L4", {3, 1}), "off-side-trap"));
}

TEST_CASE("Home sets an offside trap", "[3.0/A11.off-side-trap]") {
  Scenario trap =
      mat("C3:7 C2:3", "C4:4 C3:4 R1:2",
          holding({"home", "off-side-trap", "1-0-0"},
                  R"({"control":"away","options":["skills","offside-risk"],"ball":{"value":1}})"));
  trap.plays("target R1", {2, 1}).asks("home", "use").plays("use off-side-trap").asks("home", "bring");
  CHECK(trap.control() == "home");
  CHECK(trap.ball() == "R1");
}

Scenario won_in_c4(Script dice) {
  Scenario scenario =
      acting(home_side, "C3:3 C4:4 L3:3", holding({"away", "skilled-wing-backs", "1-0-0"}, in_defence(4)));
  acts(scenario, "action press", dice);
  return scenario;
}

TEST_CASE("wing backs carry a won ball on", "[3.0/A11.skilled-wing-backs][R149]") {
  Scenario won = won_in_c4({3, 6});
  won.asks("away", "use").offers_only({"use skilled-wing-backs", "pass"});
  uses(won, "skilled-wing-backs", "defence", 1).asks("away", "ball");
  won.offers_only({"ball C3", "ball C5", "ball L3", "done"}).plays("ball L3").asks("home", "free");
  CHECK(won.ball() == "L3");
  CHECK(won.value() == 6);
  CHECK(won.control() == "away");
  Scenario stays = won_in_c4({3, 6});
  stays.plays({"use skilled-wing-backs", "done"}).asks("home", "free");
  CHECK(stays.ball() == "C4");
}

TEST_CASE("wing backs need a press that has won the ball", "[3.0/A11.skilled-wing-backs]") {
  won_in_c4({4, 6}).asks("home", "free");
  won_in_c4({5, 6}).asks("home", "free");
}

TEST_CASE("wing backs need a press in the own defence zone", "[3.0/A11.skilled-wing-backs]") {
  Scenario midfield = acting("C2:6 C3:4", "C3:4 C4:6",
                             holding({"away", "skilled-wing-backs", "1-1-1"}, R"({"first":"away"})"));
  CHECK_FALSE(may_use(acts(midfield, "action press", {2, 6}), "skilled-wing-backs"));
  Scenario attack = acting("C2:4 C3:6", "C2:4 C3:6",
                           holding({"away", "skilled-wing-backs", "1-1-1"},
                                   R"({"first":"away","target":"C2","ball":{"area":"C2"}})"));
  CHECK_FALSE(may_use(acts(attack, "action press", {2, 6}), "skilled-wing-backs"));
}

TEST_CASE("Home's wing backs play out of C2", "[3.0/A11.skilled-wing-backs]") {
  Scenario won = acting("C2:4 C3:3 R2:3", "C2:4 C3:6",
                        holding({"home", "skilled-wing-backs", "1-0-0"},
                                R"({"control":"away","target":"C2","ball":{"area":"C2","value":4}})"));
  acts(won, "action press", {3, 6}).asks("home", "use").plays("use skilled-wing-backs");
  won.offers_only({"ball C1", "ball C3", "ball R2", "done"}).plays("ball C1");
  CHECK(won.ball() == "C1");
}

TEST_CASE("a fast defender runs back whatever the numbers", "[3.0/A11.fast-defender][R45]") {
  Scenario scenario = acting(home_side, away_side, holding({"home", "fast-defender", "0-1-0"}));
  scenario.asks("home", "use").offers_only({"use fast-defender", "pass"});
  uses(scenario, "fast-defender", "midfield", 1).asks("home", "free");
  CHECK(scenario.legal("free") == Choices{"free C3 C2"});
  CHECK(scenario.plays("free C3 C2").legal("free").empty());
  Scenario unused = acting(home_side, away_side, holding({"home", "fast-defender", "0-1-0"}));
  CHECK(unused.plays("pass").legal("free").empty());
}

TEST_CASE("a fast defender ends in the defence zone", "[3.0/A11.fast-defender]") {
  constexpr auto spread = "C2:2 C3:2 L2:2 L3:2 R2:2";
  Scenario scenario = acting(spread, spread, holding({"home", "fast-defender", "0-1-0"}));
  scenario.plays("use fast-defender");
  CHECK(scenario.legal("free") == Choices{"free C2 C1", "free C3 C2", "free L2 L1", "free R2 R1"});
}

TEST_CASE("a fast defender runs before the first action only", "[3.0/A11.fast-defender]") {
  Scenario second =
      acting(home_side, away_side, holding({"home", "fast-defender", "0-1-0"}, R"({"second":true})"));
  second.asks("home", "action");
  Scenario unpaid = acting(home_side, away_side, holding({"home", "fast-defender", "4-0-2"}));
  unpaid.asks("home", "free");
  CHECK(unpaid.legal("free").empty());
  Scenario nobody = acting("C4:5 C5:5", "C4:5 C5:4 L4:1",
                           holding({"home", "fast-defender", "0-1-1"}, R"({"ball":{"area":"C4"}})"));
  CHECK_FALSE(may_use(nobody, "fast-defender"));
}

TEST_CASE("Away's fast defender runs up the page", "[3.0/A11.fast-defender]") {
  Scenario scenario =
      acting(home_side, away_side, holding({"away", "fast-defender", "0-1-0"}, R"({"first":"away"})"));
  scenario.asks("away", "use").plays("use fast-defender").asks("away", "free");
  scenario.offers("free C3 C4").offers_not("free C3 C2").offers_not("free C4 C3");
}

Scenario catenaccio(std::string_view away, std::string_view more = "{}") {
  Scenario scenario = mat(home_side, away, holding({"away", "catenaccio", "0-1-0"}, more));
  scenario.plays("target C3", {4, 2});
  return scenario;
}

TEST_CASE("catenaccio moves the second closest player", "[3.0/A11.catenaccio][R45]") {
  Scenario scenario = catenaccio(away_side);
  scenario.asks("away", "use").offers_only({"use catenaccio", "pass"});
  uses(scenario, "catenaccio", "midfield", 1).asks("away", "react");
  for (const auto* to : {"C3", "C5", "L3", "L4", "R3", "R4"}) scenario.offers(std::string("react C4 ") + to);
  CHECK(scenario.legal("react").size() == 6);
  CHECK(scenario.legal("react-keeper").empty());
  scenario.plays("react C4 L4");
  CHECK(scenario.players("away", "L4") == 1);
  CHECK(scenario.players("away", "C4") == 3);
  CHECK(scenario.legal("react").empty());
}

TEST_CASE("the goalkeeper is counted for catenaccio", "[3.0/A11.catenaccio]") {
  Scenario away_from_home = catenaccio("C3:7 C4:2 C5:1", R"({"away":{"keeper":"L2"}})");
  away_from_home.plays("use catenaccio").offers("react C4 C5");
  CHECK(away_from_home.legal("react").size() == 6);
  Scenario corner = catenaccio("C3:6 C4:3 L4:1");
  corner.plays("use catenaccio").offers("react L4 C5").offers("react L4 C4").offers("react L4 L3");
  CHECK(corner.legal("react").size() == 3);
}

TEST_CASE("catenaccio is for the passive team after the check", "[3.0/A11.catenaccio]") {
  Scenario in_control = mat(home_side, away_side, holding({"home", "catenaccio", "1-1-1"}));
  Scenario kept = in_control;
  CHECK_FALSE(may_use(kept.plays("target C3", {4, 2}), "catenaccio"));
  Scenario lost = in_control;
  lost.plays("target C3", {2, 1}).asks("home", "use").plays("use catenaccio").asks("home", "react");
  for (const std::string& choice : lost.legal("react")) CHECK(choice.starts_with("react C3 "));
}

TEST_CASE("catenaccio leaves the order of the actions as it was", "[3.0/A11.catenaccio][3.0/4.5.e]") {
  Scenario scenario = mat("C3:5 C4:5", "C3:5 C4:5", holding({"away", "catenaccio", "0-1-0"}));
  scenario.plays("target C3", {4, 2}).plays({"use catenaccio", "react C4 C3", "done"});
  CHECK(scenario.chooser() == "away");
  Scenario outnumbered = mat("C3:6 C4:4", "C3:5 C4:5", holding({"away", "catenaccio", "0-1-0"}));
  outnumbered.plays("target C3", {4, 2}).plays({"use catenaccio", "react C4 C3", "done"});
  CHECK(outnumbered.chooser() == "home");
}

}  // namespace
}  // namespace fuba::test::chapter_a11_defenders
