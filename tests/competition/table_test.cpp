// The table and what parts teams that have equal points.
#include "competition/table.hpp"

#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition::test;
using nlohmann::json;

namespace {

json row_of(const Season& season, const std::string& team) {
  for (const json& row : season.table())
    if (row["team"] == team) return row;
  return {};
}

std::string reasons(const Season& season) {
  std::string text;
  for (const json& row : season.table())
    text += (text.empty() ? "" : " ") + (row["by"].is_null() ? "-" : row["by"].get<std::string>());
  return text;
}

std::string places(const Season& season) {
  std::string text;
  for (const json& row : season.table()) text += (text.empty() ? "" : " ") + row["place"].dump();
  return text;
}

}  // namespace

TEST_CASE("a goal difference has a sign unless it is none") {
  CHECK(competition::difference_text({.goals_for = 3}) == "+3");
  CHECK(competition::difference_text({.goals_for = 2, .goals_against = 2}) == "0");
  CHECK(competition::difference_text({.goals_against = 2}) == "-2");
}

TEST_CASE("a table counts matches, goals, cards and three points for a win", "[C12]") {
  Season league("league", 4);
  league.result("L1-1", 2, 1, {{"yellow", {2, 1}}, {"red", {0, 1}}});
  CHECK(row_of(league, "a") == json::parse(R"({"place":1,"shared":false,"team":"a","played":1,"won":1,
    "drawn":0,"lost":0,"for":2,"against":1,"difference":1,"points":3,"yellow":2,"red":0,"by":null})"));
  CHECK(row_of(league, "d")["points"] == 0);
  CHECK(row_of(league, "d")["red"] == 1);
  Season other("league", 2, {{"points", {2, 1, 0}}});
  other.result("L1-1", 2, 1);
  CHECK(row_of(other, "a")["points"] == 2);
}

TEST_CASE("teams that are level in all share a place and stand in the order of C4", "[C16][C17]") {
  Season league("league", 3);
  CHECK(places(league) == "1 1 1");
  CHECK(league.ranking() == "a b c");
  league.result("L1-1", 1, 1);  // b, c
  CHECK(places(league) == "1 1 3");
  CHECK(league.ranking() == "b c a");
  CHECK(row_of(league, "b")["shared"] == true);
  CHECK(row_of(league, "a")["shared"] == false);
  CHECK(reasons(league) == "- - -");
}

TEST_CASE("equal points are parted by difference, goals and wins, in the order of the list", "[C13][C17]") {
  Season league("league", 4);
  league.result("L1-1", 2, 0).result("L1-2", 3, 1);  // a beats d, b beats c
  CHECK(league.ranking() == "b a c d");
  CHECK(reasons(league) == "goals - goals -");
  league.result("L2-2", 0, 1).result("L2-1", 1, 0);  // b beats a, d beats c
  CHECK(league.ranking() == "b a d c");
  CHECK(reasons(league) == "- difference - -");
  Season by_wins("league", 4, {{"tie_breakers", {"wins"}}, {"points", {2, 1, 0}}});
  by_wins.result("L1-1", 1, 0).result("L1-2", 0, 0).result("L2-1", 0, 0).result("L2-2", 0, 3);
  CHECK(by_wins.ranking() == "b a c d");
  CHECK(reasons(by_wins) == "- wins - -");
}

TEST_CASE("goals away from home part teams where it is agreed", "[C13]") {
  Season league("league", 2, {{"rounds", 2}, {"tie_breakers", {"away-goals"}}});
  league.result("L1-1", 1, 0).result("L2-1", 2, 1);
  CHECK(league.ranking() == "a b");
  CHECK(reasons(league) == "away-goals -");
}

TEST_CASE("head-to-head is a table of the matches among the level ones", "[C14]") {
  Season league("league", 4, {{"tie_breakers", {"head-to-head"}}});
  league.result("L1-1", 0, 1);  // d beats a
  league.result("L1-2", 4, 0);  // b beats c
  league.result("L2-1", 0, 3);  // c beats d
  league.result("L2-2", 1, 0);  // a beats b
  CHECK(league.ranking() == "b a c d");
  league.result("L3-1", 1, 0);  // b beats d
  league.result("L3-2", 0, 2);  // a beats c
  CHECK(league.ranking() == "a b c d");
  CHECK(reasons(league) == "head-to-head - head-to-head -");
}

