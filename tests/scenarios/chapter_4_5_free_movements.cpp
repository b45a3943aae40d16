#include "mat.hpp"

namespace fuba::test::chapter_4_5_free_movements {
namespace {

constexpr auto away_side = "L3:2 C3:2 C4:4 R3:2";

TEST_CASE("free movements precede the first action, whichever it is", "[3.0/4.5.2.a]") {
  for (const std::string action : {"action position", "action midfield", "action none"}) {
    Scenario scenario = acting("L2:2 C2:2 C3:4 R2:2", away_side);
    scenario.asks("home", "free").plays("free C3 L2").plays("done").asks("home", "action").plays(action);
    CHECK(scenario.players("home", "L2") == 3);
  }
}

TEST_CASE("both teams have free movements at their first action", "[3.0/4.5.2.a]") {
  Scenario scenario = acting("L2:2 C2:2 C3:4 R2:2", away_side);
  scenario.asks("home", "free");
  acts(scenario, "action none").asks("away", "free").offers("free C4 C3");
}

TEST_CASE("second actions have no free movements", "[3.0/4.5.2.a]") {
  Scenario scenario = acting("L2:2 C2:2 C3:4 R2:2", away_side, R"({"second":true})");
  scenario.asks("home", "action").plays("action none").asks("away", "action");
}

TEST_CASE("a surplus may leave until the numbers are equal", "[3.0/4.5.2.b][R36]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:2 C4:2");
  scenario.offers_only({"done", "free C3 C2", "free C3 C4", "free C3 L2", "free C3 L3", "free C3 R2",
                        "free C3 R3", "free-keeper C1 C2", "free-keeper C1 L1", "free-keeper C1 R1"});
  scenario.plays("free C3 L2").offers("free C3 R2").plays("free C3 R2");
  CHECK(scenario.players("home", "C3") == 2);
  CHECK(scenario.legal("free").empty());
  scenario.refuses("free C3 L2", "3.0/4.5.2");
}

TEST_CASE("an area without a surplus keeps its players", "[3.0/4.5.2.b]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:2 C4:2");
  scenario.refuses("free C2 L2", "3.0/4.5.2");
}

TEST_CASE("the surplus is counted once, before any free movement", "[3.0/4.5.2.c][R114]") {
  Scenario scenario = acting("L2:2 C2:4 C3:4", "C2:4 C3:3 C4:3");
  scenario.plays("free L2 C3");
  CHECK(scenario.players("home", "C3") == 5);
  scenario.plays("free C3 R2").offers_not("free C3 R2").offers_not("free C3 L2");
}

TEST_CASE("arrivals make no surplus", "[3.0/4.5.2.c][R114]") {
  Scenario scenario = acting("L2:1 C2:4 C3:5", "C2:4 C3:5 C4:1");
  scenario.plays("free L2 C3").offers_not("free C3 L2").offers_not("free C3 L3").offers_not("free C3 R2");
}

TEST_CASE("a surplus counts six players at most", "[3.0/4.5.2.b][R12][R36]") {
  acting("C2:2 C3:8", "C2:2 C3:7 C4:1").asks("home", "free").offers_not("free C3 L2");
  Scenario two = acting("C2:2 C3:8", "C2:3 C3:4 C4:3");
  two.plays("free C3 L2").plays("free C3 L2").offers_not("free C3 L2");
}

TEST_CASE("a player on a goal line may step away from it", "[3.0/4.5.2.d]") {
  Scenario scenario = acting("L1:1 C2:2 C3:3 L4:1 C5:1 R4:1 R1:1", "L1:1 C2:2 C3:3 L4:1 R4:2 R1:1",
                             R"({"home":{"keeper":"C1"}})");
  scenario.offers("free L4 L3").offers_not("free L4 C4").offers_not("free L4 C5");
  scenario.offers("free R4 R3").offers("free C5 C4");
  scenario.offers("free L1 L2").offers_not("free L1 C2");
  scenario.offers("free R1 R2").offers_not("free R1 C1");
}

TEST_CASE("when the surplus has left, the way off the goal line is still open",
          "[3.0/4.5.2.b][3.0/4.5.2.d]") {
  Scenario scenario = acting("C2:4 C3:3 L4:3", "C2:4 C3:4 L4:2");
  scenario.plays("free L4 C4").offers_not("free L4 C4").offers_not("free L4 C5");
  scenario.plays("free L4 L3").plays("free L4 L3").offers_not("free L4 L3");
}

