#include "set_pieces.hpp"

#include <algorithm>

#include "cards.hpp"
#include "counters.hpp"
#include "flow.hpp"
#include "players.hpp"
#include "tabletop/count_up.hpp"

namespace soccer_city::engine {
namespace {

/// The outfield player nearest to a hex, the lowest number first; the goalkeeper where he is alone.
Number nearest_player(const TeamState& side, Hex to) {
  Number best = nobody;
  for (const Number number : on_the_board(side)) {
    if (number == keeper_number) continue;
    if (best == nobody || distance(side.at(number), to) < distance(side.at(best), to)) best = number;
  }
  if (best == nobody && side.at(keeper_number) != no_hex) return keeper_number;
  return best;
}

/// The attack, which has drawn nothing yet, and the defence fill their hands up; then follows what is due.
void end_turn_early(const Context& context, Frame due) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const bool refilled = state.turn.refilled;
  use_up_turn(context);
  state.agenda.cut(0);
  context.then({refill_frame(opponent(team), Refill::all), due});
  if (!refilled) context.then({{Step::spend_time, team}});
  context.then({refill_frame(team, Refill::all)});
}

bool half_is_over(const State& state) { return state.pile(Deck::ball).empty(); }

bool in_shoot_out(const State& state) { return state.agenda[0].step == Step::shoot_out; }

// Goals

/// S31: the side that conceded kicks off, where there is time left.
bool enter_restart(const Context& context) {
  State& state = context.state;
  const Team conceded = context.frame().team;
  state.agenda.pop();
  if (half_is_over(state)) {
    context.then({{Step::half_end}});
  } else {
    context.then({{Step::keep, Team::home},
                  {Step::keep, Team::away},
                  {Step::kick_off, conceded},
                  {Step::turn, conceded}});
  }
  return false;
}

// Corners

/// In the half's last turn it is not taken.
bool enter_corner(const Context& context) {
  State& state = context.state;
  if (!half_is_over(state) && !on_the_board(state.side(context.frame().team)).empty()) return true;
  state.agenda.pop();
  context.then({half_is_over(state) ? Frame{Step::half_end} : Frame{Step::turn, context.state.control}});
  return false;
}

void list_corners(const Ruleset&, const State&, CommandList& list) {
  for (const Side side : {Side::left, Side::right}) list.add(commands::side(Verb::corner, side));
}

void choose_corner(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Hex spot = corner_hex(context.rules, team, command.side);
  const Number taker = nearest_player(state.side(team), spot);
  state.agenda.cut(0);
  state.control = team;
  if (state.side(team).at(taker) != spot) clear_hex(context, spot, "soccer-city/S28");
  state.side(team).players[taker] = spot;
  state.ball = spot;
  context.emit({.kind = EventKind::corner_taker,
                .team = team,
                .player = taker,
                .to = spot,
                .figures = {static_cast<std::int8_t>(command.side)}});
  clear_around_ball(context, opponent(team), "soccer-city/S28");
  state.next_free = FreeBall::corner;
  context.then({{Step::corner_runs, team}, {Step::corner_runs, opponent(team)}, {Step::turn, team}});
}

// Penalties

bool enter_penalty(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  if (!in_shoot_out(state)) context.emit({.kind = EventKind::penalty, .team = team});
  context.then({{Step::taker, team}, {Step::dive, opponent(team)}, {Step::kick, team}});
  return false;
}

void miss_penalty(const Context& context, Team team);

/// Without anybody to take it a penalty is lost.
bool enter_taker(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  if (!on_the_board(state.side(team)).empty()) return true;
  while (context.frame().step == Step::taker || context.frame().step == Step::dive ||
         context.frame().step == Step::kick)
    state.agenda.pop();
  miss_penalty(context, team);
  return false;
}

void list_takers(const Ruleset&, const State& state, CommandList& list) {
  for (const Number number : on_the_board(state.side(state.agenda.top().team)))
    list.add(commands::taker(number));
}

std::optional<Refusal> refuse_taker(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::taker) return std::nullopt;
  return Refusal{Reason::not_on_the_pitch, no_hex, command.player};
}

