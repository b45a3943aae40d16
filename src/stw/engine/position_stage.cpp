#include "position_stage.hpp"

#include <algorithm>

#include "counters.hpp"
#include "leaving.hpp"
#include "names.hpp"
#include "play.hpp"
#include "stw/game.hpp"

namespace stw::engine {
namespace {

[[noreturn]] void wrong_field(std::string_view name_of_field, std::string problem) {
  throw tabletop::RulesError{"", "/" + std::string(name_of_field), std::move(problem)};
}

/// Who was sent off had fouled an opponent, so somebody is left.
void check_pawns(const State& state) {
  if (std::ranges::none_of(state.sides, plays_anybody))
    wrong_field(name(Team::away), "has no pawn left, and the other team has none either");
}

// Where it stands

/// The step that `place` means, by the word that follows it and by the kick.
Step placing_step(const Field& root, Restart restart) {
  const Field pawn = root.at("under_way").at("place");
  const std::string text = pawn.text();
  if (text == "taker" && restart == Restart::penalty_kick) return Step::place_taker;
  if (text == "striker" && restart == Restart::kick_off) return Step::place_striker;
  if (text == "keeper" && restart == Restart::kick_off) return Step::place_keeper;
  if (text == "keeper" && (restart == Restart::goal_kick || restart == Restart::corner_kick))
    return Step::return_keeper;
  pawn.wrong("is not placed at this kick");
}

Step step_named(const Field& root, const std::string& stage, Restart restart) {
  if (stage == "place") return placing_step(root, restart);
  for (std::size_t at = 0; at < step_count; ++at)
    if (name(static_cast<Step>(at)) == stage) return static_cast<Step>(at);
  root.at("stage").expected(
      "move, ball, capture, keeper, defend, kick-off, free-kick, goal-kick, corner-kick, penalty-kick or "
      "what "
      "a state says");
}

// What belongs to it

std::size_t dice_at(const State& state) {
  switch (state.step) {
    case Step::move:
    case Step::capture:
    case Step::defend:
      return 1;
    case Step::ball:
      return carrier(state) == keeper_number ? 2 : 1;
    default:
      return 0;
  }
}

void read_dice(const Field& root, State& state) {
  const std::size_t count = dice_at(state);
  const auto list = root.has("dice") ? root.at("dice").list() : std::vector<Field>{};
  if (list.size() != count) wrong_field("dice", std::to_string(count) + " wait at this stage");
  for (std::size_t at = 0; at < count; ++at) state.dice[at] = number(list[at], 1, die_faces);
}

void need_ball(const State& state) {
  if (state.ball == Square::none) wrong_field("ball", "is needed at this stage");
}

void need_carrier(const Field& root, const State& state) {
  need_ball(state);
  if (carrier(state) == 0) root.at("ball").wrong("is not under a pawn of the team in control");
}

bool only_defence_at_ball(const State& state) {
  return carrier(state) == 0 && state.side(state.defence()).number_at(state.ball) != 0;
}

void check_ball(const Field& root, const State& state) {
  switch (state.step) {
    case Step::move:
    case Step::ball:
    case Step::move_die:
    case Step::ball_dice:
    case Step::battle:
      return need_carrier(root, state);
    case Step::capture:
    case Step::capture_die:
      need_ball(state);
      if (carrier(state) != 0) root.at("ball").wrong("does not lie free");
      [[fallthrough]];
    case Step::keeper:
    case Step::defend:
    case Step::defend_die:
      need_ball(state);
      if (only_defence_at_ball(state)) root.at("ball").wrong("lies under a pawn of the other team");
      return;
    default:
      return;
  }
}

void read_marks(const Field& root, State& state) {
  state.marks = offside_marks(state, state.barred);
  if_given(root, "offside", [&](const Field& field) {
    field.with({"line", "pawns"});
    if_given(field, "line", [&](const Field& line) {
      state.marks.line = line.is_null() ? std::uint8_t{0} : number(line, 1, rows);
    });
    if_given(field, "pawns", [&](const Field& pawns) {
      state.marks.pawns = 0;
      for (const Field& pawn : pawns.list())
        state.marks.pawns = static_cast<Numbers>(state.marks.pawns | bit_of(pawn.whole(1, pawn_count)));
    });
  });
}

void read_attempt(const Field& root, State& state) {
  if (carrier(state) != 0) {
    if_given(root, "play", [&](const Field& value) { state.play = read_name<Play, play_count>(value); });
    return;
  }
  if_given(root, "barred", [&](const Field& value) { state.barred = number(value, 1, pawn_count); });
  if_given(root, "attempts", [&](const Field& value) {
    state.attempts = static_cast<std::uint16_t>(value.whole(0, most_attempts));
  });
  read_marks(root, state);
}

bool is_attempt_step(Step step) {
  return step == Step::capture || step == Step::keeper || step == Step::defend || step == Step::capture_die ||
         step == Step::defend_die;
}

/// Who acts, where the step and the kick say it.
Team acting_team(const State& state) {
  switch (state.step) {
    case Step::keeper:
    case Step::defend:
    case Step::defend_die:
      return state.defence();
    case Step::return_keeper:
      return state.restart == Restart::corner_kick ? state.defence() : state.control;
    case Step::kick_off_dice:
    case Step::shoot_out_dice:
      return Team::home;
    default:
      return state.control;
  }
}

/// At the other steps a state has to say it.
bool is_told_who_acts(Step step) {
  return step == Step::place_keeper || step == Step::place_striker || step == Step::leave ||
         step == Step::put || step == Step::shoot_out_spin || step == Step::shoot_out_die ||
         step == Step::shoot_out_die_again;
}

bool is_shot(Step step) {
  return step == Step::spin || step == Step::shooting_die || step == Step::shooting_die_again;
}

bool is_shoot_out(Step step) { return step >= Step::shoot_out_spin && step <= Step::shoot_out_die_again; }

/// What a state says of a set piece or a shot under way; nothing where a position by hand can stand.
void read_under_way(const Field& root, State& state) {
  if (state.step <= Step::defend || state.step == Step::over) return;
  if_given(root, "under_way", [&](const Field& field) {
    field.with({"acting", "place", "taker", "left", "puts", "chance"});
    if (is_told_who_acts(state.step))
      if_given(field, "acting", [&](const Field& value) { state.acting = team_of(value); });
    if_given(field, "taker", [&](const Field& value) {
      state.taker = number(value, 1, pawn_count);
      if (state.side(state.control).pawn(state.taker) == Square::none) value.wrong("is on no square");
    });
    const auto read_pair = [&](std::string_view name_of_pair, std::array<std::uint8_t, 2>& pair) {
      if_given(field, name_of_pair, [&](const Field& values) {
        values.with({"home", "away"});
        for (const Team team : teams) pair[index(team)] = number(values.at(name(team)), 0, pawn_count);
      });
    };
    read_pair("left", state.seen);
    read_pair("puts", state.puts);
    if (is_shot(state.step))
      if_given(field, "chance",
               [&](const Field& value) { state.chance = read_name<Chance, chance_count>(value); });
  });
}

void read_shoot_out(const Field& root, State& state) {
  if_given(root, "shoot_out", [&](const Field& field) {
    field.with({"first", "home", "away", "kicks"});
    ShootOut shoot_out{.first = team_of(field.at("first"))};
    for (const Team team : teams) {
      const auto count = [&](const Field& value) { return number(value, 0, most_kicks); };
      shoot_out.goals[index(team)] = count(field.at(name(team)));
      if_given(field, "kicks",
               [&](const Field& kicks) { shoot_out.kicks[index(team)] = count(kicks.at(name(team))); });
    }
    state.shoot_out = shoot_out;
  });
}

/// Whether a kick that is prepared has its ball and its taker.
bool is_prepared(const State& state) {
  const bool taken = state.restart == Restart::corner_kick || state.restart == Restart::penalty_kick;
  const bool has_square = state.restart == Restart::free_kick || state.restart == Restart::corner_kick;
  return (!taken || state.taker != 0) && (!has_square || state.ball != Square::none);
}

/// Whether the teams have taken as many kicks as they have where it is the acting team's turn.
bool kicks_in_turn(const State& state) {
  const auto& [first, goals, kicks] = *state.shoot_out;
  const int own = kicks[index(state.acting)];
  const int other = kicks[index(opponent(state.acting))];
  return state.acting == first ? own == other : own + 1 == other;
}

/// What a state can only stand at that a match has led to; what is missing then is told.
void check_under_way(const Field& root, const Ruleset& rules, const State& state) {
  const auto require = [&root](bool holds, const char* what) {
    if (!holds) root.at("stage").wrong(std::string("cannot be: ") + what);
  };
  const TeamState& side = state.side(state.acting);
  switch (state.step) {
    case Step::take:
      return require(state.ball != Square::none && carrier(state) == 0 && somebody_can_take(state),
                     "no free kick waits for its taker");
    case Step::leave:
      return require(is_prepared(state) && next_to_leave(state, state.acting) != 0, "nobody has to leave");
    case Step::put:
      return require(is_prepared(state) && state.puts[index(state.acting)] > 0, "no corner kick is prepared");
    case Step::place_taker:
      return require(is_prepared(state), "nobody takes the penalty kick");
    case Step::return_keeper:
      return require(is_prepared(state) && (side.plays(keeper_number) || has_pawns(side)),
                     "there is no keeper");
    case Step::place_keeper:
    case Step::place_striker:
      return require(set_up_leads_to(rules, state), "a set-up does not put ball and pawns so");
    case Step::battle:
      return require(state.side(state.defence()).number_at(state.ball) != 0,
                     "nobody stands against the ball");
    case Step::spin:
    case Step::shooting_die:
    case Step::shooting_die_again:
      return require(state.taker != 0 || carrier(state) != 0, "nobody shoots");
    case Step::shoot_out_spin:
    case Step::shoot_out_die:
    case Step::shoot_out_die_again:
      return require(state.shoot_out && kicks_in_turn(state), "it is not this team's kick in a shoot-out");
    default:
      return;
  }
}

/// Which kicks a stage can belong to.
void check_restart(const State& state) {
  const auto one_of = [&](std::initializer_list<Restart> restarts) {
    if (std::ranges::find(restarts, state.restart) == restarts.end())
      wrong_field("restart", "does not go with this stage");
  };
  switch (state.step) {
    case Step::move:
    case Step::move_die:
      return one_of({Restart::none, Restart::free_kick, Restart::goal_kick});
    case Step::ball:
    case Step::ball_dice:
      return one_of(
          {Restart::none, Restart::kick_off, Restart::free_kick, Restart::corner_kick, Restart::goal_kick});
    case Step::place_keeper:
    case Step::place_striker:
      return one_of({Restart::kick_off});
    case Step::take:
      return one_of({Restart::free_kick});
    case Step::leave:
      return one_of({Restart::free_kick, Restart::corner_kick, Restart::goal_kick, Restart::penalty_kick});
    case Step::return_keeper:
      return one_of({Restart::corner_kick, Restart::goal_kick});
    case Step::place_taker:
      return one_of({Restart::penalty_kick});
    case Step::put:
      return one_of({Restart::corner_kick});
    case Step::spin:
    case Step::shooting_die:
    case Step::shooting_die_again:
      return one_of({Restart::none, Restart::penalty_kick});
    default:
      return one_of({Restart::none});
  }
}

void read_step(const Context& context, const Field& root, const std::string& stage) {
  State& state = context.state;
  if_given(root, "restart",
           [&](const Field& value) { state.restart = read_name<Restart, restart_count>(value); });
  state.step = step_named(root, stage, state.restart);
  if (state.step < Step::shoot_out_dice) check_pawns(state);
  check_restart(state);
  state.acting = acting_team(state);
  read_under_way(root, state);
  check_ball(root, state);
  read_dice(root, state);
  if (state.step == Step::ball || state.step == Step::ball_dice)
    if_given(root, "extra", [&](const Field& value) { state.extra = value.yes_or_no(); });
  if (is_attempt_step(state.step)) read_attempt(root, state);
  if (is_shoot_out(state.step) || state.step == Step::over) read_shoot_out(root, state);
  if (state.step == Step::over) {
    if_given(root, "winner", [&](const Field& value) {
      if (!value.is_null()) state.winner = team_of(value);
    });
  }
  check_under_way(root, context.rules, state);
}

// Set pieces that begin

void begin_free_kick_position(const Context& context, const Field& root) {
  need_ball(context.state);
  if (!somebody_can_take(context.state))
    root.at("ball").wrong("is a square that no pawn of the team in control can go to");
  begin_free_kick(context, context.state.control, context.state.ball, Means::free_kick);
}

}  // namespace

void begin_at_stage(const Context& context, const Field& root, const std::string& stage) {
  const bool begins = stage == "kick-off" || stage == "free-kick" || stage == "goal-kick" ||
                      stage == "corner-kick" || stage == "penalty-kick";
  if (!begins) return read_step(context, root, stage);
  State& state = context.state;
  check_pawns(state);
  state.step = Step::over;  // of what was before nothing is known
  read_dice(root, state);
  if (stage == "kick-off") return begin_kick_off(context, state.control);
  if (stage == "free-kick") return begin_free_kick_position(context, root);
  if (stage == "goal-kick") {
    if (!has_pawns(state.side(state.control)))
      wrong_field(name(state.control), "has no pawn to take the goal kick");
    return begin_goal_kick(context, state.control);
  }
  need_carrier(root, state);
  if (carrier(state) < first_midfielder)
    root.at("ball").wrong("is under a defender or keeper, who cannot stand where it is shot from");
  if (stage == "corner-kick") return begin_corner_kick(context, carrier(state));
  if (!ends_of(state.defence()).penalty_area.contains(state.ball))
    root.at("ball").wrong("is outside the penalty area, where a foul brings a free kick");
  begin_penalty_kick(context, carrier(state));
}

}  // namespace stw::engine
