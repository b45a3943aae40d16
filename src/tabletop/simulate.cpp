#include "tabletop/simulate.hpp"

namespace tabletop {

void Figures::add(const Figures& other) {
  home_wins += other.home_wins;
  draws += other.draws;
  away_wins += other.away_wins;
  for (const Team team : teams) goals[index(team)].add(other.goals[index(team)]);
  goals_together.add(other.goals_together);
  for (std::size_t period = 0; period < turns.size(); ++period) {
    turns[period].add(other.turns[period]);
    minutes[period].add(other.minutes[period]);
  }
  choices.add(other.choices);
  rolls.add(other.rolls);
}

void Figures::add(const std::array<int, 2>& score, const MatchCount& count) {
  const auto [home, away] = score;
  ++(home > away ? home_wins : home < away ? away_wins : draws);
  goals[index(Team::home)].add(home);
  goals[index(Team::away)].add(away);
  goals_together.add(home + away);
  for (std::size_t period = 0; period <= count.period; ++period) {
    turns[period].add(count.turns[period]);
    minutes[period].add(count.minutes[period]);
  }
}

}  // namespace tabletop