void place_keeper(const Context& context, Team team) {
  State& state = context.state;
  const Hex spot = as_seen(team, context.rules.pitch.keeper_spot);
  if (!keeper_on_board(state, team) || state.side(team).at(keeper_number) == spot) return;
  clear_hex(context, spot, "soccer-city/S27");
  move_player(context, team, keeper_number, spot, "soccer-city/S27");
}

/// S27: who stands on the spot changes places with the taker.
void choose_taker(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Hex spot = as_seen(opponent(team), context.rules.pitch.penalty_spot);
  const Hex from = state.side(team).at(command.player);
  state.agenda.pop();
  const auto there = piece_at(state, spot);
  if (there) state.side(there->team).players[there->number] = from;
  state.side(team).players[command.player] = spot;
  state.ball = spot;
  state.control = team;
  if (there && from != spot) {
    context.emit({.kind = EventKind::put_back,
                  .team = there->team,
                  .player = there->number,
                  .from = spot,
                  .to = from,
                  .cited = "soccer-city/S27"});
  }
  if (from != spot) {
    context.emit({.kind = EventKind::moved,
                  .team = team,
                  .player = command.player,
                  .from = from,
                  .to = spot,
                  .cited = "soccer-city/S27"});
  }
  place_keeper(context, opponent(team));
}

void list_sides(Verb verb, CommandList& list) {
  for (const Side side : {Side::left, Side::middle, Side::right}) list.add(commands::side(verb, side));
}

/// Without a goalkeeper nobody dives.
bool enter_dive(const Context& context) {
  if (keeper_on_board(context.state, context.frame().team)) return true;
  context.state.agenda.pop();
  return false;
}

void list_dives(const Ruleset&, const State&, CommandList& list) { list_sides(Verb::dive, list); }

void choose_dive(const Context& context, const Command& command) {
  context.state.dive = command.side;
  context.state.agenda.pop();
}

void list_kicks(const Ruleset&, const State&, CommandList& list) { list_sides(Verb::kick, list); }

void choose_kick(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  context.then({{Step::penalty_die, team, static_cast<std::uint16_t>(command.side)}});
}

void count_kick(const Context& context, Team team, bool goal) {
  State& state = context.state;
  ++state.shoot_out.taken[index(team)];
  if (goal) ++state.shoot_out.scored[index(team)];
  context.emit({.kind = EventKind::shoot_out,
                .figures = {static_cast<std::int8_t>(state.shoot_out.scored[0]),
                            static_cast<std::int8_t>(state.shoot_out.scored[1])}});
}

/// The goalkeeper has the ball, and the turn is over.
void miss_penalty(const Context& context, Team team) {
  if (in_shoot_out(context.state)) return count_kick(context, team, false);
  const Team other = opponent(team);
  if (keeper_on_board(context.state, other))
    take_ball(context, other, keeper_number, "soccer-city/S27");
  else
    give_goal_kick(context, other);
  skip_to(context, Phase::defence_refill);
}

void penalty_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Side kick = static_cast<Side>(context.frame().number);
  const int dive = state.dive ? static_cast<int>(*state.dive) : nobody_dived;
  const bool goal = dice[0] >= penalty_needs(context.rules, state.dive, kick);
  const Number taker = carrier_of(state, team);
  state.agenda.pop();
  state.dive.reset();
  context.emit({.kind = EventKind::kick,
                .team = team,
                .player = taker,
                .figures = {static_cast<std::int8_t>(kick), static_cast<std::int8_t>(dive),
                            static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(goal)}});
  if (!goal) return miss_penalty(context, team);
  if (in_shoot_out(state)) return count_kick(context, team, true);
  score_goal(context, team, taker, "soccer-city/S27");
}

// The shoot-out: five each in turn, then pairs, until one side cannot be caught.

