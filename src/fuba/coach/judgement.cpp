#include "fuba/coach/judgement.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "fuba/facts.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba {
namespace {

/// Goals that a set piece brings, roughly.
double worth_of(Restart restart, bool in_reach) {
  switch (restart) {
    case Restart::penalty_kick:
      return 0.72;
    case Restart::corner_kick:
      return 0.2;
    case Restart::free_kick:
      return in_reach ? 0.15 : 0.05;
    default:
      return 0;
  }
}

/// Players more of the team in an area.
int more(const Ruleset& rules, const State& state, Team team, Area area) {
  return counted(rules, state, team, area) - counted(rules, state, opponent(team), area);
}

/// How far the middle of an area is from the team's own goal line.
constexpr int whole_pitch = 200;
int progress(const Ruleset& rules, Team team, Area area) {
  const auto& span = rules.pitch.span[index(area)];
  const int middle = span.near + span.far;
  return team == Team::home ? middle : whole_pitch - middle;
}

/// What is left of a chance if the others act first.
constexpr double after_others = 0.45;

/// A goal with the shot that the team in control may take at once.
double chance_now(const Ruleset& rules, const State& state) {
  const Team team = state.control;
  if (!may_shoot(rules, state, team, state.ball)) return 0;
  const ActionsAhead ahead = actions_ahead(rules, state);
  if (!ahead.any) return 0;
  const double chance = chance_to_score(state.ball_value, shot_modifier(rules, state, team, state.ball));
  return ahead.others_first ? chance * after_others : chance;
}

Promise promise_at(const Ruleset& rules, const State& state) {
  const Team team = state.control;
  const NextPass pass = next_pass(rules, state);
  int way = 0;
  std::uint8_t scores = 0;
  std::uint8_t scores_second = 0;
  for (const Area target : pass.targets) {
    way = std::max(way, pass.kept[index(target)] * progress(rules, team, target));
    const std::uint8_t found = pass.scores[index(target)];
    if (found <= std::min(scores, scores_second)) continue;
    std::uint8_t& best = more(rules, state, team, target) > 0 ? scores : scores_second;
    best = std::max(best, found);
  }
  return {scores, scores_second, static_cast<std::uint16_t>(way)};
}

/// Outfield players in the three zones, as the team sees them.
std::array<int, 3> zones(const Ruleset& rules, const State& state, Team team) {
  constexpr unsigned bits = 8;
  std::uint32_t packed = 0;
  for (const Area area : all_areas)
    packed += std::uint32_t{state.side(team).players[index(area)]}
              << bits * index(rules.pitch.zone[index(team)][index(area)]);
  const auto part = [&](unsigned at) { return static_cast<int>(packed >> bits * at & 0xFFU); };
  return {part(0), part(1), part(2)};
}

/// Less the farther the lines are from where they are wanted.
double shape(const Ruleset& rules, const State& state, Team team, const Tactics& tactics) {
  const Tactics::Shape wanted = wanted_shape(rules, state, team, tactics);
  const std::array<int, 3> there = zones(rules, state, team);
  double squares = 0;
  for (std::size_t zone = 0; zone < wanted.size(); ++zone)
    squares += (there[zone] - wanted[zone]) * (there[zone] - wanted[zone]);
  return -0.1 * squares;
}

const auto roots = [] {
  std::array<double, 256> table{};
  for (std::size_t at = 0; at < table.size(); ++at) table[at] = std::sqrt(static_cast<double>(at));
  return table;
}();

double freshness(const TeamState& side) {
  double points = side.tired ? -1 : 0;
  for (const auto line : side.condition) points += roots[line];
  return points;
}

int cards_left(const TeamState& side) { return (side.skills - side.skills_used).size() + side.skills_hidden; }

/// With half of the squares of stoppage time that may still come.
int minutes_left(const Ruleset& rules, const State& state) {
  const int stoppage = rules.clock.stoppage_squares;
  const bool another_half = state.half % 2 == 1;
  return minutes_to_play(rules, state) + (stoppage - state.stoppage) / 2 + (another_half ? stoppage / 2 : 0);
}

double share_of_match_left(const Ruleset& rules, const State& state) {
  return std::min(minutes_left(rules, state) / (2.0 * rules.clock.half_minutes), 1.0);
}

/// The terms of what a team has and keeps, whatever happens on the mat.
void judge_people(const Ruleset& rules, const State& state, Team team, Judgement& judgement) {
  const auto set = [&](Term term, double value) { judgement[static_cast<std::size_t>(term)] = value; };
  const TeamState& own = state.side(team);
  const TeamState& other = state.side(opponent(team));
  set(Term::score, state.score[index(team)] - state.score[index(opponent(team))]);
  set(Term::freshness, freshness(own) - freshness(other));
  const double left = share_of_match_left(rules, state);
  set(Term::substitutes, left * (other.substitutions - own.substitutions));
  if (rules.has(Option::skills)) set(Term::cards, left * (cards_left(own) - cards_left(other)));
  set(Term::discipline, other.yellow - own.yellow);
  set(Term::players, players_on_pitch(state, team) - players_on_pitch(state, opponent(team)));
}

/// The terms of the mat and the ball, but for what the next pass promises.
void judge_mat(const Ruleset& rules, const State& state, Team team, const Tactics& tactics,
               Judgement& judgement) {
  const auto set = [&](Term term, double value) { judgement[static_cast<std::size_t>(term)] = value; };
  const double sign = state.control == team ? 1 : -1;
  set(Term::possession, sign);
  set(Term::territory, progress(rules, team, state.ball) * (1.0 / whole_pitch) - 0.5);
  set(Term::ball_value, sign * (3.5 - state.ball_value));
  set(Term::at_the_ball, std::clamp(more(rules, state, team, state.ball), -2, 2));
  const auto home_of = [&](Team each) { return rules.pitch.penalty_area[index(each)]; };
  const Area own_goal = home_of(team);
  const Area other_goal = home_of(opponent(team));
  set(Term::box, std::clamp(more(rules, state, team, other_goal), -2, 2));
  set(Term::cover, std::clamp(more(rules, state, team, own_goal), -2, 2));
  set(Term::shape, shape(rules, state, team, tactics));
  const auto at_home = [&](Team each) { return state.side(each).keeper == home_of(each) ? 1 : 0; };
  set(Term::keeper, at_home(team) - at_home(opponent(team)));
}

double weighed(const Judgement& judgement, Term term) { return judgement[static_cast<std::size_t>(term)]; }

}  // namespace

