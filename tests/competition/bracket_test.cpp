// The knock-out: places, byes, home sides, and the way from groups into it.
#include "competition/bracket.hpp"

#include <bit>
#include <set>

#include "competition/qualifiers.hpp"
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

TEST_CASE("the order of the places puts good seeds far from each other", "[C8]") {
  using Places = std::vector<std::size_t>;
  CHECK(bracket_places(2) == Places{1, 2});
  CHECK(bracket_places(4) == Places{1, 4, 2, 3});
  CHECK(bracket_places(8) == Places{1, 8, 4, 5, 2, 7, 3, 6});
}

TEST_CASE("in no bracket a bye meets a bye, and the two best meet in the final only", "[C8]") {
  const std::size_t teams = GENERATE(range(std::size_t{2}, std::size_t{65}));
  CAPTURE(teams);
  const std::size_t size = std::bit_ceil(teams);
  const auto places = bracket_places(size);
  for (std::size_t at = 0; at < size; at += 2) CHECK((places[at] <= teams || places[at + 1] <= teams));
  const Bracket bracket = make_bracket(places, teams, false);
  CHECK(bracket.ties.size() == teams - 1);
  std::vector<std::set<std::size_t>> who;  // can come through each tie
  for (const TieSlot& tie : bracket.ties) {
    who.emplace_back();
    for (const Source& source : tie.sources) {
      const std::set<std::size_t> from =
          source.from == Source::From::seed ? std::set{source.at} : who[source.at];
      CHECK(*from.rbegin() <= teams);
      who.back().insert(from.begin(), from.end());
    }
    if (tie.teams_left > 2) CHECK_FALSE((who.back().contains(1) && who.back().contains(2)));
  }
  CHECK(who.back().size() == teams);
}

TEST_CASE("a bracket of six has two ties in its first round, named by their places", "[C7][C8]") {
  Season cup("cup", 6);
  CHECK(cup.next() == json{"K1-2", "K1-4"});
  const json rounds = cup.shown()["stages"][0]["rounds"];
  CHECK(rounds[0]["name"] == "quarter-finals");
  CHECK(rounds[1]["name"] == "semi-finals");
  CHECK(rounds[2]["name"] == "final");
  CHECK(cup.tie("K1-2") == json{{"id", "K1-2"},
                                {"home", "d"},
                                {"away", "e"},
                                {"aggregate", nullptr},
                                {"winner", nullptr},
                                {"how", nullptr}});
  CHECK(cup.tie("K2-1")["home"] == "a");
  CHECK(cup.tie("K2-1")["away"] == nullptr);
  CHECK(cup.fixture("K2-1")["state"] == "waiting");
  CHECK(round_name(16) == "round of 16");
}

TEST_CASE("the better seed is at home; a place that is not known counts as the best that can still come",
          "[C9]") {
  Season cup("cup", 4);
  cup.result("K1-2", 0, 1);  // c beats b
  CHECK(cup.tie("K2-1")["home"] == nullptr);
  CHECK(cup.tie("K2-1")["away"] == "c");
  cup.result("K1-1", 0, 1);  // d beats a
  CHECK(cup.tie("K2-1")["home"] == "c");
  CHECK(cup.tie("K2-1")["away"] == "d");
  CHECK(cup.fixture("K2-1")["home"] == "c");
}

TEST_CASE("with two legs the better seed is at home in the second", "[C9][C26]") {
  const Season cup("cup", 4, {{"legs", 2}});
  CHECK(cup.fixture("K1-1a")["home"] == "d");
  CHECK(cup.fixture("K1-1b")["home"] == "a");
  CHECK(cup.tie("K1-1")["home"] == "a");
  CHECK(cup.next() == json{"K1-1a", "K1-2a"});
  CHECK(cup.fixture("K2-1")["home"] == nullptr);
}

TEST_CASE("the match for third place is of who lost the semi-finals, before the final", "[C7][C11]") {
  Season cup("cup", 5, {{"third_place", true}});
  cup.result("K1-2", 1, 0).result("K2-1", 0, 2).result("K2-2", 3, 2);
  CHECK(cup.next() == json{"KP", "K3-1"});
  CHECK(cup.tie("KP")["home"] == "a");
  CHECK(cup.tie("KP")["away"] == "c");
  cup.result("K3-1", 1, 0);
  CHECK(cup.shown()["champion"] == "b");
  CHECK(cup.shown()["over"] == false);
  cup.result("KP", 1, 0);
  CHECK(cup.shown()["over"] == true);
}

TEST_CASE("the first round after the groups is that of the table, each qualifier in it once", "[C10]") {
  for (const std::size_t groups : {1U, 2U, 4U, 8U})
    for (const std::size_t qualify : {1U, 2U, 4U, 8U}) {
      const auto round = first_round(groups, qualify);
      std::set<std::size_t> seeds;
      for (const Qualifier& each : round) seeds.insert(seed_number(each, groups));
      if (!round.empty()) CHECK((seeds.size() == groups * qualify && *seeds.rbegin() == seeds.size()));
    }
  CHECK(first_round(1, 1).empty());
  CHECK(first_round(4, 4).empty());
  CHECK(first_round(8, 4).empty());
}

TEST_CASE("the knock-out after the groups fills itself, each place when its group is complete",
          "[C10][C16]") {
  Season season("groups", 8, {{"groups", 2}, {"qualify", 2}});
  for (const char* match : {"A1-1", "A1-2", "A2-1", "A2-2", "A3-1"}) season.result(match, 1, 0);
  CHECK(season.tie("K1-1")["home"] == nullptr);
  season.result("A3-2", 3, 0);
  CHECK(season.ranking(0) == "d a e h");
  CHECK(season.tie("K1-1")["home"] == "d");  // A1-B2
  CHECK(season.tie("K1-2")["away"] == "a");  // B1-A2
  CHECK(season.tie("K1-2")["home"] == nullptr);
  CHECK(season.fixture("K1-1")["state"] == "waiting");
}

TEST_CASE("after the groups the better place is the better seed, whatever the row says", "[C10]") {
  Season season("groups", 16, {{"groups", 4}, {"qualify", 2}});
  season.play_all(1, 0);
  season.draw_all();
  const json ties = season.shown()["stages"][1]["rounds"][0]["ties"];
  const auto place = [&](std::size_t group, std::size_t at) { return season.table(group)[at]["team"]; };
  CHECK(ties[0]["home"] == place(0, 0));
  CHECK(ties[0]["away"] == place(1, 1));
  CHECK(ties[3]["home"] == place(3, 0));
  CHECK(ties[3]["away"] == place(2, 1));
}
