#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_midfielders {
namespace {

constexpr auto home_side = "C2:6 C3:4";
constexpr auto away_side = "C3:4 C4:6";

/// Home plays within C3 with value 3; by numbers its five would act before Away's four.
Scenario general(std::initializer_list<Hand> hands) {
  Scenario scenario = mat("C2:5 C3:5", away_side, holding(hands));
  scenario.plays("target C3", {4, 2});
  return scenario;
}

TEST_CASE("a midfield general turns the order of the actions round", "[3.0/A11.midfield-general]") {
  Scenario away = general({{"away", "midfield-general", "0-1-0"}});
  away.asks("away", "use").offers_only({"use midfield-general", "pass"});
  Scenario passed = away;
  CHECK(passed.plays("pass").chooser() == "home");
  CHECK(uses(away, "midfield-general", "midfield", 1).chooser() == "away");
  acts(away, "action none");
  acts(away, "action none").asks("home", "second").plays("second yes").asks("away", "action");

  Scenario home = mat(home_side, away_side, holding({"home", "midfield-general", "0-1-0"}));
  home.plays("target C3", {4, 2}).asks("home", "use");
  CHECK(uses(home, "midfield-general", "midfield", 1).chooser() == "home");
}

TEST_CASE("two generals: the controlling team is asked first, the later one stands",
          "[3.0/A11.midfield-general][R145][R150]") {
  Scenario both = general({{"home", "midfield-general", "0-1-0"}, {"away", "midfield-general", "0-1-0"}});
  both.asks("home", "use").plays("use midfield-general").asks("away", "use").plays("use midfield-general");
  CHECK(both.chooser() == "home");
}

TEST_CASE("a midfield general needs a player in the target", "[3.0/A11.midfield-general]") {
  Scenario nobody = mat("C2:5 C3:5", "C4:10", holding({"away", "midfield-general", "0-1-0"}));
  CHECK_FALSE(may_use(nobody.plays("target C3", {4, 2}), "midfield-general"));
  Scenario one = mat("C2:5 C3:5", "C3:1 C4:9", holding({"away", "midfield-general", "0-1-0"}));
  CHECK(may_use(one.plays("target C3", {4, 2}), "midfield-general"));
}

TEST_CASE("a midfield general needs the target in midfield", "[3.0/A11.midfield-general]") {
  Scenario ahead =
      mat("C3:6 C4:4", "C3:6 C4:4",
          holding({{"home", "midfield-general", "1-1-1"}, {"away", "midfield-general", "1-1-1"}}));
  CHECK_FALSE(may_use(ahead.plays("target C4", {4, 2}), "midfield-general"));
  Scenario side = mat("C2:4 C3:4 R3:2", "C3:4 C4:4 R3:2", holding({"home", "midfield-general", "0-1-0"}));
  CHECK(may_use(side.plays("target R3", {4, 2}), "midfield-general"));
}

/// Home positions itself in C3, level with Away and with value 3.
Scenario playing_on(std::string_view points, std::string_view more = "{}") {
  Scenario scenario =
      acting("C2:3 C3:4 L2:3", away_side, holding({"home", "creative-midfielder", points}, more));
  acts(scenario, "action position");
  return scenario;
}

TEST_CASE("a creative midfielder passes on after positioning", "[3.0/A11.creative-midfielder][R149]") {
  Scenario scenario = playing_on("0-1-0");
  scenario.asks("home", "use").offers_only({"use creative-midfielder", "pass"});
  uses(scenario, "creative-midfielder", "midfield", 1).asks("home", "ball");
  CHECK(scenario.value() == 2);
  scenario.offers_only({"ball C2", "ball L2", "done"});
  Scenario kept = scenario;
  CHECK(kept.plays("done").ball() == "C3");
  CHECK(scenario.plays("ball L2").ball() == "L2");
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 2);
  CHECK(scenario.chooser() == "away");
}

