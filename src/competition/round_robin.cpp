#include "competition/round_robin.hpp"

namespace competition {
namespace {

/// The rounds of one cycle. With an odd number of teams the one beyond the last is a free round.
class Cycle {
 public:
  explicit Cycle(std::size_t teams) : teams_(teams), even_(teams + teams % 2), others_(even_ - 1) {}

  int rounds() const { return static_cast<int>(others_); }

  void add_round(int round, RoundRobin& fixtures) const {
    int number = 0;
    const auto add = [&](std::size_t home, std::size_t away) {
      fixtures.pairings.push_back({round, ++number, home, away});
    };
    const std::size_t left_over = meets_last(round);
    if (even_ > teams_)
      fixtures.free_rounds.push_back({round, left_over});
    else if (round % 2 == 0)
      add(even_, left_over);
    else
      add(left_over, even_);
    for (std::size_t team = 1; team <= others_; ++team) {
      const std::size_t other = opponent(team, round);
      if (team < other) (team + other) % 2 == 1 ? add(team, other) : add(other, team);
    }
  }

 private:
  /// Who meets it, below the last: their numbers add up to the round and one.
  std::size_t opponent(std::size_t team, int round) const {
    const std::size_t sum = static_cast<std::size_t>(round) + 1;
    const std::size_t other = (sum + 2 * others_ - team) % others_;
    return other == 0 ? others_ : other;
  }

  std::size_t meets_last(int round) const {
    std::size_t team = 1;
    while (opponent(team, round) != team) ++team;
    return team;
  }

  std::size_t teams_;
  std::size_t even_;
  std::size_t others_;
};

}  // namespace

RoundRobin round_robin(std::size_t teams, int rounds) {
  const Cycle cycle(teams);
  RoundRobin fixtures;
  for (int round = 1; round <= cycle.rounds(); ++round) cycle.add_round(round, fixtures);
  if (rounds == 1) return fixtures;
  const RoundRobin first = fixtures;
  for (const auto& [round, number, home, away] : first.pairings)
    fixtures.pairings.push_back({round + cycle.rounds(), number, away, home});
  for (const auto& [round, team] : first.free_rounds)
    fixtures.free_rounds.push_back({round + cycle.rounds(), team});
  return fixtures;
}

}  // namespace competition
