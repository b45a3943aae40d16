#include "tackles.hpp"

#include <algorithm>

#include "actions.hpp"
#include "frame_number.hpp"
#include "players.hpp"
#include "runs.hpp"

namespace soccer_city::engine {
namespace {

// S24

bool keeper_is_safe(const Ruleset& rules, const State& state) {
  const Team team = state.turn.attack;
  return carrier_of(state, team) == keeper_number && in_box(rules, team, state.ball);
}

// S23

bool may_run_to_tackle(const Ruleset& rules, Card card) {
  return bonus_of(card) <= rules.tackles.running_bonus;
}

template <class Visit>
void for_each_tackle(const Ruleset& rules, const State& state, Card card, Visit visit) {
  const TeamState& side = state.side(opponent(state.turn.attack));
  for (const Number player : on_the_board(side)) {
    const Hex from = side.at(player);
    if (beside(from, state.ball)) {
      visit(from, from);
    } else if (may_run_to_tackle(rules, card)) {
      reachable(state, from, rules.runs.tackle.hexes).for_each([&](Hex to) {
        if (beside(to, state.ball)) visit(from, to);
      });
    }
  }
}

void list_defences(const Ruleset& rules, const State& state, CommandList& list) {
  const CardCounts& hand = state.side(opponent(state.turn.attack)).hand;
  hand.for_each(Deck::defence, [&](Card card) {
    if (!is_unknown(card) && !refuse_defence_tactic(rules, state, card))
      list.add(commands::card(Verb::tactic, card));
  });
  if (!keeper_is_safe(rules, state)) {
    hand.for_each(Deck::defence, [&](Card card) {
      if (is_unknown(card)) return;
      for_each_tackle(rules, state, card,
                      [&](Hex from, Hex to) { list.add(commands::challenge(Verb::tackle, card, from, to)); });
    });
  }
  list.add(commands::plain(Verb::skip));
}

std::optional<Refusal> refuse_tackle(const Ruleset& rules, const State& state, const Command& command) {
  if (keeper_is_safe(rules, state)) return Refusal{Reason::keeper_safe, state.ball};
  const auto piece = piece_at(state, command.from);
  if (!piece || piece->team == state.turn.attack)
    return Refusal{Reason::nobody_there, command.from, 0, "soccer-city/S23"};
  if (!beside(command.to, state.ball)) return Refusal{Reason::not_beside_ball, command.to};
  if (!may_run_to_tackle(rules, command.card)) return Refusal{Reason::must_stand_there, command.from};
  if (piece_at(state, command.to)) return Refusal{Reason::occupied, command.to};
  return Refusal{Reason::run_too_far, command.to, rules.runs.tackle.hexes, "soccer-city/S8"};
}

std::optional<Refusal> refuse_defence(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::tackle && command.verb != Verb::tactic) return std::nullopt;
  if (deck_of(command.card) != Deck::defence ||
      !state.side(opponent(state.turn.attack)).hand.has(command.card))
    return Refusal{Reason::card_not_held};
  if (command.verb == Verb::tactic) return refuse_defence_tactic(rules, state, command.card);
  return refuse_tackle(rules, state, command);
}

void begin_tackle(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = opponent(state.turn.attack);
  const Number player = piece_at(state, command.from)->number;
  state.side(team).hand.remove(command.card);
  state.discards.add(command.card);
  state.side(team).players[player] = command.to;
  context.emit({.kind = EventKind::tackle,
                .team = team,
                .player = player,
                .card = command.card,
                .from = command.from,
                .to = command.to});
  context.then({{Step::tackle_dice, state.turn.attack, Tackle{player, command.card}.number()}});
}

void choose_defence(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (command.verb == Verb::tackle) begin_tackle(context, command);
  if (command.verb == Verb::tactic) play_defence_tactic(context, command.card);
}

void tackle_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team attack = context.frame().team;
  const Team team = opponent(attack);
  const Tackle tackle = Tackle::of(context.frame());
  const Number holder = carrier_of(state, attack);
  const int opposed = dice[0] + carrier_strength(context.rules, state, bonus_of(state.side(attack).hidden));
  const int total = dice[1] + tackler_strength(context.rules, state, tackle.player,
                                               state.side(team).at(tackle.player), tackle.card);
  const bool won = total > opposed;
  const Frame called{Step::referee_die, team, context.frame().number};
  state.agenda.pop();
  use_hidden_card(context, attack);
  if (!won) state.turn.beaten.add(tackle.player);
  context.emit({.kind = EventKind::tackled,
                .team = team,
                .player = tackle.player,
                .other = holder,
                .figures = {static_cast<std::int8_t>(opposed), static_cast<std::int8_t>(total),
                            static_cast<std::int8_t>(won)}});
  if (won) return take_ball(context, team, tackle.player, "soccer-city/S23");
  context.then({{Step::slip, attack}});
  if (opposed - total >= context.rules.tackles.foul_margin) context.then({called});
}