TEST_CASE("the way off the goal line leaves the surplus to others", "[3.0/4.5.2.b][3.0/4.5.2.d]") {
  Scenario scenario = acting("L1:2 C2:4 C3:4", "L1:1 C2:4 C3:5");
  scenario.plays("free L1 L2").offers("free L1 C2").plays("free L1 C1");
  CHECK(scenario.players("home", "L1") == 0);
}

TEST_CASE("a surplus is used before the movement that an event grants", "[3.0/4.5.2.b][3.0/4.3.4.10]") {
  Scenario scenario = mat("L2:2 C2:2 C3:3 R2:3", "L3:2 C3:3 C4:3 R3:2");
  scenario.plays("target C3", {4, 4, 5, 5});
  acts(scenario, "action none");
  scenario.asks("home", "free").plays("free L2 C2").offers("free C3 C4").plays("free C3 C4");
  scenario.offers_not("free C3 L3").offers("free L2 C2");
}

TEST_CASE("a goalkeeper on a goal line does not step away from it", "[3.0/4.5.2.d]") {
  acting("C2:6 C3:4", "C1:1 C2:6 C3:3").asks("home", "free").refuses("free-keeper C1 C2", "3.0/4.5.2");
}

TEST_CASE("a goalkeeper next to his penalty area may go back", "[3.0/4.5.2.e]") {
  const auto area = GENERATE(std::string("L1"), std::string("R1"), std::string("C2"));
  Scenario scenario = acting("C2:5 C3:5", "L1:1 R1:1 C2:6 C3:2", R"({"home":{"keeper":")" + area + R"("}})");
  scenario.asks("home", "free");
  CHECK(scenario.legal("free-keeper") == Choices{"free-keeper " + area + " C1"});
  scenario.plays("free-keeper " + area + " C1");
  CHECK(scenario.keeper("home") == "C1");
}

TEST_CASE("a goalkeeper farther away has no such right", "[3.0/4.5.2.e]") {
  Scenario scenario = acting("C2:5 C3:5", "C2:6 C3:3 L2:1", R"({"home":{"keeper":"L2"}})");
  CHECK(scenario.legal("free-keeper").empty());
}

TEST_CASE("a goalkeeper counts and leaves by majority like any player", "[3.0/4.5.2.b][R120]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:4");
  scenario.offers_only({"done", "free-keeper C1 C2", "free-keeper C1 L1", "free-keeper C1 R1"});
  scenario.plays("free-keeper C1 L1");
  CHECK(scenario.keeper("home") == "L1");
}

TEST_CASE("a free movement never leaves the ball alone", "[3.0/4.5.2.b][R36][R121]") {
  Scenario scenario = acting("L2:2 C2:8", "C2:8 C4:2", R"({"ball":{"area":"L2"}})");
  scenario.plays("free L2 L3").offers_not("free L2 L3").offers_not("free L2 C3").offers_not("free L2 L1");
  CHECK(scenario.ball() == "L2");
}

TEST_CASE("the passive team may leave the ball's area", "[3.0/4.5.2.b][R121]") {
  Scenario scenario = acting("L2:1 C2:6 C3:3", "L2:2 C2:6 C3:2", R"({"ball":{"area":"L2"},"first":"away"})");
  scenario.offers("free L2 L3");
}

TEST_CASE("free movements keep out of offside", "[3.0/4.5.2.b][R36][R113]") {
  Scenario scenario = acting("C2:3 C3:5 C4:2", "C2:3 C3:3 L2:2 R2:2");
  scenario.offers("free C3 L3").offers_not("free C3 C4").offers_not("free C4 L4").offers_not("free C4 C5");
}

TEST_CASE("straight backward a free movement may stay offside", "[3.0/4.5.2.d][R36]") {
  Scenario scenario = acting("C2:3 C3:5 C5:2", "C2:3 C3:3 L2:2 R2:2");
  scenario.offers("free C5 C4").offers_not("free C5 L4");
}

TEST_CASE("passive players move freely", "[3.0/4.5.2.b][R59]") {
  Scenario scenario = acting("C3:5 C4:5", "L2:2 C3:5 C4:3", R"({"first":"away"})");
  scenario.offers("free L2 L1");
}

TEST_CASE("free movements do not count against the action", "[3.0/4.5.2.a][R35]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:2 C4:2");
  scenario.plays("free C3 L2").plays("free C3 R2").plays("done").plays("action forward");
  scenario.plays("move L2 L3").plays("move R2 R3").offers_only({"done"});
}

TEST_CASE("a piece that has moved freely is spent for that window", "[3.0/4.5.2.a][R114]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:2 C4:2");
  scenario.plays("free C3 L2").offers_not("free L2 L3").offers_not("free L2 C3").offers_not("free L2 L1");
}

}  // namespace
}  // namespace fuba::test::chapter_4_5_free_movements
