#include "mat.hpp"

namespace fuba::test::chapter_a12_tournament {
namespace {

using nlohmann::json;

TEST_CASE("a match by itself has nothing of the tournament rules", "[R47]") {
  Scenario lines = Scenario::match({"conditions"});
  lines.plays("formation 3-4-3").asks("away", "formation").plays("formation 5-3-2", {5, 3});
  CHECK(lines.state()["home"]["condition"] == json{{"defence", 3}, {"midfield", 4}, {"forward", 3}});
  CHECK(lines.state()["away"]["condition"] == json{{"defence", 5}, {"midfield", 3}, {"forward", 2}});
  Scenario cards = Scenario::match({"skills"});
  cards.plays("formation 4-4-2");
  CHECK(cards.legal("skill").size() == static_cast<std::size_t>(cards.rules().playable_skills.size()));
}

TEST_CASE("a competition may lower the points with which a team begins", "[R158]") {
  Scenario scenario = mat("C2:5 C3:5", "C3:5 C4:5",
                          R"({"options":["conditions"],"stage":"kick-off","minute":0,
                              "home":{"condition":{"defence":3,"midfield":4,"forward":1}}})");
  CHECK(scenario.state()["home"]["condition"]["defence"] == 3);
  CHECK(scenario.state()["home"]["condition"]["forward"] == 1);
  CHECK(scenario.state()["away"]["condition"]["defence"] == 4);
  scenario.asks("home", "place");
}

TEST_CASE("cards, injuries and lost skills of a match can be read from its state", "[R158]") {
  Scenario scenario = mat("L2:2 C2:2 C3:4 R2:2", "L3:2 C3:3 C4:3 R3:2",
                          R"({"options":["advanced-events","injuries","skills"],"skills_per_team":1,
                              "home":{"skills":["clinical-finisher"]},
                              "away":{"skills":["penalty-shot-saver"]}})");
  Scenario lost_card = scenario;
  lost_card.plays("target C3", {4, 4, 6, 4});
  CHECK(lost_card.state()["home"]["skills"].empty());
  scenario.plays("target C3", {4, 4, 3, 5, 2}).plays("remove C2", {5});
  CHECK(scenario.state()["home"]["injured"] == json::array({0}));
  CHECK(scenario.state()["away"]["yellow"] == 1);
  CHECK(scenario.state()["away"]["red"] == 0);
}

}  // namespace
}  // namespace fuba::test::chapter_a12_tournament