TEST_CASE("where head-to-head parts some it is made anew for those who are still level", "[C14]") {
  // a, b and c have six points each. Among them: a 2-0 b, b 1-0 c, c 1-0 a, so a is first by difference and
  // b and c are level at 0 and 1 ... b's -1 and c's 0 part them by difference too; the mini table is whole.
  Season league("league", 4, {{"tie_breakers", {"head-to-head"}}});
  league.result("L1-1", 3, 0).result("L1-2", 1, 0).result("L2-1", 0, 3).result("L2-2", 2, 0);
  league.result("L3-1", 3, 0).result("L3-2", 1, 0);
  CHECK(league.ranking() == "a c b d");
  CHECK(reasons(league) == "head-to-head head-to-head - -");
}

TEST_CASE("those whom head-to-head leaves level are parted by their own match", "[C14]") {
  Season league("league", 4, {{"tie_breakers", {"head-to-head"}}});
  league.result("L1-1", 1, 0).result("L1-2", 1, 0);  // a beats d, b beats c
  league.result("L2-1", 0, 1).result("L2-2", 1, 0);  // c beats d, a beats b
  league.result("L3-1", 1, 0).result("L3-2", 2, 1);  // b beats d, c beats a
  // Among a, b and c all have three points and no difference, but b has a goal less; c has beaten a.
  CHECK(league.ranking() == "c a b d");
  CHECK(reasons(league) == "head-to-head head-to-head - -");
}

TEST_CASE("as long as none of their matches is played head-to-head parts nobody", "[C14]") {
  Season league("league", 4, {{"tie_breakers", {"head-to-head"}}});
  league.result("L1-1", 5, 0).result("L1-2", 1, 0);
  CHECK(places(league) == "1 1 3 3");
}

TEST_CASE("fair play counts one for a yellow card and three for a red one, fewer is better", "[C15]") {
  Season league("league", 4, {{"tie_breakers", {"fair-play"}}});
  league.result("L1-1", 0, 0, {{"yellow", {2, 0}}, {"red", {0, 1}}});
  league.result("L1-2", 0, 0, {{"yellow", {0, 4}}});
  CHECK(league.ranking() == "b a d c");
  CHECK(reasons(league) == "fair-play fair-play fair-play -");
}

TEST_CASE("lots are drawn when the group is complete, and part whoever is still level", "[C16]") {
  Season league("league", 4);
  CHECK(league.refusal({{"lots", "L"}, {"throws", {{{"a", 1}, {"b", 2}}}}}).find("still to be played") !=
        std::string::npos);
  league.play_all(0, 0);
  CHECK(league.shown()["stages"][0]["groups"][0]["complete"] == true);
  CHECK(league.shown()["champion"] == nullptr);
  CHECK(league.shown()["over"] == false);
  CHECK(places(league) == "1 1 1 1");
  league.add({{"lots", "L"}, {"throws", {{{"a", 2}, {"b", 5}, {"c", 2}, {"d", 6}}, {{"a", 1}, {"c", 3}}}}});
  CHECK(league.ranking() == "d b c a");
  CHECK(places(league) == "1 2 3 4");
  CHECK(reasons(league) == "lots lots lots -");
  CHECK(league.shown()["champion"] == "d");
  CHECK(league.shown()["over"] == true);
}

TEST_CASE("lots that do not fit are refused", "[C16]") {
  Season league("league", 4);
  for (const char* match : {"L1-1", "L1-2", "L2-1", "L2-2"}) league.result(match, 0, 0);
  league.result("L3-1", 1, 0).result("L3-2", 1, 0);  // b beats d, c beats a
  CHECK(league.ranking() == "b c a d");
  const auto throws = [](const json& list) { return json{{"lots", "L"}, {"throws", list}}; };
  CHECK_FALSE(league.refusal(throws({{{"b", 5}, {"c", 2}}})).empty());
  CHECK_FALSE(league.refusal(throws({{{"b", 5}, {"c", 2}, {"a", 2}, {"d", 2}}})).empty());
  CHECK_FALSE(league.refusal(throws(json::array())).empty());
  CHECK_FALSE(league.refusal({{"lots", "A"}, {"throws", json::array()}}).empty());
  CHECK(league.refusal(throws({{{"b", 2}, {"c", 5}, {"a", 2}, {"d", 6}}})).empty());
  CHECK(league.ranking() == "c b d a");
  CHECK_FALSE(league.refusal(throws({{{"b", 2}, {"c", 5}, {"a", 2}, {"d", 6}}})).empty());
}

TEST_CASE("as long as lots are missing what hangs on the place is not known", "[C16]") {
  Season season("groups", 4, {{"groups", 2}, {"qualify", 1}});
  season.play_all(0, 0);
  CHECK(season.tie("K1-1")["home"] == nullptr);
  season.add({{"lots", "A"}, {"throws", {{{"a", 1}, {"d", 4}}}}});
  CHECK(season.tie("K1-1")["home"] == "d");
  CHECK(season.tie("K1-1")["away"] == nullptr);
}
