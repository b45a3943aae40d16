#include "tabletop/league.hpp"

#include <algorithm>

#include "tabletop/fixtures.hpp"

namespace tabletop {
namespace {

ContestResult seen_by_other(const ContestResult& result) {
  return {.won = result.lost,
          .drawn = result.drawn,
          .lost = result.won,
          .goals_for = result.goals_against,
          .goals_against = result.goals_for};
}

void add(const ContestResult& part, ContestResult& whole) {
  whole.won += part.won;
  whole.drawn += part.drawn;
  whole.lost += part.lost;
  whole.goals_for += part.goals_for;
  whole.goals_against += part.goals_against;
}

}  // namespace

std::uint32_t matches_of(std::size_t entrants, std::uint32_t games) {
  return static_cast<std::uint32_t>(all_pairings(entrants).size()) * games;
}

ContestResult between(const LeagueResult& league, std::size_t first, std::size_t second) {
  const auto found = std::ranges::find_if(league.pairings, [&](const Pairing& pairing) {
    return pairing.first == std::min(first, second) && pairing.second == std::max(first, second);
  });
  return first <= second ? found->result : seen_by_other(found->result);
}

ContestResult total(const LeagueResult& league, std::size_t entrant) {
  ContestResult sum;
  for (const auto& [first, second, result] : league.pairings) {
    if (first == second) continue;
    if (entrant == first) add(result, sum);
    if (entrant == second) add(seen_by_other(result), sum);
  }
  return sum;
}

std::optional<std::vector<Rating>> ratings(const LeagueResult& league, std::size_t entrants) {
  std::vector<Encounter> encounters;
  for (const auto& [first, second, result] : league.pairings)
    if (first != second)
      encounters.push_back({first, second, result.played(), result.won + 0.5 * result.drawn});
  return ratings(entrants, encounters);
}

}  // namespace tabletop
