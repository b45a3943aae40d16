#include "support/catch.hpp"
#include "words/played.hpp"

namespace fuba::test {
namespace {

std::uint8_t figure(const Event& event, std::size_t at) {
  return static_cast<std::uint8_t>(event.figures[at]);
}

/// Whether what an event tells is in the state that was recorded with it.
bool holds(const Event& event, const State& state) {
  const TeamState& side = state.side(event.team);
  switch (event.kind) {
    case EventKind::clock:
      return state.half == figure(event, 0) && state.minute == figure(event, 1) &&
             state.stoppage == figure(event, 2);
    case EventKind::half_begins:
      return state.half == figure(event, 0);
    case EventKind::target:
      return state.turn.target == event.to;
    case EventKind::restart:
    case EventKind::ball_played:
    case EventKind::ball_arrived:
      return state.ball == event.to;
    case EventKind::ball_value:
      return state.ball_value == figure(event, 1);
    case EventKind::control:
      return state.control == event.team;
    case EventKind::keeper_placed:
    case EventKind::keeper_returned:
      return side.keeper == event.to;
    case EventKind::brought:
    case EventKind::moved:
    case EventKind::adjusted:
      return figure(event, 0) == 1 ? side.keeper == event.to : side.players[index(event.to)] > 0;
    case EventKind::placed:
    case EventKind::returned:
      return side.players[index(event.to)] > 0;
    case EventKind::goal:
      return state.score[0] == figure(event, 0) && state.score[1] == figure(event, 1);
    case EventKind::yellow_card:
      return side.yellow == figure(event, 0);
    case EventKind::red_card:
      return side.red == figure(event, 0) && side.yellow == figure(event, 1);
    case EventKind::formation_changed:
      return side.formation == Formation{{figure(event, 0), figure(event, 1), figure(event, 2)}};
    case EventKind::formation_planned:
      return side.next_formation == Formation{{figure(event, 0), figure(event, 1), figure(event, 2)}};
    case EventKind::conditions:
      return side.condition == std::array{figure(event, 0), figure(event, 1), figure(event, 2)};
    case EventKind::condition_lost:
    case EventKind::condition_gained:
      return side.condition[figure(event, 0)] == figure(event, 1);
    case EventKind::tired:
      return side.tired;
    case EventKind::substitution:
      return side.substitutions == figure(event, 1);
    case EventKind::weather:
      return state.weather == static_cast<Weather>(figure(event, 0));
    case EventKind::skill_used:
      return side.skills_used.contains(static_cast<Skill>(figure(event, 0)));
    case EventKind::carried:
      return state.carry == figure(event, 0);
    default:
      return true;
  }
}

/// Makes the next step of a match, and the same without recording states.
void check_step(const Ruleset& played, State& state, RandomPlay& players) {
  State unrecorded = state;
  Events events;
  Events alone;
  std::vector<State> states;
  if (const auto due = roll(state)) {
    const Dice dice = players.let_fall(*due);
    apply_dice(played, state, dice, {&events, &states});
    apply_dice(played, unrecorded, dice, &alone);
  } else {
    const Command choice = players.choose(played, state);
    apply_unchecked(played, state, choice, {&events, &states});
    apply_unchecked(played, unrecorded, choice, &alone);
  }
  REQUIRE(state == unrecorded);
  REQUIRE(events == alone);
  REQUIRE(states.size() == events.size());
  for (std::size_t at = 0; at < events.size(); ++at) {
    INFO(name(events[at].kind));
    REQUIRE(holds(events[at], states[at]));
  }
}

TEST_CASE("What an event tells is in the state recorded with it, and recording changes nothing") {
  constexpr std::uint64_t matches = 5;
  for (const Ruleset* game : every_game()) {
    INFO(game->id);
    for (std::uint64_t match = 0; match < matches; ++match) {
      RandomPlay players(match);
      State state = new_match(*game);
      while (!is_over(state)) check_step(*game, state, players);
    }
  }
}

TEST_CASE("A pass without a choice of ways is seen to fly as soon as its target is named") {
  const Ruleset& played = rules({"fuba-3.0", {}});
  RandomPlay players(1);
  State state = new_match(played);
  while (roll(state) || decision(state)->kind != DecisionKind::target)
    if (const auto due = roll(state))
      apply_dice(played, state, players.let_fall(*due));
    else
      apply_unchecked(played, state, players.choose(played, state));
  const Command target = legal(played, state)[0];
  Events events;
  std::vector<State> states;
  apply_unchecked(played, state, target, {&events, &states});
  REQUIRE(events.front().kind == EventKind::target);
  CHECK(states.front().ball == target.from());
}

}  // namespace
}  // namespace fuba::test
