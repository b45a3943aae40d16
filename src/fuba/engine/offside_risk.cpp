#include "offside_risk.hpp"

#include "conditions.hpp"
#include "offside.hpp"
#include "pieces.hpp"
#include "skills.hpp"

namespace fuba::engine {
namespace {

/// The exemption: exactly level with the start area, or closer to the own goal line (R5).
bool behind_start(const Pitch& pitch, Team attacker, Area start, Area target) {
  const bool level = pitch.span[index(start)] == pitch.span[index(target)];
  return level || pitch.reaching_closer[index(attacker)][index(start)].contains(target);
}

/// Side areas partly level with the line in which the team has an outfield player.
int full_backs(const Ruleset& rules, const State& state, Team defender, Area line) {
  const AreaSet sides = rules.pitch.side_areas & rules.pitch.level[index(line)];
  return ((outfield_areas(state.side(defender)) & sides) - line).size();
}

}  // namespace

bool risks_offside(const Ruleset& rules, const State& state, Area start, Area target) {
  if (state.turn.restart == Restart::goal_kick || state.turn.restart == Restart::corner_kick) return false;
  const Pitch& pitch = rules.pitch;
  const Team attacker = state.control;
  const Team defender = opponent(attacker);
  if (!has_piece(state.side(attacker), target)) return false;
  const Area line = second_closest(rules, state, defender);
  if (line == Area::none || pitch.side_areas.contains(line)) return false;
  return pitch.own_half[index(defender)].contains(target) &&
         pitch.reaching_closer[index(defender)][index(line)].contains(target) &&
         !behind_start(pitch, attacker, start, target);
}

int defenders_in_line(const Ruleset& rules, const State& state, Team defender, bool with_full_backs) {
  const TeamState& side = state.side(defender);
  const Area line = second_closest(rules, state, defender);
  if (line == Area::none) return 0;
  int count = side.players[index(line)];
  if (count > 0) count += cheered(state, defender, line);
  if (with_full_backs) count += full_backs(rules, state, defender, line);
  return std::min(capped(rules, count), movers(side, Line::defence));
}

void settle_offside_risk(const Context& context) {
  Turn& turn = context.state.turn;
  if (!turn.offside_risk) return;
  const Team defender = defended_pass(context.state);
  const bool full_backs_count = played(context.state, defender, Skill::skilled_full_back);
  const int defenders = defenders_in_line(context.rules, context.state, defender, full_backs_count);
  turn.offside_risk = turn.dice[0] <= defenders;
  if (turn.offside_risk) {
    context.emit({.kind = EventKind::offside_risk,
                  .cause = Cause::offside_risk,
                  .team = defender,
                  .figures = {static_cast<std::int8_t>(turn.dice[0]), static_cast<std::int8_t>(defenders)}});
  }
}

}  // namespace fuba::engine
