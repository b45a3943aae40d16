#include <algorithm>

#include "leaving.hpp"
#include "play.hpp"
#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw::engine {
namespace {

constexpr int strikers_row = 8;

/// Where a numbered pawn stands in every set-up: its team's own row and its column (W21).
struct SetUpPlace {
  int number;
  int row;
  char column;
};

constexpr std::array set_up_places{
    SetUpPlace{2, 4, 'B'}, SetUpPlace{3, 4, 'D'}, SetUpPlace{4, 4, 'E'}, SetUpPlace{5, 4, 'G'},
    SetUpPlace{6, 6, 'A'}, SetUpPlace{7, 6, 'C'}, SetUpPlace{8, 6, 'F'}, SetUpPlace{9, 6, 'H'},
};

/// Who kicks off for a team (W23).
int kicker_of(const TeamState& side) {
  for (const int number : {10, 11, 6, 7, 8, 9, 2, 3, 4, 5})
    if (side.plays(number)) return number;
  return keeper_number;
}

bool kicks_off(const State& state, Team team, int number) {
  return team == state.control && number == kicker_of(state.side(team));
}

bool waits(const TeamState& side, int number) {
  return side.plays(number) && side.pawn(number) == Square::none;
}

/// The next pawn that is placed on the eighth row, the kicker first; 0 = none.
int next_striker(const State& state) {
  const TeamState& side = state.side(state.acting);
  if (state.acting == state.control && state.ball == Square::none) return kicker_of(side);
  for (int number = first_striker; number <= pawn_count; ++number)
    if (waits(side, number)) return number;
  return 0;
}

void place(const Context& context, Team team, int number, Square square) {
  context.state.side(team).pawn(number) = square;
  context.emit({.kind = EventKind::placed,
                .team = team,
                .number = static_cast<std::uint8_t>(number),
                .to = square,
                .figures = {figure(context.state.restart)}});
}

void next_placing(const Context& context);

void begin_team(const Context& context, Team team) {
  for (const SetUpPlace& place_of : set_up_places)
    if (context.state.side(team).plays(place_of.number) && !kicks_off(context.state, team, place_of.number))
      place(context, team, place_of.number, square_at(place_of.column - 'A', board_row(team, place_of.row)));
  context.state.acting = team;
  next_placing(context);
}

void end_set_up(const Context& context) {
  State& state = context.state;
  context.emit({.kind = EventKind::possession,
                .team = state.control,
                .to = state.ball,
                .figures = {figure(Means::kick_off)}});
  context.go(Step::ball_dice, state.control);
}

bool keeper_waits(const State& state) {
  return waits(state.side(state.acting), keeper_number) && !kicks_off(state, state.acting, keeper_number);
}

void next_placing(const Context& context) {
  const State& state = context.state;
  const Team team = state.acting;
  if (keeper_waits(state)) return context.go(Step::place_keeper, team);
  if (next_striker(state) != 0) return context.go(Step::place_striker, team);
  if (team == state.control) return begin_team(context, opponent(team));
  end_set_up(context);
}

void list_keeper_places(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::place_keeper, Square::none, ends_of(state.acting).goal_area);
}

void choose_keeper_place(const Context& context, const Command& command) {
  place(context, context.state.acting, keeper_number, command.to);
  next_placing(context);
}

SquareSet striker_squares(const State& state) {
  const Team team = state.acting;
  if (team == state.control && state.ball == Square::none) return ends_of(team).circle;
  const SquareSet open = row_squares(team, strikers_row) - state.side(team).squares();
  return team == state.control ? open : open - squares_at(state.ball, 0, 1);
}

void list_striker_places(const Ruleset&, const State& state, CommandList& list) {
  list_squares(list, Verb::place_striker, Square::none, striker_squares(state));
}

void choose_striker_place(const Context& context, const Command& command) {
  State& state = context.state;
  place(context, state.acting, next_striker(state), command.to);
  if (state.ball == Square::none) state.ball = command.to;
  next_placing(context);
}

Reason refuse_place(const Ruleset&, const State& state, const Command& command) {
  if (command.verb == Verb::place_taker) return Reason::not_asked;
  if ((command.verb == Verb::place_keeper) != (state.step == Step::place_keeper)) return Reason::not_asked;
  if (state.side(state.acting).number_at(command.to) != 0) return Reason::mate_there;
  const bool near = state.ball != Square::none && distance(state.ball, command.to) <= 1;
  return near && state.acting != state.control ? Reason::too_near : Reason::no_place;
}

void kick_off_dice_fell(const Context& context, Dice dice) {
  if (dice[0] == dice[1]) return;
  State& state = context.state;
  state.starters = dice[0] < dice[1] ? Team::home : Team::away;
  context.emit({.kind = EventKind::kick_off_roll,
                .team = state.starters,
                .figures = {figure(dice[0]), figure(dice[1])}});
  begin_kick_off(context, state.starters);
}

}  // namespace

void begin_kick_off(const Context& context, Team team) {
  State& state = context.state;
  clear_play(state);
  state.ball = Square::none;
  if (time_is_up(context.rules, state)) return end_half(context);
  for (TeamState& side : state.sides) side.pawns.fill(Square::none);
  state.control = plays_anybody(state.side(team)) ? team : opponent(team);
  state.restart = Restart::kick_off;
  begin_team(context, state.control);
}

bool set_up_leads_to(const Ruleset& rules, const State& state) {
  State again = state;
  const Context context{rules, again, nullptr};
  begin_kick_off(context, state.control);
  while (again != state) {
    const bool keeper = again.step == Step::place_keeper;
    if (!keeper && again.step != Step::place_striker) return false;
    const Square square = state.side(again.acting).pawn(keeper ? keeper_number : next_striker(again));
    const CommandList choices = legal(rules, again);
    const auto choice = std::ranges::find(choices, square, &Command::to);
    if (choice == choices.end()) return false;
    rules_of(again.step).choose(context, *choice);
  }
  return true;
}

const StepRules place_keeper_step{.kind = DecisionKind::place,
                                  .list = list_keeper_places,
                                  .refuse = refuse_place,
                                  .choose = choose_keeper_place};

const StepRules place_striker_step{.kind = DecisionKind::place,
                                   .list = list_striker_places,
                                   .refuse = refuse_place,
                                   .choose = choose_striker_place};

const StepRules kick_off_dice_step{
    .purpose = Purpose::kick_off, .both_teams = true, .takes_time = false, .rolled = kick_off_dice_fell};

}  // namespace stw::engine
