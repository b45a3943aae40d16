#include "tabletop/simulate.hpp"

#include <span>

#include "match/played.hpp"
#include "support/catch.hpp"
#include "tabletop/bench.hpp"
#include "tabletop/perft.hpp"

namespace fuba::test::simulate_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::BenchRun;
using tabletop::Figures;
using tabletop::Measure;

namespace {

std::shared_ptr<const Ruleset> shared_rules_of_match(std::uint64_t) { return shared_rules(); }

bool same(const Measure& one, const Measure& other) {
  return one.count() == other.count() && one.mean() == other.mean() && one.spread() == other.spread() &&
         one.lowest() == other.lowest() && one.highest() == other.highest();
}

}  // namespace

TEST_CASE("a measure knows mean, spread and both ends, however it was put together") {
  Measure all;
  for (const int value : {2, 4, 4, 4, 5, 5, 7, 9}) all.add(value);
  CHECK(all.mean() == Approx(5));
  CHECK(all.spread() == Approx(2));
  CHECK(all.lowest() == 2);
  CHECK(all.highest() == 9);
  Measure left;
  Measure right;
  for (const int value : {9, 4, 5}) left.add(value);
  for (const int value : {7, 2, 5, 4, 4}) right.add(value);
  left.add(right);
  left.add(Measure{});
  CHECK(same(all, left));
}

TEST_CASE("the figures of a simulation do not hang on the number of jobs") {
  const Figures one = tabletop::simulate<Fuba>(shared_rules_of_match, {.games = 40, .seed = 3, .jobs = 1});
  const Figures many = tabletop::simulate<Fuba>(shared_rules_of_match, {.games = 40, .seed = 3, .jobs = 7});
  CHECK(one.home_wins == many.home_wins);
  CHECK(one.draws == many.draws);
  CHECK(same(one.goals_together, many.goals_together));
  CHECK(same(one.turns[0], many.turns[0]));
  CHECK(same(one.turns[1], many.turns[1]));
  CHECK(same(one.minutes[1], many.minutes[1]));
  CHECK(same(one.choices, many.choices));
  CHECK(same(one.rolls, many.rolls));
}

TEST_CASE("every simulated match is counted once and lasts two halves of the length that the rules allow") {
  const Figures figures =
      tabletop::simulate<Fuba>(shared_rules_of_match, {.games = 60, .seed = 4, .jobs = 2});
  CHECK(figures.home_wins + figures.draws + figures.away_wins == 60);
  CHECK(figures.goals_together.count() == 60);
  for (const Measure& half : std::span(figures.minutes).first(2)) {
    CHECK(half.count() == 60);
    CHECK(half.lowest() >= 46);
    CHECK(half.highest() <= 50);
  }
  for (const Measure& half : std::span(figures.turns).first(2)) CHECK(half.lowest() >= 9);
}

TEST_CASE("no matches are simulated without fuss") {
  CHECK(tabletop::simulate<Fuba>(shared_rules_of_match, {.games = 0, .seed = 1, .jobs = 3})
            .goals_together.count() == 0);
}

TEST_CASE("the bench signature hangs on what was played alone") {
  const BenchRun one = tabletop::bench<Fuba>(*shared_rules(), 5, 1);
  CHECK(one.signature == tabletop::bench<Fuba>(*shared_rules(), 5, 1).signature);
  CHECK(one.signature != tabletop::bench<Fuba>(*shared_rules(), 5, 2).signature);
  CHECK(one.signature != tabletop::bench<Fuba>(*shared_rules(), 6, 1).signature);
}

TEST_CASE("the ways from the start: 36 formations for each team, then two dice, then who kicks off") {
  const State start = new_match(*shared_rules());
  CHECK(tabletop::perft<Fuba>(*shared_rules(), start, 0) == 1);
  CHECK(tabletop::perft<Fuba>(*shared_rules(), start, 1) == 36);
  CHECK(tabletop::perft<Fuba>(*shared_rules(), start, 2) == 36 * 36);
  CHECK(tabletop::perft<Fuba>(*shared_rules(), start, 3) == 36 * 36 * 36);
  // Equal dice are rolled again: 30 pairs lead to a choice of two, 6 to another 36 pairs.
  CHECK(tabletop::perft<Fuba>(*shared_rules(), start, 4) == 36 * 36 * (30 * 2 + 6 * 36));
}
}  // namespace fuba::test::simulate_test
