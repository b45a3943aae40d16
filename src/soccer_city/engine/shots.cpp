#include "shots.hpp"

#include <algorithm>

#include "cards.hpp"
#include "players.hpp"
#include "set_pieces.hpp"

namespace soccer_city {

using engine::carrier_of;
using engine::keeper_on_board;

int goal_distance(const Ruleset& rules, Team attackers, Hex from) {
  int least = highest_level;
  for (const Hex mouth : rules.pitch.mouth)
    least = std::min(least, distance(from, as_seen(opponent(attackers), mouth)));
  return least;
}

bool guarded(const Ruleset& rules, const State& state) {
  const Team team = opponent(state.turn.attack);
  if (!keeper_on_board(state, team)) return false;
  const Hex keeper = state.side(team).at(keeper_number);
  return in_box(rules, team, state.ball) ? in_goal_area(rules, team, keeper) : in_box(rules, team, keeper);
}

namespace {

/// Opponents other than the goalkeeper beside the player with the ball.
int close_opponents(const State& state) {
  NumberSet all = markers(state, state.turn.attack, state.ball);
  all.remove(keeper_number);
  return all.size();
}

bool keeper_left_goal_area(const Ruleset& rules, const State& state) {
  const Team team = opponent(state.turn.attack);
  return !keeper_on_board(state, team) || !in_goal_area(rules, team, state.side(team).at(keeper_number));
}

}  // namespace

int shot_total(const Ruleset& rules, const State& state, Shot shot) {
  const Team team = state.turn.attack;
  const ShotCard& card = rules.shots[static_cast<std::size_t>(shot)];
  const Number shooter = carrier_of(state, team);
  int total = card.power + attack_value(rules, team, shooter, state.ball);
  total -= goal_distance(rules, team, state.ball);
  total -= std::min(close_opponents(state), int{rules.shooting.markers});
  if (keeper_left_goal_area(rules, state)) total += card.keeper_out;
  if (state.turn.free == FreeBall::free_kick) total += rules.shooting.direct;
  return total;
}

namespace engine {
namespace {

bool reached_by_pass(const State& state) {
  return state.turn.reached != nobody && state.turn.reached == carrier_of(state, state.turn.attack);
}

/// S9.
bool condition_met(const Ruleset& rules, const State& state, const ShotCard& card) {
  const bool inside = in_box(rules, opponent(state.turn.attack), state.ball);
  if (card.unmarked && close_opponents(state) > 0) return false;
  if (card.inside_box && !inside) return false;
  if (card.outside_box && inside) return false;
  if (card.after_pass && !reached_by_pass(state)) return false;
  return !card.after_high_pass || (reached_by_pass(state) && state.turn.high);
}

void list_shots(const Ruleset& rules, const State& state, CommandList& list) {
  state.side(state.turn.attack).hand.for_each(Deck::shot, [&](Card card) {
    if (!is_unknown(card) && !refuse_shot(rules, state, shot_of(card)))
      list.add(commands::card(Verb::shoot, card));
  });
  list.add(commands::plain(Verb::skip));
}

std::optional<Refusal> refuse_shot_choice(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::shoot) return std::nullopt;
  if (!state.side(state.turn.attack).hand.has(command.card)) return Refusal{Reason::card_not_held};
  return refuse_shot(rules, state, shot_of(command.card));
}

void choose_shot(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  if (command.verb == Verb::skip) return;
  state.side(team).hand.remove(command.card);
  state.discards.add(command.card);
  context.then({{Step::save, team, static_cast<std::uint16_t>(command.card)}});
}

/// The save card that is turned; false while the pile has to be shuffled first.
bool turn_save(const Context& context, Card& save) {
  State& state = context.state;
  if (!ready_to_draw(context, Deck::save)) return false;
  if (state.pile(Deck::save).empty()) return true;
  save = state.pile(Deck::save).draw();
  state.discards.add(save);
  return true;
}

void settle(const Context& context, Team team, Number shooter, ShotResult result) {
  switch (result) {
    case ShotResult::goal:
      return score_goal(context, team, shooter, "soccer-city/S21");
    case ShotResult::corner:
      return award_corner(context, team);
    case ShotResult::saved:
      return take_ball(context, opponent(team), keeper_number, "soccer-city/S21");
    case ShotResult::wide:
      return give_goal_kick(context, opponent(team));
  }
}

/// S21.
bool enter_save(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  const auto card = static_cast<Card>(context.frame().number);
  const bool keeper = guarded(context.rules, state);
  Card save = Card::none;
  if (keeper && !turn_save(context, save)) return false;
  const int total = shot_total(context.rules, state, shot_of(card));
  const int value = keeper ? save_value(save) : 0;
  const int opposed = keeper ? value + context.rules.keeper.save : 0;
  const ShotResult result =
      keeper ? result_against(context.rules, total, opposed) : result_unguarded(context.rules, total);
  const Number shooter = carrier_of(state, team);
  state.agenda.pop();
  context.emit({.kind = EventKind::shot,
                .team = team,
                .player = shooter,
                .card = card,
                .from = state.ball,
                .figures = {static_cast<std::int8_t>(total), static_cast<std::int8_t>(opposed),
                            static_cast<std::int8_t>(result), static_cast<std::int8_t>(value)}});
  settle(context, team, shooter, result);
  return false;
}

}  // namespace

std::optional<Refusal> refuse_shot(const Ruleset& rules, const State& state, Shot shot) {
  const int away = goal_distance(rules, state.turn.attack, state.ball);
  if (away > rules.shooting.range) return Refusal{Reason::out_of_range, state.ball, away};
  if (!condition_met(rules, state, rules.shots[static_cast<std::size_t>(shot)]))
    return Refusal{Reason::shot_not_now, state.ball};
  return std::nullopt;
}

ShotResult result_against(const Ruleset& rules, int total, int save_total) {
  if (total > save_total) return ShotResult::goal;
  return save_total - total <= rules.shooting.corner_margin ? ShotResult::corner : ShotResult::saved;
}

ShotResult result_unguarded(const Ruleset& rules, int total) {
  return total >= rules.shooting.unguarded ? ShotResult::goal : ShotResult::wide;
}

const StepRules shot_step{
    .kind = DecisionKind::shot, .list = list_shots, .refuse = refuse_shot_choice, .choose = choose_shot};
const StepRules save_step{.enter = enter_save};

}  // namespace engine
}  // namespace soccer_city
