#include "play.hpp"
#include "stw/board.hpp"

namespace stw::engine {

void begin_battle(const Context& context) {
  settle_ball(context.state);
  context.state.play = Play::capture;
  context.go(Step::battle, context.state.control);
}

namespace {

constexpr int best = 6;
constexpr int worst = 1;

int bonus(const Ruleset& rules, int number) {
  if (number == keeper_number) return rules.keeper_bonus;
  return is_defender(number) ? rules.defender_bonus : 0;
}

/// The two pawns on the ball's square, the O-Team's first.
struct Fighters {
  std::array<int, 2> numbers;
  std::array<Team, 2> sides;
};

Fighters fighters(const State& state) {
  const std::array sides{state.control, state.defence()};
  return {{state.side(sides[0]).number_at(state.ball), state.side(sides[1]).number_at(state.ball)}, sides};
}

void tell(const Context& context, const Fighters& fighters, Dice dice, std::array<int, 2> totals,
          Winner who) {
  context.emit(
      {.kind = EventKind::battle,
       .team = fighters.sides[0],
       .number = static_cast<std::uint8_t>(fighters.numbers[0]),
       .other = static_cast<std::uint8_t>(fighters.numbers[1]),
       .to = context.state.ball,
       .figures = {figure(dice[0]), figure(dice[1]), figure(totals[0]), figure(totals[1]), figure(who)}});
}

/// `fouling`: 0 for the O-Team, 1 for the D-Team (W100, W104).
void foul(const Context& context, const Fighters& fighters, std::size_t fouling) {
  State& state = context.state;
  const Team by = fighters.sides[fouling];
  const int fouled = fighters.numbers[1 - fouling];
  context.emit({.kind = EventKind::foul,
                .team = by,
                .number = static_cast<std::uint8_t>(fighters.numbers[fouling]),
                .other = static_cast<std::uint8_t>(fouled),
                .to = state.ball});
  const bool penalty = by == state.defence() && ends_of(by).penalty_area.contains(state.ball);
  show_card(context, by, fighters.numbers[fouling]);
  if (penalty) return begin_penalty_kick(context, fouled);
  begin_free_kick(context, opponent(by), state.ball, Means::free_kick);
}

void won_by_attack(const Context& context, int beaten) {
  const State& state = context.state;
  if (beaten == keeper_number) return begin_shot(context, Chance::keeper_beaten);
  if (ends_of(state.defence()).penalty_area.contains(state.ball)) return begin_shot(context, Chance::battle);
  begin_set(context);
}

void battle_dice_fell(const Context& context, Dice dice) {
  const Fighters both = fighters(context.state);
  std::array<int, 2> totals{};
  for (std::size_t each = 0; each < 2; ++each)
    totals[each] = dice[each] + bonus(context.rules, both.numbers[each]);
  for (std::size_t each = 0; each < 2; ++each) {
    if (dice[each] != worst || dice[1 - each] != best) continue;
    tell(context, both, dice, totals, Winner::nobody);
    return foul(context, both, each);
  }
  if (totals[0] == totals[1]) return tell(context, both, dice, totals, Winner::nobody);
  const bool attack = totals[0] > totals[1];
  tell(context, both, dice, totals, winner(both.sides[attack ? 0 : 1]));
  if (attack) return won_by_attack(context, both.numbers[1]);
  win_ball(context, both.sides[1], Means::battle);
}

}  // namespace

const StepRules battle_step{
    .purpose = Purpose::battle, .both_teams = true, .rolled = battle_dice_fell, .stops_at_time = true};

}  // namespace stw::engine
