#include "passes.hpp"

#include <cstdlib>

#include "challenges.hpp"
#include "frame_number.hpp"

namespace soccer_city::engine {
namespace {

Refusal refusal(Reason reason, Hex at = no_hex, int number = 0, std::string_view cited = {}) {
  return {reason, at, number, cited};
}

std::size_t index_of(Length length) { return static_cast<std::size_t>(length); }

bool factor_is(const State& state, Factor factor) { return state.factor == card_of(factor); }

/// Who may stand in the target of a pass.
std::optional<Refusal> refuse_target(const State& state, Hex to, bool team_mate_only) {
  const auto piece = piece_at(state, to);
  if (piece && piece->team != state.turn.attack) return refusal(Reason::opponent_there, to);
  if (!piece && team_mate_only) return refusal(Reason::team_mate_needed, to);
  return std::nullopt;
}

std::optional<Refusal> refuse_offside(const Ruleset& rules, const State& state, Hex to) {
  const auto piece = piece_at(state, to);
  if (piece && offside_players(rules, state, state.turn.attack).contains(piece->number))
    return refusal(Reason::offside, to);
  return std::nullopt;
}

/// Opponents on the way of a straight pass: on all of it along the ground, on its first hex of a high one.
std::optional<Refusal> refuse_way(const State& state, Hex to, bool high) {
  const Way way = directions[*straight(state.ball, to)];
  const int hexes = distance(state.ball, to);
  const int low = high ? 1 : hexes - 1;
  for (int step = 1; step <= low && step < hexes; ++step)
    if (const Hex at = state.ball + way * step; opponent_on(state, state.turn.attack, at))
      return refusal(Reason::way_blocked, at);
  return std::nullopt;
}

/// Opponents on both hexes beside the ball that enclose the way.
std::optional<Refusal> refuse_sector(const State& state, Hex to, std::string_view cited = {}) {
  for (const std::size_t side : sector(state.ball, to))
    if (!opponent_on(state, state.turn.attack, state.ball + directions[side])) return std::nullopt;
  return refusal(Reason::both_beside, to, 0, cited);
}

std::optional<Refusal> refuse_pass(const Ruleset& rules, const State& state, const Command& command) {
  const Length length = length_of(command.card);
  const Hex to = command.to;
  if (length == Length::long_ball && factor_is(state, Factor::wind)) return refusal(Reason::weather);
  if (!straight(state.ball, to)) return refusal(Reason::not_straight, to);
  const Reach reach = rules.passes.straight[index_of(length)];
  const int hexes = distance(state.ball, to);
  if (hexes < reach.least || hexes > reach.most) return refusal(Reason::wrong_length, to, hexes);
  if (auto refused = refuse_target(state, to, false)) return refused;
  if (auto refused = refuse_way(state, to, is_high(length))) return refused;
  return refuse_offside(rules, state, to);
}

constexpr std::string_view square_rule = "soccer-city/K13";

std::optional<Refusal> refuse_square(const Ruleset& rules, const State& state, const Command& command) {
  const Length length = length_of(command.card);
  const Hex to = command.to;
  if (length == Length::long_ball && factor_is(state, Factor::wind)) return refusal(Reason::weather);
  if (to.level != state.ball.level || to == state.ball) return refusal(Reason::not_level, to);
  const Reach reach = rules.passes.square[index_of(length)];
  const int hexes = std::abs(to.lane - state.ball.lane) / 2;
  if (hexes < reach.least || hexes > reach.most) return refusal(Reason::wrong_length, to, hexes, square_rule);
  if (auto refused = refuse_target(state, to, true)) return refused;
  if (auto refused = refuse_sector(state, to, square_rule)) return refused;
  return refuse_offside(rules, state, to);
}

std::optional<Refusal> refuse_advance(const Ruleset& rules, const State& state, const Command& command) {
  const Length length = length_of(command.card);
  if (length != Length::short_ball && factor_is(state, Factor::rain)) return refusal(Reason::weather);
  if (!beside(state.ball, command.to))
    return refusal(Reason::not_beside_ball, command.to, 0, "soccer-city/K14");
  const Way way = directions[*straight(state.ball, command.to)];
  for (int step = 1; step <= rules.passes.advance[index_of(length)]; ++step) {
    const Hex at = state.ball + way * step;
    if (!on_board(at)) return refusal(Reason::off_the_board, at);
    if (piece_at(state, at)) return refusal(Reason::occupied, at, 0, "soccer-city/S15");
  }
  return std::nullopt;
}

bool is_ball_card(Verb verb) { return verb == Verb::pass || verb == Verb::square || verb == Verb::advance; }

/// S14, S28: kick-offs and corners are taken without.
bool plays_cards(const State& state) {
  return state.turn.free != FreeBall::kick_off && state.turn.free != FreeBall::corner;
}

constexpr int widest_square = 4;

void add_if_legal(const Ruleset& rules, const State& state, const Command& command, CommandList& list) {
  if (on_board(command.to) && !refuse_ball_card(rules, state, command)) list.add(command);
}

void list_cards_of(const Ruleset& rules, const State& state, Length length, CommandList& list) {
  const Reach reach = rules.passes.straight[index_of(length)];
  for (const Way way : directions)
    for (int hexes = reach.least; hexes <= reach.most; ++hexes)
      add_if_legal(rules, state, commands::play(Verb::pass, length, state.ball + way * hexes), list);
  for (int hexes = -widest_square; hexes <= widest_square; ++hexes)
    if (hexes != 0)
      add_if_legal(rules, state, commands::play(Verb::square, length, state.ball + Way{2, 0} * hexes), list);
  for (const Way way : directions)
    add_if_legal(rules, state, commands::play(Verb::advance, length, state.ball + way), list);
}

/// Calls for every hex of the board that is near enough.
template <class Visit>
void for_each_near(Hex from, int most, Visit visit) {
  for (int lane = -most; lane <= most; ++lane) {
    const int levels = 2 * most - std::abs(lane);
    for (int level = -levels; level <= levels; level += 2)
      if (const Hex at = hex(from.lane + lane, from.level + level); at != from && on_board(at)) visit(at);
  }
}

/// The ball has been played: it reaches a team-mate, or lies loose.
void arrive(const Context& context, Hex to, bool high) {
  State& state = context.state;
  const Number receiver = carrier_of(state, state.turn.attack);
  state.turn.reached = receiver;
  state.turn.high = receiver != nobody && high;
  if (receiver != nobody && high) challenge_receiver(context, to);
}

void leave_ball(const Context& context, NumberSet offside) {
  State& state = context.state;
  state.turn.offside = offside;
  state.turn.free = FreeBall::none;
  state.turn.reached = nobody;
  state.turn.high = false;
}

void spend(const Context& context, Card card) {
  State& state = context.state;
  state.side(state.turn.attack).hand.remove(card);
  state.discards.add(card);
  ++state.turn.ball_cards;
}

void advance_with(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const Number player = carrier_of(state, team);
  const int hexes = context.rules.passes.advance[index_of(length_of(command.card))];
  const Hex from = state.ball;
  const Way way = directions[*straight(from, command.to)];
  const Turn before = state.turn;
  leave_ball(context, {});
  state.side(team).players[player] = command.to;
  state.ball = from + way * hexes;
  if (state.ball == command.to) {  // whom a pass has reached still has it (S9)
    state.turn.reached = before.reached;
    state.turn.high = before.high;
  }
  context.emit({.kind = EventKind::advanced,
                .team = team,
                .player = player,
                .card = command.card,
                .from = from,
                .to = command.to,
                .figures = {static_cast<std::int8_t>(hexes)}});
}

void play_square(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const Hex from = state.ball;
  const Number player = carrier_of(state, team);
  leave_ball(context, offside_players(context.rules, state, team));
  const bool high = is_high(length_of(command.card));
  state.ball = command.to;
  context.emit({.kind = EventKind::squared,
                .team = team,
                .player = player,
                .card = command.card,
                .from = from,
                .to = command.to,
                .figures = {high}});
  arrive(context, command.to, high);
}

// The steps

/// S17: with a loose ball the phase is passed over.
bool enter_ball(const Context& context) {
  State& state = context.state;
  const bool from_the_spot = state.turn.free == FreeBall::kick_off;
  if (from_the_spot || carrier_of(state, state.turn.attack) != nobody) return true;
  state.agenda.pop();
  return false;
}

void list_ball(const Ruleset& rules, const State& state, CommandList& list) {
  if (plays_cards(state)) list_ball_cards(rules, state, list);
  if (const auto rule = close_rule(rules, state.turn.free)) list_close(rules, state, *rule, list);
  list.add(commands::plain(Verb::skip));
}

std::optional<Refusal> refuse_ball(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb == Verb::close) {
    const auto rule = close_rule(rules, state.turn.free);
    return rule ? refuse_close(rules, state, *rule, command.to) : std::nullopt;
  }
  if (plays_cards(state) || !is_ball_card(command.verb)) return refuse_ball_card(rules, state, command);
  return refusal(Reason::not_asked, no_hex, 0, close_rule(rules, state.turn.free)->cited);
}

void choose_ball(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (command.verb == Verb::skip) return;
  if (command.verb == Verb::close)
    play_close(context, *close_rule(context.rules, context.state.turn.free), command.to);
  else
    play_ball_card(context, command);
}

void list_quick_ball(const Ruleset& rules, const State& state, CommandList& list) {
  list_ball_cards(rules, state, list);
  list.add(commands::plain(Verb::skip));
}

std::optional<Refusal> refuse_quick_ball(const Ruleset& rules, const State& state, const Command& command) {
  return refuse_ball_card(rules, state, command);
}

void choose_quick_ball(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (command.verb != Verb::skip) play_ball_card(context, command);
}

/// K12: the pass is carried out.
bool enter_pass(const Context& context) {
  State& state = context.state;
  const PassUnderWay pass = PassUnderWay::of(context.frame());
  const Team team = state.turn.attack;
  const Hex from = state.ball;
  const Number player = carrier_of(state, team);
  const bool high = is_high(pass.length);
  state.agenda.pop();
  leave_ball(context, offside_players(context.rules, state, team));
  state.ball = pass.target;
  context.emit({.kind = EventKind::passed,
                .team = team,
                .player = player,
                .card = card_of(pass.length),
                .from = from,
                .to = pass.target,
                .figures = {high}});
  arrive(context, pass.target, high);
  return false;
}

}  // namespace

