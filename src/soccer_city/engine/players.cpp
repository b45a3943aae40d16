#include "players.hpp"

#include <algorithm>
#include <tuple>

namespace soccer_city {

using engine::on_the_board;

std::optional<Piece> piece_at(const State& state, Hex at) {
  if (at == no_hex) return std::nullopt;
  for (const Team team : teams) {
    const auto& players = state.side(team).players;
    const auto found = std::ranges::find(players, at);
    if (found != players.end()) return Piece{team, static_cast<Number>(found - players.begin())};
  }
  return std::nullopt;
}

std::optional<Piece> carrier(const State& state) { return piece_at(state, state.ball); }

bool in_box(const Ruleset& rules, Team owner, Hex at) { return rules.pitch.box.contains(owner, at); }

bool in_goal_area(const Ruleset& rules, Team owner, Hex at) {
  return rules.pitch.goal_area.contains(owner, at);
}

int attack_value(const Ruleset& rules, Team team, Number number, Hex at) {
  if (number == keeper_number && !in_box(rules, opponent(team), at)) return 0;
  return rules.values[number].attack;
}

int defence_value(const Ruleset& rules, Team team, Number number, Hex at) {
  if (number == keeper_number && !in_box(rules, team, at)) return rules.keeper.defence_outside;
  return rules.values[number].defence;
}

NumberSet markers(const State& state, Team of, Hex at) {
  NumberSet found;
  const TeamState& side = state.side(opponent(of));
  for (const Number number : on_the_board(side))
    if (beside(side.at(number), at)) found.add(number);
  return found;
}

namespace engine {

NumberSet on_the_board(const TeamState& side) {
  NumberSet numbers;
  for (Number number = keeper_number; number <= last_number; ++number)
    if (side.at(number) != no_hex) numbers.add(number);
  return numbers;
}

HexSet occupied(const State& state) {
  HexSet set;
  for (const TeamState& side : state.sides)
    for (const Number number : on_the_board(side)) set.add(side.at(number));
  return set;
}

bool is_free(const State& state, Hex at) { return on_board(at) && !piece_at(state, at); }

bool opponent_on(const State& state, Team of, Hex at) {
  const auto piece = piece_at(state, at);
  return piece && piece->team != of;
}

bool keeper_on_board(const State& state, Team team) { return state.side(team).at(keeper_number) != no_hex; }

Number carrier_of(const State& state, Team team) {
  const auto piece = carrier(state);
  return piece && piece->team == team ? piece->number : nobody;
}

bool is_loose(const State& state) { return !carrier(state); }

Hex nearest_free(const State& state, Team team, Hex to, bool (*allowed)(const State&, Hex)) {
  const auto rank = [&](Hex at) { return std::tuple(distance(at, to), level_of(team, at), at.lane); };
  const HexSet taken = occupied(state);
  Hex best = no_hex;
  for (std::size_t place = 0; place < hex_places; ++place) {
    const Hex at = hex_at(place);
    if (at == no_hex || taken.contains(at) || (allowed != nullptr && !allowed(state, at))) continue;
    if (best == no_hex || rank(at) < rank(best)) best = at;
  }
  return best;
}

void take_ball(const Context& context, Team team, Number player, std::string_view cited) {
  State& state = context.state;
  state.ball = state.side(team).at(player);
  state.control = team;
  state.turn.reached = nobody;
  state.turn.high = false;
  if (team != state.turn.attack) state.turn.free = FreeBall::none;
  context.emit({.kind = EventKind::gained, .team = team, .player = player, .cited = cited});
}

void move_player(const Context& context, Team team, Number player, Hex to, std::string_view cited) {
  State& state = context.state;
  Hex& at = state.side(team).players[player];
  const Hex from = at;
  if (from == to) return;
  const bool takes = to == state.ball && is_loose(state);
  at = to;
  if (from == state.ball) state.ball = to;
  context.emit(
      {.kind = EventKind::moved, .team = team, .player = player, .from = from, .to = to, .cited = cited});
  if (takes) take_ball(context, team, player, "soccer-city/S17");
}

namespace {

void put_back(const Context& context, Piece piece, Hex to, std::string_view cited) {
  Hex& at = context.state.side(piece.team).players[piece.number];
  const Hex from = at;
  at = to;
  context.emit({.kind = EventKind::put_back,
                .team = piece.team,
                .player = piece.number,
                .from = from,
                .to = to,
                .cited = cited});
}

bool not_beside_ball(const State& state, Hex at) { return distance(at, state.ball) > 1; }

}  // namespace

void clear_hex(const Context& context, Hex at, std::string_view cited) {
  if (const auto piece = piece_at(context.state, at))
    put_back(context, *piece, nearest_free(context.state, piece->team, at, nullptr), cited);
}

void clear_around_ball(const Context& context, Team opponents, std::string_view cited) {
  State& state = context.state;
  for (const Number number : markers(state, opponent(opponents), state.ball)) {
    const Hex from = state.side(opponents).at(number);
    put_back(context, {opponents, number}, nearest_free(state, opponents, from, not_beside_ball), cited);
  }
}

}  // namespace engine
}  // namespace soccer_city
