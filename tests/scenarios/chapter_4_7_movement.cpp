#include "mat.hpp"

namespace fuba::test::chapter_4_7_movement {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
/// Nobody of Away is in the ball's area.
constexpr auto deep_side = "L3:3 C4:4 R3:3";

Scenario moving(std::string_view home, std::string_view away, std::string_view movement,
                std::string_view changes = "{}") {
  Scenario scenario = acting(home, away, changes);
  acts(scenario, "action " + std::string(movement));
  return scenario;
}

Choices moves_from(const Scenario& scenario, const std::string& area) {
  return scenario.legal("move " + area);
}

TEST_CASE("a movement is of one type", "[3.0/4.7.a][3.0/4.7.b]") {
  CHECK(moves_from(moving(home_side, away_side, "midfield"), "C3") ==
        Choices{"move C3 L2", "move C3 L3", "move C3 R2", "move C3 R3"});
  CHECK(moves_from(moving(home_side, away_side, "forward"), "C3") == Choices{"move C3 C4"});
  CHECK(moves_from(moving(home_side, away_side, "defence"), "C3") == Choices{"move C3 C2"});
}

TEST_CASE("the type holds for every move of the movement", "[3.0/4.7.b]") {
  Scenario scenario = moving(home_side, away_side, "midfield");
  scenario.plays("move C3 L3").refuses("move C3 C4", "3.0/4.7.1").refuses("move C3 C2", "3.0/4.7.1");
}

TEST_CASE("any piece may be the one that moves", "[3.0/4.7.c]") {
  Scenario forward = moving(home_side, away_side, "forward");
  forward.offers("move L2 L3").offers("move C2 C3").offers("move R2 R3").offers("move-keeper C1 C2");
  Scenario defence = moving("L3:2 C3:4 C4:2 C5:2", away_side, "defence");
  defence.offers("move C5 C4").offers("move C4 C3").offers("move L3 L2");
}

TEST_CASE("a piece may move freely and then in the movement", "[3.0/4.7.d][R35]") {
  Scenario scenario = acting("C2:6 C3:4", "C2:6 C3:2 C4:2");
  scenario.plays("free C3 L2").plays("done").plays("action forward").plays("move L2 L3");
  CHECK(scenario.players("home", "L3") == 1);
}

TEST_CASE("a midfield movement moves as many as there are midfielders", "[3.0/4.7.1.a]") {
  Scenario scenario = moving(home_side, away_side, "midfield", R"({"home":{"formation":"4-3-3"}})");
  scenario.plays({"move C3 L3", "move C3 R3", "move C2 L2"}).offers_only({"done"});
  scenario.plays("done").asks("away", "free");
}

TEST_CASE("a midfield movement goes sideways or diagonally", "[3.0/4.7.1.b][R4]") {
  const Scenario scenario = moving(home_side, away_side, "midfield");
  CHECK(moves_from(scenario, "L2") == Choices{"move L2 C2", "move L2 C3"});
  CHECK(moves_from(scenario, "C2") == Choices{"move C2 L1", "move C2 L2", "move C2 R1", "move C2 R2"});
}

TEST_CASE("a forward movement moves as many as there are forwards", "[3.0/4.7.2.a]") {
  Scenario scenario = moving(home_side, away_side, "forward", R"({"home":{"formation":"4-3-3"}})");
  scenario.plays({"move C3 C4", "move L2 L3", "move C2 C3"}).offers_only({"done"});
}

TEST_CASE("a forward movement goes straight ahead", "[3.0/4.7.2.b][R4]") {
  Scenario home = moving(home_side, away_side, "forward");
  CHECK(moves_from(home, "L2") == Choices{"move L2 L3"});
  home.refuses("move C3 L3", "3.0/4.7.2").refuses("move C3 C2", "3.0/4.7.2").refuses("move C2 C4", "R3");

  const Scenario away = moving(home_side, away_side, "forward", R"({"first":"away"})");
  CHECK(moves_from(away, "C3") == Choices{"move C3 C2"});
  CHECK(moves_from(away, "L3") == Choices{"move L3 L2"});
}

TEST_CASE("a defence movement moves as many as there are defenders", "[3.0/4.7.3.a]") {
  Scenario scenario = moving(home_side, away_side, "defence", R"({"home":{"formation":"3-4-3"}})");
  scenario.plays({"move C3 C2", "move L2 L1", "move C2 C1"}).offers_only({"done"});
}

TEST_CASE("a defence movement goes straight back", "[3.0/4.7.3.b][R4]") {
  Scenario home = moving(home_side, away_side, "defence");
  CHECK(moves_from(home, "L2") == Choices{"move L2 L1"});
  home.refuses("move C3 L2", "3.0/4.7.3").refuses("move C3 C4", "3.0/4.7.3");

  const Scenario away = moving(home_side, away_side, "defence", R"({"first":"away"})");
  CHECK(moves_from(away, "C3") == Choices{"move C3 C4"});
  CHECK(moves_from(away, "L3") == Choices{"move L3 L4"});
}

TEST_CASE("a team may make fewer moves than it could", "[3.0/4.7.1.a][3.0/4.7.2.a][3.0/4.7.3.a]") {
  const auto movement = GENERATE(std::string("defence"), std::string("midfield"), std::string("forward"));
  Scenario scenario = moving(home_side, away_side, movement);
  scenario.plays("done").asks("away", "free");
}

TEST_CASE("a movement that moves nobody is not offered", "[3.0/4.7.2.b]") {
  const Scenario scenario = acting("C5:10", "L4:5 R4:5", R"({"ball":{"area":"C5"},"home":{"keeper":"C5"}})");
  CHECK_FALSE(may(scenario, "action forward"));
  CHECK(may(scenario, "action defence"));
}

TEST_CASE("a movement that only takes the ball along is offered", "[3.0/4.7.5.a]") {
  Scenario scenario = acting("C3:1 L4:5 R4:4", "C4:4 L3:3 R3:3", R"({"home":{"keeper":"C5"}})");
  acts(scenario, "action forward").offers_only({"move C3 C4 ball", "done"});
}

TEST_CASE("the goalkeeper moves like any player", "[3.0/4.7.c]") {
  Scenario scenario = moving(home_side, away_side, "midfield");
  scenario.plays("move-keeper C1 L1");
  CHECK(scenario.keeper("home") == "L1");
}

TEST_CASE("nobody moves into an offside position", "[3.0/4.7.4.a]") {
  constexpr auto high_line = "C2:3 C3:3 L2:2 R2:2";
  moving("C2:3 C3:5 C4:2", high_line, "forward").refuses("move C3 C4", "3.0/4.7.4").offers("move C2 C3");
  moving("L3:2 C2:3 C3:5", high_line, "midfield").refuses("move L3 C4", "3.0/4.7.4").offers("move C3 L3");
}

TEST_CASE("straight back a player may move even into offside", "[3.0/4.7.4.b]") {
  constexpr auto high_line = "C2:3 C3:3 L2:2 R2:2";
  Scenario scenario = moving("C2:3 C3:5 C5:2", high_line, "defence");
  scenario.plays("move C5 C4");
  CHECK(scenario.players("home", "C4") == 1);
}

TEST_CASE("the passive team knows no offside", "[3.0/4.7.4.a][R59]") {
  Scenario scenario = moving("C3:5 C4:5", "C2:2 C3:5 C4:3", "forward", R"({"first":"away"})");
  scenario.offers("move C3 C2").offers("move C2 C1");
}

TEST_CASE("offside is judged from where the ball is at that moment", "[3.0/4.7.4.a][R112]") {
  Scenario scenario = moving("C2:3 C3:4 L2:1 R3:2", "C2:4 L2:3 R2:3", "midfield");
  scenario.refuses("move R3 C4", "3.0/4.7.4").plays("move C3 L3 ball").offers("move R3 C4");
}

TEST_CASE("the ball goes along with a moving player", "[3.0/4.7.5.a]") {
  Scenario scenario = moving(home_side, deep_side, "midfield");
  scenario.plays("move C3 L3 ball");
  CHECK(scenario.ball() == "L3");
  CHECK(scenario.players("home", "L3") == 1);
  CHECK(scenario.players("home", "C3") == 3);
  CHECK(scenario.value() == 3);
}

TEST_CASE("there is one dribble in a movement, and it is one of its moves", "[3.0/4.7.5.a]") {
  Scenario scenario = moving("L2:2 C2:2 C3:4 R2:2", "C4:4 L4:3 R4:3", "forward");
  scenario.plays("move C3 C4 ball");
  Scenario again = moving("L3:1 L2:2 C3:5 R2:2", "C4:4 L4:3 R4:3", "midfield");
  again.plays("move C3 L3 ball").refuses("move L3 C3 ball", "3.0/4.7.5").offers("move L3 C3");

  scenario.plays("move L2 L3").offers_only({"done"});
}

TEST_CASE("a movement without a dribble leaves the ball", "[3.0/4.7.5.a]") {
  Scenario scenario = moving(home_side, deep_side, "midfield");
  scenario.plays("move C3 L3");
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("a dribble starts only where there are no opponents", "[3.0/4.7.5.b]") {
  moving(home_side, away_side, "midfield").refuses("move C3 L3 ball", "3.0/4.7.5");
  moving(home_side, deep_side, "midfield").offers("move C3 L3 ball").offers("move C3 R2 ball");
  moving(home_side, deep_side, "midfield", R"({"away":{"keeper":"C3"}})")
      .refuses("move C3 L3 ball", "3.0/4.7.5");
}

TEST_CASE("only a player at the ball can dribble, and only of the controlling team", "[3.0/4.7.5.a]") {
  moving(home_side, deep_side, "midfield").offers_not("move L2 C2 ball");
  moving(home_side, "L3:3 C3:4 R3:3", "forward", R"({"first":"away"})").offers_not("move C3 C2 ball");
}

TEST_CASE("a goalkeeper may dribble, and alone at the ball only he", "[3.0/4.7.5.a]") {
  Scenario scenario = moving("L2:4 C2:4 R2:2", deep_side, "midfield", R"({"home":{"keeper":"C3"}})");
  scenario.offers_not("move C3 L3 ball").plays("move-keeper C3 L3 ball");
  CHECK(scenario.keeper("home") == "L3");
  CHECK(scenario.ball() == "L3");
}

TEST_CASE("the last player stays with the ball", "[3.0/4.7.6.a]") {
  Scenario scenario = moving("L2:3 C2:4 C3:1 R2:2", deep_side, "midfield");
  scenario.refuses("move C3 L2", "3.0/4.7.6").offers("move C3 L2 ball");
  scenario.plays("move L2 C3").plays("move C3 L2");
  CHECK(scenario.ball() == "C3");
  CHECK(scenario.players("home", "C3") == 1);
}

TEST_CASE("a goalkeeper is player enough for the ball", "[3.0/4.7.6.a][R12]") {
  Scenario scenario = moving("L2:3 C2:4 C3:1 R2:2", deep_side, "midfield", R"({"home":{"keeper":"C3"}})");
  scenario.plays("move C3 L2");
  CHECK(scenario.players("home", "C3") == 0);
  CHECK(scenario.ball() == "C3");
}

TEST_CASE("the passive team is not bound to the ball", "[3.0/4.7.6.a]") {
  Scenario scenario = moving(home_side, "L3:3 C3:1 C4:3 R3:3", "defence", R"({"first":"away"})");
  scenario.plays("move C3 C4");
  CHECK(scenario.players("away", "C3") == 0);
}

TEST_CASE("a goalkeeper moves once in a movement", "[3.0/4.7.1.a][R114]") {
  Scenario scenario = moving("L2:3 C2:3 C3:2 R2:2", deep_side, "midfield",
                             R"({"home":{"keeper":"C2"},"ball":{"area":"L2"}})");
  scenario.offers_not("move-keeper C2 L2 ball").plays("move-keeper C2 L2");
  CHECK(scenario.legal("move-keeper").empty());
}

TEST_CASE("a piece that has moved is spent", "[3.0/4.7.1.a][R114]") {
  Scenario scenario = moving("C2:5 C3:5", away_side, "midfield");
  scenario.plays("move C2 L2").offers_not("move L2 C3").offers_not("move L2 C2");
  Scenario mixed = moving("L2:1 C2:4 C3:5", away_side, "midfield");
  mixed.plays("move C2 L2").plays("move L2 C2").offers_not("move L2 C3");
}

}  // namespace
}  // namespace fuba::test::chapter_4_7_movement
