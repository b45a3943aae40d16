#include "mat.hpp"

namespace fuba::test::chapter_a8_passing_through {
namespace {

using nlohmann::json;

Scenario passing(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  json position = json::parse(R"({"options":["passing-through"],"ball":{"area":"C2","value":3}})");
  position.merge_patch(json::parse(changes));
  return mat(home, away, position.dump());
}

/// Home plays from C2 to C4, which only C3 lies between, with so many players of either team in C3.
Scenario through_centre(int home, int away, std::string_view changes = "{}") {
  return passing("C2:1 C4:1 L1:" + std::to_string(8 - home) + " C3:" + std::to_string(home),
                 "C2:1 C4:3 R4:" + std::to_string(6 - away) + " C3:" + std::to_string(away), changes);
}

/// Whether that pass may go through C3 without the modifier.
bool open(Scenario scenario) {
  scenario.dice({6, 1});
  scenario.plays("target C4");
  const bool asked = !scenario.legal("via").empty();
  if (asked) scenario.plays("via C3");
  return asked;
}

TEST_CASE("a way through twice as many players costs nothing", "[3.0/A8.a]") {
  Scenario scenario = through_centre(4, 2);
  scenario.plays("target C4").asks("home", "via").offers_only({"via C3", "via none"});
  Scenario through = scenario;
  through.plays("via C3", {3, 1});
  CHECK(through.control() == "home");
  Scenario direct = scenario;
  direct.plays("via none", {3, 1});
  CHECK(direct.control() == "away");
}

TEST_CASE("without the option every long pass costs its modifier", "[3.0/A8.a]") {
  Scenario scenario = through_centre(4, 2, R"({"options":[]})");
  scenario.plays("target C4", {3, 1});
  CHECK(scenario.control() == "away");
}

TEST_CASE("twice as many means twice or more", "[3.0/A8.a]") {
  CHECK(open(through_centre(4, 2)));
  CHECK(open(through_centre(5, 2)));
  CHECK_FALSE(open(through_centre(3, 2)));
  CHECK(open(through_centre(2, 1)));
  CHECK_FALSE(open(through_centre(1, 1)));
  CHECK_FALSE(open(through_centre(5, 3)));
  CHECK(open(through_centre(6, 3)));
}

TEST_CASE("one player against nobody opens a way, nobody does not", "[3.0/A8.a][R142]") {
  CHECK(open(through_centre(1, 0)));
  CHECK_FALSE(open(through_centre(0, 0)));
}

TEST_CASE("at most six players count on the way", "[3.0/A8.a][R12]") {
  CHECK(open(through_centre(8, 3)));
  CHECK_FALSE(open(through_centre(8, 4)));
}

TEST_CASE("goalkeepers count on the way", "[3.0/A8.a]") {
  CHECK_FALSE(open(through_centre(4, 2, R"({"away":{"keeper":"C3"}})")));
  CHECK(open(through_centre(3, 2, R"({"home":{"keeper":"C3"}})")));
}

TEST_CASE("a short pass goes through no area", "[3.0/A8.a]") {
  Scenario next = passing("C2:4 C3:6", "C2:2 C3:3 C4:5");
  next.plays("target C3", {5, 1});
  CHECK(next.control() == "home");
  Scenario same = passing("C2:4 C3:6", "C2:2 C3:3 C4:5");
  same.plays("target C2", {5, 1});
  CHECK(same.control() == "home");
}

TEST_CASE("two areas on the way are one too many", "[3.0/A8.a]") {
  Scenario scenario = passing("C1:1 C2:4 C3:4 C4:1", "C1:1 C4:9", R"({"ball":{"area":"C1"}})");
  scenario.plays("target C4", {4, 1});
  CHECK(scenario.control() == "away");
}

TEST_CASE("the way is one of the shortest", "[3.0/A8.a][R7]") {
  Scenario scenario = passing("C2:1 L2:6 C3:2 C4:1", "C2:1 C3:2 C4:7");
  scenario.plays("target C4", {3, 1});
  CHECK(scenario.control() == "away");
}

TEST_CASE("the controlling team chooses among the ways", "[3.0/A8.b][R7]") {
  constexpr auto from_left = R"({"ball":{"area":"L2"}})";
  Scenario both = passing("L2:1 C2:4 C3:4 R2:1", "L2:1 C2:2 C3:2 R2:1 C4:4", from_left);
  both.plays("target R2").asks("home", "via").offers_only({"via C2", "via C3", "via none"});
  both.refuses("via L3", "3.0/A8");
  for (const std::string_view way : {"via C2", "via C3"}) {
    Scenario scenario = both;
    scenario.plays(way, {3, 1});
    CHECK(scenario.control() == "home");
    CHECK(scenario.ball() == "R2");
  }
}

TEST_CASE("example: through four players against two from the left to the right", "[3.0/A8.c]") {
  Scenario scenario = passing("L2:2 C3:4 R2:2 C2:2", "L2:2 C2:2 C3:2 R2:2 C4:2", R"({"ball":{"area":"L2"}})");
  scenario.plays("target R2").asks("home", "via").offers_only({"via C3", "via none"});
  scenario.plays("via C3", {3, 1});
  CHECK(scenario.control() == "home");
}

TEST_CASE("a pass too far without the way takes it", "[3.0/A8.a][R49]") {
  constexpr auto six = R"({"ball":{"area":"C2","value":6}})";
  Scenario one = through_centre(4, 2, six);
  one.plays("target C4", {6, 1});
  CHECK(one.control() == "home");
  Scenario none = through_centre(3, 2, six);
  none.refuses("target C4", "3.0/4.1.2");
}

TEST_CASE("a pass too far still chooses between two ways", "[3.0/A8.b]") {
  Scenario scenario =
      passing("L2:1 C2:4 C3:4 R2:1", "L2:1 C2:2 C3:2 R2:1 C4:4", R"({"ball":{"area":"L2","value":6}})");
  scenario.plays("target R2").asks("home", "via").offers_only({"via C2", "via C3"});
  scenario.plays("via C2", {6, 1});
  CHECK(scenario.control() == "home");
}

TEST_CASE("the empty start area lowers the value before the way is judged", "[3.0/A8.a][R49]") {
  Scenario scenario = passing("C2:1 L1:4 C3:4 C4:1", "C3:2 C4:8", R"({"ball":{"value":6}})");
  scenario.plays("target C4").offers_only({"via C3", "via none"}).plays("via C3", {5, 1});
  CHECK(scenario.control() == "home");
}

TEST_CASE("a corner goes through its corner area", "[R142][R8]") {
  constexpr auto corner = R"({"stage":"corner-kick","corner":"L4","ball":{"area":"L4"}})";
  Scenario open = passing("C2:10", "C3:10", corner);
  open.places("L4").places("C5", 2).places("C2", 6).plays("place-keeper C1");
  open.places("C4", 3).places("C3", 7).plays("place-keeper C5").plays("done");
  open.plays("target C5").asks("home", "via").offers_only({"via L4", "via none"});
  open.plays("via L4", {2, 1});
  CHECK(open.control() == "home");
  CHECK(open.event("control-check")["value"] == 1);

  Scenario nobody = passing("C2:10", "C3:10", corner);
  nobody.places("C5", 2).places("C2", 7).plays("place-keeper C1");
  nobody.places("C4", 3).places("C3", 7).plays("place-keeper C5").plays("done");
  nobody.plays("target C5", {3, 1});
  CHECK(nobody.event("control-check")["value"] == 2);
}

TEST_CASE("a corner over two areas finds no way", "[3.0/A8.a][R8]") {
  Scenario scenario =
      passing("C2:10", "C3:10", R"({"stage":"corner-kick","corner":"L4","ball":{"area":"L4"}})");
  scenario.places("L4").places("C4", 4).places("C3", 2).places("C2", 2).plays("place-keeper C1");
  scenario.places("C4", 2).places("C3", 8).plays("place-keeper C5").plays("done");
  scenario.plays("target C3", {4, 1});
  CHECK(scenario.event("control-check")["value"] == 3);
}

TEST_CASE("a goal kick may go through an area", "[3.0/A8.a]") {
  Scenario scenario = passing("C2:4 C3:6", "C2:2 C3:4 C4:4", R"({"stage":"goal-kick","ball":{"area":"C1"}})");
  scenario.plays("done").plays("done").plays("target C3").offers_only({"via C2", "via none"});
  scenario.plays("via C2", {5, 1});
  CHECK(scenario.event("control-check")["value"] == 1);
}

TEST_CASE("Away passes through areas as well", "[3.0/A8.a]") {
  constexpr auto away_ball = R"({"control":"away","ball":{"area":"C4"}})";
  Scenario twice = passing("C2:4 C3:2 C4:1 R1:3", "C4:1 C3:4 C2:1 L4:4", away_ball);
  twice.plays("target C2").asks("away", "via").offers_only({"via C3", "via none"}).plays("via C3", {3, 1});
  CHECK(twice.control() == "away");
  Scenario too_few = passing("C2:4 C3:2 C4:1 R1:3", "C4:1 C3:3 C2:1 L4:5", away_ball);
  too_few.plays("target C2", {3, 1});
  CHECK(too_few.control() == "home");
}

/// Home has the card in hand and the ball in L2 with value 6, so that only the card reaches R2.
Scenario crossing(std::string_view changes = "{}") {
  json position = json::parse(R"({"options":["passing-through","skills"],"skills_per_team":1,
    "ball":{"area":"L2","value":6},"home":{"skills":["crossing"]},"away":{"skills":["tackle"]}})");
  position.merge_patch(json::parse(changes));
  return mat("L2:2 C2:2 C3:2 R2:4", "L2:2 C2:2 C3:2 R2:2 C4:2", position.dump());
}

TEST_CASE("a target that only a card reaches is listed, and the choice plays the card", "[R142]") {
  Scenario scenario = crossing();
  scenario.offers("target R2").plays("target R2", {6, 2});
  CHECK(scenario.control() == "home");
  CHECK(scenario.event("control-check")["value"] == 6);
  CHECK(scenario.state()["home"]["skills_used"] == json::array({"crossing"}));
  CHECK(scenario.state()["home"]["condition"]["midfield"] == 3);
}

TEST_CASE("no way at all plays the card that the pass needs", "[R142]") {
  json position = json::parse(R"({"options":["passing-through","skills"],"skills_per_team":1,
    "ball":{"area":"L2","value":6},"home":{"skills":["crossing"]},"away":{"skills":["tackle"]}})");
  Scenario scenario = mat("L2:2 C3:4 R2:4", "L2:2 C2:2 C3:2 R2:2 C4:2", position.dump());
  scenario.plays("target R2").offers_only({"via C3", "via none"});
  Scenario through = scenario;
  through.plays("via C3", {6, 2});
  CHECK(through.state()["home"]["skills_used"].empty());
  Scenario crossed = scenario;
  crossed.plays("via none", {6, 2});
  CHECK(crossed.control() == "home");
  CHECK(crossed.state()["home"]["skills_used"] == json::array({"crossing"}));
}

TEST_CASE("a card that cannot be played reaches no target", "[R142]") {
  Scenario unpaid = crossing(R"({"home":{"condition":{"defence":4,"midfield":0,"forward":2}}})");
  unpaid.refuses("target R2", "3.0/4.1.2");
  Scenario other_card = crossing(R"({"home":{"skills":["tackle"]}})");
  other_card.refuses("target R2", "3.0/4.1.2");
}

TEST_CASE("a target that is legal anyway leaves the card to its moment", "[R142]") {
  Scenario scenario = crossing(R"({"ball":{"value":5}})");
  scenario.plays("target R2").asks("home", "use").offers_only({"use crossing", "pass"});
  scenario.plays("pass", {6, 2});
  CHECK(scenario.event("control-check")["value"] == 6);
  CHECK(scenario.state()["home"]["condition"]["midfield"] == 4);
}

}  // namespace
}  // namespace fuba::test::chapter_a8_passing_through
