#include "competition/match_clock.hpp"

#include <set>

#include "support/catch.hpp"

using competition::MatchClock;
using std::chrono::minutes;
using std::chrono::seconds;

TEST_CASE("time is short once the first half has taken an hour and a quarter", "[C34][3.0/T2][3.0/T3]") {
  MatchClock clock(7, "L1-1");
  clock.pass(minutes(74), true);
  CHECK_FALSE(clock.left());
  CHECK_FALSE(clock.out_of_time());
  clock.pass(minutes(1), true);
  REQUIRE(clock.left());
  CHECK(*clock.left() == seconds(30));
  clock.pass(seconds(29), true);
  CHECK_FALSE(clock.out_of_time());
  clock.pass(seconds(1), true);
  CHECK(clock.out_of_time());
  clock.ask();
  CHECK_FALSE(clock.out_of_time());
  CHECK(*clock.left() == seconds(30));
}

TEST_CASE("a second half may take its time where the first was quick", "[C34][3.0/T3]") {
  MatchClock clock(7, "L1-1");
  clock.pass(minutes(60), true);
  clock.pass(minutes(60), false);
  CHECK_FALSE(clock.strict());
  MatchClock slow(7, "L1-1");
  slow.pass(minutes(76), true);
  slow.pass(minutes(5), false);
  CHECK(slow.strict());
}

TEST_CASE("the match ends after 135 minutes and up to five more or less, by the seed", "[C34][C19][3.0/T4]") {
  std::set<MatchClock::Time> ends;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const MatchClock clock(seed, "K1-1");
    CHECK(clock.end() >= minutes(130));
    CHECK(clock.end() <= minutes(140));
    CHECK(clock.end() % minutes(1) == MatchClock::Time{});
    CHECK(clock.end() == MatchClock(seed, "K1-1").end());
    ends.insert(clock.end());
  }
  CHECK(ends.size() == 11);
  MatchClock clock(7, "K1-1");
  clock.pass(clock.end() - seconds(1), false);
  CHECK_FALSE(clock.stops());
  clock.pass(seconds(1), false);
  CHECK(clock.stops());
}

TEST_CASE("a clock goes on from where it was kept", "[C34]") {
  const MatchClock clock(7, "L1-1", minutes(80), true);
  CHECK(clock.strict());
  CHECK(clock.played() == minutes(80));
}
