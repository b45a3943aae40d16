#include "flow.hpp"

#include "actions.hpp"
#include "cards.hpp"
#include "players.hpp"
#include "set_pieces.hpp"

namespace soccer_city::engine {
namespace {

// The phases of a turn

/// S29: a goalkeeper with the ball in his box has a pass more.
FreeBall free_ball_of(const Ruleset& rules, const State& state) {
  if (state.next_free != FreeBall::none) return state.next_free;
  const bool keeper = carrier_of(state, state.control) == keeper_number;
  return keeper && in_box(rules, state.control, state.ball) ? FreeBall::keeper : FreeBall::none;
}

void begin_turn(const Context& context) {
  State& state = context.state;
  state.turn = {.attack = state.control, .free = free_ball_of(context.rules, state), .fresh = true};
  state.next_free = FreeBall::none;
  context.emit({.kind = EventKind::turn,
                .team = state.control,
                .figures = {static_cast<std::int8_t>(state.turn.free)}});
  context.then({{Step::ball, state.control}});
}

/// S17: actions and shots need a player with the ball.
bool attack_has_ball(const State& state) { return carrier_of(state, state.turn.attack) != nobody; }

/// S14, S28 and S29 hold in the ball phase only.
void begin_action(const Context& context) {
  FreeBall& free = context.state.turn.free;
  if (free != FreeBall::free_kick) free = FreeBall::none;
  if (attack_has_ball(context.state)) context.then({{Step::action, context.state.turn.attack}});
}

void begin_shot(const Context& context) {
  if (attack_has_ball(context.state)) context.then({{Step::shot, context.state.turn.attack}});
}

/// S26: after the shot a free kick is over.
void begin_attack_reposition(const Context& context) {
  context.state.turn.free = FreeBall::none;
  context.then({{Step::reposition, context.state.turn.attack}});
}

void begin_attack_refill(const Context& context) {
  const Team team = context.state.turn.attack;
  context.state.turn.refilled = true;
  context.then({refill_frame(team, Refill::attack), {Step::spend_time, team}});
}

void begin_defence(const Context& context) {
  const State& state = context.state;
  if (attack_has_ball(state) && !state.turn.defended)
    context.then({{Step::defence, opponent(state.turn.attack)}});
}

void begin_defence_reposition(const Context& context) {
  context.then({{Step::reposition, opponent(context.state.turn.attack)}});
}

void begin_defence_refill(const Context& context) {
  context.then({refill_frame(opponent(context.state.turn.attack), Refill::defence)});
}

/// S30: with the last ball card the half is over.
void end_turn(const Context& context) {
  State& state = context.state;
  use_up_turn(context);
  context.frame().number = static_cast<std::uint16_t>(Phase::begin);
  if (!state.pile(Deck::ball).empty()) return;
  state.agenda.pop();
  context.then({{Step::half_end}});
}

constexpr std::array<void (*)(const Context&), phase_count> phases{begin_turn,
                                                                   begin_action,
                                                                   begin_shot,
                                                                   begin_attack_reposition,
                                                                   begin_attack_refill,
                                                                   begin_defence,
                                                                   begin_defence_reposition,
                                                                   begin_defence_refill,
                                                                   end_turn};

bool enter_turn(const Context& context) {
  const std::size_t phase = context.frame().number++;
  phases[phase](context);
  return false;
}

// Time

bool comes_to(std::size_t mark, std::size_t before, std::size_t after) {
  return before > mark && after <= mark;
}

/// S30: a ball card for each that was played; where none was, the top one goes.
bool enter_spend_time(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  Pile& pile = state.pile(Deck::ball);
  const std::size_t before = pile.size();
  state.agenda.pop();
  Event drawn{.kind = EventKind::drawn, .team = team};
  for (int card = 0; card < state.turn.ball_cards && !pile.empty(); ++card) {
    state.side(team).hand.add(pile.draw());
    ++drawn.figures[3];
  }
  if (state.turn.ball_cards == 0 && !pile.empty()) state.discards.add(pile.draw());
  if (drawn.figures[3] > 0) context.emit(drawn);
  context.emit({.kind = EventKind::time, .figures = {static_cast<std::int8_t>(pile.size())}});
  if (!context.rules.has(Option::factors)) return false;
  for (const std::uint8_t mark : context.rules.cards.factor_at)
    if (comes_to(mark, before, pile.size())) context.then({{Step::turn_factor}});
  return false;
}

/// S11.
bool enter_turn_factor(const Context& context) {
  State& state = context.state;
  if (!ready_to_draw(context, Deck::factor)) return false;
  state.agenda.pop();
  if (state.pile(Deck::factor).empty()) return false;
  if (state.factor != Card::none) state.discards.add(state.factor);
  state.factor = state.pile(Deck::factor).draw();
  context.emit({.kind = EventKind::factor, .card = state.factor});
  return false;
}

// Halves

constexpr std::uint16_t extra_time = 3;
constexpr std::uint16_t last_half = 4;

bool is_level(const State& state) { return state.score[0] == state.score[1]; }

/// S32: what follows a half; 0 = nothing.
std::uint16_t next_half(const Ruleset& rules, const State& state) {
  if (state.half == 1 && !rules.has(Option::quick)) return 2;
  if (state.half == extra_time) return last_half;
  const bool goes_on = state.half < extra_time && rules.has(Option::extra_time) && is_level(state);
  return goes_on ? extra_time : 0;
}

/// Half-time takes cards, the break before extra time may (K5).
void ask_for_discards(const Context& context, std::uint16_t half) {
  if (half == last_half) return;
  const std::uint16_t compulsory = half < extra_time ? 1 : 0;
  context.then({{Step::keep, Team::home, compulsory}, {Step::keep, Team::away, compulsory}});
}

bool enter_half_end(const Context& context) {
  State& state = context.state;
  state.agenda.cut(0);
  state.turn = {};
  state.next_free = FreeBall::none;
  context.emit({.kind = EventKind::half_ends,
                .figures = {static_cast<std::int8_t>(state.half), static_cast<std::int8_t>(state.score[0]),
                            static_cast<std::int8_t>(state.score[1])}});
  const std::uint16_t next = next_half(context.rules, state);
  if (next != 0) {
    context.then({{Step::half_begin, Team::home, next}});
    ask_for_discards(context, next);
  } else if (state.half == last_half && is_level(state)) {
    context.then({{Step::shoot_out}});
  } else {
    end_match(context);
  }
  return false;
}

/// S6: both hands of ball cards come from the deck of the half, the rest are its clock.
bool enter_half_begin(const Context& context) {
  State& state = context.state;
  const std::uint16_t half = context.frame().number;
  const Team kicks_off = half % 2 == 1 ? state.first : opponent(state.first);
  state.agenda.pop();
  state.half = static_cast<std::uint8_t>(half);
  state.discards.clear(Deck::ball);
  for (TeamState& side : state.sides) {
    side.hand.clear(Deck::ball);
    for (std::size_t at = 0; at < length_count; ++at)
      side.hand.add(face(Deck::ball, at), context.rules.cards.ball_hand[at]);
  }
  fill_pile(context.rules, state, Deck::ball, half == 1 ? context.rules.cards.left_out : std::uint8_t{0});
  context.emit({.kind = EventKind::half_begins, .figures = {static_cast<std::int8_t>(half)}});
  context.then({{Step::set_clock}, {Step::kick_off, kicks_off}, {Step::turn, kicks_off}});
  shuffle_pile(context, Deck::ball);
  return false;
}

/// S32: a half of extra time has fewer cards.
bool enter_set_clock(const Context& context) {
  State& state = context.state;
  Pile& pile = state.pile(Deck::ball);
  state.agenda.pop();
  if (state.half >= extra_time)
    while (pile.size() > context.rules.cards.extra_time_pile) pile.draw();
  state.half_cards = static_cast<std::uint8_t>(pile.size());
  return false;
}

}  // namespace

void skip_to(const Context& context, Phase phase) {
  State& state = context.state;
  state.agenda.cut(1);
  state.agenda.top().number = static_cast<std::uint16_t>(phase);
}

void use_up_turn(const Context& context) {
  for (const Team team : teams) use_hidden_card(context, team);
}

void end_match(const Context& context) {
  State& state = context.state;
  state.agenda.cut(0);
  context.then({{Step::over}});
  context.emit(
      {.kind = EventKind::match_ends,
       .figures = {static_cast<std::int8_t>(state.score[0]), static_cast<std::int8_t>(state.score[1])}});
}

const StepRules turn_step{.enter = enter_turn};
const StepRules spend_time_step{.enter = enter_spend_time};
const StepRules turn_factor_step{.enter = enter_turn_factor};
const StepRules half_end_step{.enter = enter_half_end};
const StepRules half_begin_step{.enter = enter_half_begin};
const StepRules set_clock_step{.enter = enter_set_clock};

}  // namespace soccer_city::engine