bool is_high(Length length) { return length != Length::short_ball; }

bool is_high(const Ruleset& rules, const CloseRule& rule, Hex from, Hex to) {
  return rule.always_high || distance(from, to) > rules.passes.close_ground;
}

CloseRule kick_off_rule(const Ruleset& rules) {
  return {.most = rules.passes.kick_off, .cited = "soccer-city/S14"};
}

CloseRule give_rule(const Ruleset& rules) {
  return {.most = rules.passes.give, .team_mate_only = true, .cited = "soccer-city/S7"};
}

CloseRule give_back_rule(const Ruleset& rules) {
  return {.most = rules.passes.give_back, .team_mate_only = true, .cited = "soccer-city/S7"};
}

CloseRule cross_rule(const Ruleset& rules) {
  return {.most = rules.passes.cross,
          .team_mate_only = true,
          .box_only = true,
          .always_high = true,
          .cited = "soccer-city/S7"};
}

std::optional<CloseRule> close_rule(const Ruleset& rules, FreeBall free) {
  switch (free) {
    case FreeBall::kick_off:
      return kick_off_rule(rules);
    case FreeBall::keeper:
      return CloseRule{.most = rules.passes.keeper, .cited = "soccer-city/S29"};
    case FreeBall::free_kick:
      return CloseRule{.most = rules.passes.free_kick, .cited = "soccer-city/S26"};
    case FreeBall::corner:
      return CloseRule{.most = rules.passes.corner, .offside_counts = false, .cited = "soccer-city/S28"};
    case FreeBall::none:
      break;
  }
  return std::nullopt;
}

