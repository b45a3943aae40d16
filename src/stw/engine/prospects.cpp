#include "stw/prospects.hpp"

#include <algorithm>
#include <array>

#include "play.hpp"
#include "stw/board.hpp"
#include "stw/game.hpp"

namespace stw {
namespace {

constexpr std::array<std::string_view, ball_play_count> play_names{"free",   "pass",    "second-pass", "shot",
                                                                   "battle", "dribble", "off-side"};

BallPlay play_of(const State& after, const Command& command, const Events& events) {
  const auto happened = [&](EventKind kind) {
    return std::ranges::find(events, kind, &Event::kind) != events.end();
  };
  if (happened(EventKind::offside)) return BallPlay::offside;
  if (after.step == Step::battle) return BallPlay::battle;
  if (command.verb == Verb::dribble) return BallPlay::dribble;
  if (!happened(EventKind::direct_pass)) return BallPlay::free;
  if (after.step == Step::ball_dice) return BallPlay::pass;
  return after.step == Step::spin || after.step == Step::shooting_die ? BallPlay::shot
                                                                      : BallPlay::second_pass;
}

}  // namespace

std::string_view name(BallPlay play) { return play_names[static_cast<std::size_t>(play)]; }

BallProspect ball_prospect(const Ruleset& rules, const State& state, const Command& command) {
  State after = state;
  Events events;
  apply_unchecked(rules, after, command, &events);
  BallProspect prospect{.play = play_of(after, command, events)};
  const bool attempt = prospect.play == BallPlay::free || prospect.play == BallPlay::second_pass ||
                       prospect.play == BallPlay::dribble;
  if (!attempt) return prospect;
  if (prospect.play == BallPlay::free) prospect.own_faces = faces_that_reach(after, state.control);
  prospect.other_faces = faces_that_reach(after, state.defence());
  return prospect;
}

int faces_between(Square from, Square to) {
  int count = 0;
  for (int face = 1; face <= die_faces; ++face) count += ball_ends(from, face).contains(to) ? 1 : 0;
  return count;
}

bool keeper_matters(const Ruleset& rules, const State& state) {
  if (state.step != Step::keeper) return false;
  const Square keeper = state.side(state.acting).pawn(keeper_number);
  if (!ends_of(state.acting).goal_area.contains(keeper)) return true;
  const CommandList list = legal(rules, state);
  return std::ranges::any_of(
      list, [&](const Command& command) { return command.verb == Verb::keeper && command.to == state.ball; });
}

int throws_left(const Ruleset& rules, const State& state) {
  const int left = rules.seconds_of(state.half) - state.seconds;
  return left <= 0 ? 0 : (left + rules.clock().roll - 1) / rules.clock().roll;
}

bool plays_chance_out(const Ruleset& rules, const State& state) {
  return !is_over(state) && !state.shoot_out && engine::time_is_up(rules, state) &&
         engine::chance_is_open(state);
}

}  // namespace stw
