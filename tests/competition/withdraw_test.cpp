// Walkovers and teams that withdraw.
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition::test;
using nlohmann::json;

TEST_CASE("a walkover is three to nothing, without cards", "[C18][3.0/T5]") {
  Season league("league", 4);
  league.add({{"walkover", "L1-1"}, {"to", "away"}});
  CHECK(league.fixture("L1-1")["score"] == json{0, 3});
  CHECK(league.fixture("L1-1")["state"] == "finished");
  CHECK(league.ranking().substr(0, 1) == "d");
  CHECK_FALSE(league.refusal({{"walkover", "L1-1"}, {"to", "home"}}).empty());
  CHECK_FALSE(league.refusal({{"walkover", "L3-1"}, {"to", "home"}}).empty());
  CHECK_FALSE(league.refusal({{"walkover", "L1-2"}, {"to", "nobody"}}).empty());
}

TEST_CASE("a team that withdraws keeps its results, its later matches are walkovers", "[C18]") {
  Season league("league", 4);
  league.result("L1-1", 2, 1).result("L1-2", 0, 0).add({{"withdraw", "a"}});
  CHECK(league.fixture("L1-1")["score"] == json{2, 1});
  CHECK(league.fixture("L2-2")["score"] == json{0, 3});
  CHECK(league.fixture("L3-2")["score"] == json{3, 0});
  CHECK(league.next() == json{"L2-1"});
  CHECK_FALSE(league.refused("L2-2", 1, 0).empty());
  CHECK_FALSE(league.refusal({{"withdraw", "a"}}).empty());
}

TEST_CASE("two teams that withdrew have played 0-0", "[C18]") {
  Season league("league", 4);
  league.add({{"withdraw", "a"}}).add({{"withdraw", "d"}});
  CHECK(league.fixture("L1-1")["score"] == json{0, 0});
  CHECK(league.fixture("L2-1")["score"] == json{0, 3});
  Season groups("groups", 8, {{"groups", 2}, {"qualify", 2}});
  groups.add({{"withdraw", "a"}}).add({{"withdraw", "h"}});
  REQUIRE(groups.fixture("A1-1")["home"] == "a");
  CHECK(groups.fixture("A1-1")["score"] == json{0, 0});
}

TEST_CASE("what a team was given before it withdrew itself stays where play has gone on", "[C18]") {
  Season league("league", 4);
  league.add({{"withdraw", "a"}}).result("L1-2", 1, 0).result("L2-1", 0, 1).add({{"withdraw", "d"}});
  CHECK(league.fixture("L1-1")["score"] == json{0, 3});
}

TEST_CASE("in a tie a team that withdrew is out whatever the sum", "[C18]") {
  Season cup("cup", 2, {{"final_legs", 2}});
  cup.result("K1-1a", 5, 0).add({{"withdraw", "b"}});
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["how"] == "walkover");
  CHECK(cup.tie("K1-1")["aggregate"] == json{3, 5});
  CHECK(cup.shown()["over"] == true);
}

TEST_CASE("of two that withdrew the better seed goes on", "[C18]") {
  Season cup("cup", 4);
  cup.add({{"withdraw", "a"}}).add({{"withdraw", "d"}});
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["how"] == "walkover");
  cup.result("K1-2", 0, 1);
  CHECK(cup.shown()["champion"] == "c");
  Season later("cup", 4);
  later.add({{"withdraw", "a"}}).result("K1-2", 1, 0).add({{"begin", "K2-1"}}).add({{"withdraw", "d"}});
  CHECK(later.tie("K1-1")["winner"] == "d");
  CHECK(later.tie("K1-1")["aggregate"] == json{0, 3});
  CHECK(later.fixture("K1-1")["score"] == json{0, 3});
  CHECK(later.tie("K2-1")["winner"] == "b");
}

