#include "position_turn.hpp"

#include <numeric>

#include "counters.hpp"
#include "names.hpp"
#include "position_fields.hpp"

namespace fuba::engine {
namespace {

ActionType action_type(const Field& field) {
  const std::string text = field.text();
  for (std::size_t at = 0; at < action_type_count; ++at)
    if (name(static_cast<ActionType>(at)) == text) return static_cast<ActionType>(at);
  if (const auto command = parse_command("action " + text)) return type_of(command->action());
  field.expected("a type of action: movement, goal-attempt, positioning, pressing or none");
}

/// One die of each team, or both dice of the controlling one.
void read_dice(const Field& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 2> names{"controlling", "passive"};
  if_given(root, "dice", [&](const Field& field) {
    if (rules.policies.turn_dice == Policies::TurnDice::one_each) {
      const auto dice = field.each(names);
      state.turn.dice = {number(dice[0], 1, 6), number(dice[1], 1, 6)};
      return;
    }
    const auto dice = only(field, names[0]).list();
    if (dice.size() != 2) field.at(names[0]).expected("two dice");
    state.turn.dice = {number(dice[0], 1, 6), number(dice[1], 1, 6)};
  });
}

void read_advanced_turn(const Field& field, Turn& turn) {
  const auto flag = [](const Field& value) { return value.yes_or_no(); };
  const auto area = [](const Field& value) { return value.is_null() ? Area::none : area_of(value); };
  if_given(field, "long_pass", [&](const Field& value) { turn.long_pass = value.yes_or_no(); });
  if_given(field, "offside_risk", [&](const Field& value) { turn.offside_risk = value.yes_or_no(); });
  if_set(field, "settled_first", [&](const Field& value) { turn.settled_first = team_of(value); });
  if_given(field, "actions_skipped", [&](const Field& value) { turn.actions_skipped = value.yes_or_no(); });
  if_given(field, "contested", [&](const Field& value) { turn.contested = value.yes_or_no(); });
  if_set(field, "contest_winner", [&](const Field& value) { turn.contest_winner = team_of(value); });
  if_given(field, "free_hard_press",
           [&](const Field& value) { read_by_team(value, turn.free_hard_press, flag); });
  if_given(field, "sweeps", [&](const Field& value) { read_by_team(value, turn.sweeps, flag); });
  if_given(field, "fans", [&](const Field& value) { read_by_team(value, turn.fans, area); });
  if_set(field, "press_won_by", [&](const Field& value) { turn.press_won_by = team_of(value); });
  if_given(field, "played",
           [&](const Field& value) { read_by_team(value, turn.played, read_names<Skill, skill_count>); });
}

/// What the turn remembers in editions that play it in other stages.
void read_stage_turn(const Field& field, const Ruleset& rules, Turn& turn) {
  if_known(field, "ball_on_its_way", rules.plays(TurnStage::ball_movement),
           [&](const Field& value) { turn.ball_on_its_way = value.yes_or_no(); });
  if_known(field, "goal_kick_due", goal_kick_waits(rules),
           [&](const Field& value) { turn.goal_kick_due = value.yes_or_no(); });
  if_known(field, "moves", orders_by_moves(rules), [&](const Field& value) {
    read_by_team(value, turn.moves, [&](const Field& moves) { return number(moves, 0, most_counted); });
  });
}

/// The fields of "turn"; what a position does not give stays as it is.
void read_turn_fields(const Field& field, const Ruleset& rules, Turn& turn) {
  constexpr std::array<std::string_view, 22> names{"restart",
                                                   "began_with",
                                                   "in_target",
                                                   "event",
                                                   "extra_free_moves",
                                                   "dribble_past",
                                                   "easy",
                                                   "last",
                                                   "long_pass",
                                                   "offside_risk",
                                                   "settled_first",
                                                   "actions_skipped",
                                                   "contested",
                                                   "contest_winner",
                                                   "free_hard_press",
                                                   "sweeps",
                                                   "fans",
                                                   "press_won_by",
                                                   "played",
                                                   "ball_on_its_way",
                                                   "goal_kick_due",
                                                   "moves"};
  const auto count = [](int most) { return [most](const Field& value) { return number(value, 0, most); }; };
  field.with(names);
  if_given(field, "restart", [&](const Field& value) { turn.restart = read_name<Restart, 6>(value); });
  if_given(field, "began_with", [&](const Field& value) { turn.began_with = team_of(value); });
  if_given(field, "in_target", [&](const Field& value) {
    read_by_team(value, turn.in_target, count(rules.outfield_players + 4));
  });
  if_given(field, "event", [&](const Field& value) {
    turn.event = number(value, 0, event_codes - 1);
    if (turn.event != 0 && rules.special_events[turn.event].id.empty()) value.expected("a special event");
  });
  if_given(field, "extra_free_moves",
           [&](const Field& value) { read_by_team(value, turn.extra_free_moves, count(most_counted)); });
  if_given(field, "dribble_past", [&](const Field& value) { turn.dribble_past = value.yes_or_no(); });
  if_given(field, "easy", [&](const Field& value) { turn.easy = value.yes_or_no(); });
  if_given(field, "last", [&](const Field& value) { turn.last = value.yes_or_no(); });
  read_advanced_turn(field, turn);
  read_stage_turn(field, rules, turn);
}

/// A window counts the pieces that it has moved. A goalkeeper who has gone inside or outside counts as moved
/// without a move, and so do in free movements those of the movement before.
void check_moves(const Field& field, const Ruleset& rules, const Window& window) {
  const int moved = std::accumulate(window.arrived.begin(), window.arrived.end(), int{window.keeper_moved});
  const bool standing = rules.policies.keeper_exit == Policies::KeeperExit::standing;
  const bool follow_moves = rules.policies.free_movements == Policies::FreeMovements::after_moves;
  const int fewest = follow_moves ? 0 : moved - (standing && window.keeper_moved ? 1 : 0);
  if (window.made > moved || window.made < fewest)
    field.at("made").wrong("are not the pieces that have moved");
}

}  // namespace

void read_turn(const Field& root, const Ruleset& rules, State& state) {
  Turn& turn = state.turn;
  if_set(root, "start", [&](const Field& value) { turn.start = area_of(value); });
  if_set(root, "target", [&](const Field& value) { turn.target = area_of(value); });
  if_given(root, "first", [&](const Field& value) { turn.first = team_of(value); });
  if_given(root, "first_actions",
           [&](const Field& value) { read_by_team(value, turn.first_action, action_type); });
  read_dice(root, rules, state);
  turn.began_with = state.control;
  if_given(root, "turn", [&](const Field& field) { read_turn_fields(field, rules, turn); });
}

void read_window(const Field& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 11> names{"open",         "allowed",    "made",        "arrived",
                                                   "surplus",      "dribbled",   "other_moves", "any_type",
                                                   "keeper_moved", "no_dribble", "runs"};
  if_given(root, "window", [&](const Field& field) {
    Window& window = state.window;
    field.with(names);
    window.open = true;
    if_given(field, "open", [&](const Field& value) { window.open = value.yes_or_no(); });
    window.allowed = Window::unlimited;
    if_given(field, "allowed",
             [&](const Field& value) { window.allowed = number(value, 0, Window::unlimited); });
    if_given(field, "made", [&](const Field& value) { window.made = number(value, 0, window.allowed); });
    if_given(field, "arrived",
             [&](const Field& value) { window.arrived = counts(value, rules.outfield_players); });
    if_given(field, "surplus",
             [&](const Field& value) { window.surplus = counts(value, rules.outfield_players); });
    if_given(field, "keeper_moved", [&](const Field& value) { window.keeper_moved = value.yes_or_no(); });
    if_given(field, "dribbled", [&](const Field& value) { window.dribbled = value.yes_or_no(); });
    if_given(field, "other_moves", [&](const Field& value) { window.other_moves = number(value, 0, 1); });
    if_given(field, "runs", [&](const Field& value) { window.runs = read_names<Skill, skill_count>(value); });
    if_given(field, "any_type", [&](const Field& value) { window.any_type = value.yes_or_no(); });
    if_known(field, "no_dribble", goal_kick_waits(rules),
             [&](const Field& value) { window.no_dribble = value.yes_or_no(); });
    check_moves(field, rules, window);
  });
}

}  // namespace fuba::engine
