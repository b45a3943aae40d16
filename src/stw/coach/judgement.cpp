#include "stw/coach/judgement.hpp"

#include <algorithm>

#include "stw/board.hpp"
#include "stw/coach/attack.hpp"
#include "stw/game.hpp"

namespace stw::coaching {
namespace {

/// Who goes that far up the pitch is in reach of a shot.
constexpr int far_up = 10;
constexpr int most_counted = 3;

/// What having the ball on a square is worth by its place alone.
Worths worths_of_ground(Team team, const Tactics& tactics) {
  Worths worths;
  for (const Square at : SquareSet::all()) {
    const double way = static_cast<double>(own_row(team, at) - 1) / (rows - 1);
    worths[index(at)] = tactics.possession + tactics.territory * way * way;
  }
  return worths;
}

/// The same by what can be made of the ball there.
Worths worths_of_promise(const Worths& ground, const Attack& attack, double share) {
  Worths worths;
  for (const Square at : SquareSet::all())
    worths[index(at)] = (1 - share) * ground[index(at)] + share * attack.play_from(at);
  return worths;
}

/// What the play that is under way is worth to the O-Team.
double worth_of_play(const Chances& chances, const State& state, const Attack& attack) {
  const Square ball = state.ball;
  const int carrier = state.side(state.control).number_at(ball);
  switch (state.step) {
    case Step::spin:
    case Step::shooting_die:
    case Step::shooting_die_again:
      return chances.shot();
    case Step::battle:
      return attack.battle(ball, carrier, state.side(state.defence()).number_at(ball));
    case Step::capture_die:
    case Step::capture:
      return attack.free_ball(ball);
    case Step::keeper:
    case Step::defend_die:
    case Step::defend: {
      const bool keeper_may = state.step == Step::keeper;
      if (carrier == 0) return attack.free_ball_for_others(ball, keeper_may);
      const bool shoots = state.play == Play::capture && ends_of(state.defence()).penalty_area.contains(ball);
      return attack.held(ball, carrier, shoots, keeper_may);
    }
    default:
      return state.restart == Restart::penalty_kick ? chances.shot() : attack.play_now();
  }
}

class Judge {
 public:
  Judge(const Chances& chances, const State& state, const Tactics& tactics)
      : chances_(chances), state_(state), tactics_(tactics), view_(state) {}

  double worth(Team team, Tactics::Sight sight) const {
    const double sign = team == state_.control ? 1 : -1;
    const Team other = opponent(team);
    const int lead = state_.score[index(team)] - state_.score[index(other)];
    return lead + sign * play(sight) + shape(team) - shape(other);
  }

 private:
  double play(Tactics::Sight sight) const {
    if (is_over(state_)) return 0;
    const bool penalty = state_.restart == Restart::penalty_kick;
    if (state_.ball == Square::none && !penalty) return tactics_.possession;
    const Team attacker = state_.control;
    const Team defender = state_.defence();
    const Worths own = worths_of_ground(attacker, tactics_);
    const Worths other = worths_of_ground(defender, tactics_);
    const Attack attack(chances_, view_, attacker, {own, other});
    if (sight == Tactics::Sight::play || penalty) return worth_of_play(chances_, state_, attack);
    const Attack counter(chances_, view_, defender, {other, own});
    const Worths own_promise = worths_of_promise(own, attack, tactics_.promise);
    const Worths other_promise = worths_of_promise(other, counter, tactics_.promise);
    return worth_of_play(chances_, state_, Attack(chances_, view_, attacker, {own_promise, other_promise}));
  }

  double shape(Team team) const {
    const TeamState& side = state_.side(team);
    int behind = 0;
    int ahead = 0;
    int out = 0;
    for (int number = first_defender; number <= pawn_count; ++number) {
      const Square at = side.pawn(number);
      if (!side.plays(number)) ++out;
      if (at == Square::none) continue;
      if (state_.ball != Square::none && own_row(team, at) < own_row(team, state_.ball)) ++behind;
      if (own_row(team, at) >= far_up && !has(view_.sides[index(team)].offside, number)) ++ahead;
    }
    const bool home = ends_of(team).goal_area.contains(side.pawn(keeper_number));
    return tactics_.cover * std::min(behind, most_counted) + tactics_.line * std::min(ahead, most_counted) +
           tactics_.keeper * (home ? 1 : 0) - tactics_.sent_off * out;
  }

  const Chances& chances_;
  const State& state_;
  const Tactics& tactics_;
  BoardView view_;
};

}  // namespace

double judge(const Chances& chances, const State& state, Team team, const Tactics& tactics,
             Tactics::Sight sight) {
  return Judge(chances, state, tactics).worth(team, sight);
}

}  // namespace stw::coaching
