#include "position_check.hpp"

#include <algorithm>

#include "injuries.hpp"
#include "pieces.hpp"
#include "roles.hpp"
#include "step_place.hpp"
#include "turns.hpp"

namespace fuba::engine {
namespace {

bool on_agenda(const State& state, Step step, Team side) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == step && state.agenda[at].team == side) return true;
  return false;
}

bool on_agenda(const State& state, Step step) {
  return on_agenda(state, step, Team::home) || on_agenda(state, step, Team::away);
}

/// Pieces are off the mat: one team places them, or a restart is about to ask for that.
bool being_set_up(const State& state, Step step, Team side) {
  return on_agenda(state, step, side) || on_agenda(state, Step::kick_set_up);
}

bool before_first_kick_off(const State& state) {
  return state.agenda[0].step == Step::kick_off_roll || state.agenda[0].step == Step::kick_off_choice;
}

/// Refuses a field that need not be there.
[[noreturn]] void refuse(const std::string& field, const std::string& problem) {
  throw RulesError{"position", field, problem};
}

void check_agenda(const Ruleset& rules, const State& state) {
  const auto wrong = misplaced(rules, state);
  if (!wrong) return;
  const std::string step{name(state.agenda[wrong->at].step)};
  const std::string frame = "/agenda/" + std::to_string(wrong->at);
  if (wrong->for_other_team)
    refuse(frame + "/team", step + " is not for this team to do at this place of the agenda");
  refuse(frame + "/step", step + " cannot stand at this place of the agenda");
}

/// Ten less those sent off, injured and on their way in; one more while a team still has to say who is sent
/// off. The last one stays.
void check_team_sizes(const Field& root, const Ruleset& rules, const State& state) {
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const int leaving = on_agenda(state, Step::removal, side) ? 1 : 0;
    const int entering = (on_agenda(state, Step::injury_die, side) ? 1 : 0) +
                         (on_agenda(state, Step::substitute_enters, side) ? 1 : 0);
    const int taker = state.corner != Area::none && state.turn.began_with == side ? 1 : 0;
    const int allowed =
        std::max(rules.outfield_players - missing_players(own) - entering, 1) + leaving - taker;
    const int total = outfield_total(own);
    if (total > allowed) {
      root.at(name(side))
          .at("players")
          .wrong("are " + std::to_string(total) + " outfield players; there can be " +
                 std::to_string(allowed));
    }
  }
}

/// What a team has not chosen yet it is still to be asked for, and no more than it may have.
void check_choices(const Field& root, const Ruleset& rules, const State& state) {
  const bool revealed = !on_agenda(state, Step::reveal);
  const bool secret = !revealed || on_agenda(state, Step::second_half) || on_agenda(state, Step::extra_time);
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const std::string where{name(side)};
    const Formation& hidden = state.secret_formation[index(side)];
    const bool asked =
        on_agenda(state, Step::choose_formation, side) || on_agenda(state, Step::change_formation, side);
    if (revealed ? !own.formation.chosen() : !asked && !hidden.chosen())
      root.at(where).at("formation").expected("a formation");
    if (hidden.chosen() && (asked || !secret))
      refuse("/secrets/formation/" + where, "is no secret at this moment");
    if (on_agenda(state, Step::choose_skills, side) && own.skills.size() > rules.skills_per_team)
      root.at(where).at("skills").wrong("has more cards than it may take");
    if (hidden.chosen() && !own.formation.chosen() && !roles_fit(rules, hidden, own.roles))
      root.at(where).at("roles").wrong("has more roles than the formation has players for them");
  }
}

void check_placed(const Field& root, const Ruleset& rules, const State& state) {
  if (before_first_kick_off(state)) return;
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const std::string where{name(side)};
    if (own.keeper_out && own.keeper != rules.pitch.penalty_area[index(side)])
      root.at(where).at("keeper_out").wrong("the goalkeeper is not in his penalty area");
    if (own.in_hand > 0 && !being_set_up(state, Step::set_up, side))
      root.at(where).at("in_hand").wrong("no set-up of that team is under way");
    if (own.keeper == Area::none && !being_set_up(state, Step::place_keeper, side))
      root.at(where).at("keeper").expected("an area");
  }
}

/// Whether a turn has begun whose target is still to be chosen.
bool target_due(const Ruleset& rules, const State& state) {
  const Frame& bottom = state.agenda[0];
  if (bottom.step != Step::turn || bottom.number == 0) return false;
  const std::uint8_t chosen = stage_after(rules, TurnStage::target);
  return bottom.number < chosen || (bottom.number == chosen && on_agenda(state, Step::target, state.control));
}

