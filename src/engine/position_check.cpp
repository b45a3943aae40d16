#include "position_check.hpp"

#include <algorithm>

#include "injuries.hpp"
#include "pieces.hpp"

namespace fuba::engine {
namespace {

bool on_agenda(const State& state, Step step, Team side) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == step && state.agenda[at].team == side) return true;
  return false;
}

/// Pieces are off the mat: one team places them, or a restart is about to ask for that.
bool being_set_up(const State& state, Step step, Team side) {
  return on_agenda(state, step, side) || on_agenda(state, Step::kick_set_up, Team::home) ||
         on_agenda(state, Step::kick_set_up, Team::away);
}

bool before_first_kick_off(const State& state) {
  return state.agenda[0].step == Step::kick_off_roll || state.agenda[0].step == Step::kick_off_choice;
}

/// Ten less those sent off and injured; one more while a team still has to say who leaves. The last one
/// stays.
void check_team_sizes(const RulesField& root, const Ruleset& rules, const State& state) {
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const bool leaves = on_agenda(state, Step::removal, side) || on_agenda(state, Step::injury, side) ||
                        on_agenda(state, Step::injured_keeper, side);
    const int leaving = leaves ? 1 : 0;
    const int taker = state.corner != Area::none && state.turn.began_with == side ? 1 : 0;
    const int allowed = std::max(rules.outfield_players - missing_players(own), 1) + leaving - taker;
    const int total = outfield_total(own);
    if (total > allowed)
      root.at(name(side))
          .at("players")
          .wrong("are " + std::to_string(total) + " outfield players; there can be " +
                 std::to_string(allowed));
  }
}

void check_placed(const RulesField& root, const State& state) {
  if (before_first_kick_off(state)) return;
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const std::string where{name(side)};
    if (own.in_hand > 0 && !being_set_up(state, Step::set_up, side))
      root.at(where).at("in_hand").wrong("no set-up of that team is under way");
    if (own.keeper == Area::none && !being_set_up(state, Step::place_keeper, side))
      root.at(where).at("keeper").expected("an area");
    if (!own.formation.chosen()) root.at(where).at("formation").expected("a formation");
  }
}

bool ball_needs_player(const State& state) {
  switch (state.agenda.top().step) {
    case Step::turn:
    case Step::target:
      return state.corner == Area::none;
    case Step::free_movements:
    case Step::action:
    case Step::movement:
    case Step::second_actions:
    case Step::goal_attempt:
    case Step::pressing:
      return true;
    default:
      return false;
  }
}

void check_ball(const State& state) {
  if (!ball_needs_player(state) || has_piece(state.side(state.control), state.ball)) return;
  const std::string problem =
      std::string{name(state.control)} + " has the ball but no player in " + std::string{name(state.ball)};
  throw RulesError{"position", "/ball/area", problem};
}

void check_turn(const RulesField& root, const State& state) {
  const Frame& bottom = state.agenda[0];
  if (bottom.step != Step::turn || bottom.number <= 1) return;
  if (state.turn.start == Area::none || state.turn.target == Area::none)
    root.wrong("a turn under way needs its \"start\" and \"target\" areas");
}

}  // namespace

void check_position(const RulesField& root, const Ruleset& rules, const State& state) {
  check_team_sizes(root, rules, state);
  check_placed(root, state);
  check_ball(state);
  check_turn(root, state);
}

}  // namespace fuba::engine
