#include "contests.hpp"

#include "conditions.hpp"
#include "counters.hpp"
#include "set_pieces.hpp"
#include "skills.hpp"
#include "special_events.hpp"

namespace fuba::engine {
namespace {

using Contest = SpecialEvent::Contest;

constexpr int throw_in_value = 2;
constexpr int bounce = 2;
constexpr int extra_moves = 2;

/// A contest in place of the control check.
void win_ball(const Context& context, Team winner) {
  context.state.turn.contested = true;
  context.give_control(winner, Cause::advanced_event);
}

/// The attacking team wins a corner kick, the defending team a goal kick (R154).
void settle_goal_line(const Context& context, Team winner) {
  const Pitch& pitch = context.rules.pitch;
  const Area target = context.state.turn.target;
  if (pitch.zone[index(winner)][index(target)] == Line::defence)
    award_goal_kick(context, winner);
  else
    award_corner_kick(context, winner, pitch.corner_areas.contains(target) ? target : Area::none);
}

void settle(const Context& context, Team winner) {
  Turn& turn = context.state.turn;
  turn.contest_winner = winner;
  switch (event_of_turn(context.rules, context.state).contest) {
    case Contest::free_moves:
      count_up(turn.extra_free_moves[index(winner)], extra_moves);
      break;
    case Contest::ball:
      win_ball(context, winner);
      injure_by_event(context);
      break;
    case Contest::throw_in:
      win_ball(context, winner);
      context.set_ball_value(throw_in_value, Cause::advanced_event);
      break;
    case Contest::goal_line:
      settle_goal_line(context, winner);
      break;
    case Contest::card:
      win_random_card(context, winner);
      break;
    default:
      break;
  }
}

/// R152: without condition points the bare dice.
struct Sums {
  int first;
  int second;
};

Sums sums_of(const Ruleset& rules, const State& state, Dice dice) {
  const Team first = state.agenda.top().team;
  return {dice[0] + points_facing(rules, state, first, state.ball),
          dice[1] + points_facing(rules, state, opponent(first), state.ball)};
}

void contest_rolled(const Context& context, Dice dice) {
  const std::optional<Team> winner = winner_of_contest(context.rules, context.state, dice);
  if (!winner) return;
  const Sums sums = sums_of(context.rules, context.state, dice);
  context.state.agenda.pop();
  context.emit({.kind = EventKind::contest,
                .cause = Cause::advanced_event,
                .team = *winner,
                .figures = {static_cast<std::int8_t>(std::max(sums.first, sums.second)),
                            static_cast<std::int8_t>(std::min(sums.first, sums.second))}});
  settle(context, *winner);
}

void list_values(const Ruleset&, const State&, CommandList& list) {
  list.add(commands::answer(Verb::value, true));
  list.add(commands::answer(Verb::value, false));
  list.add(commands::plain(Verb::done));
}

void choose_value(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (command.verb == Verb::value)
    context.set_ball_value(context.state.ball_value + (command.yes() ? bounce : -bounce),
                           Cause::advanced_event);
}

}  // namespace

std::optional<Team> winner_of_contest(const Ruleset& rules, const State& state, Dice dice) {
  const Sums sums = sums_of(rules, state, dice);
  if (sums.first == sums.second) return std::nullopt;
  const Team first = state.agenda.top().team;
  return sums.first > sums.second ? first : opponent(first);
}

void offer_value_choice(const Context& context) {
  const auto& winner = context.state.turn.contest_winner;
  if (winner && event_of_turn(context.rules, context.state).contest == Contest::value)
    context.then({{Step::value_choice, *winner}});
}

const StepRules contest_step{
    .purpose = Purpose::contest, .two_dice = true, .both_teams = true, .rolled = contest_rolled};
const StepRules value_choice_step{.kind = DecisionKind::value,
                                  .nature = Nature::settlement,
                                  .modest = commands::plain(Verb::done),
                                  .list = list_values,
                                  .choose = choose_value};

bool contest_ahead(const Ruleset& rules, const State& state) {
  if (!rules.has(Option::advanced_events)) return false;
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == Step::special_event || state.agenda[at].step == Step::contest) return true;
  return false;
}

State with_points_of_contest(const Ruleset& rules, const State& state) {
  State rest = state;
  const bool ahead = contest_ahead(rules, state);
  for (const Team team : teams) {
    TeamState& side = rest.side(team);
    const std::size_t facing = index(rules.pitch.zone[index(team)][index(state.ball)]);
    const std::uint8_t points = ahead ? side.condition[facing] : std::uint8_t{0};
    side.condition = {};
    side.condition[facing] = points;
    side.tired = false;
  }
  return rest;
}

}  // namespace fuba::engine
