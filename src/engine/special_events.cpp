#include "special_events.hpp"

#include "discipline.hpp"
#include "set_pieces.hpp"

namespace fuba::engine {
namespace {

using Role = SpecialEvent::Role;

Team team_of(Role role, const State& state) {
  return role == Role::controlling ? state.control : state.passive();
}

/// R33: before the control check, in the target area; the other team is tested for a card first.
void award_free_kick_with_test(const Context& context, Team team) {
  const Area foul = context.state.ball;
  award_free_kick(context, team);
  test_for_card(context, opponent(team), foul);
}

/// R34: the team for whom the corner area lies in its attack zone.
void award_corner_in(const Context& context, Area corner) {
  for (const Team team : teams)
    if (std::ranges::count(context.rules.pitch.attacked_corner[index(team)], corner) > 0)
      award_corner_kick(context, team, corner);
}

void event_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  state.agenda.pop();
  state.turn.event = static_cast<std::uint8_t>(dice[0] + dice[1]);
  context.emit({.kind = EventKind::special_event,
                .cause = Cause::special_event,
                .team = state.control,
                .figures = {static_cast<std::int8_t>(state.turn.event)}});
  const SpecialEvent& event = event_of_turn(context.rules, state);
  if (event.extra_free_move != Role::nobody)
    ++state.turn.extra_free_moves[index(team_of(event.extra_free_move, state))];
  state.turn.dribble_past = event.dribble_past;
  if (event.free_kick != Role::nobody) {
    award_free_kick_with_test(context, team_of(event.free_kick, state));
  } else if (event.actions_skipped && context.rules.pitch.corner_areas.contains(state.turn.target)) {
    award_corner_in(context, state.turn.target);
  }
}

}  // namespace

const SpecialEvent& event_of_turn(const Ruleset& rules, const State& state) {
  return rules.special_events[state.turn.event];
}

const StepRules special_event_step{
    .purpose = Purpose::special_event, .two_dice = true, .both_teams = true, .rolled = event_rolled};

}  // namespace fuba::engine