double Promise::chance() const {
  constexpr double certain_goal = NextPass::throws_with_shot;
  return std::max<double>(scores, scores_second * after_others) * (1 / certain_goal);
}

double Promise::outlet() const {
  constexpr double safe_to_the_end = NextPass::throws * whole_pitch;
  return way * (1 / safe_to_the_end);
}

double sum(const Judgement& judgement) { return std::accumulate(judgement.begin(), judgement.end(), 0.0); }

Tactics::Shape wanted_shape(const Ruleset& rules, const State& view, Team team, const Tactics& tactics) {
  const int lead = std::clamp(view.score[index(team)] - view.score[index(opponent(team))], -1, 1);
  Tactics::Shape wanted = view.control == team ? tactics.with_ball : tactics.without_ball;
  if (lead == 0) return wanted;
  const int end = rules.clock.half_minutes * 2;
  const int played = view.half == 1 ? std::min<int>(view.minute, rules.clock.half_minutes) : view.minute;
  const double late = std::clamp((played - tactics.late_from) * 1.0 / (end - tactics.late_from), 0.0, 1.0);
  const double forward = lead > 0 ? -tactics.protects * late : tactics.chases * late;
  wanted[index(Line::forward)] += forward;
  wanted[index(Line::defence)] -= forward;
  return wanted;
}

Judgement judge(const Ruleset& rules, const State& view, Team team, const Tactics& tactics) {
  return Judge(rules, tactics)(view, team);
}

Promise Judge::promise_of_pass(const State& view, std::uint64_t key) {
  return promises_.get(key, [&] {
    const bool is_next = view.turn.target == Area::none;
    return is_next ? promise_at(rules_, view) : promise_at(rules_, at_next_target(view));
  });
}

void Judge::judge_play(const State& view, Team team, std::uint64_t key, Judgement& judgement) {
  judge_mat(rules_, view, team, tactics_, judgement);
  const bool own_ball = view.control == team;
  const double sign = own_ball ? 1 : -1;
  const double now = chance_now(rules_, view);
  const Promise pass = promise_of_pass(view, key);
  judgement[static_cast<std::size_t>(own_ball ? Term::chance : Term::danger)] =
      sign * std::max(now, pass.chance());
  judgement[static_cast<std::size_t>(Term::outlet)] = sign * pass.outlet();
}

Judgement Judge::operator()(const State& view, Team team) {
  Judgement judgement{};
  const Restart restart = restart_ahead(view);
  const bool over = is_over(view);
  const bool in_play = !over && (restart == Restart::none || restart == Restart::goal_kick);
  const std::uint64_t key = in_play ? fingerprint_of_pass(view) : 0;
  if (in_play) promises_.expect(key);
  judge_people(rules_, view, team, judgement);
  if (in_play) judge_play(view, team, key, judgement);
  if (!over) {
    const bool in_reach = restart == Restart::free_kick && may_shoot(rules_, view, view.control, view.ball);
    const double sign = view.control == team ? 1 : -1;
    judgement[static_cast<std::size_t>(Term::set_piece)] = sign * worth_of(restart, in_reach);
    judgement[static_cast<std::size_t>(Term::possession)] = sign;
  }
  for (std::size_t term = 0; term < term_count; ++term) judgement[term] *= tactics_.weights[term];
  return judgement;
}

double prospects(const Ruleset& rules, const State& view, Team team, const Judgement& judgement) {
  return prospects(view, team, judgement, minutes_left(rules, view));
}

double prospects(const State& view, Team team, const Judgement& judgement, int minutes) {
  if (is_over(view)) {
    const int lead = view.score[index(team)] - view.score[index(opponent(team))];
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }
  constexpr double goals_a_minute = 3.0 / 90;
  constexpr double least_spread = 0.2;
  const double spread = std::sqrt(least_spread + goals_a_minute * minutes);
  const auto hope = [spread](double goals) {
    constexpr double steepness = 1.7;  // of the logistic curve that lies nearest to the normal one
    return 1 / (1 + std::exp(-steepness * goals / spread));
  };
  const double chance = weighed(judgement, Term::chance) + weighed(judgement, Term::danger);
  const double goals = sum(judgement) - chance;
  if (chance == 0) return hope(goals);
  return std::lerp(hope(goals), hope(goals + std::copysign(1, chance)), std::abs(chance));
}

}  // namespace fuba
