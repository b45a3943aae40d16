#include "kick_off.hpp"

#include <algorithm>

#include "players.hpp"

namespace soccer_city::engine {
namespace {

/// S12: the higher die; equal ones are thrown again.
void kick_off_rolled(const Context& context, Dice dice) {
  if (dice[0] == dice[1]) return;
  State& state = context.state;
  state.first = dice[0] > dice[1] ? Team::home : Team::away;
  state.agenda.pop();
  context.then({{Step::half_begin, Team::home, 1}});
}

bool enter_kick_off(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  for (TeamState& side : state.sides) side.players.fill(no_hex);
  state.control = team;
  state.ball = context.rules.pitch.centre;
  state.turn = {.attack = team};
  state.next_free = FreeBall::kick_off;
  context.emit({.kind = EventKind::kick_off, .team = team});
  context.then({{Step::line_up, team},
                {Step::place, team},
                {Step::line_up, opponent(team)},
                {Step::place, opponent(team)}});
  return false;
}

// S13

NumberSet outfield() {
  NumberSet numbers;
  for (Number number = first_outfield_number; number <= last_number; ++number) numbers.add(number);
  return numbers;
}

void list_line_ups(const Ruleset& rules, const State& state, CommandList& list) {
  const TeamState& side = state.side(state.agenda.top().team);
  const int players = players_of_line_up(rules, side);
  for (unsigned bits = 0; bits <= outfield().bits(); ++bits) {
    const NumberSet numbers = NumberSet::from_bits(static_cast<std::uint16_t>(bits));
    const bool outside = (bits & ~unsigned{outfield().bits()}) != 0 || (bits & side.red.bits()) != 0;
    if (!outside && numbers.size() == players) list.add(commands::line_up(numbers));
  }
}

std::optional<Refusal> refuse_line_up(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::line_up) return std::nullopt;
  const TeamState& side = state.side(state.agenda.top().team);
  const int players = players_of_line_up(rules, side);
  if (command.numbers.size() != players) return Refusal{Reason::wrong_number_of_players, no_hex, players};
  return Refusal{Reason::sent_off};
}

void choose_line_up(const Context& context, const Command& command) {
  TeamState& side = context.state.side(context.frame().team);
  context.state.agenda.pop();
  side.lined_up = command.numbers;
  if (!side.red.contains(keeper_number)) side.lined_up.add(keeper_number);
}

Number next_to_place(const State& state) { return *state.side(state.agenda.top().team).lined_up.begin(); }

/// K3: whether a player of the side that kicks off stands beside the spot already.
bool kicker_stands(const Ruleset& rules, const State& state, Team team) {
  return std::ranges::any_of(rules.pitch.kick_off_hexes,
                             [&](Hex at) { return piece_at(state, as_seen(team, at)).has_value(); });
}

bool beside_spot(const Ruleset& rules, Team team, Hex at) {
  const auto& hexes = rules.pitch.kick_off_hexes;
  return std::ranges::find(hexes, as_seen(team, at)) != hexes.end();
}

std::optional<Refusal> refuse_place(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::place) return std::nullopt;
  const Team team = state.agenda.top().team;
  const Number next = next_to_place(state);
  const Hex to = command.to;
  if (command.player != next) return Refusal{Reason::not_next, no_hex, next};
  if (level_of(team, to) > rules.line_up.highest_level) return Refusal{Reason::outside_half, to};
  if (piece_at(state, to)) return Refusal{Reason::occupied, to};
  if (next == keeper_number && !in_box(rules, team, to)) return Refusal{Reason::outside_box, to};
  const bool kicks_off = team == state.control;
  if (!kicks_off && distance(to, rules.pitch.centre) < rules.line_up.other_side)
    return Refusal{Reason::too_near, to, rules.line_up.other_side};
  const bool last = state.side(team).lined_up.size() == 1 && next != keeper_number;
  if (kicks_off && last && !kicker_stands(rules, state, team) && !beside_spot(rules, team, to))
    return Refusal{Reason::kicker_missing, to};
  return std::nullopt;
}

void list_places(const Ruleset& rules, const State& state, CommandList& list) {
  const Number next = next_to_place(state);
  for (std::size_t place = 0; place < hex_places; ++place) {
    const Command command = commands::place(next, hex_at(place));
    if (command.to != no_hex && !refuse_place(rules, state, command)) list.add(command);
  }
}

bool enter_place(const Context& context) {
  State& state = context.state;
  if (!state.side(context.frame().team).lined_up.empty()) return true;
  state.agenda.pop();
  return false;
}

void choose_place(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  TeamState& side = context.state.side(team);
  side.players[command.player] = command.to;
  side.lined_up.remove(command.player);
  context.emit({.kind = EventKind::placed, .team = team, .player = command.player, .to = command.to});
}

/// Who a side has chosen for its line-up, as it stands on the board and waits beside it.
NumberSet chosen_outfield(const TeamState& side) {
  return NumberSet::from_bits((on_the_board(side).bits() | side.lined_up.bits()) & outfield().bits());
}

}  // namespace

int players_of_line_up(const Ruleset& rules, const TeamState& side) {
  const int gone = NumberSet::from_bits(side.red.bits() & outfield().bits()).size();
  return std::max(rules.line_up.players - gone, 0);
}

bool kick_off_leads_to(const Ruleset& rules, const State& state) {
  State again = state;
  for (TeamState& side : again.sides) side.lined_up = {};
  again.agenda.cut(1);
  again.agenda.top().number = static_cast<std::uint16_t>(Phase::begin);
  const Context context{rules, again};
  context.then({{Step::kick_off, state.control}});
  for (advance(context); again != state; advance(context)) {
    const auto [step, team, number] = context.frame();
    if (step != Step::line_up && step != Step::place) return false;
    const TeamState& side = state.side(team);
    const Command made = step == Step::line_up
                             ? commands::line_up(chosen_outfield(side))
                             : commands::place(next_to_place(again), side.at(next_to_place(again)));
    CommandList list;
    legal(rules, again, list);
    if (std::ranges::find(list, made) == list.end()) return false;
    rules_of(step).choose(context, made);
  }
  return true;
}

const StepRules kick_off_roll_step{.purpose = Purpose::kick_off, .two_dice = true, .rolled = kick_off_rolled};
const StepRules kick_off_step{.enter = enter_kick_off};
const StepRules line_up_step{
    .kind = DecisionKind::line_up, .list = list_line_ups, .refuse = refuse_line_up, .choose = choose_line_up};
const StepRules place_step{.enter = enter_place,
                           .kind = DecisionKind::place,
                           .list = list_places,
                           .refuse = refuse_place,
                           .choose = choose_place};

}  // namespace soccer_city::engine
