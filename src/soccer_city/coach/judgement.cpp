#include "soccer_city/coach/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "soccer_city/game.hpp"

namespace soccer_city {
namespace {

constexpr double penalty_worth = 60;
constexpr double red_card_worth = 20;
constexpr double yellow_card_worth = 2;
constexpr double free_kick_worth = 3;
constexpr double keeper_at_home = 12;
constexpr int far_away = 99;

/// A position with what is asked of it many times.
class Board {
 public:
  Board(const Ruleset& rules, const State& state, const Tactics& tactics)
      : rules_(rules), state_(state), tactics_(tactics) {}

  double worth(Team side) const;

 private:
  int nearest(Team team, Hex to) const;
  double strength(Team team, Number number, Hex at) const;
  double promise(Team team, Hex at) const;
  double freedom(Team team, Hex at, double weight) const;
  double receiver(Team team, Number number, NumberSet offside) const;
  double attack(Team team, Number holder) const;
  double ball_worth(Team side) const;
  double cover(Team team) const;
  double home(Team team) const;
  double cards(Team team) const;

  const Ruleset& rules_;
  const State& state_;
  const Tactics& tactics_;
};

int Board::nearest(Team team, Hex to) const {
  int least = far_away;
  for (Number number = first_outfield_number; number <= last_number; ++number)
    if (const Hex at = state_.side(team).at(number); at != no_hex) least = std::min(least, distance(at, to));
  return least;
}

/// How good a player is at the end of an attack.
double Board::strength(Team team, Number number, Hex at) const {
  return 0.4 + 0.15 * attack_value(rules_, team, number, at);
}

/// How much the ball promises at a distance from the goal.
double Board::promise(Team team, Hex at) const {
  const int away = goal_distance(rules_, team, at);
  return 45 * std::exp(-away / 4.5) + 0.35 * std::max(0, 22 - away);
}

/// What opponents nearby leave of it.
double Board::freedom(Team team, Hex at, double weight) const {
  const int away = nearest(opponent(team), at);
  const double taken = away <= 1 ? 1 : away == 2 ? 0.5 : away == 3 ? 0.2 : 0;
  return 1 - std::min(weight * taken, 0.9);
}

/// What a team-mate of the player with the ball adds.
double Board::receiver(Team team, Number number, NumberSet offside) const {
  const Hex at = state_.side(team).at(number);
  double chance = 0.35;
  if (const auto line = straight(state_.ball, at)) {
    const auto first = piece_at(state_, state_.ball + directions[*line]);
    chance = first && first->team != team ? 0.3 : 0.8;
  }
  if (offside.contains(number)) chance = 0.05;
  return promise(team, at) * strength(team, number, at) * freedom(team, at, tactics_.marking) * chance;
}

/// What a side's ball promises at the feet of a player.
double Board::attack(Team team, Number holder) const {
  const NumberSet offside = offside_players(rules_, state_, team);
  const Hex at = state_.ball;
  const double own = holder == nobody ? 0.7 : strength(team, holder, at);
  double total = promise(team, at) * own * freedom(team, at, tactics_.pressing);
  double best = 0;
  double all = 0;
  for (Number number = first_outfield_number; number <= last_number; ++number) {
    if (number == holder || state_.side(team).at(number) == no_hex) continue;
    const double one = receiver(team, number, offside);
    best = std::max(best, one);
    all += one;
  }
  return total + tactics_.passing * best + tactics_.support * (all - best);
}

/// A loose ball is worth to both what the nearer one may make of it.
double Board::ball_worth(Team side) const {
  if (const auto piece = carrier(state_)) {
    const double sign = piece->team == side ? 1 : -1;
    return sign * (tactics_.tackling + attack(piece->team, piece->number));
  }
  const int own = nearest(side, state_.ball);
  const int other = nearest(opponent(side), state_.ball);
  const double chance = std::clamp(0.5 + 0.18 * (other - own), 0.03, 0.97);
  return chance * (tactics_.tackling + attack(side, nobody)) -
         (1 - chance) * (tactics_.tackling + attack(opponent(side), nobody));
}

/// Players between the ball and the own goal.
double Board::cover(Team team) const {
  int players = 0;
  double near = 0;
  for (Number number = first_outfield_number; number <= last_number; ++number) {
    const Hex at = state_.side(team).at(number);
    if (at == no_hex) continue;
    if (level_of(team, at) < level_of(team, state_.ball)) ++players;
    near -= 0.04 * distance(at, state_.ball);
  }
  return tactics_.cover * std::min(players, 3) + near;
}

/// The goalkeeper belongs into his goal area.
double Board::home(Team team) const {
  const Hex keeper = state_.side(team).at(keeper_number);
  if (keeper == no_hex || in_goal_area(rules_, team, keeper)) return 0;
  return -keeper_at_home - 0.5 * level_of(team, keeper);
}

double Board::cards(Team team) const {
  const TeamState& side = state_.side(team);
  return -yellow_card_worth * side.yellow.size() - red_card_worth * side.red.size();
}

/// Who is about to take a penalty or a free kick.
double restart_worth(const State& state, Team side) {
  const double sign = state.turn.attack == side ? 1 : -1;
  if (state.agenda.top().step == Step::taker) return sign * penalty_worth;
  return state.next_free == FreeBall::free_kick ? sign * free_kick_worth : 0;
}

double Board::worth(Team side) const {
  const Team other = opponent(side);
  const int lead = state_.score[index(side)] - state_.score[index(other)];
  return goal_worth * lead + ball_worth(side) + cover(side) - cover(other) + home(side) - home(other) +
         cards(side) - cards(other) + restart_worth(state_, side);
}

}  // namespace

double judge(const Ruleset& rules, const State& state, Team side, const Tactics& tactics) {
  return Board(rules, state, tactics).worth(side);
}

}  // namespace soccer_city