std::optional<Refusal> refuse_ball_card(const Ruleset& rules, const State& state, const Command& command) {
  if (!is_ball_card(command.verb)) return std::nullopt;
  if (!state.side(state.turn.attack).hand.has(command.card)) return refusal(Reason::card_not_held);
  if (command.verb == Verb::pass) return refuse_pass(rules, state, command);
  if (command.verb == Verb::square) return refuse_square(rules, state, command);
  return refuse_advance(rules, state, command);
}

std::optional<Refusal> refuse_close(const Ruleset& rules, const State& state, const CloseRule& rule, Hex to) {
  if (to == state.ball || distance(state.ball, to) > rule.most)
    return refusal(Reason::close_too_far, to, rule.most, rule.cited);
  if (auto refused = refuse_target(state, to, rule.team_mate_only)) return refused;
  if (rule.box_only && !in_box(rules, opponent(state.turn.attack), to)) return refusal(Reason::not_here, to);
  const auto refused = straight(state.ball, to) ? refuse_way(state, to, is_high(rules, rule, state.ball, to))
                                                : refuse_sector(state, to);
  if (refused) return refused;
  return rule.offside_counts ? refuse_offside(rules, state, to) : std::nullopt;
}

void list_ball_cards(const Ruleset& rules, const State& state, CommandList& list) {
  for (std::size_t at = 0; at < length_count; ++at)
    if (state.side(state.turn.attack).hand.has(card_of(static_cast<Length>(at))))
      list_cards_of(rules, state, static_cast<Length>(at), list);
}