TEST_CASE("a creative midfielder's positioning may be boosted", "[3.0/A11.creative-midfielder][R132]") {
  Scenario scenario = playing_on("0-2-0");
  scenario.plays("use creative-midfielder").asks("home", "boost").plays("boost").asks("home", "ball");
  CHECK(scenario.value() == 1);
}

TEST_CASE("a creative midfielder needs the ball in midfield", "[3.0/A11.creative-midfielder]") {
  Scenario attack = acting("C3:6 C4:4", "C3:6 C4:4",
                           holding({"home", "creative-midfielder", "1-1-1"}, R"({"ball":{"area":"C4"}})"));
  acts(attack, "action position").asks("home", "boost");
  Scenario side = acting("C2:3 C3:3 L3:4", "C3:3 C4:3 L3:4",
                         holding({"home", "creative-midfielder", "0-1-0"}, R"({"ball":{"area":"L3"}})"));
  acts(side, "action position").asks("home", "use").plays("use creative-midfielder");
  side.offers_only({"ball C3", "done"});
}

TEST_CASE("a creative midfielder needs his team in control, and positioning",
          "[3.0/A11.creative-midfielder]") {
  Scenario passive = acting("C2:3 C3:4 L2:3", away_side,
                            holding({"home", "creative-midfielder", "0-1-0"}, R"({"control":"away"})"));
  acts(passive, "action position").asks("home", "boost");
  Scenario movement = acting("C2:3 C3:4 L2:3", away_side, holding({"home", "creative-midfielder", "0-1-0"}));
  acts(movement, "action midfield").asks("home", "boost");
}

