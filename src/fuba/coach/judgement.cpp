#include "fuba/coach/judgement.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "fuba/game.hpp"

namespace fuba {
namespace {

template <class T>
using ByArea = std::array<T, area_count>;

constexpr int faces = 6;

/// The set piece that is about to be taken: nobody stands yet where he will then.
Restart restart_ahead(const State& state) {
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    switch (state.agenda[at].step) {
      case Step::penalty_kick:
      case Step::dive:
      case Step::kick:
      case Step::penalty_roll:
      case Step::guarded_penalty:
        return Restart::penalty_kick;
      case Step::corner_side:
      case Step::corner_kick:
        return Restart::corner_kick;
      case Step::free_kick:
        return Restart::free_kick;
      case Step::goal_kick:
        return Restart::goal_kick;
      case Step::kick_off_roll:
      case Step::kick_off_choice:
      case Step::kick_off:
      case Step::change_formation:
        return Restart::kick_off;
      case Step::kick_set_up:
      case Step::set_up:
      case Step::place_keeper:
        return state.turn.restart;
      default:
        break;
    }
  }
  return Restart::none;
}

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

/// The chance that a die and a modifier beat a ball value.
double chance_to_beat(int value, int modifier) {
  return std::clamp(faces - (value - modifier), 0, faces) / double{faces};
}

double mean_over_new_value(int change, int modifier) {
  double chances = 0;
  for (int die = 1; die <= faces; ++die)
    chances += chance_to_beat(std::clamp(die + change, 1, faces), modifier);
  return chances / faces;
}

/// The same for the value that a die and a change will bring. Beyond a die's faces neither tells any more.
double chance_to_beat_new(int change, int modifier) {
  constexpr std::size_t span = 2 * faces + 1;
  static const auto chances = [] {
    std::array<std::array<double, span>, span> table{};
    for (int by = -faces; by <= faces; ++by)
      for (int with = -faces; with <= faces; ++with)
        table[static_cast<std::size_t>(by + faces)][static_cast<std::size_t>(with + faces)] =
            mean_over_new_value(by, with);
    return table;
  }();
  const auto place = [](int number) {
    return static_cast<std::size_t>(std::clamp(number, -faces, faces) + faces);
  };
  return chances[place(change)][place(modifier)];
}

double chance_to_keep(const Ruleset& rules, int value) {
  const double below = std::clamp(value, 1, faces) / double{faces};
  if (rules.policies.control == Policies::Control::one_die_above) return 1 - below * below;
  return 1 - below + 1.0 / faces;
}

/// The numbers on the mat, worked out once for all terms.
class Mat {
 public:
  Mat(const Ruleset& rules, const State& state) : rules_(rules), state_(state) {
    for (const Team team : teams) {
      const TeamState& side = state.side(team);
      for (const Area area : all_areas) {
        const int players = side.players[index(area)] + (side.keeper == area ? 1 : 0);
        count_[index(team)][index(area)] = std::min(players, int{rules.counted_players});
        if (players > 0) occupied_[index(team)] |= area;
      }
      if (state.corner != Area::none && team == state.turn.began_with)
        ++count_[index(team)][index(state.corner)];
    }
    offside_ = offside_areas(rules, state, state.ball);
    line_ = second_closest(rules, state, state.passive());
  }

  int count(Team team, Area area) const { return count_[index(team)][index(area)]; }
  bool has(Team team, Area area) const { return occupied_[index(team)].contains(area); }
  /// Players more of the team in an area.
  int more(Team team, Area area) const { return count(team, area) - count(opponent(team), area); }

  /// How far an area is from the team's own goal line, 0-1.
  double progress(Team team, Area area) const {
    const auto& span = rules_.pitch.span[index(area)];
    const double middle = (span.near + span.far) / 200.0;
    return team == Team::home ? middle : 1 - middle;
  }

  Area goal_of(Team team) const { return rules_.pitch.penalty_area[index(team)]; }

  int attackers_in_box() const {
    const Area box = goal_of(state_.passive());
    return offside_.contains(box) ? 0 : count(state_.control, box);
  }

