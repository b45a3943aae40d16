// Level ties: two legs, goals away, extra time, penalties.
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition::test;
using nlohmann::json;

namespace {

json with(const json& extra, const json& penalties = {}) {
  json more;
  if (!extra.is_null()) more["extra"] = extra;
  if (!penalties.is_null()) more["penalties"] = penalties;
  return more;
}

}  // namespace

TEST_CASE("a tie of one match is decided by play, extra time or penalties", "[C26][C28]") {
  Season cup("cup", 4);
  cup.result("K1-1", 2, 1);
  CHECK(cup.tie("K1-1")["how"] == "play");
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["aggregate"] == json{2, 1});
  cup.result("K1-2", 1, 1, with({0, 2}));
  CHECK(cup.tie("K1-2")["how"] == "extra-time");
  CHECK(cup.tie("K1-2")["winner"] == "c");
  CHECK(cup.tie("K1-2")["aggregate"] == json{1, 3});
  CHECK(cup.fixture("K1-2")["score"] == json{1, 1});
  cup.result("K2-1", 0, 0, with({1, 1}, {4, 3}));
  CHECK(cup.tie("K2-1")["how"] == "penalties");
  CHECK(cup.tie("K2-1")["aggregate"] == json{1, 1});
  CHECK(cup.shown()["champion"] == "a");
}

TEST_CASE("without extra time a level tie goes straight to penalties", "[C28]") {
  Season cup("cup", 2, {{"extra_time", false}});
  CHECK(cup.refused("K1-1", 1, 1, with({1, 0})).find("no extra time") != std::string::npos);
  cup.result("K1-1", 1, 1, with({}, {2, 3}));
  CHECK(cup.shown()["champion"] == "b");
}

TEST_CASE("over two legs the sum of goals counts", "[C27]") {
  Season cup("cup", 2, {{"final_legs", 2}});
  cup.result("K1-1a", 2, 0);  // b at home
  CHECK(cup.tie("K1-1")["aggregate"] == json{0, 2});
  CHECK(cup.tie("K1-1")["winner"] == nullptr);
  cup.result("K1-1b", 4, 1);
  CHECK(cup.tie("K1-1")["aggregate"] == json{4, 3});
  CHECK(cup.tie("K1-1")["winner"] == "a");
  CHECK(cup.tie("K1-1")["how"] == "play");
}

TEST_CASE("a first leg has neither extra time nor penalties", "[C26]") {
  Season cup("cup", 2, {{"final_legs", 2}});
  CHECK(cup.refused("K1-1a", 1, 1, with({1, 0})).find("/extra") != std::string::npos);
  CHECK(cup.refused("K1-1a", 1, 1, with({}, {4, 3})).find("/penalties") != std::string::npos);
  cup.result("K1-1a", 1, 1);
  CHECK(cup.refused("K1-1b", 2, 2).find("/extra") != std::string::npos);
  cup.result("K1-1b", 2, 2, with({0, 0}, {1, 3}));
  CHECK(cup.shown()["champion"] == "b");
}

TEST_CASE("goals away decide a level sum where it is agreed, those of extra time too", "[C27]") {
  Season agreed("cup", 2, {{"final_legs", 2}, {"away_goals", true}});
  agreed.result("K1-1a", 1, 1).result("K1-1b", 0, 0);
  CHECK(agreed.tie("K1-1")["how"] == "away-goals");
  CHECK(agreed.tie("K1-1")["winner"] == "a");
  Season extra("cup", 2, {{"final_legs", 2}, {"away_goals", true}});
  extra.result("K1-1a", 1, 1);
  CHECK_FALSE(extra.refused("K1-1b", 1, 1).empty());
  extra.result("K1-1b", 1, 1, with({1, 1}));
  CHECK(extra.tie("K1-1")["how"] == "away-goals");
  CHECK(extra.tie("K1-1")["winner"] == "b");
  Season usual("cup", 2, {{"final_legs", 2}});
  usual.result("K1-1a", 1, 1);
  CHECK(usual.refused("K1-1b", 0, 0).find("/extra") != std::string::npos);
}

TEST_CASE("extra time and penalties are refused where the tie is not level", "[C28][C31]") {
  Season cup("cup", 2);
  CHECK_FALSE(cup.refused("K1-1", 2, 1, with({0, 0})).empty());
  CHECK_FALSE(cup.refused("K1-1", 2, 1, with({}, {4, 3})).empty());
  CHECK_FALSE(cup.refused("K1-1", 1, 1).empty());
  CHECK_FALSE(cup.refused("K1-1", 1, 1, with({0, 0})).empty());
  CHECK_FALSE(cup.refused("K1-1", 1, 1, with({1, 0}, {4, 3})).empty());
  CHECK_FALSE(cup.refused("K1-1", 1, 1, with({0, 0}, {4, 4})).empty());
  CHECK(cup.next() == json{"K1-1"});
}

TEST_CASE("a level match that the clock has stopped goes straight to penalties", "[C34][3.0/T4]") {
  Season cup("cup", 2);
  CHECK_FALSE(cup.refused("K1-1", 1, 1, with({}, {4, 3})).empty());
  json stopped = with({}, {4, 3});
  stopped["stopped"] = true;
  cup.result("K1-1", 1, 1, stopped);
  CHECK(cup.tie("K1-1")["how"] == "penalties");
}

TEST_CASE("a match in a table ends level and has no penalties", "[C12]") {
  Season league("league", 2);
  CHECK_FALSE(league.refused("L1-1", 1, 1, with({}, {4, 3})).empty());
  league.result("L1-1", 1, 1);
}

TEST_CASE("what the second leg has to know of the first is told in its own order of sides", "[C27][C28]") {
  Season cup("cup", 2, {{"final_legs", 2}, {"away_goals", true}});
  CHECK_FALSE(cup.get().terms(0).to_the_end);
  cup.result("K1-1a", 2, 1);
  const auto terms = cup.get().terms(1);
  CHECK(terms.to_the_end);
  CHECK(terms.extra_time);
  CHECK(terms.away_goals);
  CHECK(terms.first_leg == competition::Sides{1, 2});
}