void list_close(const Ruleset& rules, const State& state, const CloseRule& rule, CommandList& list) {
  for_each_near(state.ball, rule.most, [&](Hex to) {
    if (!refuse_close(rules, state, rule, to)) list.add(commands::close(to));
  });
}

bool any_close(const Ruleset& rules, const State& state, const CloseRule& rule) {
  bool any = false;
  for_each_near(state.ball, rule.most,
                [&](Hex to) { any = any || (piece_at(state, to) && !refuse_close(rules, state, rule, to)); });
  return any;
}

void play_ball_card(const Context& context, const Command& command) {
  State& state = context.state;
  spend(context, command.card);
  if (command.verb == Verb::advance) return advance_with(context, command);
  if (command.verb == Verb::square) return play_square(context, command);
  const std::uint16_t pass = PassUnderWay{length_of(command.card), command.to}.number();
  const Team attack = state.turn.attack;
  context.then({{Step::pass, attack, pass}});
  if (!state.turn.defended) context.then({{Step::anticipate, opponent(attack), pass}});
}

void play_close(const Context& context, const CloseRule& rule, Hex to) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const Hex from = state.ball;
  const Number player = carrier_of(state, team);
  const bool high = is_high(context.rules, rule, from, to);
  leave_ball(context, rule.offside_counts ? offside_players(context.rules, state, team) : NumberSet{});
  state.ball = to;
  context.emit(
      {.kind = EventKind::closed, .team = team, .player = player, .from = from, .to = to, .figures = {high}});
  arrive(context, to, high);
}

const StepRules ball_step{.enter = enter_ball,
                          .kind = DecisionKind::ball,
                          .list = list_ball,
                          .refuse = refuse_ball,
                          .choose = choose_ball};
const StepRules quick_ball_step{.kind = DecisionKind::ball,
                                .list = list_quick_ball,
                                .refuse = refuse_quick_ball,
                                .choose = choose_quick_ball};
const StepRules pass_step{.enter = enter_pass};

}  // namespace soccer_city::engine
