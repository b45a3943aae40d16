// Who meets whom: the tables of Berger, groups and the names of matches.
#include <algorithm>
#include <map>
#include <set>

#include "competition/qualifiers.hpp"
#include "competition/round_robin.hpp"
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

std::string told(const RoundRobin& all, int round) {
  std::string text;
  for (const auto& [of, number, home, away] : all.pairings)
    if (of == round) text += (text.empty() ? "" : " ") + std::to_string(home) + "-" + std::to_string(away);
  return text;
}

}  // namespace

TEST_CASE("the round robin is that of Berger's tables", "[C5]") {
  const RoundRobin four = round_robin(4, 1);
  CHECK(told(four, 1) == "1-4 2-3");
  CHECK(told(four, 2) == "4-3 1-2");
  CHECK(told(four, 3) == "2-4 3-1");
  const RoundRobin six = round_robin(6, 1);
  CHECK(told(six, 1) == "1-6 2-5 3-4");
  CHECK(told(six, 2) == "6-4 1-2 5-3");
  CHECK(told(six, 5) == "3-6 5-1 4-2");
  CHECK(told(round_robin(2, 2), 1) == "1-2");
  CHECK(told(round_robin(2, 2), 2) == "2-1");
}

TEST_CASE("in a round robin each pair meets once, at home as often as away, and free rounds come once",
          "[C5]") {
  const std::size_t teams = GENERATE(range(std::size_t{2}, std::size_t{25}));
  CAPTURE(teams);
  const RoundRobin all = round_robin(teams, 1);
  std::set<Pair> met;
  std::map<std::size_t, int> at_home;
  std::set<std::pair<int, std::size_t>> busy;
  for (const auto& [round, number, home, away] : all.pairings) {
    met.insert(std::minmax(home, away));
    ++at_home[home];
    --at_home[away];
    CHECK(busy.insert({round, home}).second);
    CHECK(busy.insert({round, away}).second);
  }
  CHECK(met.size() == teams * (teams - 1) / 2);
  CHECK(all.pairings.size() == met.size());
  for (const auto& [team, balance] : at_home) CHECK(std::abs(balance) <= 1);
  std::set<std::size_t> rested;
  for (const auto& [round, team] : all.free_rounds) CHECK(rested.insert(team).second);
  CHECK(rested.size() == (teams % 2 == 1 ? teams : 0));
}

TEST_CASE("the second half repeats the first with sides swapped", "[C5]") {
  const RoundRobin twice = round_robin(5, 2);
  const std::size_t half = twice.pairings.size() / 2;
  for (std::size_t at = 0; at < half; ++at) {
    CHECK(twice.pairings[at].home == twice.pairings[at + half].away);
    CHECK(twice.pairings[at].away == twice.pairings[at + half].home);
    CHECK(twice.pairings[at].round + 5 == twice.pairings[at + half].round);
    CHECK(twice.pairings[at].number == twice.pairings[at + half].number);
  }
}

TEST_CASE("groups are dealt in snakes and differ by one team at most", "[C6][C1]") {
  using Groups = std::vector<std::vector<std::size_t>>;
  CHECK(dealt_groups(8, 4) == Groups{{1, 8}, {2, 7}, {3, 6}, {4, 5}});
  CHECK(dealt_groups(7, 2) == Groups{{1, 4, 5}, {2, 3, 6, 7}});
  for (const std::size_t groups : {2U, 4U, 8U})
    for (std::size_t teams = 2 * groups; teams <= 32; ++teams) {
      const auto [least, most] =
          std::ranges::minmax(dealt_groups(teams, groups), {}, &Groups::value_type::size);
      CHECK(least.size() >= 2);
      CHECK(most.size() - least.size() <= 1);
    }
}

TEST_CASE("matches are named by round and place, and stand by rounds, groups and numbers", "[C7][C11]") {
  const Season league("league", 4, {{"rounds", 2}});
  CHECK(league.get().fixtures().front().id == "L1-1");
  CHECK(league.get().fixtures().back().id == "L6-2");
  CHECK(league.fixture("L1-1")["home"] == "a");
  CHECK(league.fixture("L1-1")["away"] == "d");
  CHECK(league.fixture("L4-1")["home"] == "d");
  const Season groups("groups", 7, {{"groups", 2}, {"qualify", 2}, {"third_place", true}, {"legs", 2}});
  std::string names;
  for (const Fixture& fixture : groups.get().fixtures()) names += fixture.id + " ";
  CHECK(names == "A1-1 B1-1 B1-2 A2-1 B2-1 B2-2 A3-1 B3-1 B3-2 K1-1a K1-1b K1-2a K1-2b KP K2-1 ");
}

TEST_CASE("who has a free round is told, and a free round is no match", "[C5][C11]") {
  const Season league("league", 3, {{"rounds", 2}});
  CHECK(league.shown()["free"] ==
        json{{"L1", "a"}, {"L2", "c"}, {"L3", "b"}, {"L4", "a"}, {"L5", "c"}, {"L6", "b"}});
  CHECK(league.get().fixtures().size() == 6);
}

TEST_CASE("a match is playable when both teams have finished all their earlier ones", "[C11]") {
  Season league("league", 4);
  CHECK(league.next() == json{"L1-1", "L1-2"});
  CHECK(league.fixture("L2-1")["state"] == "waiting");
  league.result("L1-1", 1, 0);
  CHECK(league.next() == json{"L1-2"});
  CHECK(league.refused("L2-1", 1, 0).find("not playable") != std::string::npos);
  league.result("L1-2", 0, 0);
  CHECK(league.next() == json{"L2-1", "L2-2"});
  league.result("L2-2", 0, 0).result("L2-1", 2, 2);
  Season six("league", 6);
  six.result("L1-1", 1, 0).result("L1-3", 1, 0);  // the rounds overlap
  CHECK(six.next() == json{"L1-2", "L2-1"});
}

TEST_CASE("a match that has begun is under way and no longer among the next", "[C36][C37]") {
  Season league("league", 2);
  league.add({{"begin", "L1-1"}, {"at", "2026-11-22 20:15"}});
  CHECK(league.fixture("L1-1")["state"] == "under-way");
  CHECK(league.next().empty());
  CHECK(league.refusal({{"begin", "L1-1"}}).find("under way") != std::string::npos);
  league.result("L1-1", 2, 1);
  CHECK(league.shown()["over"] == true);
  CHECK(league.shown()["champion"] == "a");
}
