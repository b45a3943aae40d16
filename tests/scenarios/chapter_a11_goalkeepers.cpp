#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_goalkeepers {
namespace {

/// Home has played from C4 into the penalty area, where the ball has value 3; Away has the first action.
Scenario in_the_box(std::string_view points, std::string_view more = "{}") {
  nlohmann::json changes = {{"options", {"skills", "advanced-goalkeeper"}},
                            {"first", "away"},
                            {"start", "C4"},
                            {"target", "C5"},
                            {"ball", {{"area", "C5"}, {"value", 3}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  Scenario scenario =
      acting("C3:5 C4:4 C5:1", "C3:5 C4:4 C5:1", holding({"away", "sweeper-keeper", points}, changes.dump()));
  if (!scenario.legal("free").empty()) scenario.plays("done");
  return scenario;
}

TEST_CASE("a sweeper keeper's failed press leaves the value", "[3.0/A11.sweeper-keeper]") {
  Scenario scenario = in_the_box("1-0-0");
  scenario.plays({"sweep yes", "action press"})
      .asks("away", "use")
      .offers_only({"use sweeper-keeper", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass", {4, 5}).value() == 1);
  Scenario won = scenario;
  won.plays("use sweeper-keeper", {2, 5});
  CHECK(won.control() == "away");
  CHECK(won.value() == 2);
  uses(scenario, "sweeper-keeper", "defence", 1, {4, 5});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 3);
}

TEST_CASE("a sweeper keeper sweeps", "[3.0/A11.sweeper-keeper]") {
  Scenario at_home = in_the_box("1-0-0");
  at_home.plays({"sweep no"}).plays("action press", {4, 5});
  CHECK(at_home.value() == 1);
  CHECK(points(at_home, "away", "defence") == 1);
  Scenario unpaid = in_the_box("0-4-2");
  unpaid.plays({"sweep yes"}).plays("action press", {4, 5});
  CHECK(unpaid.value() == 1);
}

TEST_CASE("Home's sweeper keeper guards C1", "[3.0/A11.sweeper-keeper]") {
  Scenario scenario = acting(
      "C3:5 C2:4 C1:1", "C3:5 C2:4 C1:1",
      holding({"home", "sweeper-keeper", "1-0-0"},
              R"({"options":["skills","advanced-goalkeeper"],"control":"away","start":"C2","target":"C1",
                         "ball":{"area":"C1","value":3}})"));
  if (!scenario.legal("free").empty()) scenario.plays("done");
  scenario.plays({"sweep yes", "action press"}).plays("use sweeper-keeper", {6, 4});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 3);
}

Scenario at_the_back(std::string_view more = "{}", std::string_view home = "C1:1 C2:4 C3:5") {
  nlohmann::json changes = {{"ball", {{"area", "C1"}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  return mat(home, "C3:5 C4:5", holding({"home", "creative-goal-keeper", "1-0-0"}, changes.dump()));
}

TEST_CASE("a creative goalkeeper lets one player move before the target",
          "[3.0/A11.creative-goal-keeper][R146]") {
  Scenario scenario = at_the_back();
  scenario.asks("home", "use").offers_only({"use creative-goal-keeper", "pass"});
  Scenario passed = scenario;
  passed.plays("pass").asks("home", "target");
  uses(scenario, "creative-goal-keeper", "defence", 1).asks("home", "react");
  scenario.offers("react C1 L1").offers("react C2 C3").offers("react C3 C2").offers("react C3 L2");
  scenario.plays("react C2 L2").offers_only({"done"}).plays("done").asks("home", "target");
  CHECK(scenario.players("home", "L2") == 1);
  CHECK(scenario.players("home", "C2") == 3);
}

TEST_CASE("a creative goalkeeper needs the ball in his own penalty area", "[3.0/A11.creative-goal-keeper]") {
  at_the_back(R"({"ball":{"area":"C2"}})").asks("home", "target");
  at_the_back(R"({"control":"away","away":{"players":{"C1":1,"C4":4}}})").asks("away", "target");
  at_the_back(R"({"ball":{"area":"C5"}})", "C2:4 C3:5 C5:1").asks("home", "target");
  at_the_back(R"({"home":{"condition":{"defence":0,"midfield":4,"forward":2}}})").asks("home", "target");
}

TEST_CASE("a creative goalkeeper does not leave the ball alone",
          "[3.0/A11.creative-goal-keeper][3.0/4.7.6.a]") {
  Scenario scenario = at_the_back("{}", "C2:5 C3:5");
  scenario.plays("use creative-goal-keeper");
  CHECK(scenario.legal("react-keeper").empty());
  CHECK_FALSE(scenario.legal("react").empty());
}

TEST_CASE("a creative goalkeeper may begin a goal kick's turn", "[3.0/A11.creative-goal-keeper]") {
  Scenario scenario = at_the_back(R"({"stage":"goal-kick"})");
  scenario.asks("home", "react").plays("done").asks("away", "react").plays("done").asks("home", "use");
  scenario.plays({"use creative-goal-keeper", "react C2 L2", "done"}).asks("home", "target");
}

TEST_CASE("Away's creative goalkeeper begins in C5", "[3.0/A11.creative-goal-keeper]") {
  Scenario scenario =
      mat("C3:5 C2:5", "C3:5 C4:4 C5:1",
          holding({"away", "creative-goal-keeper", "1-0-0"}, R"({"control":"away","ball":{"area":"C5"}})"));
  scenario.asks("away", "use");
  uses(scenario, "creative-goal-keeper", "defence", 1).plays({"react C4 L4", "done"}).asks("away", "target");
}

/// Level in the penalty area, where Home is about to shoot: the bare die against a value of 3.
Scenario shot_at(std::string_view cards, std::string_view points) {
  Scenario scenario = acting(
      "C2:3 C3:3 C4:2 C5:2", "C3:3 C4:3 L3:3 C5:1",
      holding({"away", cards, points}, R"({"start":"C4","target":"C5","ball":{"area":"C5","value":3}})"));
  return scenario;
}

TEST_CASE("a shot stopper takes the higher of two dice away", "[3.0/A11.shot-stopper][3.0/A11.c]") {
  const auto score_after = [](Script dice) {
    Scenario shot = shot_at("shot-stopper", "2-0-0");
    acts(shot, "action shoot").asks("away", "use").offers_only({"use shot-stopper", "pass"});
    uses(shot, "shot-stopper", "defence", 2, dice);
    return shot.score("home");
  };
  CHECK(score_after({6, 4}) == 1);
  CHECK(score_after({6, 3}) == 0);
  CHECK(score_after({3, 6}) == 0);
  CHECK(score_after({4, 5}) == 1);
  Scenario corner = shot_at("shot-stopper", "2-0-0");
  acts(corner, "action shoot").plays("use shot-stopper", {6, 3}).asks("home", "corner");
  Scenario passed = shot_at("shot-stopper", "2-0-0");
  acts(passed, "action shoot").plays("pass", {4});
  CHECK(passed.score("home") == 1);
}

TEST_CASE("a shot stopper costs two points", "[3.0/A11.shot-stopper][3.0/A11.c]") {
  Scenario shot = shot_at("shot-stopper", "1-6-3");
  acts(shot, "action shoot", {4});
  CHECK(shot.score("home") == 1);
}

TEST_CASE("in a difficult attempt a shot stopper meets the first throw", "[3.0/A11.shot-stopper]") {
  const Scenario far = acting("L3:4 C3:6", "L3:4 C3:6",
                              holding({"away", "shot-stopper", "0-2-0"},
                                      R"({"start":"C3","target":"L3","ball":{"area":"L3","value":3}})"));
  Scenario goal = far;
  acts(goal, "action shoot").plays("use shot-stopper", {6, 6, 6});
  CHECK(goal.score("home") == 1);
  Scenario corner = far;
  acts(corner, "action shoot").plays("use shot-stopper", {6, 6, 5}).asks("home", "corner");
  Scenario stopped = far;
  acts(stopped, "action shoot").plays("use shot-stopper", {6, 5}).asks("away", "react");
  Scenario passed = far;
  acts(passed, "action shoot").plays("pass", {6, 6});
  CHECK(passed.score("home") == 1);
}

TEST_CASE("a shot stopper stops the opponent's shots only", "[3.0/A11.shot-stopper]") {
  Scenario shot = acting("C2:3 C3:3 C4:2 C5:2", "C3:3 C4:3 L3:3 C5:1",
                         holding({"home", "shot-stopper", "2-2-2"},
                                 R"({"start":"C4","target":"C5","ball":{"area":"C5","value":3}})"));
  acts(shot, "action shoot", {4});
  CHECK(shot.score("home") == 1);
}

TEST_CASE("Home's shot stopper guards C1", "[3.0/A11.shot-stopper]") {
  Scenario shot = acting("C3:3 C2:3 L3:3 C1:1", "C4:3 C3:3 C2:2 C1:2",
                         holding({"home", "shot-stopper", "2-0-0"},
                                 R"({"control":"away","first":"away","start":"C2","target":"C1",
                                     "ball":{"area":"C1","value":3}})"));
  acts(shot, "action shoot").asks("home", "use").plays("use shot-stopper", {3, 6}).asks("away", "corner");
}

/// A penalty kick of Home, set up, with the card at Away.
Scenario penalty(std::string_view more = "{}") {
  nlohmann::json changes = {{"stage", "penalty-kick"}, {"ball", {{"area", "C5"}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  Scenario match =
      mat("C2:5 C4:5", "C3:5 C4:5", holding({"away", "penalty-shot-saver", "0-0-0"}, changes.dump()));
  match.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  return match;
}

TEST_CASE("a penalty shot saver takes the higher of two dice away",
          "[3.0/A11.penalty-shot-saver][3.0/A11.c]") {
  const Scenario match = penalty().asks("away", "use").offers_only({"use penalty-shot-saver", "pass"});
  const auto score_after = [&](std::string_view dive, std::string_view kick, Script dice) {
    Scenario played = match;
    played.plays("use penalty-shot-saver").asks("away", "dive").plays(dive).asks("home", "kick");
    return played.plays(kick, dice).score("home");
  };
  CHECK(score_after("dive stay", "kick left", {6, 1}) == 0);
  CHECK(score_after("dive stay", "kick left", {1, 6}) == 0);
  CHECK(score_after("dive stay", "kick left", {6, 2}) == 1);
  CHECK(score_after("dive right", "kick left", {6, 5}) == 0);
  CHECK(score_after("dive right", "kick left", {6, 6}) == 1);
  Scenario passed = match;
  passed.plays({"pass", "dive right"}).plays("kick left", {6});
  CHECK(passed.score("home") == 1);
}

TEST_CASE("a penalty shot saver guards his own goal", "[3.0/A11.penalty-shot-saver]") {
  penalty(R"({"home":{"skills":["penalty-shot-saver"]},"away":{"skills":[]}})").asks("away", "dive");
  Scenario other = mat("C3:5 C2:5", "C3:5 C2:5",
                       holding({"home", "penalty-shot-saver", "0-0-0"},
                               R"({"stage":"penalty-kick","control":"away","ball":{"area":"C1"}})"));
  other.places("C3", 9).plays("place-keeper C5").places("C3", 10).plays("done").asks("home", "use");
}

/// A free kick of Home in C4, set up so that its shot has -3 against a value of 1.
Scenario free_kick(const Hand& hand) {
  Scenario scenario =
      mat("C3:6 C4:4", "C3:6 C4:4", holding(hand, R"({"stage":"free-kick","ball":{"area":"C4"}})"));
  places(scenario, "C3:5 C4:4 C5:1").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 L4:1").plays("place-keeper C5");
  return scenario.plays("done");
}

TEST_CASE("a leading goalkeeper takes the higher of two dice away after a free kick",
          "[3.0/A11.leading-goal-keeper][R147]") {
  Scenario scenario = free_kick({"away", "leading-goal-keeper", "1-0-0"});
  scenario.plays("shoot").asks("away", "use").offers_only({"use leading-goal-keeper", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass", {5}).score("home") == 1);
  Scenario goal = scenario;
  CHECK(goal.plays("use leading-goal-keeper", {6, 5}).score("home") == 1);
  uses(scenario, "leading-goal-keeper", "defence", 1, {6, 4}).asks("home", "corner");
}

TEST_CASE("a leading goalkeeper watches the whole turn of a free kick", "[3.0/A11.leading-goal-keeper]") {
  Scenario scenario = free_kick({"away", "leading-goal-keeper", "1-0-0"});
  scenario.plays("play-on").plays("target C4", {6, 4});
  acts(scenario, "action shoot").asks("away", "use");
  Scenario later = free_kick({"away", "leading-goal-keeper", "1-0-0"});
  later.plays("play-on").plays("target C4", {6, 4});
  acts(later, "action none");
  acts(later, "action none").plays("second no").plays("target C4", {6, 4});
  acts(later, "action shoot", {1});
}

TEST_CASE("a leading goalkeeper watches a turn that began with his own team's kick",
          "[3.0/A11.leading-goal-keeper]") {
  Scenario scenario = mat("C3:4 C4:4 L3:2", "C3:4 C4:4 L3:2",
                          holding({"away", "leading-goal-keeper", "0-1-0"},
                                  R"({"stage":"free-kick","control":"away","ball":{"area":"C5"}})"));
  scenario.asks("away", "react").plays("done").plays("target L3", {1, 3});
  CHECK(scenario.control() == "home");
  acts(scenario, "action none");
  acts(scenario, "action shoot").asks("away", "use");
}

/// The turn after a corner kick from L4 with the ball in C5 and value 6: Home outnumbers Away there by one.
Scenario after_corner(const Hand& hand) {
  Scenario scenario = mat("C3:6 C4:4", "C3:6 C4:4",
                          holding(hand, R"({"stage":"corner-kick","corner":"L4","ball":{"area":"L4"}})"));
  places(scenario, "C3:6 C5:3").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 C5:1").plays("place-keeper C5");
  return scenario.plays("done").plays("target C5", {5, 6});
}

TEST_CASE("a leading goalkeeper watches the turn of a corner kick", "[3.0/A11.leading-goal-keeper]") {
  Scenario scenario = after_corner({"away", "leading-goal-keeper", "1-0-0"});
  acts(scenario, "action shoot").asks("away", "use").plays("use leading-goal-keeper", {6, 5});
  scenario.asks("home", "corner");
}

TEST_CASE("in any other turn a leading goalkeeper is not asked", "[3.0/A11.leading-goal-keeper]") {
  Scenario shot = shot_at("leading-goal-keeper", "2-2-2");
  acts(shot, "action shoot", {4});
  CHECK(shot.score("home") == 1);
  Scenario unpaid = free_kick({"away", "leading-goal-keeper", "0-4-2"});
  CHECK(unpaid.plays("shoot", {5}).score("home") == 1);
}

TEST_CASE("two dice are two dice, whoever asked for them", "[3.0/A11.leading-goal-keeper][R145]") {
  Scenario scenario = free_kick({"away", "shot-stopper leading-goal-keeper", "3-0-0"});
  scenario.plays("shoot").offers_only({"use leading-goal-keeper", "use shot-stopper", "pass"});
  scenario.plays("use leading-goal-keeper", {6, 4}).asks("home", "corner");
  CHECK(points(scenario, "away", "defence") == 2);
}

/// Home has played from C3 into C4, where the ball has that value and Away's goalkeeper may stand.
Scenario off_the_line(int value, std::string_view keeper = "C4", std::string_view points = "1-0-0") {
  const nlohmann::json changes = {{"options", {"skills", "advanced-goalkeeper"}},
                                  {"first", "away"},
                                  {"target", "C4"},
                                  {"ball", {{"area", "C4"}, {"value", value}}},
                                  {"away", {{"keeper", keeper}}}};
  return acting("C3:4 C4:2 L3:4", "C3:4 C4:2 L3:4",
                holding({"away", "advancing-goal-keeper", points}, changes.dump()));
}

TEST_CASE("an advancing goalkeeper sweeps beside his penalty area", "[3.0/A11.advancing-goal-keeper][R148]") {
  Scenario scenario = off_the_line(3);
  acts(scenario, "action press").asks("away", "use").offers_only({"use advancing-goal-keeper", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass", {2, 6}).value() == 6);
  uses(scenario, "advancing-goal-keeper", "defence", 1, {2, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
}

TEST_CASE("an advancing goalkeeper sweeps in an aggressive press, which no other card joins",
          "[3.0/A11.advancing-goal-keeper][3.0/A6.d][R148]") {
  Scenario scenario = acting("C3:4 C4:2 L3:4", "C3:4 C4:2 L3:4",
                             holding({"away", "advancing-goal-keeper tackle gegenpressing", "3-0-0"},
                                     R"({"options":["skills","aggressive-pressing"],"first":"away",
                                         "target":"C4","ball":{"area":"C4","value":3},
                                         "away":{"keeper":"C4"},"turn":{"press_won_by":"home"}})"));
  acts(scenario, "action press-hard").asks("away", "use");
  scenario.offers_only({"use advancing-goal-keeper", "pass"});
  CHECK(points(scenario, "away", "defence") == 2);
  Scenario passed = scenario;
  CHECK(passed.plays("pass", {2, 6}).value() == 6);
  uses(scenario, "advancing-goal-keeper", "defence", 1, {2, 6});
  CHECK(scenario.control() == "away");
  CHECK(scenario.value() == 2);
}

TEST_CASE("an advancing goalkeeper's failed press costs what a press costs",
          "[3.0/A11.advancing-goal-keeper]") {
  Scenario scenario = off_the_line(3);
  acts(scenario, "action press").plays("use advancing-goal-keeper", {4, 5});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 1);
}

TEST_CASE("after an advancing goalkeeper the opponent shoots with one more",
          "[3.0/A11.advancing-goal-keeper][R148]") {
  // From C4 -2, the goalkeeper away +4, Away one more there -1: a die of 5 is a corner kick, with one more a
  // goal.
  const auto shot_after = [](std::string_view answer) {
    Scenario scenario = off_the_line(6);
    acts(scenario, "action press").plays(answer, {6, 6});
    CHECK(scenario.value() == 6);
    acts(scenario, "action shoot", {5});
    return scenario;
  };
  Scenario plain = shot_after("pass");
  plain.asks("home", "corner");
  CHECK(shot_after("use advancing-goal-keeper").score("home") == 1);
}

TEST_CASE("an advancing goalkeeper stands where the ball is, beside his penalty area",
          "[3.0/A11.advancing-goal-keeper][R148]") {
  for (const auto* elsewhere : {"C5", "L4", "C3"}) {
    CAPTURE(elsewhere);
    Scenario scenario = off_the_line(3, elsewhere);
    acts(scenario, "action press", {2, 6});
    CHECK(scenario.value() == 6);
  }
  Scenario unpaid = off_the_line(3, "C4", "0-4-2");
  acts(unpaid, "action press", {2, 6});
  CHECK(unpaid.value() == 6);
}

TEST_CASE("an advancing goalkeeper sweeps neither upfield nor at home", "[3.0/A11.advancing-goal-keeper]") {
  Scenario upfield = acting("C3:4 C4:6", "C3:4 C4:6",
                            holding({"away", "advancing-goal-keeper", "1-1-1"},
                                    R"({"options":["skills","advanced-goalkeeper"],"first":"away",
                                        "start":"C2","away":{"keeper":"C3"}})"));
  acts(upfield, "action press", {2, 6});
  CHECK(upfield.value() == 6);
  Scenario at_home = in_the_box("1-0-0", R"({"away":{"skills":["advancing-goal-keeper"]}})");
  at_home.plays("sweep no").plays("action press", {2, 6});
  CHECK(at_home.value() == 6);
}

TEST_CASE("Home's advancing goalkeeper sweeps in R1", "[3.0/A11.advancing-goal-keeper]") {
  Scenario scenario = acting("C3:4 R1:1 C2:5", "C3:4 R1:2 C2:4",
                             holding({"home", "advancing-goal-keeper", "1-0-0"},
                                     R"({"options":["skills","advanced-goalkeeper"],"control":"away",
                                         "start":"C2","target":"R1","ball":{"area":"R1","value":3},
                                         "home":{"keeper":"R1"}})"));
  acts(scenario, "action press").asks("home", "use").plays("use advancing-goal-keeper", {2, 6});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 2);
}

}  // namespace
}  // namespace fuba::test::chapter_a11_goalkeepers