/// Whether the moment at which the closest player goes to the ball is behind (4.4.2), in a turn or before a
/// kick without a set-up.
bool past_ball_winner(const Ruleset& rules, const State& state) {
  const Frame& bottom = state.agenda[0];
  const TurnStage arrival =
      rules.plays(TurnStage::ball_movement) ? TurnStage::ball_movement : TurnStage::ball_winner;
  const bool in_turn = bottom.step == Step::turn && bottom.number >= stage_after(rules, arrival);
  return in_turn || on_agenda(state, Step::quick_moves) || on_agenda(state, Step::reply_moves);
}

/// Whether somebody is about to go to a ball that a player has left.
bool ball_left(const State& state) {
  return on_agenda(state, Step::ball_winner) || on_agenda(state, Step::substitute_enters);
}

/// Whether pieces are being placed for a restart.
bool setting_up(const State& state) {
  return on_agenda(state, Step::set_up) || on_agenda(state, Step::place_keeper) ||
         on_agenda(state, Step::adjust);
}

/// The taker of a corner or a penalty stands on his spot from the first; of others whoever is placed there.
bool taker_stands(const State& state) {
  const Restart restart = state.turn.restart;
  const bool placed =
      !on_agenda(state, Step::set_up, state.control) && !on_agenda(state, Step::place_keeper, state.control);
  return placed || restart == Restart::corner_kick || restart == Restart::penalty_kick;
}

/// Whether a goal kick is slow, so that both teams move before it, or may still be (2.0/5.3.1).
bool before_slow_kick(const Ruleset& rules, const State& state) {
  if (state.agenda[0].step != Step::turn || state.agenda[0].number != 0 || state.agenda.size() < 2)
    return false;
  const bool asked = state.agenda[1].step == Step::slow_choice && state.turn.restart == Restart::goal_kick &&
                     rules.policies.goal_kick == Policies::GoalKick::rest_of_turn;
  return asked || (state.agenda[1].step == Step::goal_kick && state.agenda.size() > 2);
}

bool ball_needs_player(const Ruleset& rules, const State& state) {
  if (setting_up(state)) return taker_stands(state);
  if (before_slow_kick(rules, state)) return true;
  switch (state.agenda.top().step) {
    case Step::turn:
    case Step::target:
    case Step::free_kick_choice:
      return true;
    default:
      return (target_due(rules, state) || past_ball_winner(rules, state)) && !ball_left(state);
  }
}

/// Who presses has somebody at the ball (4.9).
void check_press(const State& state) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    const Frame& frame = state.agenda[at];
    const bool presses =
        frame.step == Step::pressing || frame.step == Step::single_press || frame.step == Step::confirm_press;
    if (presses && !has_piece(state.side(frame.team), state.ball))
      refuse("/ball/area", std::string{name(frame.team)} + " presses but has no player in " +
                               std::string{name(state.ball)});
  }
}

void check_ball(const Ruleset& rules, const State& state) {
  if (!ball_needs_player(rules, state) || has_piece(state.side(state.control), state.ball) ||
      state.corner == state.ball)
    return;
  refuse("/ball/area", std::string{name(state.control)} + " has the ball but no player in " +
                           std::string{name(state.ball)});
}

// What a turn begins with

constexpr Restart any_restart = Restart::none;

/// The restart that a step right on a turn which has not begun belongs to.
std::optional<Restart> restart_of(Step step) {
  switch (step) {
    case Step::kick_off:
      return any_restart;
    case Step::free_kick:
    case Step::free_kick_choice:
      return Restart::free_kick;
    case Step::corner_side:
    case Step::corner_kick:
      return Restart::corner_kick;
    case Step::goal_kick:
    case Step::reply_moves:
    case Step::slow_choice:
      return Restart::goal_kick;
    case Step::penalty_kick:
    case Step::kick:
    case Step::penalty_roll:
    case Step::guarded_penalty:
      return Restart::penalty_kick;
    default:
      return std::nullopt;
  }
}

bool restart_suits(const State& state) {
  if (const auto needed = restart_of(state.agenda[1].step))
    return *needed == any_restart || *needed == state.turn.restart;
  return state.turn.restart == Restart::kick_off || state.turn.restart == Restart::corner_kick;
}

/// Whether the ball lies where a set-up that is about to begin or under way has put it.
bool ball_suits_restart(const Ruleset& rules, const State& state) {
  switch (state.turn.restart) {
    case Restart::kick_off:
      return state.ball == rules.pitch.centre;
    case Restart::corner_kick:
      return std::ranges::count(rules.pitch.attacked_corner[index(state.control)], state.ball) > 0;
    case Restart::penalty_kick:
      return state.ball == rules.pitch.penalty_area[index(state.passive())];
    default:
      return true;
  }
}

