#include <algorithm>
#include <nlohmann/json.hpp>

#include "counters.hpp"
#include "fields.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "names.hpp"
#include "position_check.hpp"
#include "position_fields.hpp"
#include "position_side.hpp"
#include "position_stage.hpp"
#include "position_turn.hpp"

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

void read_secrets(const Field& root, State& state) {
  constexpr std::array<std::string_view, 2> names{"formation", "dive"};
  if_given(root, "secrets", [&](const Field& field) {
    field.with(names);
    if_given(field, "formation",
             [&](const Field& value) { read_by_team(value, state.secret_formation, formation_of); });
    if_given(field, "dive",
             [&](const Field& value) { state.secret_dive = static_cast<Side>(value.one_of(dive_names)); });
  });
}

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
