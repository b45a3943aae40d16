#include "position_check.hpp"

#include <algorithm>

#include "injuries.hpp"
#include "pieces.hpp"
#include "roles.hpp"
#include "step_place.hpp"

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

[[noreturn]] void refuse_frame(const State& state, std::size_t at, std::string_view field,
                               std::string_view problem) {
  throw RulesError{"position", "/agenda/" + std::to_string(at) + "/" + std::string{field},
                   std::string{name(state.agenda[at].step)} + " " + std::string{problem}};
}

void check_agenda(const Ruleset& rules, const State& state) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at) switch (misplaced(rules, state, at)) {
      case Misplaced::no:
        break;
      case Misplaced::step:
        refuse_frame(state, at, "step", "cannot stand at this place of the agenda");
      case Misplaced::team:
        refuse_frame(state, at, "team", "is not for this team to do at this place of the agenda");
      case Misplaced::repeated:
        refuse_frame(state, at, "step", "is on the agenda too often");
    }
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

/// What a team has not chosen yet it is still to be asked for, and no more than it may have.
void check_choices(const RulesField& root, const Ruleset& rules, const State& state) {
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const std::string where{name(side)};
    const Formation& hidden = state.secret_formation[index(side)];
    const bool chosen =
        own.formation.chosen() || (hidden.chosen() && on_agenda(state, Step::reveal, Team::home));
    if (!chosen && !on_agenda(state, Step::choose_formation, side))
      root.at(where).at("formation").expected("a formation");
    if (on_agenda(state, Step::choose_skills, side) && own.skills.size() > rules.skills_per_team)
      root.at(where).at("skills").wrong("has more cards than it may take");
    if (hidden.chosen() && !own.formation.chosen() && !roles_fit(rules, hidden, own.roles))
      root.at(where).at("roles").wrong("has more roles than the formation has players for them");
  }
}

void check_placed(const RulesField& root, const Ruleset& rules, const State& state) {
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

/// Whether the moment at which the closest player goes to the ball is behind (4.4.2), in a turn or before a
/// kick without a set-up.
bool past_ball_winner(const Ruleset& rules, const State& state) {
  const Frame& bottom = state.agenda[0];
  const TurnStage arrival =
      rules.plays(TurnStage::ball_movement) ? TurnStage::ball_movement : TurnStage::ball_winner;
  const auto stage = std::ranges::find(rules.turn, arrival) - rules.turn.begin();
  const bool in_turn = bottom.step == Step::turn && bottom.number > stage;
  const bool before_kick = on_agenda(state, Step::quick_moves) || on_agenda(state, Step::reply_moves);
  return (in_turn || before_kick) && !on_agenda(state, Step::ball_winner);
}

bool ball_needs_player(const Ruleset& rules, const State& state) {
  switch (state.agenda.top().step) {
    case Step::turn:
    case Step::target:
      return state.corner == Area::none;
    case Step::set_up:
    case Step::place_keeper:
      return state.turn.restart == Restart::free_kick && state.agenda.top().team != state.control;
    case Step::adjust:
      return state.turn.restart == Restart::free_kick;
    case Step::free_kick_choice:
      return true;
    default:
      return past_ball_winner(rules, state);
  }
}

void check_ball(const Ruleset& rules, const State& state) {
  if (!ball_needs_player(rules, state) || has_piece(state.side(state.control), state.ball)) return;
  const std::string problem =
      std::string{name(state.control)} + " has the ball but no player in " + std::string{name(state.ball)};
  throw RulesError{"position", "/ball/area", problem};
}

void check_turn(const RulesField& root, const Ruleset& rules, const State& state) {
  const Frame& bottom = state.agenda[0];
  const bool kick_due = bottom.step == Step::turn && bottom.number == 0;
  if (kick_due && state.turn.restart == Restart::corner_kick && state.turn.began_with != state.control)
    root.at("turn").at("began_with").wrong("is not the team that takes the corner kick");
  const auto target = std::ranges::find(rules.turn, TurnStage::target) - rules.turn.begin();
  const bool target_due = bottom.number <= target ||
                          (bottom.number == target + 1 && on_agenda(state, Step::target, state.control));
  if (bottom.step != Step::turn || target_due) return;
  if (state.turn.start == Area::none || state.turn.target == Area::none)
    root.wrong("a turn under way needs its \"start\" and \"target\" areas");
}

}  // namespace

void check_position(const RulesField& root, const Ruleset& rules, const State& state) {
  check_agenda(rules, state);
  check_team_sizes(root, rules, state);
  check_choices(root, rules, state);
  check_placed(root, rules, state);
  check_ball(rules, state);
  check_turn(root, rules, state);
}

}  // namespace fuba::engine
