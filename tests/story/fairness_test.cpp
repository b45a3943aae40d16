#include "fuba/story/fairness.hpp"

#include <cmath>
#include <numeric>

#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::fairness_test {
namespace {

bool near(double value, double expected, double within = 1e-9) { return std::abs(value - expected) < within; }

FaceCount faces(const std::array<std::int64_t, 6>& fell) { return {fell}; }

TEST_CASE("the critical values of the chi-square table for five degrees of freedom") {
  CHECK(near(chi_square_tail_of_five(0), 1));
  CHECK(near(chi_square_tail_of_five(1.1455), 0.95, 1e-4));
  CHECK(near(chi_square_tail_of_five(4.3515), 0.50, 1e-4));
  CHECK(near(chi_square_tail_of_five(11.0705), 0.05, 1e-5));
  CHECK(near(chi_square_tail_of_five(20.5150), 0.001, 1e-6));
}

TEST_CASE("even faces are as fair as can be, and a loaded die is found out") {
  const FaceCount even = faces({10, 10, 10, 10, 10, 10});
  CHECK(near(even.mean(), 3.5));
  CHECK(near(even.chi_square(), 0));
  CHECK(near(even.chance_of_as_uneven(), 1));
  const FaceCount loaded = faces({5, 10, 10, 10, 10, 15});
  CHECK(near(loaded.mean(), (5 + 20 + 30 + 40 + 50 + 90) / 60.0));
  CHECK(near(loaded.chi_square(), 5));
  CHECK(faces({0, 0, 0, 0, 0, 60}).chance_of_as_uneven() < 1e-12);
  CHECK(near(faces({}).chance_of_as_uneven(), 1));
  CHECK(faces({}).mean() == 0);
}

TEST_CASE("every die of a match is counted once, for who rolled it and for its purpose") {
  const Match match = finished_match(1);
  Fairness fairness;
  count(fairness, match, tell(match));
  std::int64_t dice = 0;
  std::int64_t pips = 0;
  for (const Entry& entry : match.journal())
    if (const Throw* fallen = entry.fallen(); fallen != nullptr && fallen->roll.purpose != Purpose::draw)
      for (std::size_t die = 0; die < fallen->roll.count; ++die, ++dice) pips += fallen->dice[die];
  CHECK(fairness.matches == 1);
  CHECK(fairness.all.total() == dice);
  CHECK(near(fairness.all.mean(), static_cast<double>(pips) / static_cast<double>(dice)));
  CHECK(fairness.of(Team::home).total() + fairness.of(Team::away).total() == dice);
  CHECK(std::accumulate(fairness.by_purpose.begin(), fairness.by_purpose.end(), std::int64_t{0},
                        [](std::int64_t sum, const auto& part) { return sum + part.second.total(); }) ==
        dice);
  const std::int64_t of_turns = fairness.by_purpose.at(Purpose::turn).total();
  CHECK(of_turns > 0);
  CHECK(of_turns < dice);
}

TEST_CASE("the dice of many matches are as uneven as fair dice may be") {
  Fairness fairness;
  double luck = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Match match = finished_match(seed);
    const Story story = tell(match);
    count(fairness, match, story);
    luck += story.of(Team::home).luck_in_checks;
  }
  CHECK(fairness.matches == 60);
  CHECK(near(fairness.luck_in_checks, luck));
  CHECK(fairness.all.chance_of_as_uneven() > 0.001);
  for (const FaceCount& side : fairness.by_team) CHECK(side.chance_of_as_uneven() > 0.001);
}

}  // namespace
}  // namespace fuba::test::fairness_test
