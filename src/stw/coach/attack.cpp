#include "stw/coach/attack.hpp"

#include <algorithm>

#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw::coaching {
namespace {

constexpr double faces = die_faces;
constexpr double impossible = -1e9;

}  // namespace

Attack::Attack(const Chances& chances, const BoardView& view, Team team, Possession possession)
    : chances_(chances),
      view_(view),
      team_(team),
      own_(view.sides[index(team)]),
      other_(view.sides[index(opponent(team))]),
      possession_(possession),
      area_(ends_of(opponent(team)).penalty_area),
      shots_(shot_squares(team)) {
  for (const Square at : SquareSet::all()) second_[index(at)] = played_to(at);
  first_ = second_;
  for (const Square at : own_.pawns - other_.pawns - shots_)
    if (!has(own_.offside, view.state.side(team).number_at(at))) first_[index(at)] = play_on_from(at);
}

double Attack::battle(Square at, int attacker, int defender) const {
  const BattleOdds& odds = chances_.battle(attacker, defender);
  const double kept = possession_.own[index(at)];
  const double lost = -possession_.other[index(at)];
  const double won = in_area(at) || defender == keeper_number ? shot() : kept;
  const double fouled = in_area(at) ? shot() : kept;
  return odds.win * won + odds.lose * lost + odds.foul_by * (lost + fouled);
}

double Attack::held(Square at, int attacker, bool shoots, bool keeper_may) const {
  const double kept = shoots ? shot() : possession_.own[index(at)];
  const double by_defender = std::min(kept, battle(at, attacker, first_defender));
  const double by_other = std::min(kept, battle(at, attacker, first_midfielder));
  double sum = 0;
  for (std::size_t face = 0; face < die_faces; ++face) {
    sum += other_.defenders.by_face[face].contains(at) ? by_defender
           : other_.reach.by_face[face].contains(at)   ? by_other
                                                       : kept;
  }
  const double worth = sum / faces;
  if (!keeper_may || !other_.keeper_ends.contains(at)) return worth;
  return std::min(worth, battle(at, attacker, keeper_number));
}

double Attack::capture_chance(Square at, bool keeper_may) const {
  return keeper_may && other_.keeper_ends.contains(at) ? 1 : other_.reach.faces(at) / faces;
}

/// The attempts alternate until somebody reaches the ball.
double Attack::free_ball(Square at) const {
  const double ours = own_.reach.faces(at) / faces;
  const double theirs = capture_chance(at, true);
  const double somebody = 1 - (1 - ours) * (1 - theirs);
  if (somebody == 0) return 0;
  const double lost = -possession_.other[index(at)];
  const bool spoilt = own_.interferes && in_area(at);
  const double won = spoilt ? lost : held(at, first_midfielder, in_area(at), true);
  return (ours * won + (1 - ours) * theirs * lost) / somebody;
}

double Attack::free_ball_for_others(Square at, bool keeper_may) const {
  const double theirs = capture_chance(at, keeper_may);
  return theirs * -possession_.other[index(at)] + (1 - theirs) * free_ball(at);
}

double Attack::passed_to(Square at, int receiver) const {
  const bool spoilt = own_.interferes && shots_.contains(at);
  if (spoilt || has(own_.offside, receiver)) return -possession_.other[index(at)];
  if (other_.pawns.contains(at)) return battle(at, receiver, view_.state.side(opponent(team_)).number_at(at));
  return shots_.contains(at) ? shot() : held(at, receiver, false, true);
}

double Attack::played_to(Square at) const {
  if (own_.pawns.contains(at)) return passed_to(at, view_.state.side(team_).number_at(at));
  return other_.pawns.contains(at) ? impossible : free_ball(at);
}

double Attack::best_of(SquareSet targets, const Worths& ends) const {
  double best = impossible;
  for (const Square to : targets) best = std::max(best, ends[index(to)]);
  return best;
}

double Attack::best_dribble(Square from, int number) const {
  double best = impossible;
  for (const Square to : squares_at(from, 1, 1) - own_.pawns) {
    best = std::max(best, other_.pawns.contains(to)
                              ? battle(to, number, view_.state.side(opponent(team_)).number_at(to))
                              : held(to, number, false, true));
  }
  return best;
}

double Attack::mean_of_best(Square from, const Worths& ends) const {
  double sum = 0;
  for (int face = 1; face <= die_faces; ++face) {
    double best = best_of(ball_ends(from, face), ends);
    if (face == 1) best = std::max(best, best_dribble(from, first_midfielder));
    sum += best == impossible ? possession_.own[index(from)] : best;
  }
  return sum / faces;
}

double Attack::play_now() const {
  const State& state = view_.state;
  const Square from = state.ball;
  const int number = state.side(team_).number_at(from);
  const Worths& ends = state.extra ? second_ : first_;
  const bool dribbles = state.restart == Restart::none && number != keeper_number;
  const int most = number == keeper_number ? 2 * die_faces : die_faces;
  double sum = 0;
  double ways = 0;
  for (int thrown = number == keeper_number ? 2 : 1; thrown <= most; ++thrown) {
    // Two dice come to 7 in six ways, to 2 and to 12 in one.
    const double weight = number == keeper_number ? die_faces - std::abs(thrown - die_faces - 1) : 1;
    double best = best_of(ball_targets(state, thrown), ends);
    if (thrown == 1 && dribbles) best = std::max(best, best_dribble(from, number));
    sum += weight * (best == impossible ? possession_.own[index(from)] : best);
    ways += weight;
  }
  return sum / ways;
}

}  // namespace stw::coaching