/// Away has just won the ball in C3 by pressing, and with it a value of 4; Home may press back.
Scenario pressed(std::string_view points, std::string_view more = "{}") {
  nlohmann::json changes = {{"first", "away"}, {"ball", {{"value", 4}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  Scenario scenario =
      acting(home_side, away_side, holding({"home", "gegenpressing", points}, changes.dump()));
  acts(scenario, "action press", {3, 4});
  return scenario;
}

TEST_CASE("a counter-press wins and values the ball by its lower die", "[3.0/A11.gegenpressing][R149]") {
  Scenario scenario = pressed("0-1-0");
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 4);
  acts(scenario, "action press").asks("home", "use").offers_only({"use gegenpressing", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass", {3, 6}).value() == 6);
  Scenario second = scenario;
  CHECK(second.plays("use gegenpressing", {6, 3}).value() == 3);
  uses(scenario, "gegenpressing", "midfield", 1, {3, 6});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 3);
}

TEST_CASE("an equal die succeeds in a counter-press", "[3.0/A11.gegenpressing]") {
  Scenario equal = pressed("0-1-0");
  acts(equal, "action press");
  Scenario passed = equal;
  CHECK(passed.plays("pass", {4, 6}).control() == "away");
  equal.plays("use gegenpressing", {4, 6});
  CHECK(equal.control() == "home");
  CHECK(equal.value() == 4);
}

TEST_CASE("a counter-press fails as any press", "[3.0/A11.gegenpressing]") {
  Scenario failed = pressed("0-1-0");
  acts(failed, "action press").plays("use gegenpressing", {5, 6});
  CHECK(failed.control() == "away");
  CHECK(failed.value() == 2);
}

TEST_CASE("a counter-press answers a press", "[3.0/A11.gegenpressing]") {
  Scenario lost_check =
      acting(home_side, away_side, holding({"home", "gegenpressing", "1-1-1"}, R"({"control":"away"})"));
  acts(lost_check, "action press", {2, 6});
  CHECK(points(lost_check, "home", "midfield") == 1);
  Scenario unpaid = pressed("4-0-2");
  acts(unpaid, "action press", {4, 6});
  CHECK(unpaid.control() == "away");
}

TEST_CASE("a counter-press may wait for the second action, but not for the next turn",
          "[3.0/A11.gegenpressing][R149]") {
  Scenario waiting = pressed("0-1-0");
  acts(waiting, "action none").asks("away", "second");
  Scenario second = waiting;
  second.plays("second yes").plays("action none").plays("action press").asks("home", "use");
  waiting.plays("second no").plays("target C3", {6, 4});
  acts(waiting, "action press", {3, 6});
  CHECK(waiting.value() == 6);
}

TEST_CASE("a counter-press is never an aggressive one", "[3.0/A11.gegenpressing]") {
  Scenario scenario = pressed("0-2-0", R"({"options":["skills","aggressive-pressing"]})");
  acts(scenario, "action press-hard", {3, 6});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 6);
}

/// Home plays from L3 over one area to R4, where two of its players stand.
Scenario crossing(int value, std::string_view points = "0-0-1") {
  return mat("C3:4 L3:4 R4:2", "C3:4 C4:3 L3:3",
             holding({"home", "crossing", points},
                     R"({"ball":{"area":"L3","value":)" + std::to_string(value) + "}}"));
}

TEST_CASE("a crossing takes the length out of a pass", "[3.0/A11.crossing]") {
  Scenario scenario = crossing(3);
  scenario.plays("target R4").asks("home", "use").offers_only({"use crossing", "pass"});
  Scenario passed = scenario;
  passed.plays("pass", {3, 2});
  CHECK(passed.control() == "away");
  uses(scenario, "crossing", "forward", 1, {3, 2});
  CHECK(scenario.control() == "home");
}

TEST_CASE("a target within reach of a crossing only is listed, and choosing it plays the card",
          "[3.0/A11.crossing][R142]") {
  Scenario scenario = crossing(6);
  scenario.plays("target R4", {6, 2});
  CHECK(scenario.control() == "home");
  CHECK(points(scenario, "home", "forward") == 0);
  Scenario unpaid = crossing(6, "4-4-0");
  unpaid.refuses("target R4", "3.0/4.1.2");
}

TEST_CASE("a crossing is asked after the way of the pass", "[3.0/A11.crossing][R142]") {
  const auto passing = [](int value) {
    nlohmann::json changes = {{"options", {"skills", "passing-through"}},
                              {"ball", {{"area", "L3"}, {"value", value}}}};
    return mat("C3:2 C4:2 L3:4 R4:2", "C3:4 C4:1 L3:3 R3:2",
               holding({"home", "crossing", "0-0-1"}, changes.dump()));
  };
  Scenario through = passing(3);
  through.plays("target R4").asks("home", "via").plays("via C4", {3, 2});
  CHECK(through.control() == "home");
  CHECK(points(through, "home", "forward") == 1);
  Scenario over = passing(3);
  over.plays({"target R4", "via none"}).asks("home", "use").plays("use crossing", {3, 2});
  CHECK(over.control() == "home");
  Scenario only_so = passing(6);
  only_so.plays("target R4").asks("home", "via").plays("via none", {6, 2});
  CHECK(points(only_so, "home", "forward") == 0);
  CHECK(only_so.control() == "home");
}

TEST_CASE("a crossing needs a player in the target", "[3.0/A11.crossing]") {
  Scenario nobody = mat("C3:4 L3:4 R3:2", "C3:4 C4:3 L3:3",
                        holding({"home", "crossing", "1-1-1"}, R"({"ball":{"area":"L3","value":1}})"));
  CHECK_FALSE(may_use(nobody.plays("target R4", {4, 2}), "crossing"));
  Scenario keeper = mat(home_side, "C1:1 C3:4 C4:5", holding({"home", "crossing", "1-1-1"}));
  CHECK(may_use(keeper.plays("target C1"), "crossing"));
}

TEST_CASE("a crossing starts in midfield, and shortens long passes only", "[3.0/A11.crossing]") {
  Scenario attack = mat("C4:4 L2:3 C3:3", "C3:4 C4:3 L3:3",
                        holding({"home", "crossing", "1-1-1"}, R"({"ball":{"area":"C4"}})"));
  CHECK_FALSE(may_use(attack.plays("target L2", {5, 4}), "crossing"));
  Scenario next_door = mat("C3:6 C4:4", "C3:6 C4:4", holding({"home", "crossing", "1-1-1"}));
  CHECK_FALSE(may_use(next_door.plays("target C4", {4, 2}), "crossing"));
}

/// Home moves out of C3, where that many of its players meet four of Away.
Scenario dribbling(int players, std::string_view movement,
                   const std::string& hand = holding({"home", "midfield-dribbler", "0-1-0"})) {
  const std::string home = "C2:" + std::to_string(10 - players) + " C3:" + std::to_string(players);
  Scenario scenario = acting(home, "C3:4 C4:3 L3:3", hand);
  acts(scenario, movement);
  return scenario;
}

TEST_CASE("a midfield dribbler goes past opponents", "[3.0/A11.midfield-dribbler]") {
  Scenario scenario = dribbling(4, "action midfield");
  scenario.asks("home", "use").offers_only({"use midfield-dribbler", "pass"});
  Scenario passed = scenario;
  passed.plays({"pass", "done"}).asks("home", "move").refuses("move C3 L2 ball", "3.0/4.7.5");
  uses(scenario, "midfield-dribbler", "midfield", 1).asks("home", "move");
  scenario.offers("move C3 L2 ball").offers("move C3 R2 ball").offers("move C3 R3 ball");
  CHECK(scenario.plays("move C3 R3 ball").ball() == "R3");
  CHECK(scenario.control() == "home");
}

TEST_CASE("a midfield dribbler goes where no opponent is", "[3.0/A11.midfield-dribbler]") {
  Scenario aside = dribbling(4, "action midfield");
  aside.plays("use midfield-dribbler").offers("move C3 L3").offers_not("move C3 L3 ball");
  Scenario back = dribbling(4, "action defence");
  back.plays("use midfield-dribbler").offers("move C3 C2 ball");
}

TEST_CASE("a midfield dribbler may go where a condition point leads",
          "[3.0/A11.midfield-dribbler][3.0/A1.2.i][R132]") {
  // Straight ahead Away stands in C4.
  Scenario unpaid = dribbling(4, "action forward");
  unpaid.asks("home", "boost");
  Scenario scenario = dribbling(4, "action forward", holding({"home", "midfield-dribbler", "0-2-0"}));
  scenario.asks("home", "use").plays({"use midfield-dribbler", "boost"});
  scenario.offers("move C3 L2 ball").offers_not("move C3 C4 ball").offers_not("move C3 L3 ball");
  CHECK(scenario.plays("move C3 L2 ball").ball() == "L2");
}

TEST_CASE("a midfield dribbler may go where high condition leads",
          "[3.0/A11.midfield-dribbler][3.0/A11.high-condition][R145]") {
  Scenario scenario =
      dribbling(4, "action forward", holding({"home", "midfield-dribbler high-condition", "0-2-0"}));
  scenario.plays("use high-condition").offers_only({"use midfield-dribbler", "pass"});
  scenario.plays("use midfield-dribbler", {1}).offers("move C3 R2 ball").offers_not("move C3 C4 ball");
}

TEST_CASE("a midfield dribbler must not be outnumbered", "[3.0/A11.midfield-dribbler]") {
  dribbling(3, "action midfield").asks("home", "boost");
  dribbling(5, "action midfield").asks("home", "use");
}

TEST_CASE("a midfield dribbler who has become outnumbered goes past nobody", "[3.0/A11.midfield-dribbler]") {
  Scenario scenario = dribbling(4, "action midfield");
  scenario.plays("use midfield-dribbler").offers("move C3 L2 ball").plays("move C3 L3");
  scenario.asks("home", "move").offers_not("move C3 L2 ball");
}

TEST_CASE("a midfield dribbler is not asked where anybody may dribble",
          "[3.0/A11.midfield-dribbler][3.0/4.7.5.b][3.0/4.3.4.12][w]") {
  Scenario alone = acting("C2:6 C3:4", "C4:4 L3:3 R3:3", holding({"home", "midfield-dribbler", "0-1-0"}));
  acts(alone, "action midfield").asks("home", "boost");

  Scenario event = mat("C2:6 C3:4", "C3:4 C4:3 L3:3", holding({"home", "midfield-dribbler", "0-1-0"}));
  event.plays("target C3", {4, 4, 6, 6});
  acts(event, "action none");
  acts(event, "action midfield").asks("home", "boost").plays("done").offers("move C3 R3 ball");
}

TEST_CASE("a midfield dribbler needs the ball in midfield, and his team in control",
          "[3.0/A11.midfield-dribbler]") {
  Scenario attack = acting("C3:6 C4:4", "C3:6 C4:4",
                           holding({"home", "midfield-dribbler", "1-1-1"}, R"({"ball":{"area":"C4"}})"));
  acts(attack, "action midfield").asks("home", "boost");
  Scenario passive =
      acting(home_side, away_side, holding({"home", "midfield-dribbler", "1-1-1"}, R"({"control":"away"})"));
  acts(passive, "action midfield").asks("home", "boost");
}

/// Home plays within C3 with dice of 4 and 5: the new value is 5.
Scenario short_passes(std::string_view points, std::string_view home = home_side) {
  Scenario scenario = mat(home, away_side, holding({"home", "short-passes", points}));
  scenario.plays("target C3", {4, 5});
  return scenario;
}

TEST_CASE("short passes lower the value by two more", "[3.0/A11.short-passes]") {
  Scenario level = short_passes("0-1-0");
  level.asks("home", "use").offers_only({"use short-passes", "pass"});
  uses(level, "short-passes", "midfield", 1).asks("away", "free");
  CHECK(level.value() == 5);
  acts(level, "action none");
  acts(level, "action position");
  CHECK(level.value() == 2);
  Scenario majority = short_passes("0-1-0", "C2:5 C3:5");
  acts(majority.plays("use short-passes"), "action position");
  CHECK(majority.value() == 1);
}

TEST_CASE("no condition point adds to short passes", "[3.0/A11.short-passes][R132]") {
  Scenario played = short_passes("0-3-0");
  acts(played.plays("use short-passes"), "action none");
  acts(played, "action position");
  CHECK(played.value() == 2);
  CHECK(played.chooser() == "home");
  Scenario passed = short_passes("0-3-0");
  acts(passed.plays("pass"), "action none");
  acts(passed, "action position").asks("home", "boost").plays("boost");
  CHECK(passed.value() == 3);
}

TEST_CASE("short passes hold for the second action, not for the next turn", "[3.0/A11.short-passes]") {
  Scenario scenario = short_passes("0-1-0");
  acts(scenario.plays("use short-passes"), "action none");
  acts(scenario, "action none").asks("home", "second");
  Scenario second = scenario;
  second.plays({"second yes", "action none", "action position"});
  CHECK(second.value() == 2);
  scenario.plays("second no").plays("target C3", {6, 5});
  acts(scenario, "action none");
  acts(scenario, "action position");
  CHECK(scenario.value() == 4);
}

TEST_CASE("short passes need a check won from midfield", "[3.0/A11.short-passes]") {
  Scenario lost = mat(home_side, away_side, holding({"home", "short-passes", "1-1-1"}));
  CHECK_FALSE(may_use(lost.plays("target C3", {2, 5}), "short-passes"));
  Scenario from_defence = mat(home_side, "C2:2 C3:4 C4:4",
                              holding({"home", "short-passes", "1-1-1"}, R"({"ball":{"area":"C2"}})"));
  CHECK_FALSE(may_use(from_defence.plays("target C3", {4, 5}), "short-passes"));
  Scenario to_defence = mat(home_side, "C2:2 C3:4 C4:4", holding({"home", "short-passes", "1-0-0"}));
  CHECK(may_use(to_defence.plays("target C2", {4, 5}), "short-passes"));
}

TEST_CASE("short passes are those of the team that has won the check", "[3.0/A11.short-passes]") {
  const Scenario opponent = mat(home_side, away_side, holding({"away", "short-passes", "1-1-1"}));
  Scenario won = opponent;
  CHECK_FALSE(may_use(won.plays("target C3", {4, 5}), "short-passes"));
  Scenario lost = opponent;
  CHECK_FALSE(may_use(lost.plays("target C3", {2, 5}), "short-passes"));
}

TEST_CASE("short passes are no long ones", "[3.0/A11.short-passes]") {
  Scenario scenario = mat("C3:4 L3:3 R3:3", "C3:3 C4:2 L3:3 R3:2",
                          holding({"home", "short-passes", "1-1-1"}, R"({"ball":{"area":"L3"}})"));
  Scenario near = scenario;
  CHECK(may_use(near.plays("target C3", {4, 5}), "short-passes"));
  CHECK_FALSE(may_use(scenario.plays("target R3", {4, 5}), "short-passes"));
}

TEST_CASE("a box-to-box midfielder runs out of the centre whatever the numbers",
          "[3.0/A11.box-to-box-midfielder][R45]") {
  constexpr auto spread = "C3:4 C4:3 L3:3";
  Scenario scenario = acting(spread, spread, holding({"home", "box-to-box-midfielder", "0-1-0"}));
  scenario.asks("home", "use").offers_only({"use box-to-box-midfielder", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass").legal("free").empty());
  uses(scenario, "box-to-box-midfielder", "midfield", 1).asks("home", "free");
  CHECK(scenario.legal("free") == Choices{"free C3 C2", "free C3 C4"});
  CHECK(scenario.plays("free C3 C4").legal("free").empty());
}

TEST_CASE("a box-to-box midfielder leaves the majority of the centre to the others",
          "[3.0/A11.box-to-box-midfielder][3.0/4.5.2.b]") {
  Scenario scenario =
      acting("C3:5 C4:3 L3:2", "C3:4 C4:3 L3:3", holding({"home", "box-to-box-midfielder", "0-1-0"}));
  scenario.plays({"use box-to-box-midfielder", "free C3 C4"}).offers("free C3 R2");
  CHECK(scenario.plays("free C3 R2").legal("free").empty());
}

TEST_CASE("a box-to-box midfielder does not run offside", "[3.0/A11.box-to-box-midfielder][3.0/4.7.4.a]") {
  Scenario scenario = acting(home_side, home_side, holding({"home", "box-to-box-midfielder", "0-1-0"}));
  CHECK(scenario.plays("use box-to-box-midfielder").legal("free") == Choices{"free C3 C2"});
}

TEST_CASE("a box-to-box midfielder runs before the first action only", "[3.0/A11.box-to-box-midfielder]") {
  constexpr auto spread = "C3:4 C4:3 L3:3";
  Scenario second =
      acting(spread, spread, holding({"home", "box-to-box-midfielder", "0-1-0"}, R"({"second":true})"));
  second.asks("home", "action");
  Scenario unpaid = acting(spread, spread, holding({"home", "box-to-box-midfielder", "4-0-2"}));
  unpaid.asks("home", "free");
  CHECK(unpaid.legal("free").empty());
  Scenario nobody = acting("C2:4 C4:3 L3:3", "C2:4 C4:3 L3:3",
                           holding({"home", "box-to-box-midfielder", "1-1-1"}, R"({"ball":{"area":"L3"}})"));
  nobody.asks("home", "free");
}

TEST_CASE("Away's box-to-box midfielder runs both ways too", "[3.0/A11.box-to-box-midfielder]") {
  constexpr auto spread = "C2:3 C3:4 L2:3";
  Scenario scenario =
      acting(spread, spread, holding({"away", "box-to-box-midfielder", "0-1-0"}, R"({"first":"away"})"));
  scenario.asks("away", "use").plays("use box-to-box-midfielder");
  CHECK(scenario.legal("free") == Choices{"free C3 C2", "free C3 C4"});
}

}  // namespace
}  // namespace fuba::test::chapter_a11_midfielders