TEST_CASE("a leg given as a walkover counts 3-0 in the sum", "[C18]") {
  Season cup("cup", 2, {{"final_legs", 2}});
  cup.add({{"walkover", "K1-1a"}, {"to", "home"}}).result("K1-1b", 4, 0);
  CHECK(cup.tie("K1-1")["aggregate"] == json{4, 3});
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["how"] == "play");
  Season single("cup", 2);
  single.add({{"walkover", "K1-1"}, {"to", "away"}});
  CHECK(single.tie("K1-1")["how"] == "walkover");
  CHECK(single.shown()["champion"] == "b");
}

TEST_CASE("a walkover that leaves the sum level decides the tie", "[C18]") {
  Season cup("cup", 2, {{"final_legs", 2}});
  cup.result("K1-1a", 3, 0).add({{"walkover", "K1-1b"}, {"to", "home"}});
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["how"] == "walkover");
}

TEST_CASE("a match that was played before a team withdrew can be corrected", "[C18][C39]") {
  Season league("league", 3);
  const json first = league.next()[0];
  const std::string match = first;
  const std::string home = league.fixture(match)["home"];
  const std::string away = league.fixture(match)["away"];
  league.result(match, 1, 0).add({{"withdraw", home}}).add({{"back", match}});
  CHECK(league.fixture(match)["score"] == json{0, 3});
  CHECK(league.get().takes_result(*league.get().schedule().find(match)));
  CHECK(league.refused(match, 0, 1).empty());
  CHECK(league.fixture(match)["score"] == json{0, 1});
  CHECK(league.refused(match, 0, 2).find("has a result") != std::string::npos);
  league.add({{"back", match}}).result(match, 2, 2);
  CHECK(league.fixture(match)["score"] == json{2, 2});
}

TEST_CASE("what was not played when a team withdrew stays a walkover", "[C18][C39]") {
  Season league("league", 2, {{"rounds", 2}});
  league.result("L1-1", 1, 0).add({{"back", "L1-1"}}).add({{"withdraw", "a"}});
  for (std::size_t match = 0; match < 2; ++match) CHECK_FALSE(league.get().takes_result(match));
  CHECK(league.refused("L1-1", 1, 0).find("has a result") != std::string::npos);
  CHECK(league.refused("L2-1", 1, 0).find("has a result") != std::string::npos);
}

TEST_CASE("a corrected tie ends as it was played, and lots that were drawn without it fall away",
          "[C18][C39]") {
  Season cup("cup", 4);
  cup.result("K1-1", 1, 0).add({{"withdraw", "a"}}).add({{"back", "K1-1"}});
  CHECK(cup.tie("K1-1")["winner"] == "d");
  CHECK_FALSE(cup.refused("K1-1", 1, 1).empty());
  cup.result("K1-1", 2, 0);
  CHECK(cup.tie("K1-1")["winner"] == "a");
  Season league("league", 3);
  const std::string match = league.next()[0];
  REQUIRE(league.fixture(match)["home"] == "b");
  league.result(match, 1, 0).add({{"withdraw", "a"}}).add({{"withdraw", "c"}}).add({{"back", match}});
  REQUIRE(league.get().due_draw());
  league.draw_all().result(match, 3, 0);
  CHECK(league.get().due_draw());
}

TEST_CASE("the last two withdraw", "[C18]") {
  Season cup("cup", 2);
  cup.add({{"withdraw", "a"}}).add({{"withdraw", "b"}});
  CHECK(cup.fixture("K1-1")["score"] == json{0, 0});
  CHECK(cup.shown()["champion"] == "a");
  Season league("league", 2);
  league.add({{"withdraw", "b"}}).add({{"withdraw", "a"}});
  CHECK(league.fixture("L1-1")["score"] == json{0, 0});
  Season played("cup", 2);
  played.result("K1-1", 1, 0);
  CHECK(played.refusal({{"withdraw", "a"}}).find("over") != std::string::npos);
}
