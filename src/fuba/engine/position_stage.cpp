#include "position_stage.hpp"

#include <algorithm>
#include <utility>

#include "action_stage.hpp"
#include "actions.hpp"
#include "clock.hpp"
#include "conditions.hpp"
#include "fields.hpp"
#include "fuba/frame_number.hpp"
#include "granted_moves.hpp"
#include "pieces.hpp"
#include "skills.hpp"
#include "step_scope.hpp"
#include "turns.hpp"

namespace fuba::engine {
namespace {

constexpr std::array<std::string_view, 7> stage_names{"target",      "actions",   "kick-off",    "free-kick",
                                                      "corner-kick", "goal-kick", "penalty-kick"};

constexpr int most_modifier = 3;               ///< of an injury die or a card test
constexpr int most_tiredness = 4 * 3 * 6 + 2;  ///< three dice, two points lost

/// The largest number a frame of the step can carry.
int largest_number(const Ruleset& rules, Step step) {
  switch (step) {
    case Step::turn:
      return static_cast<int>(rules.turn.size());
    case Step::ball_winner:
      return rules.policies.order == Policies::Order::moves_made ? 1 : 0;
    case Step::action:
    case Step::goal_attempt:
    case Step::red_card:
    case Step::guarded_attempt:
    case Step::ball_choice:
    case Step::kick_off_roll:
      return 1;
    case Step::choose_styles:
    case Step::goal_kick:
    case Step::penalty_roll:
    case Step::guarded_penalty:
    case Step::shoot_out_die:
    case Step::pressing:
    case Step::gain_point:
    case Step::card_change:
      return 2;
    case Step::granted_move:
      return static_cast<int>(Grant::run);
    case Step::injury:
    case Step::injured_keeper:
      return most_modifier;
    case Step::action_stage:
      return static_cast<int>(rules.action_stage.size());
    case Step::stage_choice:
      return static_cast<int>(StageChoice::substitution);
    case Step::points_off:
      return rules.outfield_players + 2;
    case Step::time_moved:
      return rules.clock.half_minutes;
    case Step::boost:
      return more_moves_by_boost(5);
    case Step::positioning:
      return 5;
    case Step::offer_substitutions:
      return 1;
    case Step::event_die:
    case Step::event_pair:
    case Step::confirm_press:
      return 6;
    case Step::substitute_leaves:
    case Step::substitute_enters:
      return 7;
    case Step::var_choice:
    case Step::var_dice:
      return 1;
    case Step::substitution:
      return rules.substitutions.in_match;
    case Step::skill_window:
      return static_cast<int>(moment_count) - 1;
    case Step::card_die:
      return static_cast<int>(skill_count) - 1;
    case Step::tiredness:
      return most_tiredness;
    case Step::draw_card:
      return 2 * 64 - 1;
    case Step::injury_die:
    case Step::yellow_card:
      return AreaDie{most_modifier, Area{area_count - 1}}.packed();
    case Step::movement:
      return 5;
    case Step::corner_kick:
    case Step::injured_replaced:
      return area_count - 1;
    case Step::corner_side:
    case Step::pass:
      return area_count;
    case Step::reply_moves:
      return Window::unlimited;
    default:
      return 0;
  }
}

/// What is wrong with a number that holds two figures.
std::optional<std::string> unusable(const Frame& frame) {
  const bool names_area = frame.step == Step::injury_die || frame.step == Step::yellow_card;
  if (names_area && AreaDie::of(frame).area >= Area::none) return "names no area";
  if (frame.step == Step::draw_card && CardDraw::of(frame).cards == 0) return "names no card";
  return std::nullopt;
}

// Stages: moments that a position can name instead of an agenda

bool on_last_square(const Ruleset& rules, const State& state) {
  return state.stoppage == rules.clock.stoppage_squares;
}

void begin_at_actions(const Field& root, const Ruleset& rules, State& state) {
  Turn& turn = state.turn;
  if (turn.start == Area::none) turn.start = state.ball;
  if (turn.target == Area::none) turn.target = state.ball;
  for (const Team side : teams)
    turn.in_target[index(side)] = static_cast<std::uint8_t>(weight(state, side, turn.target));
  if (!root.has("first")) turn.first = first_to_act(rules, state);
  turn.last = on_last_square(rules, state);
  if (rules.plays(TurnStage::first_stage)) {
    state.agenda.push({Step::turn, Team::home, stage_after(rules, TurnStage::first_stage)});
    play_stage({rules, state, {}}, turn.first);
    return;
  }
  const bool second = root.has("second") && root.at("second").yes_or_no();
  state.agenda.push({Step::turn, Team::home,
                     stage_after(rules, second ? TurnStage::second_actions : TurnStage::first_actions)});
  const Context context{rules, state, {}};
  for (const Team team : {opponent(turn.first), turn.first}) {
    if (second)
      context.then({{Step::action, team, static_cast<std::uint8_t>(Round::second)}});
    else
      ask_for_first_action(context, team);
  }
}

/// A free kick in the opponent's penalty area is a penalty (5.2).
Restart restart_of(std::size_t stage, const Ruleset& rules, const State& state) {
  constexpr std::array restarts{Restart::none,        Restart::none,        Restart::kick_off,
                                Restart::free_kick,   Restart::corner_kick, Restart::goal_kick,
                                Restart::penalty_kick};
  const bool penalty =
      restarts[stage] == Restart::free_kick && state.ball == rules.pitch.penalty_area[index(state.passive())];
  return penalty ? Restart::penalty_kick : restarts[stage];
}

Frame frame_of(Restart restart, State& state) {
  switch (restart) {
    case Restart::kick_off:
      return {Step::kick_off, state.control};
    case Restart::free_kick:
      return {Step::free_kick, state.control};
    case Restart::goal_kick:
      return {Step::goal_kick, state.control};
    case Restart::penalty_kick:
      return {Step::penalty_kick, state.control};
    default: {
      const Area corner = std::exchange(state.corner, Area::none);
      const Step step = corner == Area::none ? Step::corner_side : Step::corner_kick;
      return {step, state.control, static_cast<std::uint8_t>(corner)};
    }
  }
}

/// The taker stands on the spot with the ball, and the target is chosen next.
void begin_at_corner(const Field& root, const Ruleset& rules, State& state) {
  if (root.has("ball") && root.at("ball").has("area") && state.ball != state.corner)
    root.at("ball").at("area").wrong("must be the corner area " + std::string{name(state.corner)});
  state.ball = state.corner;
  state.turn.restart = Restart::corner_kick;
  if (!root.has("set_piece_minutes") && set_pieces_take_time_with_dice(rules) && state.stoppage == 0)
    state.set_piece_minutes = rules.clock.restart_minutes;
}

// Half-time

bool changes_formation(const State& state, Team side) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at] == Frame{Step::change_formation, side}) return true;
  return false;
}