  bool is_target(Area area) const {
    const AreaSet own = occupied_[index(state_.control)];
    if (own.contains(area)) return !offside_.contains(area);
    return !((rules_.pitch.neighbours[index(area)] & own) - offside_).empty();
  }

  /// What the pass to an area changes the ball value by.
  int change_by_pass(Area target) const {
    const auto& value = rules_.ball_value;
    const int between = std::max(rules_.pitch.distance[index(state_.ball)][index(target)] - 1, 0);
    int change = 0;
    for (const PassChange each : rules_.pass) switch (each) {
        case PassChange::empty_start:
          if (!has(state_.passive(), state_.ball)) change += value.empty_start;
          break;
        case PassChange::length:
          change += between * value.area_between;
          break;
        case PassChange::empty_target:
          if (is_free(target) && !beyond_line(target)) change += value.empty_target;
          break;
        case PassChange::target_majority:
          change -= value.target_majority * std::clamp(more(state_.control, target), -1, 1);
          break;
        case PassChange::defenders_in_line:
          if (beyond_line(target)) change += value.defender_in_line * count(state_.passive(), line_);
          break;
      }
    return change;
  }

  /// A player of the team in control and none of the other.
  bool is_free(Area target) const { return has(state_.control, target) && !has(state_.passive(), target); }

  /// The modifier of a shot from an area.
  int shot_modifier(Area area) const {
    const Team shooter = state_.control;
    const Area box = goal_of(state_.passive());
    const auto& shot = rules_.shot;
    const int keeper = shot.keeper_ignored && state_.side(state_.passive()).keeper == box ? 1 : 0;
    const auto majority = [&](int own, int others) {
      return shot.majority * ((own > others) - (own < others));
    };
    int modifier = shot.area_modifier[index(shooter)][index(area)];
    if (area != box) modifier += majority(count(shooter, area), count(state_.passive(), area));
    const int attackers =
        area == box ? std::max(attackers_in_box(), count(shooter, box)) : attackers_in_box();
    modifier += majority(attackers, count(state_.passive(), box) - keeper);
    if (keeper_away()) modifier += shot.keeper_away;
    return modifier;
  }

  bool may_shoot_from(Area area) const {
    const auto& shot = rules_.shot;
    const std::size_t shooter = index(state_.control);
    return shot.areas[shooter].contains(area) ||
           (keeper_away() && shot.areas_keeper_away[shooter].contains(area));
  }

 private:
  bool beyond_line(Area area) const {
    const std::size_t defender = index(state_.passive());
    return line_ != Area::none && rules_.pitch.own_half[defender].contains(area) &&
           rules_.pitch.closer[defender][index(line_)].contains(area);
  }

  bool keeper_away() const { return state_.side(state_.passive()).keeper != goal_of(state_.passive()); }

