#include "soccer_city/prospects.hpp"

#include <cstdlib>

#include "frame_number.hpp"
#include "passes.hpp"
#include "players.hpp"
#include "set_pieces.hpp"
#include "soccer_city/game.hpp"

namespace soccer_city {

using namespace engine;

namespace {

/// The close pass that the pending question offers, if it offers one.
std::optional<CloseRule> present_close_rule(const Ruleset& rules, const State& state) {
  switch (state.agenda.top().step) {
    case Step::give:
      return give_rule(rules);
    case Step::give_back:
      return give_back_rule(rules);
    case Step::cross:
      return cross_rule(rules);
    case Step::ball:
      return close_rule(rules, state.turn.free);
    default:
      return std::nullopt;
  }
}

bool goes_high(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::close) return is_high(length_of(command.card));
  const auto rule = present_close_rule(rules, state);
  return rule && is_high(rules, *rule, state.ball, command.to);
}

/// Who challenges for a ball that comes to a hex.
NumberSet challengers(const State& state, bool high, Hex to) {
  const auto receiver = piece_at(state, to);
  if (!high || !receiver || receiver->team != state.turn.attack) return {};
  return markers(state, receiver->team, to);
}

/// The card as long as a way; the longest or the shortest where none is.
Length length_for(const std::array<Reach, length_count>& reach, int hexes) {
  std::size_t at = 0;
  while (at + 1 < length_count && hexes > reach[at].most) ++at;
  return static_cast<Length>(at);
}

}  // namespace

std::optional<BallWay> ball_way(const Ruleset& rules, const State& state, const Command& command) {
  BallWay way{.from = state.ball, .to = command.to};
  switch (command.verb) {
    case Verb::advance: {
      const int hexes = rules.passes.advance[static_cast<std::size_t>(length_of(command.card))];
      way.to = state.ball + directions[*straight(state.ball, command.to)] * hexes;
      return way;
    }
    case Verb::pass:
    case Verb::square:
    case Verb::close:
      way.high = goes_high(rules, state, command);
      way.marked_by = challengers(state, way.high, way.to);
      return way;
    default:
      return std::nullopt;
  }
}

BallWay pass_under_way(const Ruleset&, const State& state) {
  const PassUnderWay pass = PassUnderWay::of(state.agenda.top());
  const bool high = is_high(pass.length);
  return {.from = state.ball,
          .to = pass.target,
          .high = high,
          .marked_by = challengers(state, high, pass.target)};
}

Command meant_for(const Ruleset& rules, const State& state, Hex to) {
  if (present_close_rule(rules, state)) return commands::close(to);
  if (to.level == state.ball.level)
    return commands::play(Verb::square,
                          length_for(rules.passes.square, std::abs(to.lane - state.ball.lane) / 2), to);
  return commands::play(Verb::pass, length_for(rules.passes.straight, distance(state.ball, to)), to);
}

Hex place_of(const Ruleset& rules, const State& state, const Command& command) {
  const Team team = state.agenda.top().team;
  switch (command.verb) {
    case Verb::taker:
      return state.side(team).at(command.player);
    case Verb::corner:
      return corner_hex(rules, team, command.side);
    case Verb::kick:
      return mouth_hex(rules, team, command.side);
    case Verb::dive:
      return mouth_hex(rules, opponent(team), opposite(command.side));
    default:
      return command.to;
  }
}

bool in_shot_area(const Ruleset& rules, Team attackers, Hex at) {
  return goal_distance(rules, attackers, at) <= rules.shooting.range;
}

}  // namespace soccer_city
