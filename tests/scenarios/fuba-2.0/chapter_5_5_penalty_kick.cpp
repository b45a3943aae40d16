#include <map>

#include "table.hpp"

namespace fuba::test::second_edition::chapter_5_5_penalty_kick {
namespace {

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

Scenario penalty(std::string_view changes = "{}") {
  return turn(home_side, away_side, both(R"({"stage":"penalty-kick","ball":{"area":"C5"}})", changes));
}

Scenario set_up(std::string_view changes = "{}") {
  Scenario scenario = penalty(changes);
  scenario.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  return scenario;
}

TEST_CASE("2.0: both teams set up anew for a penalty kick", "[2.0/5.5.a][R54]") {
  Scenario scenario = penalty();
  CHECK(scenario.minute() == 20);
  scenario.asks("home", "place").places("C4", 9).plays("place-keeper C1");
  scenario.asks("away", "place").places("C4", 10).asks("home", "adjust");
  scenario.plays("adjust C4 L4").plays("adjust C4 C3").offers_only({"done"}).plays("done");
  scenario.asks("away", "dive");
}

TEST_CASE("2.0: the taker stands on the spot with the ball", "[2.0/5.5.1.a]") {
  const Scenario scenario = penalty();
  CHECK(scenario.players("home", "C5") == 1);
  CHECK(scenario.ball() == "C5");
}

TEST_CASE("2.0: the goalkeeper stands on his line", "[2.0/5.5.1.b]") {
  CHECK(set_up(R"({"away":{"keeper":"C3"}})").keeper("away") == "C5");
}

TEST_CASE("2.0: nobody else stands in the penalty area", "[2.0/5.5.1.c]") {
  Scenario scenario = penalty();
  scenario.refuses("place C5", "2.0/5.5.1").places("C4", 9).refuses("place-keeper C5", "2.0/5.5.1");
  scenario.plays("place-keeper L4").refuses("place C5", "2.0/5.5.1").places("C4", 10);
  scenario.refuses("adjust C4 C5", "2.0/5.5.1").offers_not("adjust-keeper L4 C5");
}

TEST_CASE("2.0: the dive is secret and comes first", "[2.0/5.5.2.a][2.0/5.5.2.b]") {
  Scenario scenario = set_up();
  scenario.asks("away", "dive").offers_only({"dive left", "dive stay", "dive right"});
  CHECK(scenario.secret());
  Scenario left = scenario;
  Scenario right = scenario;
  CHECK(left.plays("dive left").view("home") == right.plays("dive right").view("home"));
  left.asks("home", "kick").offers_only({"kick left", "kick middle", "kick right"});
}

TEST_CASE("2.0: the table tells which die scores", "[2.0/5.5.2.c][R10]") {
  const std::map<std::string, std::map<std::string, int>> needed{
      {"left", {{"left", 2}, {"stay", 2}, {"right", 6}}},
      {"middle", {{"left", 1}, {"stay", 6}, {"right", 1}}},
      {"right", {{"left", 6}, {"stay", 2}, {"right", 2}}}};
  for (const auto& [kick, dives] : needed)
    for (const auto& [dive, die] : dives) {
      CAPTURE(kick, dive);
      Scenario goal = set_up();
      goal.plays("dive " + dive).plays("kick " + kick, {die});
      CHECK(goal.score("home") == 1);
      if (die == 1) continue;
      Scenario failed = set_up();
      failed.plays("dive " + dive).plays("kick " + kick, {die - 1});
      CHECK(failed.score("home") == 0);
    }
}

TEST_CASE("2.0: after a failed penalty a new turn begins with a goal kick", "[2.0/5.5.2.d]") {
  Scenario scenario = set_up();
  scenario.plays("dive stay").plays("kick middle", {5}).asks("away", "slow");
  CHECK(scenario.control() == "away");
  CHECK(scenario.ball() == "C5");
  CHECK(scenario.value() == 1);
  CHECK(scenario.players("home", "C5") == 1);
  scenario.plays("slow no").asks("away", "target");
}

TEST_CASE("2.0: a penalty of the last turn is taken, and nothing follows it", "[R18a]") {
  Scenario scenario =
      turn("C3:6 C4:4", "C3:6 C4:4", both(ball("C4", 6), R"({"half":2,"minute":90,"stoppage":4})"));
  scenario.plays("target C5", {6, 1, 3, 4, 1}).asks("home", "place");
  scenario.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  scenario.plays("dive left").plays("kick left", {1});
  CHECK(scenario.over());
}

}  // namespace
}  // namespace fuba::test::second_edition::chapter_5_5_penalty_kick
