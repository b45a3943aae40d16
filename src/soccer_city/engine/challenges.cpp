#include "challenges.hpp"

#include "frame_number.hpp"
#include "players.hpp"

namespace soccer_city::engine {
namespace {

// Challenges

/// K15: what a goalkeeper adds in his own box.
int keeper_bonus(const Ruleset& rules, Team team, Number player, Hex at) {
  return player == keeper_number && in_box(rules, team, at) ? rules.keeper.challenge : 0;
}

void challenge_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const auto marker = static_cast<Number>(context.frame().number);
  const Number player = carrier_of(state, team);
  const Hex marked_from = state.side(opponent(team)).at(marker);
  const int total = dice[0] + keeper_bonus(context.rules, team, player, state.ball);
  const int opposed = dice[1] + keeper_bonus(context.rules, opponent(team), marker, marked_from);
  const bool won = total > opposed;
  state.agenda.pop();
  context.emit({.kind = EventKind::challenge,
                .team = team,
                .player = player,
                .other = marker,
                .figures = {static_cast<std::int8_t>(total), static_cast<std::int8_t>(opposed),
                            static_cast<std::int8_t>(won)}});
  if (won) return;
  while (context.frame().step == Step::challenge) state.agenda.pop();
  take_ball(context, opponent(team), marker, "soccer-city/K15");
}

// Anticipation

/// The hexes of a pass's way that an opponent may step into.
HexSet open_way(const State& state, const PassUnderWay& pass) {
  HexSet way;
  const Way step = directions[*straight(state.ball, pass.target)];
  const int hexes = distance(state.ball, pass.target);
  for (int at = pass.length == Length::short_ball ? 1 : hexes; at <= hexes; ++at)
    if (const Hex there = state.ball + step * at; !piece_at(state, there)) way.add(there);
  return way;
}

void list_anticipations(const Ruleset&, const State& state, CommandList& list) {
  const Frame& asked = state.agenda.top();
  const TeamState& side = state.side(asked.team);
  const HexSet way = open_way(state, PassUnderWay::of(asked));
  for (int bonus = 0; bonus < static_cast<int>(bonus_count); ++bonus) {
    const Card card = card_of(DefenceTactic::anticipation, bonus);
    if (!side.hand.has(card)) continue;
    for (const Number player : on_the_board(side)) {
      for (const Way step : directions)
        if (const Hex to = side.at(player) + step; on_board(to) && way.contains(to))
          list.add(commands::challenge(Verb::anticipate, card, side.at(player), to));
    }
  }
  list.add(commands::plain(Verb::decline));
}

std::optional<Refusal> refuse_anticipation(const Ruleset&, const State& state, const Command& command) {
  if (command.verb != Verb::anticipate) return std::nullopt;
  const Frame& asked = state.agenda.top();
  const auto piece = piece_at(state, command.from);
  if (!state.side(asked.team).hand.has(command.card)) return Refusal{Reason::card_not_held};
  if (!piece || piece->team != asked.team)
    return Refusal{Reason::nobody_there, command.from, 0, "soccer-city/S18"};
  return Refusal{Reason::not_here, command.to, 0, "soccer-city/S18"};
}

void choose_anticipation(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  if (command.verb == Verb::decline) return;
  const Number player = piece_at(state, command.from)->number;
  state.side(team).hand.remove(command.card);
  state.discards.add(command.card);
  state.side(team).players[player] = command.to;
  state.turn.defended = true;
  context.emit({.kind = EventKind::anticipated,
                .team = team,
                .player = player,
                .card = command.card,
                .to = command.to});
  context.then({{Step::anticipation_die, team, Runner{player, command.from}.number()}});
}

void anticipation_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Runner runner = Runner::of(context.frame());
  Hex& at = state.side(team).players[runner.player];
  const int value = defence_value(context.rules, team, runner.player, at);
  const bool won = dice[0] + value >= context.rules.tackles.anticipation;
  state.agenda.pop();
  if (!won) {
    at = runner.from;
    state.turn.beaten.add(runner.player);
  }
  context.emit({.kind = EventKind::anticipation,
                .team = team,
                .player = runner.player,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(value),
                            static_cast<std::int8_t>(won)}});
  if (!won) return;
  state.agenda.pop();  // the pass
  take_ball(context, team, runner.player, "soccer-city/S18");
}

}  // namespace

void challenge_receiver(const Context& context, Hex at) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const NumberSet all = markers(state, team, at);
  for (Number number = last_number; number >= keeper_number; --number)
    if (all.contains(number)) context.then({{Step::challenge, team, number}});
}

const StepRules challenge_step{.purpose = Purpose::challenge, .two_dice = true, .rolled = challenge_rolled};
const StepRules anticipate_step{.kind = DecisionKind::anticipate,
                                .list = list_anticipations,
                                .refuse = refuse_anticipation,
                                .choose = choose_anticipation};
const StepRules anticipation_die_step{.purpose = Purpose::anticipation, .rolled = anticipation_rolled};

}  // namespace soccer_city::engine