// S25

void send_off(const Context& context, Team team, Number player) {
  TeamState& side = context.state.side(team);
  side.players[player] = no_hex;
  side.red.add(player);
  context.emit({.kind = EventKind::red_card, .team = team, .player = player});
}

void book(const Context& context, Team team, Number player) {
  TeamState& side = context.state.side(team);
  const bool second = side.yellow.contains(player);
  side.yellow.add(player);
  context.emit({.kind = EventKind::yellow_card, .team = team, .player = player});
  if (second) send_off(context, team, player);
}

/// S26: the opponents go away from the ball; the close pass comes with the next turn.
void give_free_kick(const Context& context, Team to) {
  State& state = context.state;
  clear_around_ball(context, opponent(to), "soccer-city/S26");
  state.next_free = FreeBall::free_kick;
  context.emit({.kind = EventKind::free_kick, .team = to, .to = state.ball});
}

void referee_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Tackle tackle = Tackle::of(context.frame());
  const RefereeCall call = referee_call(context.rules, state, bonus_of(tackle.card), dice[0]);
  state.agenda.pop();
  context.emit({.kind = EventKind::foul,
                .team = team,
                .player = tackle.player,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(call)}});
  if (call == RefereeCall::play_on) return;
  state.agenda.pop();  // the slip
  if (call == RefereeCall::booking) book(context, team, tackle.player);
  if (in_box(context.rules, team, state.ball))
    context.then({{Step::penalty, opponent(team)}});
  else
    give_free_kick(context, opponent(team));
}

}  // namespace

RefereeCall referee_call(const Ruleset& rules, const State& state, int bonus, int die) {
  if (bonus >= rules.tackles.hard_bonus) ++die;
  if (state.factor == card_of(Factor::strict_referee)) ++die;
  if (state.factor == card_of(Factor::lenient_referee)) --die;
  die = std::clamp(die, 1, 6);
  if (die >= rules.tackles.booking) return RefereeCall::booking;
  return die >= rules.tackles.foul ? RefereeCall::foul : RefereeCall::play_on;
}

int carrier_strength(const Ruleset& rules, const State& state, int bonus) {
  const Team team = state.turn.attack;
  const Number holder = carrier_of(state, team);
  return attack_value(rules, team, holder, state.ball) + rules.tackles.with_ball + bonus;
}

int tackler_strength(const Ruleset& rules, const State& state, Number player, Hex at, Card card) {
  const Team team = opponent(state.turn.attack);
  const int reprimand = state.factor == card_of(Factor::reprimand) ? rules.tackles.reprimand : 0;
  return defence_value(rules, team, player, at) + bonus_of(card) + reprimand;
}

const StepRules defence_step{
    .kind = DecisionKind::defence, .list = list_defences, .refuse = refuse_defence, .choose = choose_defence};
const StepRules tackle_dice_step{.purpose = Purpose::tackle, .two_dice = true, .rolled = tackle_rolled};
const StepRules referee_die_step{.purpose = Purpose::referee, .rolled = referee_rolled};

}  // namespace soccer_city::engine