void check_restart(const Ruleset& rules, const State& state) {
  const bool due = state.agenda[0].step == Step::turn && state.agenda[0].number == 0;
  if (!due || state.agenda.size() < 2) return;
  if (!restart_suits(state))
    refuse("/turn/restart", "is not the one that " + std::string{name(state.agenda[1].step)} + " belongs to");
  if ((setting_up(state) || on_agenda(state, Step::kick_set_up)) && !ball_suits_restart(rules, state))
    refuse("/ball/area", "is not where a " + std::string{name(state.turn.restart)} + " is taken");
}

/// The taker of a corner kick stands beside the mat until the control check.
void check_corner(const Ruleset& rules, const State& state) {
  if (state.corner == Area::none) return;
  const Frame& bottom = state.agenda[0];
  const bool before_check =
      bottom.step == Step::turn && bottom.number < stage_after(rules, TurnStage::control_check);
  if (!before_check || state.turn.restart != Restart::corner_kick)
    refuse("/corner", "nobody takes a corner kick at this moment");
  if (state.turn.began_with != state.control)
    refuse("/turn/began_with", "is not the team that takes the corner kick");
}

// What a step has got ready

bool moves_pieces(Step step) {
  switch (step) {
    case Step::adjust:
    case Step::easy_situation:
    case Step::free_movements:
    case Step::quick_moves:
    case Step::reply_moves:
    case Step::granted_move:
    case Step::movement:
      return true;
    default:
      return false;
  }
}

bool interrupts_moves(Step step) {
  return step == Step::boost || step == Step::card_die || step == Step::card_contest ||
         step == Step::skill_window;
}

/// What play is in, apart from what interrupts it.
const Frame& under_way(const State& state) {
  std::size_t at = state.agenda.size() - 1;
  while (at > 0 && interrupts_moves(state.agenda[at].step)) --at;
  return state.agenda[at];
}

/// Moves have their window while they are under way; some steps open it themselves.
void check_window(const Field& root, const State& state) {
  const Frame& frame = under_way(state);
  const Window& window = state.window;
  if (!window.open && (frame.step == Step::movement || frame.step == Step::granted_move))
    refuse("/window", "the moves under way are missing");
  if (!window.open) return;
  if (!moves_pieces(frame.step)) root.at("window").wrong("no moves are under way");
  if (on_agenda(state, Step::boost) && window.made > 0)
    root.at("window").at("made").wrong("must be 0 before a boost");
  for (const Area area : all_areas)
    if (window.arrived[index(area)] > state.side(frame.team).players[index(area)])
      root.at("window").at("arrived").at(name(area)).wrong("are more players than stand there");
}

/// The kicking team's view does not have it.
void check_dive(const State& state) {
  const bool asked = on_agenda(state, Step::dive);
  const bool kicking = on_agenda(state, Step::kick) || on_agenda(state, Step::penalty_roll) ||
                       on_agenda(state, Step::guarded_penalty) || on_agenda(state, Step::shoot_out_die);
  if (state.secret_dive && (asked || !kicking)) refuse("/secrets/dive", "no penalty is being taken");
}

/// Penalties after a match are counted, and their kicks are none of a turn.
void check_shoot_out(const State& state) {
  const Step bottom = state.agenda[0].step;
  if (!state.shoot_out) {
    if (bottom == Step::shoot_out) refuse("/shoot_out", "is missing");
    return;
  }
  if (bottom != Step::shoot_out && bottom != Step::over)
    refuse("/shoot_out", "there are no penalties after the match at this moment");
  const auto& [first, kicks, scored] = *state.shoot_out;
  const int ahead = kicks[index(first)] - kicks[index(opponent(first))];
  if (ahead < 0 || ahead > 1) refuse("/shoot_out/kicks", "are not in turn");
  for (const Team side : teams)
    if (scored[index(side)] > kicks[index(side)])
      refuse("/shoot_out/scored/" + std::string{name(side)}, "are more than kicks");
}

void check_turn(const Field& root, const Ruleset& rules, const State& state) {
  const Frame& bottom = state.agenda[0];
  if (bottom.step != Step::turn || bottom.number == 0 || target_due(rules, state)) return;
  if (state.turn.start == Area::none || state.turn.target == Area::none)
    root.wrong("a turn under way needs its \"start\" and \"target\" areas");
}

}  // namespace

void check_position(const Field& root, const Ruleset& rules, const State& state) {
  check_agenda(rules, state);
  check_team_sizes(root, rules, state);
  check_choices(root, rules, state);
  check_placed(root, rules, state);
  check_ball(rules, state);
  check_press(state);
  check_turn(root, rules, state);
  check_restart(rules, state);
  check_corner(rules, state);
  check_window(root, state);
  check_dive(state);
  check_shoot_out(state);
}

}  // namespace fuba::engine
