#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "conditions.hpp"
#include "counters.hpp"
#include "fields.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "injuries.hpp"
#include "names.hpp"
#include "pieces.hpp"
#include "position_check.hpp"
#include "position_stage.hpp"
#include "roles.hpp"

namespace fuba {
namespace {

using nlohmann::json;
using namespace engine;

/// What a position can say; `decision` and `dice_left` of a state are not read.
constexpr std::array<std::string_view, 38> position_fields{"rules",
                                                           "options",
                                                           "half",
                                                           "minute",
                                                           "stoppage",
                                                           "score",
                                                           "starters",
                                                           "control",
                                                           "home",
                                                           "away",
                                                           "agenda",
                                                           "ball",
                                                           "corner",
                                                           "dice",
                                                           "start",
                                                           "target",
                                                           "first",
                                                           "turn",
                                                           "window",
                                                           "first_actions",
                                                           "secrets",
                                                           "stage",
                                                           "second",
                                                           "decision",
                                                           "dice_left",
                                                           "weather",
                                                           "skills_per_team",
                                                           "carry",
                                                           "set_piece_minutes",
                                                           "auto_check",
                                                           "last",
                                                           "shoot_out",
                                                           "reduce",
                                                           "primary",
                                                           "skills_from",
                                                           "extra_time",
                                                           "away_goals",
                                                           "first_leg"};

Formation formation(const Field& field) {
  const auto parsed = parse_formation(field.text());
  if (!parsed || !is_playable(*parsed))
    field.expected("a formation of three lines that add up to ten, such as \"4-4-2\"");
  return *parsed;
}

std::array<std::uint8_t, area_count> counts(const Field& field, int most) {
  std::array<std::uint8_t, area_count> players{};
  for (const auto& [area, count] : by_area(field)) players[index(area)] = number(count, 0, most);
  return players;
}

// Sides: what the advanced rules add

template <class Enum, std::size_t count>
EnumSet<Enum> read_names(const Field& field) {
  EnumSet<Enum> set;
  for (const auto& item : field.list()) {
    const auto value = read_name<Enum, count>(item);
    if (set.contains(value)) item.wrong("is listed twice");
    set.add(value);
  }
  return set;
}

/// Reads a field that belongs to an option.
template <class Read>
void if_played(const Field& object, std::string_view field, const Ruleset& rules, Option option, Read read) {
  if_given(object, field, [&](const Field& value) {
    if (!rules.has(option))
      value.wrong("needs the option \"" + std::string{fuba::name(option)} + "\", which is not played here");
    read(value);
  });
}

/// Reads a field of something that not every edition has.
template <class Read>
void if_known(const Field& object, std::string_view field, bool known, Read read) {
  if_given(object, field, [&](const Field& value) {
    if (!known) value.wrong("means nothing in this edition");
    read(value);
  });
}

bool orders_by_moves(const Ruleset& rules) { return rules.policies.order == Policies::Order::moves_made; }

bool goal_kick_waits(const Ruleset& rules) {
  return rules.policies.goal_kick == Policies::GoalKick::rest_of_turn;
}

/// Lines that the position does not name keep the points they have.
std::array<std::uint8_t, 3> points(const Field& field, const Ruleset& rules,
                                   std::array<std::uint8_t, 3> counts) {
  field.with(names_of<Line, 3>());
  for (const Line line : lines)
    if_given(field, name(line),
             [&](const Field& value) { counts[index(line)] = number(value, 0, rules.outfield_players); });
  return counts;
}

RoleCounts role_counts(const Field& field, const Ruleset& rules) {
  RoleCounts counts{};
  field.with(names_of<PlayerRole, role_count>());
  for (std::size_t at = 0; at < role_count; ++at)
    if_given(field, fuba::name(static_cast<PlayerRole>(at)),
             [&](const Field& value) { counts[at] = number(value, 0, rules.roles[at].most); });
  return counts;
}

std::array<std::uint8_t, 5> injured(const Field& field) {
  std::array<std::uint8_t, 5> counts{};
  for (const auto& minutes : field.list()) ++counts[number(minutes, 0, static_cast<int>(counts.size()) - 1)];
  return counts;
}

std::array<Style, 3> styles(const Field& field) {
  std::array<Style, 3> styles{};
  field.with(names_of<Line, 3>());
  for (const Line line : lines)
    if_given(field, name(line),
             [&](const Field& value) { styles[index(line)] = read_name<Style, style_count>(value); });
  return styles;
}

void read_cards_held(const Field& field, const Ruleset& rules, TeamState& side) {
  if_played(field, "skills", rules, Option::skills,
            [&](const Field& value) { side.skills = read_names<Skill, skill_count>(value); });
  if_played(field, "skills_used", rules, Option::skills,
            [&](const Field& value) { side.skills_used = read_names<Skill, skill_count>(value); });
  if_played(field, "skills_hidden", rules, Option::skills,
            [&](const Field& value) { side.skills_hidden = number(value, 0, skill_count); });
  if_played(field, "coach_off", rules, Option::skills,
            [&](const Field& value) { side.coach_off = value.yes_or_no(); });
}

constexpr std::array<std::string_view, 15> option_fields{
    "condition",     "tired",     "roles",          "substitutions", "next_formation",
    "injured",       "returning", "keeper_injured", "skills",        "skills_used",
    "skills_hidden", "coach_off", "in_hand",        "styles",        "keeper_out"};

void read_option_fields(const Field& field, const Ruleset& rules, TeamState& side) {
  if_played(field, "roles", rules, Option::roles,
            [&](const Field& value) { side.roles = role_counts(value, rules); });
  const bool fits = roles_fit(rules, side.formation, side.roles);
  if (field.has("roles") && !field.has("condition") && side.formation.chosen() && !fits)
    field.at("roles").wrong("has more roles than the formation has players for them");
  if (rules.has(Option::conditions) && side.formation.chosen() && fits)
    side.condition = starting_points(rules, side.formation, side.roles);
  if_played(field, "condition", rules, Option::conditions,
            [&](const Field& value) { side.condition = points(value, rules, side.condition); });
  if_played(field, "tired", rules, Option::conditions,
            [&](const Field& value) { side.tired = value.yes_or_no(); });
  if_played(field, "substitutions", rules, Option::substitutions,
            [&](const Field& value) { side.substitutions = number(value, 0, rules.substitutions.in_match); });
  if_set(field, "next_formation", [&](const Field& value) { side.next_formation = formation(value); });
  if_played(field, "injured", rules, Option::injuries,
            [&](const Field& value) { side.injured = injured(value); });
  if_played(field, "returning", rules, Option::injuries,
            [&](const Field& value) { side.returning = number(value, 0, rules.outfield_players); });
  if_played(field, "keeper_injured", rules, Option::injuries,
            [&](const Field& value) { side.keeper_injured = value.yes_or_no(); });
  read_cards_held(field, rules, side);
  if_played(field, "styles", rules, Option::styles, [&](const Field& value) { side.styles = styles(value); });
  const bool goes_out =
      rules.has(Option::advanced_goalkeeper) && rules.policies.keeper_exit == Policies::KeeperExit::standing;
  if_known(field, "keeper_out", goes_out, [&](const Field& value) { side.keeper_out = value.yes_or_no(); });
}

// Sides

/// Where a side stands that the position says nothing of: a plain kick-off set-up, mirrored for Away.
std::array<std::uint8_t, area_count> default_players(Team side) {
  std::array<std::uint8_t, area_count> players{};
  const bool home = side == Team::home;
  players[index(home ? Area::C2 : Area::C4)] = 2;
  players[index(home ? Area::L2 : Area::L3)] = 2;
  players[index(home ? Area::R2 : Area::R3)] = 2;
  players[index(Area::C3)] = 4;
  return players;
}

void read_side(const Field& field, const Ruleset& rules, TeamState& side) {
  std::vector<std::string_view> names{"formation", "players", "keeper", "yellow", "red"};
  names.insert(names.end(), option_fields.begin(), option_fields.end());
  const int most = rules.outfield_players;
  field.with(names);
  if_set(field, "formation", [&](const Field& value) { side.formation = formation(value); });
  if (field.has("formation") && field.at("formation").is_null()) side.formation = {};
  if_given(field, "players", [&](const Field& value) { side.players = counts(value, most); });
  if (field.has("keeper"))
    side.keeper = field.at("keeper").is_null() ? Area::none : area_of(field.at("keeper"));
  if_given(field, "yellow", [&](const Field& value) { side.yellow = number(value, 0, most_counted); });
  if_given(field, "red", [&](const Field& value) { side.red = number(value, 0, most_counted); });
  if_given(field, "in_hand", [&](const Field& value) { side.in_hand = number(value, 0, most); });
  read_option_fields(field, rules, side);
  if (!field.has("players"))
    for (auto& count : side.players)
      while (count > 0 && outfield_total(side) > most - missing_players(side)) --count;
}

void read_sides(const Field& root, const Ruleset& rules, State& state) {
  for (const Team side : teams) {
    TeamState& own = state.side(side);
    own.formation = Formation{{4, 4, 2}};
    own.players = default_players(side);
    own.keeper = rules.pitch.penalty_area[index(side)];
    if (rules.has(Option::conditions)) own.condition = starting_points(rules, own.formation, own.roles);
    if_given(root, name(side), [&](const Field& value) { read_side(value, rules, own); });
  }
}

// Clock, score, ball

void read_clock(const Field& root, const Ruleset& rules, State& state) {
  if_given(root, "half",
           [&](const Field& value) { state.half = number(value, 1, rules.has(Option::cup) ? 4 : 2); });
  const int start = rules.end_of_half(state.half - 1);
  const int first = start + rules.clock.first_square;
  const int last = rules.end_of_half(state.half);
  state.minute = static_cast<std::uint8_t>(first);
  if_given(root, "stoppage",
           [&](const Field& value) { state.stoppage = number(value, 0, rules.clock.stoppage_squares); });
  if (state.stoppage > 0) state.minute = static_cast<std::uint8_t>(last);
  if_given(root, "minute", [&](const Field& value) { state.minute = number(value, first, last); });
  if (state.stoppage > 0 && state.minute != last)
    root.at("minute").wrong("must be " + std::to_string(last) + " in stoppage time");
}

void read_ball(const Field& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 2> names{"area", "value"};
  state.ball = rules.pitch.centre;
  if_given(root, "ball", [&](const Field& ball) {
    ball.with(names);
    if_given(ball, "area", [&](const Field& value) { state.ball = area_of(value); });
    if_given(ball, "value",
             [&](const Field& value) { state.ball_value = number(value, 1, rules.highest_value); });
  });
}

void read_corner(const Field& root, const Ruleset& rules, State& state) {
  if_set(root, "corner", [&](const Field& value) {
    state.corner = area_of(value);
    const Team taker = state.turn.began_with;
    if (std::ranges::count(rules.pitch.attacked_corner[index(taker)], state.corner) == 0)
      value.wrong("is no corner area that " + std::string{name(taker)} + " attacks");
  });
}

// What is under way

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

void read_secrets(const Field& root, State& state) {
  constexpr std::array<std::string_view, 2> names{"formation", "dive"};
  if_given(root, "secrets", [&](const Field& field) {
    field.with(names);
    if_given(field, "formation",
             [&](const Field& value) { read_by_team(value, state.secret_formation, formation); });
    if_given(field, "dive",
             [&](const Field& value) { state.secret_dive = static_cast<Side>(value.one_of(dive_names)); });
  });
}

// What passes from turn to turn

void read_between_turns(const Field& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 2> names{"first", "moves"};
  const Policies& policies = rules.policies;
  if_known(root, "carry", rules.clock.carried_minutes > 0,
           [&](const Field& value) { state.carry = number(value, 0, most_counted); });
  if_known(root, "set_piece_minutes", policies.restart_time == Policies::RestartTime::with_dice,
           [&](const Field& value) { state.set_piece_minutes = number(value, 0, most_counted); });
  if_known(root, "auto_check", policies.failed_press == Policies::FailedPress::automatic_check,
           [&](const Field& value) { state.auto_check = value.yes_or_no(); });
  if_known(root, "last", orders_by_moves(rules), [&](const Field& last) {
    if (last.is_null()) return;
    last.with(names);
    state.last_turn = LastTurn{.first = team_of(last.at("first"))};
    if_given(last, "moves", [&](const Field& value) {
      read_by_team(value, state.last_turn->moves,
                   [&](const Field& moves) { return number(moves, 0, most_counted); });
    });
  });
}

void read_shoot_out(const Field& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 3> names{"first", "kicks", "scored"};
  constexpr int most_kicks = 99;
  if_known(root, "shoot_out", rules.has(Option::cup), [&](const Field& field) {
    const auto parts = field.each(names);
    ShootOut& shoot_out = state.shoot_out.emplace(ShootOut{.first = team_of(parts[0])});
    const auto count = [](const Field& value) { return number(value, 0, most_kicks); };
    read_by_team(parts[1], shoot_out.kicks, count);
    read_by_team(parts[2], shoot_out.scored, count);
  });
}

void check_header(const Field& root, const Ruleset& rules) {
  if_given(root, "rules", [&](const Field& value) {
    if (value.text() != rules.id) value.expected("\"" + rules.id + "\"");
  });
  if_given(root, "options", [&](const Field& value) {
    if (value.is_text("basic") || value.is_text("all")) return;
    for (const auto& option : value.list())
      if (!rules.has(read_name<Option, option_count>(option))) option.wrong("is not played here");
  });
}

State read_position(const Field& root, const Ruleset& rules) {
  State state;
  check_header(root, rules);
  read_clock(root, rules, state);
  if_given(root, "score", [&](const Field& value) {
    read_by_team(value, state.score, [](const Field& goals) { return number(goals, 0, most_counted); });
  });
  if_given(root, "starters", [&](const Field& value) { state.starters = team_of(value); });
  if_given(root, "control", [&](const Field& value) { state.control = team_of(value); });
  read_ball(root, rules, state);
  read_sides(root, rules, state);
  if_played(root, "weather", rules, Option::weather, [&](const Field& value) {
    if (!value.is_null()) state.weather = read_name<Weather, weather_count>(value);
  });
  read_turn(root, rules, state);
  read_corner(root, rules, state);
  read_window(root, rules, state);
  read_secrets(root, state);
  read_between_turns(root, rules, state);
  read_shoot_out(root, rules, state);
  if (root.has("agenda"))
    read_agenda(root.at("agenda"), rules, state);
  else
    begin_at_stage(root, rules, state);
  check_position(root, rules, state);
  return state;
}

}  // namespace

tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const json& position) {
  try {
    const Field root = Field::of(position);
    root.with(position_fields);
    State state = read_position(root, rules);
    resume(rules, state);
    check_position(root, rules, state);
    return state;
  } catch (const RulesError& error) {
    return tl::unexpected(PositionError{error.field, error.problem});
  }
}

}  // namespace fuba