/// A view at half-time does not have what the other team has chosen, nor has a position that does not say it.
void keep_formations(State& state) {
  if (state.agenda[0].step != Step::second_half && state.agenda[0].step != Step::extra_time) return;
  for (const Team side : teams) {
    Formation& hidden = state.secret_formation[index(side)];
    if (!hidden.chosen() && !changes_formation(state, side)) hidden = state.side(side).formation;
  }
}

}  // namespace

void read_agenda(const Field& field, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 3> names{"step", "team", "number"};
  const auto frames = field.list();
  if (frames.empty() || frames.size() > Agenda::capacity)
    field.expected("a list of 1 to " + std::to_string(Agenda::capacity) + " steps");
  for (const Field& frame : frames) {
    const auto parts = frame.each(names);
    const Step step = read_name<Step, step_count>(parts[0]);
    if (!comes_up(rules, step))
      parts[0].wrong(std::string{name(step)} + " does not come up in this edition with these options");
    const auto packed = number(parts[2], 0, largest_number(rules, step));
    if (const auto problem = unusable({step, Team::home, static_cast<std::uint8_t>(packed)}))
      parts[2].wrong(*problem);
    state.agenda.push({step, team_of(parts[1]), packed});
  }
  keep_formations(state);
}

void begin_at_stage(const Field& root, const Ruleset& rules, State& state) {
  const std::size_t stage = root.has("stage") ? root.at("stage").one_of(stage_names) : 0;
  if (stage_names[stage] == "actions") {
    begin_at_actions(root, rules, state);
    return;
  }
  state.agenda.push({Step::turn});
  const Restart restart = restart_of(stage, rules, state);
  if (restart == Restart::none) {
    if (state.corner != Area::none) begin_at_corner(root, rules, state);
    return;
  }
  if (restart != Restart::goal_kick) state.last_turn.reset();
  state.turn.restart = restart;
  state.turn.began_with = state.control;
  // R18a: only a penalty is still taken once the last square is reached.
  state.turn.last = restart == Restart::penalty_kick && on_last_square(rules, state);
  state.agenda.push(frame_of(restart, state));
}

}  // namespace fuba::engine
