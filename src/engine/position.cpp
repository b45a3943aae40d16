#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "pieces.hpp"
#include "rules_reader.hpp"
#include "set_pieces.hpp"
#include "steps.hpp"

namespace fuba {
namespace {

using engine::has_piece;
using engine::outfield_total;
using nlohmann::json;

constexpr std::array<std::string_view, 2> team_names{"home", "away"};
constexpr std::array<std::string_view, 7> stage_names{"target",      "actions",   "kick-off",    "free-kick",
                                                      "corner-kick", "goal-kick", "penalty-kick"};
/// What a position can say; `decision` and `dice_left` of a state are not read.
constexpr std::array<std::string_view, 25> position_fields{
    "rules",  "options",       "half",    "minute", "stoppage", "score",    "starters", "control", "home",
    "away",   "agenda",        "ball",    "corner", "dice",     "start",    "target",   "first",   "turn",
    "window", "first_actions", "secrets", "stage",  "second",   "decision", "dice_left"};

constexpr int most_goals = 99;
constexpr int most_cards = 20;

template <class Enum, std::size_t count>
std::array<std::string_view, count> names_of() {
  std::array<std::string_view, count> names;
  for (std::size_t at = 0; at < count; ++at) names[at] = name(static_cast<Enum>(at));
  return names;
}

Team team(const RulesField& field) { return static_cast<Team>(field.one_of(team_names)); }

std::uint8_t number(const RulesField& field, int low, int high) {
  return static_cast<std::uint8_t>(field.whole(low, high));
}

/// Reads a field where it is there, and leaves the default otherwise.
template <class Read>
void if_given(const RulesField& object, std::string_view name, Read read) {
  if (object.has(name)) read(object.at(name));
}

/// As `if_given`, where null stands for "none" too.
template <class Read>
void if_set(const RulesField& object, std::string_view name, Read read) {
  if (object.has(name) && !object.at(name).is_null()) read(object.at(name));
}

template <class Value, class Read>
void read_by_team(const RulesField& field, std::array<Value, 2>& values, Read read) {
  field.with(team_names);
  for (const Team side : teams)
    if_given(field, name(side), [&](const RulesField& value) { values[index(side)] = read(value); });
}

Formation formation(const RulesField& field) {
  const auto parsed = parse_formation(field.text());
  if (!parsed || !is_playable(*parsed))
    field.expected("a formation of three lines that add up to ten, such as \"4-4-2\"");
  return *parsed;
}

std::array<std::uint8_t, area_count> counts(const RulesField& field, int most) {
  std::array<std::uint8_t, area_count> players{};
  for (const auto& [area, count] : field.by_area()) players[index(area)] = number(count, 0, most);
  return players;
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

void read_side(const RulesField& field, const Ruleset& rules, TeamState& side) {
  constexpr std::array<std::string_view, 6> names{"formation", "players", "keeper",
                                                  "yellow",    "red",     "in_hand"};
  const int most = rules.outfield_players;
  field.with(names);
  if_set(field, "formation", [&](const RulesField& value) { side.formation = formation(value); });
  if (field.has("formation") && field.at("formation").is_null()) side.formation = {};
  if_given(field, "players", [&](const RulesField& value) { side.players = counts(value, most); });
  if (field.has("keeper"))
    side.keeper = field.at("keeper").is_null() ? Area::none : field.at("keeper").area();
  if_given(field, "yellow", [&](const RulesField& value) { side.yellow = number(value, 0, most_cards); });
  if_given(field, "red", [&](const RulesField& value) { side.red = number(value, 0, most); });
  if_given(field, "in_hand", [&](const RulesField& value) { side.in_hand = number(value, 0, most); });
  if (!field.has("players"))
    for (auto& count : side.players)
      while (count > 0 && outfield_total(side) > most - side.red) --count;
}

void read_sides(const RulesField& root, const Ruleset& rules, State& state) {
  for (const Team side : teams) {
    TeamState& own = state.side(side);
    own.formation = Formation{{4, 4, 2}};
    own.players = default_players(side);
    own.keeper = rules.pitch.penalty_area[index(side)];
    if_given(root, name(side), [&](const RulesField& value) { read_side(value, rules, own); });
  }
}

// Clock, score, ball

void read_clock(const RulesField& root, const Ruleset& rules, State& state) {
  const int minutes = rules.clock.half_minutes;
  if_given(root, "half", [&](const RulesField& value) { state.half = number(value, 1, 2); });
  const int first = minutes * (state.half - 1);
  const int last = minutes * state.half;
  state.minute = static_cast<std::uint8_t>(first);
  if_given(root, "stoppage",
           [&](const RulesField& value) { state.stoppage = number(value, 0, rules.clock.stoppage_squares); });
  if (state.stoppage > 0) state.minute = static_cast<std::uint8_t>(last);
  if_given(root, "minute", [&](const RulesField& value) { state.minute = number(value, first, last); });
  if (state.stoppage > 0 && state.minute != last)
    root.at("minute").wrong("must be " + std::to_string(last) + " in stoppage time");
}

void read_ball(const RulesField& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 2> names{"area", "value"};
  state.ball = rules.pitch.centre;
  if_given(root, "ball", [&](const RulesField& ball) {
    ball.with(names);
    if_given(ball, "area", [&](const RulesField& value) { state.ball = value.area(); });
    if_given(ball, "value",
             [&](const RulesField& value) { state.ball_value = number(value, 1, rules.highest_value); });
  });
}

void read_corner(const RulesField& root, const Ruleset& rules, State& state) {
  if_set(root, "corner", [&](const RulesField& value) {
    state.corner = value.area();
    if (std::ranges::count(rules.pitch.attacked_corner[index(state.control)], state.corner) == 0)
      value.wrong("is no corner area that " + std::string{name(state.control)} + " attacks");
  });
}

// What is under way

ActionType action_type(const RulesField& field) {
  const std::string text = field.text();
  for (std::size_t at = 0; at < 5; ++at)
    if (name(static_cast<ActionType>(at)) == text) return static_cast<ActionType>(at);
  if (const auto command = parse_command("action " + text)) return type_of(command->action());
  field.expected("a type of action: movement, goal-attempt, positioning, pressing or none");
}

void read_dice(const RulesField& root, State& state) {
  constexpr std::array<std::string_view, 2> names{"controlling", "passive"};
  if_given(root, "dice", [&](const RulesField& field) {
    const auto dice = field.each(names);
    state.turn.dice = {number(dice[0], 1, 6), number(dice[1], 1, 6)};
  });
}

void read_turn(const RulesField& root, const Ruleset& rules, State& state) {
  Turn& turn = state.turn;
  if_set(root, "start", [&](const RulesField& value) { turn.start = value.area(); });
  if_set(root, "target", [&](const RulesField& value) { turn.target = value.area(); });
  if_given(root, "first", [&](const RulesField& value) { turn.first = team(value); });
  if_given(root, "first_actions",
           [&](const RulesField& value) { read_by_team(value, turn.first_action, action_type); });
  read_dice(root, state);
  turn.began_with = state.control;
  if_given(root, "turn", [&](const RulesField& field) {
    constexpr std::array<std::string_view, 8> names{"restart",          "began_with",   "in_target", "event",
                                                    "extra_free_moves", "dribble_past", "easy",      "last"};
    const auto count = [](int most) {
      return [most](const RulesField& value) { return number(value, 0, most); };
    };
    field.with(names);
    if_given(field, "restart", [&](const RulesField& value) {
      turn.restart = static_cast<Restart>(value.one_of(names_of<Restart, 6>()));
    });
    if_given(field, "began_with", [&](const RulesField& value) { turn.began_with = team(value); });
    if_given(field, "in_target", [&](const RulesField& value) {
      read_by_team(value, turn.in_target, count(rules.counted_players));
    });
    if_given(field, "event", [&](const RulesField& value) { turn.event = number(value, 0, 12); });
    if_given(field, "extra_free_moves",
             [&](const RulesField& value) { read_by_team(value, turn.extra_free_moves, count(1)); });
    if_given(field, "dribble_past", [&](const RulesField& value) { turn.dribble_past = value.yes_or_no(); });
    if_given(field, "easy", [&](const RulesField& value) { turn.easy = value.yes_or_no(); });
    if_given(field, "last", [&](const RulesField& value) { turn.last = value.yes_or_no(); });
  });
}

void read_window(const RulesField& root, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 6> names{"allowed", "made",         "arrived",
                                                  "surplus", "keeper_moved", "dribbled"};
  if_given(root, "window", [&](const RulesField& field) {
    Window& window = state.window;
    field.with(names);
    window.open = true;
    window.allowed = Window::unlimited;
    if_given(field, "allowed",
             [&](const RulesField& value) { window.allowed = number(value, 0, Window::unlimited); });
    if_given(field, "made", [&](const RulesField& value) { window.made = number(value, 0, window.allowed); });
    if_given(field, "arrived",
             [&](const RulesField& value) { window.arrived = counts(value, rules.outfield_players); });
    if_given(field, "surplus",
             [&](const RulesField& value) { window.surplus = counts(value, rules.outfield_players); });
    if_given(field, "keeper_moved",
             [&](const RulesField& value) { window.keeper_moved = value.yes_or_no(); });
    if_given(field, "dribbled", [&](const RulesField& value) { window.dribbled = value.yes_or_no(); });
  });
}

void read_secrets(const RulesField& root, State& state) {
  constexpr std::array<std::string_view, 2> names{"formation", "dive"};
  const std::array dive_names{name_of_dive(Side::left), name_of_dive(Side::middle),
                              name_of_dive(Side::right)};
  if_given(root, "secrets", [&](const RulesField& field) {
    field.with(names);
    if_given(field, "formation",
             [&](const RulesField& value) { read_by_team(value, state.secret_formation, formation); });
    if_given(field, "dive", [&](const RulesField& value) {
      state.secret_dive = static_cast<Side>(value.one_of(dive_names));
    });
  });
}

/// The largest number a frame of the step can carry.
int largest_number(const Ruleset& rules, Step step) {
  switch (step) {
    case Step::turn:
      return static_cast<int>(rules.turn.size());
    case Step::action:
    case Step::goal_attempt:
    case Step::red_card:
      return 1;
    case Step::penalty_roll:
      return 2;
    case Step::movement:
      return 5;
    case Step::corner_kick:
    case Step::yellow_card:
      return area_count - 1;
    case Step::corner_side:
      return area_count;
    case Step::reply_moves:
      return rules.outfield_players + 1;
    default:
      return 0;
  }
}

bool only_at_bottom(Step step) {
  return step == Step::turn || step == Step::kick_off_roll || step == Step::kick_off_choice ||
         step == Step::half_end || step == Step::second_half || step == Step::over;
}

void read_agenda(const RulesField& field, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 3> names{"step", "team", "number"};
  const auto frames = field.list();
  if (frames.empty() || frames.size() > Agenda::capacity / 2) field.expected("a list of 1 to 12 steps");
  for (const RulesField& frame : frames) {
    const auto parts = frame.each(names);
    const Step step = static_cast<Step>(parts[0].one_of(names_of<Step, step_count>()));
    if (only_at_bottom(step) != state.agenda.empty())
      parts[0].wrong(std::string{name(step)} + " cannot stand at this place of the agenda");
    state.agenda.push({step, team(parts[1]), number(parts[2], 0, largest_number(rules, step))});
  }
}

// Stages: moments that a position can name instead of an agenda

std::uint8_t after(const Ruleset& rules, TurnStage stage) {
  return static_cast<std::uint8_t>(std::ranges::find(rules.turn, stage) - rules.turn.begin() + 1);
}

bool on_last_square(const Ruleset& rules, const State& state) {
  return state.stoppage == rules.clock.stoppage_squares;
}

void begin_at_actions(const RulesField& root, const Ruleset& rules, State& state) {
  Turn& turn = state.turn;
  if (turn.start == Area::none) turn.start = state.ball;
  if (turn.target == Area::none) turn.target = state.ball;
  for (const Team side : teams)
    turn.in_target[index(side)] = static_cast<std::uint8_t>(counted(rules, state, side, turn.target));
  if (!root.has("first"))
    turn.first = turn.in_target[index(state.control)] > turn.in_target[index(state.passive())]
                     ? state.control
                     : state.passive();
  turn.last = on_last_square(rules, state);
  const Team first = turn.first;
  const bool second = root.has("second") && root.at("second").yes_or_no();
  state.agenda.push(
      {Step::turn, Team::home, after(rules, second ? TurnStage::second_actions : TurnStage::first_actions)});
  const std::uint8_t round = second ? 1 : 0;
  state.agenda.push({Step::action, opponent(first), round});
  if (!second) state.agenda.push({Step::free_movements, opponent(first)});
  state.agenda.push({Step::action, first, round});
  if (!second) state.agenda.push({Step::free_movements, first});
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
void begin_at_corner(const RulesField& root, State& state) {
  if (root.has("ball") && root.at("ball").has("area") && state.ball != state.corner)
    root.at("ball").at("area").wrong("must be the corner area " + std::string{name(state.corner)});
  state.ball = state.corner;
  state.turn.restart = Restart::corner_kick;
}

void begin_at_stage(const RulesField& root, const Ruleset& rules, State& state) {
  const std::size_t stage = root.has("stage") ? root.at("stage").one_of(stage_names) : 0;
  if (stage_names[stage] == "actions") {
    begin_at_actions(root, rules, state);
    return;
  }
  state.agenda.push({Step::turn});
  const Restart restart = restart_of(stage, rules, state);
  if (restart == Restart::none) {
    if (state.corner != Area::none) begin_at_corner(root, state);
    return;
  }
  state.turn.restart = restart;
  // R18a: only a penalty is still taken once the last square is reached.
  state.turn.last = restart == Restart::penalty_kick && on_last_square(rules, state);
  state.agenda.push(frame_of(restart, state));
}

// What a match cannot reach

bool on_agenda(const State& state, Step step, Team side) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == step && state.agenda[at].team == side) return true;
  return false;
}

bool before_first_kick_off(const State& state) {
  return state.agenda[0].step == Step::kick_off_roll || state.agenda[0].step == Step::kick_off_choice;
}

/// Ten less those sent off; one more while a team still has to say who leaves. The last one stays.
void check_team_sizes(const RulesField& root, const Ruleset& rules, const State& state) {
  for (const Team side : teams) {
    const TeamState& own = state.side(side);
    const int leaving = on_agenda(state, Step::removal, side) ? 1 : 0;
    const int taker = state.corner != Area::none && state.turn.began_with == side ? 1 : 0;
    const int allowed = std::max(rules.outfield_players - own.red, 1) + leaving - taker;
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
    if (own.in_hand > 0 && !on_agenda(state, Step::set_up, side))
      root.at(where).at("in_hand").wrong("no set-up of that team is under way");
    if (own.keeper == Area::none && !on_agenda(state, Step::place_keeper, side))
      root.at(where).at("keeper").expected("an area");
    if (!own.formation.chosen()) root.at(where).at("formation").expected("a formation");
  }
}

bool ball_needs_player(const State& state) {
  switch (state.agenda.top().step) {
    case Step::turn:
    case Step::target:
    case Step::turn_dice:
    case Step::special_event:
      return state.corner == Area::none && state.agenda.top().step != Step::turn_dice &&
             state.agenda.top().step != Step::special_event;
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

void check_ball(const RulesField& root, const State& state) {
  if (!ball_needs_player(state) || has_piece(state.side(state.control), state.ball)) return;
  const std::string problem =
      std::string{name(state.control)} + " has the ball but no player in " + std::string{name(state.ball)};
  if (root.has("ball") && root.at("ball").has("area")) root.at("ball").at("area").wrong(problem);
  root.wrong(problem);
}

void check_turn(const RulesField& root, const State& state) {
  const Frame& bottom = state.agenda[0];
  if (bottom.step != Step::turn || bottom.number <= 1) return;
  if (state.turn.start == Area::none || state.turn.target == Area::none)
    root.wrong("a turn under way needs its \"start\" and \"target\" areas");
}

void check_header(const RulesField& root, const Ruleset& rules) {
  if_given(root, "rules", [&](const RulesField& value) {
    if (value.text() != rules.id) value.expected("\"" + rules.id + "\"");
  });
  if_given(root, "options", [&](const RulesField& value) {
    if (!value.is_text("basic") && !value.list().empty()) value.wrong("this edition has no options yet");
  });
}

State read_position(const RulesField& root, const Ruleset& rules) {
  State state;
  check_header(root, rules);
  read_clock(root, rules, state);
  if_given(root, "score", [&](const RulesField& value) {
    read_by_team(value, state.score, [](const RulesField& goals) { return number(goals, 0, most_goals); });
  });
  if_given(root, "starters", [&](const RulesField& value) { state.starters = team(value); });
  if_given(root, "control", [&](const RulesField& value) { state.control = team(value); });
  read_ball(root, rules, state);
  read_corner(root, rules, state);
  read_sides(root, rules, state);
  read_turn(root, rules, state);
  read_window(root, rules, state);
  read_secrets(root, state);
  if (root.has("agenda"))
    read_agenda(root.at("agenda"), rules, state);
  else
    begin_at_stage(root, rules, state);
  check_team_sizes(root, rules, state);
  check_placed(root, state);
  check_ball(root, state);
  check_turn(root, state);
  return state;
}

}  // namespace

tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const json& position) {
  try {
    const std::string file = "position";
    const RulesField root{file, position};
    root.with(position_fields);
    State state = read_position(root, rules);
    resume(rules, state);
    return state;
  } catch (const RulesError& error) {
    return tl::unexpected(PositionError{error.field, error.problem});
  }
}

}  // namespace fuba
