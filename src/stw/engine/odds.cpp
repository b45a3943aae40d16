#include "stw/odds.hpp"

#include "play.hpp"
#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw {
namespace {

constexpr double faces = die_faces;

int bonus_of(const Ruleset& rules, int number) {
  if (number == keeper_number) return rules.keeper_bonus;
  return is_defender(number) ? rules.defender_bonus : 0;
}

using Chances = std::array<double, outcome_count>;

double& at(Chances& chances, Outcome outcome) { return chances[static_cast<std::size_t>(outcome)]; }

/// Spreads a chance over the results of a shot, `for_team` or against it.
void add_shot(Chances& chances, const Ruleset& rules, bool for_team, double chance) {
  const auto [goal, corner, goal_kick] = shot_odds(rules);
  at(chances, for_team ? Outcome::goal : Outcome::goal_against) += chance * goal;
  at(chances, for_team ? Outcome::corner : Outcome::corner_against) += chance * corner;
  at(chances, for_team ? Outcome::goal_kick : Outcome::goal_kick_against) += chance * goal_kick;
}

void add_battle(Chances& chances, const Ruleset& rules, const State& state, bool attacks) {
  const int attacker = engine::carrier(state);
  const int defender = state.side(state.defence()).number_at(state.ball);
  const bool in_area = ends_of(state.defence()).penalty_area.contains(state.ball);
  const BattleOdds battle = battle_odds(rules, attacker, defender);
  if (in_area || defender == keeper_number)
    add_shot(chances, rules, attacks, battle.win);
  else
    at(chances, attacks ? Outcome::win : Outcome::lose) += battle.win;
  at(chances, attacks ? Outcome::lose : Outcome::win) += battle.lose;
  at(chances, attacks ? Outcome::free_kick_against : Outcome::free_kick_for) += battle.foul_by;
  const Outcome for_attack = in_area   ? attacks ? Outcome::penalty_for : Outcome::penalty_against
                             : attacks ? Outcome::free_kick_for
                                       : Outcome::free_kick_against;
  at(chances, for_attack) += battle.foul_by;
}

void add_reach(Chances& chances, const State& state) {
  const double reached = faces_that_reach(state, state.acting) / faces;
  at(chances, Outcome::reach) += reached;
  at(chances, Outcome::miss) += 1 - reached;
}

/// The chances of what a choice has led to, as a team sees it; all 0 where they hang on nothing of that kind.
Chances chances_of(const Ruleset& rules, const State& state, Team team) {
  Chances chances{};
  const bool attacks = team == state.control;
  switch (state.step) {
    case Step::battle:
      add_battle(chances, rules, state, attacks);
      break;
    case Step::spin:
    case Step::shooting_die:
      add_shot(chances, rules, attacks, 1);
      break;
    case Step::capture_die:
    case Step::defend_die:
      if (state.acting == team) add_reach(chances, state);
      break;
    default:
      break;
  }
  return chances;
}

}  // namespace

BattleOdds battle_odds(const Ruleset& rules, int attacker, int defender) {
  const int difference = bonus_of(rules, attacker) - bonus_of(rules, defender);
  int won = 0;
  int lost = 0;
  for (int own = 1; own <= die_faces; ++own) {
    for (int other = 1; other <= die_faces; ++other) {
      if (std::abs(own - other) == die_faces - 1) continue;  // a 6 against a 1 is a foul
      if (own + difference > other) ++won;
      if (own + difference < other) ++lost;
    }
  }
  const double counted = won + lost + 2;
  return {won / counted, lost / counted, 1 / counted};
}

std::array<double, 3> shot_odds(const Ruleset& rules) {
  std::array<double, shot_result_count> chances{};
  const auto add = [&chances](const auto& results, double whole) {
    for (const ShotResult result : results)
      chances[static_cast<std::size_t>(result)] += whole / static_cast<double>(results.size());
  };
  if (!rules.has(Option::shooting_die)) {
    add(rules.spinner, 1);
  } else {
    add(rules.shooting_die, 1);
    const double again = chances[static_cast<std::size_t>(ShotResult::again)];
    add(rules.shooting_die_again, again);
  }
  return {chances[0], chances[1], chances[2]};
}

std::vector<Odds> odds(const Ruleset& rules, const State& state) {
  std::vector<Odds> all;
  const auto pending = decision(state);
  if (!pending) return all;
  for (const Command& command : legal(rules, state)) {
    State next = state;
    apply_unchecked(rules, next, command);
    const Chances chances = chances_of(rules, next, pending->team);
    Odds of{command, {}};
    for (std::size_t outcome = 0; outcome < outcome_count; ++outcome)
      if (chances[outcome] > 0) of.chances.emplace_back(static_cast<Outcome>(outcome), chances[outcome]);
    if (!of.chances.empty()) all.push_back(std::move(of));
  }
  return all;
}

}  // namespace stw