  const Ruleset& rules_;
  const State& state_;
  std::array<ByArea<int>, 2> count_{};
  std::array<AreaSet, 2> occupied_{};
  AreaSet offside_;
  Area line_;
};

/// Who of the teams may still shoot or press this turn, and in which order.
struct ActionsAhead {
  bool any = false;
  bool others_first = false;  ///< the passive team acts before the team in control
};

ActionsAhead actions_ahead(const Ruleset& rules, const State& state) {
  for (std::size_t at = state.agenda.size(); at-- > 0;) {
    const Frame& frame = state.agenda[at];
    switch (frame.step) {
      case Step::action:
      case Step::action_stage:
      case Step::stage_choice:
        return {true, frame.team != state.control};
      case Step::second_actions:
        return {true, state.turn.first != state.control};
      case Step::turn: {
        const auto ahead =
            std::span(rules.turn).subspan(std::min<std::size_t>(frame.number, rules.turn.size()));
        const auto acts = [](TurnStage stage) {
          return stage == TurnStage::first_actions || stage == TurnStage::second_actions ||
                 stage == TurnStage::first_stage || stage == TurnStage::second_stage;
        };
        return {!ahead.empty() && std::ranges::any_of(ahead, acts) && state.turn.target != Area::none,
                state.turn.first != state.control};
      }
      default:
        break;
    }
  }
  return {};
}

/// What is left of a chance if the others act first.
constexpr double after_others = 0.45;

/// A goal with the shot that the team in control may take at once.
double chance_now(const Ruleset& rules, const State& state, const Mat& mat) {
  const ActionsAhead ahead = actions_ahead(rules, state);
  if (!ahead.any || !mat.may_shoot_from(state.ball)) return 0;
  const double chance = chance_to_beat(state.ball_value, mat.shot_modifier(state.ball));
  return ahead.others_first ? chance * after_others : chance;
}

/// What the next pass of the team in control promises.
struct NextPass {
  double chance = 0;  ///< of a goal from the target
  double outlet = 0;  ///< how far it goes, times how likely it arrives
};

NextPass next_pass(const Ruleset& rules, const State& state, const Mat& mat) {
  const bool changed_before = !rules.plays(TurnStage::ball_movement);
  const Team team = state.control;
  NextPass best;
  for (const Area target : all_areas) {
    if (!mat.is_target(target)) continue;
    const int change = mat.change_by_pass(target);
    const int value = std::max(state.ball_value + (changed_before ? change : 0), 1);
    if (value > rules.highest_value) continue;
    const bool by_itself = rules.policies.automatic_check && mat.is_free(target);
    const double keep = by_itself ? 1 : chance_to_keep(rules, value);
    best.outlet = std::max(best.outlet, keep * mat.progress(team, target));
    if (!mat.may_shoot_from(target)) continue;
    const double goal = chance_to_beat_new(changed_before ? 0 : change, mat.shot_modifier(target));
    const double order = mat.more(team, target) > 0 ? 1 : after_others;
    best.chance = std::max(best.chance, keep * order * goal);
  }
  return best;
}

/// Outfield players in the three zones, as the team sees them.
std::array<int, 3> zones(const Ruleset& rules, const State& state, Team team) {
  std::array<int, 3> players{};
  for (const Area area : all_areas)
    players[index(rules.pitch.zone[index(team)][index(area)])] += state.side(team).players[index(area)];
  return players;
}

/// Less the farther the lines are from where they are wanted.
double shape(const Ruleset& rules, const State& state, Team team, const Tactics& tactics) {
  const Tactics::Shape wanted = wanted_shape(rules, state, team, tactics);
  const std::array<int, 3> there = zones(rules, state, team);
  double squares = 0;
  for (std::size_t zone = 0; zone < wanted.size(); ++zone)
    squares += (there[zone] - wanted[zone]) * (there[zone] - wanted[zone]);
  return -squares / 10;
}

double root_of(std::uint8_t points) {
  static const auto roots = [] {
    std::array<double, 256> table{};
    for (std::size_t at = 0; at < table.size(); ++at) table[at] = std::sqrt(static_cast<double>(at));
    return table;
  }();
  return roots[points];
}

double freshness(const TeamState& side) {
  double points = side.tired ? -1 : 0;
  for (const auto line : side.condition) points += root_of(line);
  return points;
}

int outfield_players(const State& state, Team team) {
  const TeamState& side = state.side(team);
  const bool takes_corner = state.corner != Area::none && team == state.turn.began_with;
  return std::accumulate(side.players.begin(), side.players.end(), side.in_hand + (takes_corner ? 1 : 0));
}

int cards_left(const TeamState& side) { return (side.skills - side.skills_used).size() + side.skills_hidden; }

int minutes_left(const Ruleset& rules, const State& state) {
  const int half = rules.clock.half_minutes;
  const int stoppage = rules.clock.stoppage_squares;
  const int in_half = rules.end_of_half(state.half) - state.minute + (stoppage - state.stoppage) / 2;
  return std::max(in_half, 0) + (state.half == 1 ? half + stoppage / 2 : 0);
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
  set(Term::cards, left * (cards_left(own) - cards_left(other)));
  set(Term::discipline, other.yellow - own.yellow);
  set(Term::players, outfield_players(state, team) - outfield_players(state, opponent(team)));
}

/// The terms of the mat and the ball.
void judge_play(const Ruleset& rules, const State& state, Team team, const Tactics& tactics,
                Judgement& judgement) {
  const auto set = [&](Term term, double value) { judgement[static_cast<std::size_t>(term)] = value; };
  const Mat mat(rules, state);
  const bool own_ball = state.control == team;
  const double sign = own_ball ? 1 : -1;
  const NextPass pass = next_pass(rules, state, mat);
  const double chance = std::max(chance_now(rules, state, mat), pass.chance);
  set(own_ball ? Term::chance : Term::danger, sign * chance);
  set(Term::outlet, sign * pass.outlet);
  set(Term::possession, sign);
  set(Term::territory, mat.progress(team, state.ball) - 0.5);
  set(Term::ball_value, sign * (3.5 - state.ball_value));
  set(Term::at_the_ball, std::clamp(mat.more(team, state.ball), -2, 2));
  const Area own_goal = mat.goal_of(team);
  const Area other_goal = mat.goal_of(opponent(team));
  set(Term::box, std::clamp(mat.more(team, other_goal), -2, 2));
  set(Term::cover, std::clamp(mat.more(team, own_goal), -2, 2));
  set(Term::shape, shape(rules, state, team, tactics));
  const auto at_home = [&](Team each) { return state.side(each).keeper == mat.goal_of(each) ? 1 : 0; };
  set(Term::keeper, at_home(team) - at_home(opponent(team)));
}

double weighed(const Judgement& judgement, Term term) { return judgement[static_cast<std::size_t>(term)]; }

}  // namespace

