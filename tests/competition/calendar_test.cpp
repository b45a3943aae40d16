// A league and the cup that is played beside it: what comes when.
#include "competition/calendar.hpp"

#include <array>

#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

namespace {

/// A league of four and its cup; the first team is a person's.
struct Beside {
  Season league{with_person("league")};
  Season cup{with_person("cup")};

  static json with_person(std::string_view kind) {
    json of = definition(kind, 4);
    of["teams"][0]["plays"] = {{"person", "Anna"}};
    return of;
  }
  NextStep next() const { return next_step(std::array{&league.get(), &cup.get()}); }
  std::string next_match() const {
    const NextStep step = next();
    const Competition& of = step.of == 0 ? league.get() : cup.get();
    return step.kind == NextStep::Kind::play ? of.fixtures()[step.match].id : std::string();
  }
  void play_round(int round) {
    for (const char* match : {"1", "2"}) league.result("L" + std::to_string(round) + "-" + match, 1, 0);
  }
};

}  // namespace

TEST_CASE("the rounds of a cup lie evenly between those of a league", "[C21]") {
  CHECK(rounds_before(1, 1, 1) == 1);
  const auto all = [](int cup, int league) {
    std::vector<int> rounds;
    for (int round = 1; round <= cup; ++round) rounds.push_back(rounds_before(round, cup, league));
    return rounds;
  };
  CHECK(all(3, 14) == std::vector{4, 7, 11});
  CHECK(all(3, 7) == std::vector{2, 4, 6});
  CHECK(all(2, 3) == std::vector{1, 2});
  CHECK(all(4, 1) == std::vector{1, 1, 1, 1});
}

TEST_CASE("only a league and a cup of the same teams go together") {
  const Season league("league", 4);
  CHECK(go_together(league.get().definition(), Season("cup", 4).get().definition()));
  CHECK_FALSE(go_together(league.get().definition(), Season("cup", 5).get().definition()));
  CHECK_FALSE(go_together(league.get().definition(), league.get().definition()));
}

TEST_CASE("the cup is offered when its round of the league is over, and the league goes on after it") {
  Beside season;
  CHECK(season.next().of == 0);
  CHECK(season.next_match().starts_with("L1"));
  season.play_round(1);
  CHECK(season.next().of == 1);
  CHECK(season.next_match() == "K1-1");
  season.cup.result("K1-1", 2, 0).result("K1-2", 2, 0);
  CHECK(season.next_match().starts_with("L2"));
  season.play_round(2);
  CHECK(season.next_match() == "K2-1");
  season.cup.result("K2-1", 2, 0);
  CHECK(season.next_match().starts_with("L3"));
  season.play_round(3);
  CHECK(season.next().kind == NextStep::Kind::over);
}

TEST_CASE("who is out of the cup lets the coaches play it on the way to his next match of the league") {
  Beside season;
  season.play_round(1);
  season.cup.result("K1-1", 0, 2).result("K1-2", 2, 0);
  season.play_round(2);
  const NextStep step = season.next();
  CHECK(season.next_match().starts_with("L3"));
  CHECK(step.before >= 1);
  CHECK(step.coaches.of == 1);
  CHECK(step.coaches.end == season.cup.get().fixtures().size());
}

TEST_CASE("a match of a person that is under way comes before all else") {
  Beside season;
  season.cup.add({{"begin", "K1-1"}, {"at", "2026-11-22 20:15"}});
  CHECK(season.next().kind == NextStep::Kind::go_on);
  CHECK(season.next().of == 1);
}

TEST_CASE("a match of coaches that is under way holds nothing up", "[C36]") {
  Beside season;
  season.cup.add({{"begin", "K1-2"}, {"at", "2026-11-22 20:15"}});
  CHECK(season.next().of == 0);
  CHECK(season.next_match().starts_with("L1"));
}