bool is_decided(const Ruleset& rules, const ShootOut& shoot_out) {
  const int each = rules.shooting.shoot_out_kicks;
  for (const Team team : teams) {
    const std::size_t own = index(team);
    const std::size_t other = index(opponent(team));
    const int missing = std::max({each, int{shoot_out.taken[own]}, int{shoot_out.taken[other]}});
    if (shoot_out.scored[own] > shoot_out.scored[other] + missing - shoot_out.taken[other]) return true;
  }
  return false;
}

bool enter_shoot_out(const Context& context) {
  State& state = context.state;
  const Team first = state.first;
  const auto& taken = state.shoot_out.taken;
  const bool endless = taken[0] >= most_kicks;
  if (is_decided(context.rules, state.shoot_out) || endless) {
    end_match(context);
    return false;
  }
  const bool first_is_next = taken[index(first)] == taken[index(opponent(first))];
  state.turn = {.attack = first_is_next ? first : opponent(first)};
  context.then({{Step::penalty, state.turn.attack}});
  return false;
}

}  // namespace

void score_goal(const Context& context, Team team, Number player, std::string_view cited) {
  State& state = context.state;
  tabletop::count_up(state.score[index(team)], most_goals);
  context.emit(
      {.kind = EventKind::goal,
       .team = team,
       .player = player,
       .figures = {static_cast<std::int8_t>(state.score[0]), static_cast<std::int8_t>(state.score[1])},
       .cited = cited});
  end_turn_early(context, {Step::restart, opponent(team)});
}

void award_corner(const Context& context, Team team) {
  context.emit({.kind = EventKind::corner, .team = team});
  end_turn_early(context, {Step::corner, team});
}

void give_goal_kick(const Context& context, Team team) {
  State& state = context.state;
  const Hex spot = as_seen(team, context.rules.pitch.keeper_spot);
  const Number player = keeper_on_board(state, team) ? keeper_number : nearest_player(state.side(team), spot);
  state.control = team;
  state.ball = spot;
  if (player == nobody) return clear_hex(context, spot, "soccer-city/S29");
  if (state.side(team).at(player) != spot) clear_hex(context, spot, "soccer-city/S29");
  state.side(team).players[player] = spot;
  context.emit({.kind = EventKind::goal_kick, .team = team, .player = player, .to = spot});
  take_ball(context, team, player, "soccer-city/S29");
}

Hex corner_hex(const Ruleset& rules, Team team, Side side) {
  return as_seen(team, side == Side::left ? rules.pitch.left_corner : rules.pitch.right_corner);
}

Hex mouth_hex(const Ruleset& rules, Team team, Side side) {
  return as_seen(opponent(team), rules.pitch.mouth[2 - static_cast<std::size_t>(side)]);
}

int penalty_needs(const Ruleset& rules, const std::optional<Side>& dive, Side kick) {
  return dive && covers(*dive, kick) ? rules.shooting.penalty_guarded : rules.shooting.penalty;
}

const StepRules penalty_step{.enter = enter_penalty};
const StepRules taker_step{.enter = enter_taker,
                           .kind = DecisionKind::taker,
                           .list = list_takers,
                           .refuse = refuse_taker,
                           .choose = choose_taker};
const StepRules dive_step{.enter = enter_dive,
                          .kind = DecisionKind::dive,
                          .secret = true,
                          .list = list_dives,
                          .choose = choose_dive};
const StepRules kick_step{.kind = DecisionKind::kick, .list = list_kicks, .choose = choose_kick};
const StepRules penalty_die_step{.purpose = Purpose::penalty, .rolled = penalty_rolled};
const StepRules corner_step{
    .enter = enter_corner, .kind = DecisionKind::corner, .list = list_corners, .choose = choose_corner};
const StepRules restart_step{.enter = enter_restart};
const StepRules shoot_out_step{.enter = enter_shoot_out};

}  // namespace soccer_city::engine
