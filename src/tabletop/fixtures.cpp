#include "tabletop/fixtures.hpp"

#include "tabletop/random_play.hpp"

namespace tabletop {

std::vector<Pairing> all_pairings(std::size_t entrants) {
  std::vector<Pairing> pairings;
  for (std::size_t first = 0; first < entrants; ++first)
    for (std::size_t second = first; second < entrants; ++second) pairings.push_back({first, second});
  return pairings;
}

Fixture fixture(const Pairing& pairing, std::uint32_t number, std::uint64_t seed) {
  const auto [first, second, result] = pairing;
  if (first == second) return {first, second, seed_of_match(seed, number)};
  const std::uint64_t dice = seed_of_match(seed, number / 2);
  return number % 2 == 0 ? Fixture{first, second, dice} : Fixture{second, first, dice};
}

void enter(const Fixture& played, const std::array<int, 2>& score, Pairing& pairing) {
  const bool swapped = played.home != pairing.first;
  pairing.result.add(score[swapped ? 1 : 0], score[swapped ? 0 : 1]);
}

}  // namespace tabletop
