#include "tabletop/rating.hpp"

#include <array>
#include <cmath>

#include "support/catch.hpp"

namespace fuba::test::rating_test {
using namespace tabletop;

TEST_CASE("three quarters of the points are 190.8 Elo") {
  const auto rated = ratings(2, std::array{Encounter{0, 1, 40, 30}});
  REQUIRE(rated);
  CHECK((*rated)[0].elo - (*rated)[1].elo == Approx(190.848).epsilon(0.0001));
  CHECK((*rated)[0].elo + (*rated)[1].elo == Approx(2 * mean_elo));
}

TEST_CASE("the error of a rating is that of the observed information") {
  const auto rated = ratings(2, std::array{Encounter{0, 1, 40, 30}});
  const double deviation_of_difference = 1 / std::sqrt(40 * 0.75 * 0.25);
  const double expected = 1.96 * 400 / std::log(10.0) * deviation_of_difference / 2;
  CHECK((*rated)[0].error == Approx(expected).epsilon(0.001));
  CHECK((*rated)[1].error == Approx(expected).epsilon(0.001));
  const auto longer = ratings(2, std::array{Encounter{0, 1, 160, 120}});
  CHECK((*longer)[0].error == Approx(expected / 2).epsilon(0.001));
}

TEST_CASE("results that ratings explain in full give those ratings, however many matches each pair had") {
  const auto rated =
      ratings(3, std::array{Encounter{0, 1, 300, 100}, Encounter{1, 2, 40, 10}, Encounter{2, 0, 70, 60}});
  REQUIRE(rated);
  CHECK((*rated)[1].elo - (*rated)[0].elo == Approx(400 * std::log10(2)));
  CHECK((*rated)[2].elo - (*rated)[1].elo == Approx(400 * std::log10(3)));
}

TEST_CASE("those who beat each other in a ring are rated alike") {
  const auto rated =
      ratings(3, std::array{Encounter{0, 1, 10, 10}, Encounter{1, 2, 10, 10}, Encounter{2, 0, 10, 10}});
  REQUIRE(rated);
  for (const Rating& each : *rated) CHECK(each.elo == Approx(mean_elo));
}

TEST_CASE("results far apart are rated too") {
  const auto rated = ratings(2, std::array{Encounter{0, 1, 1000, 999.5}});
  REQUIRE(rated);
  CHECK((*rated)[0].elo - (*rated)[1].elo == Approx(400 * std::log10(1999)));
}

TEST_CASE("there are no ratings where results do not bind all together") {
  CHECK_FALSE(ratings(1, {}));
  CHECK_FALSE(ratings(2, {}));
  CHECK_FALSE(ratings(2, std::array{Encounter{0, 1, 10, 10}}));
  CHECK_FALSE(ratings(4, std::array{Encounter{0, 1, 10, 5}, Encounter{2, 3, 10, 5}}));
  CHECK_FALSE(
      ratings(3, std::array{Encounter{0, 1, 10, 5}, Encounter{2, 0, 10, 10}, Encounter{2, 1, 10, 10}}));
}
TEST_CASE(
    "against known ratings the likeliest own one is found, the nearer to the results the more there are") {
  CHECK_FALSE(rating_against({}));
  const auto even = rating_against(std::array{Trial{1600, 400, 200}});
  REQUIRE(even);
  CHECK(even->elo == Approx(1600).margin(1));
  const auto better = rating_against(std::array{Trial{1500, 40000, 30000}});
  CHECK(better->elo == Approx(1500 + 190.848).margin(0.1));
  const auto mixed = rating_against(std::array{Trial{1300, 100, 75}, Trial{1700, 100, 25}});
  CHECK(mixed->elo == Approx(1500));
  CHECK(mixed->error < even->error * 2);
}

TEST_CASE("a single win and a single loss have a rating with a wide error, mirrored about the mean") {
  const auto won = rating_against(std::array{Trial{mean_elo, 1, 1}});
  const auto lost = rating_against(std::array{Trial{mean_elo, 1, 0}});
  REQUIRE(won);
  REQUIRE(lost);
  CHECK(won->elo + lost->elo == Approx(2 * mean_elo));
  CHECK(won->elo == Approx(mean_elo + 400 * std::log10(3)));
  CHECK(won->error > 300);
}

}  // namespace fuba::test::rating_test
