#include "tabletop/random.hpp"

#include <array>
#include <vector>

#include "fuba/random_play.hpp"
#include "support/catch.hpp"

namespace fuba::test::random_test {
using namespace fuba;
using tabletop::Random;
using tabletop::seed_of_match;
using tabletop::Stream;

TEST_CASE("the generator is PCG32: the numbers of its reference program") {
  Random random(42, 54U);
  const std::array<std::uint32_t, 6> reference{0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                               0x83d2f293, 0xbfa4784b, 0xcbed606e};
  for (const std::uint32_t number : reference) CHECK(random.next() == number);
}

TEST_CASE("dice of a seed are the same on every platform") {
  Random random(1, Stream::dice);
  std::vector<int> dice;
  for (int die = 0; die < 12; ++die) dice.push_back(random.die());
  CHECK(dice == std::vector<int>{6, 1, 5, 1, 4, 4, 4, 5, 6, 4, 3, 2});
}

TEST_CASE("the streams of one seed do not follow each other") {
  Random dice(7, Stream::dice);
  Random choices(7, Stream::choices);
  Random decoration(7, Stream::decoration);
  int same = 0;
  for (int draw = 0; draw < 1000; ++draw) {
    const std::array numbers{dice.next(), choices.next(), decoration.next()};
    same += numbers[0] == numbers[1] || numbers[1] == numbers[2] || numbers[0] == numbers[2];
  }
  CHECK(same == 0);
}

TEST_CASE("a bounded draw stays below its bound and reaches all of it alike") {
  Random random(3, Stream::choices);
  std::array<int, 7> counts{};
  constexpr int draws = 70000;
  for (int draw = 0; draw < draws; ++draw) ++counts.at(random.below(7));
  for (const int count : counts) CHECK(count == Approx(draws / 7).epsilon(0.05));
  CHECK(random.below(1) == 0);
}

TEST_CASE("a draw below three billion is not bent by the range of the generator") {
  // Without rejection, numbers of the lower third would come half as often again.
  Random random(5, Stream::choices);
  constexpr std::uint32_t bound = 3000000000U;
  int low = 0;
  constexpr int draws = 30000;
  for (int draw = 0; draw < draws; ++draw) low += random.below(bound) % 3 == 0;
  CHECK(low == Approx(draws / 3).epsilon(0.05));
}

TEST_CASE("the matches of one seed have seeds of their own") {
  CHECK(seed_of_match(1, 0) != seed_of_match(1, 1));
  CHECK(seed_of_match(1, 1) != seed_of_match(2, 0));
}
}  // namespace fuba::test::random_test