double sum(const Judgement& judgement) { return std::accumulate(judgement.begin(), judgement.end(), 0.0); }

Tactics::Shape wanted_shape(const Ruleset& rules, const State& view, Team team, const Tactics& tactics) {
  const int lead = std::clamp(view.score[index(team)] - view.score[index(opponent(team))], -1, 1);
  const int end = rules.clock.half_minutes * 2;
  const int played = view.half == 1 ? std::min<int>(view.minute, rules.clock.half_minutes) : view.minute;
  const double late = std::clamp((played - tactics.late_from) * 1.0 / (end - tactics.late_from), 0.0, 1.0);
  const double forward = lead > 0 ? -tactics.protects * late : lead < 0 ? tactics.chases * late : 0;
  Tactics::Shape wanted = view.control == team ? tactics.with_ball : tactics.without_ball;
  wanted[index(Line::forward)] += forward;
  wanted[index(Line::defence)] -= forward;
  return wanted;
}

Judgement judge(const Ruleset& rules, const State& view, Team team, const Tactics& tactics) {
  Judgement judgement{};
  judge_people(rules, view, team, judgement);
  const Restart restart = restart_ahead(view);
  if (!is_over(view)) {
    if (restart == Restart::none || restart == Restart::goal_kick)
      judge_play(rules, view, team, tactics, judgement);
    const bool in_reach = rules.shot.areas[index(view.control)].contains(view.ball);
    const double sign = view.control == team ? 1 : -1;
    judgement[static_cast<std::size_t>(Term::set_piece)] = sign * worth_of(restart, in_reach);
    judgement[static_cast<std::size_t>(Term::possession)] = sign;
  }
  for (std::size_t term = 0; term < term_count; ++term) judgement[term] *= tactics.weights[term];
  return judgement;
}

double prospects(const Ruleset& rules, const State& view, Team team, const Judgement& judgement) {
  if (is_over(view)) {
    const int lead = view.score[index(team)] - view.score[index(opponent(team))];
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }
  constexpr double goals_a_minute = 3.0 / 90;
  constexpr double least_spread = 0.2;
  const double spread = std::sqrt(least_spread + goals_a_minute * minutes_left(rules, view));
  const auto hope = [spread](double goals) {
    constexpr double steepness = 1.7;  // of the logistic curve that lies nearest to the normal one
    return 1 / (1 + std::exp(-steepness * goals / spread));
  };
  const double chance = weighed(judgement, Term::chance) + weighed(judgement, Term::danger);
  const double goals = sum(judgement) - chance;
  return std::lerp(hope(goals), hope(goals + std::copysign(1, chance)), std::abs(chance));
}

}  // namespace fuba
