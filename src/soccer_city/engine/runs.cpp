#include "runs.hpp"

#include "soccer_city/prospects.hpp"

namespace soccer_city::engine {
namespace {

/// Who may run how far.
struct RunTask {
  Team team = Team::home;
  RunRule rule = {};
  NumberSet who = {};
  bool with_ball = false;              ///< the player with the ball runs, and nobody else
  bool lower_only = false;             ///< towards the own goal line
  bool away_from_ball = false;         ///< not to a hex beside the ball
  NumberSet never_to_loose_ball = {};  ///< S16
  std::string_view cited = {};         ///< the rule that grants the runs, where it is not S22
};

RunTask task_of(const Ruleset& rules, const State& state, Team team, RunKind kind) {
  const Ruleset::Runs& runs = rules.runs;
  const bool attacks = kind == RunKind::sprint || kind == RunKind::solo_run;
  RunTask task{.team = team,
               .who = on_the_board(state.side(team)),
               .cited = attacks ? "soccer-city/S7" : "soccer-city/S8"};
  switch (kind) {
    case RunKind::sprint:
      task.rule = runs.sprint;
      break;
    case RunKind::solo_run:
      task.rule = runs.solo_run;
      task.with_ball = true;
      break;
    case RunKind::shift:
      task.rule = runs.shift;
      break;
    case RunKind::sprint_back:
      task.rule = runs.sprint_back;
      task.lower_only = true;
      break;
    case RunKind::rush_out:
      task.rule = runs.rush_out;
      task.who = NumberSet::from_bits(task.who.bits() & 1U << keeper_number);
      break;
  }
  return task;
}

bool is_behind(const State& state, Team team) {
  return state.score[index(team)] < state.score[index(opponent(team))];
}

NumberSet without(NumberSet numbers, NumberSet others) {
  return NumberSet::from_bits(static_cast<std::uint16_t>(numbers.bits() & ~others.bits()));
}

/// S22; after a foul the defence stays away from the ball (S26).
RunTask reposition_task(const Ruleset& rules, const State& state, Team team) {
  const bool defends = team != state.turn.attack;
  RunTask task{.team = team, .rule = rules.runs.reposition, .who = on_the_board(state.side(team))};
  if (state.factor == card_of(Factor::crowd) && is_behind(state, team))
    task.rule.players = rules.runs.crowd_players;
  if (defends) {
    task.who = without(task.who, state.turn.beaten);
    task.away_from_ball = state.next_free == FreeBall::free_kick;
  } else {
    task.never_to_loose_ball = state.turn.offside;
  }
  return task;
}

/// S28.
RunTask corner_task(const Ruleset& rules, const State& state, Team team) {
  return {.team = team,
          .rule = rules.runs.corner,
          .who = on_the_board(state.side(team)),
          .away_from_ball = team != state.control,
          .cited = "soccer-city/S28"};
}

RunTask one_player(const State& state, Team team, RunRule rule, Number player) {
  RunTask task{.team = team, .rule = rule, .cited = "soccer-city/S7"};
  if (state.side(team).at(player) != no_hex) task.who.add(player);
  return task;
}

/// What is asked at the top of the agenda.
RunTask present_task(const Ruleset& rules, const State& state) {
  const Frame& frame = state.agenda.top();
  switch (frame.step) {
    case Step::run:
      return task_of(rules, state, frame.team, static_cast<RunKind>(frame.number));
    case Step::give_run:
      return one_player(state, frame.team, rules.runs.give, static_cast<Number>(frame.number));
    case Step::corner_runs:
      return corner_task(rules, state, frame.team);
    case Step::slip:
      return {.team = frame.team,
              .rule = rules.runs.slip,
              .who = on_the_board(state.side(frame.team)),
              .with_ball = true,
              .cited = "soccer-city/S23"};
    default:
      return reposition_task(rules, state, frame.team);
  }
}

bool may_run(const State& state, const RunTask& task, Number player) {
  const bool has_ball = carrier_of(state, task.team) == player;
  return task.who.contains(player) && !state.moved.contains(player) && has_ball == task.with_ball;
}

bool may_end(const State& state, const RunTask& task, Number player, Hex to) {
  const Hex from = state.side(task.team).at(player);
  if (task.lower_only && level_of(task.team, to) >= level_of(task.team, from)) return false;
  if (task.away_from_ball && beside(to, state.ball)) return false;
  return to != state.ball || !task.never_to_loose_ball.contains(player);
}

template <class Visit>
void for_each_run(const State& state, const RunTask& task, Visit visit) {
  if (state.moved.size() >= task.rule.players) return;
  for (const Number player : task.who) {
    if (!may_run(state, task, player)) continue;
    const Hex from = state.side(task.team).at(player);
    reachable(state, from, task.rule.hexes).for_each([&](Hex to) {
      if (may_end(state, task, player, to)) visit(from, to);
    });
  }
}

void list_runs(const Ruleset& rules, const State& state, CommandList& list) {
  for_each_run(state, present_task(rules, state),
               [&](Hex from, Hex to) { list.add(commands::move(from, to)); });
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_run(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::move) return std::nullopt;
  const RunTask task = present_task(rules, state);
  const auto piece = piece_at(state, command.from);
  const auto refused = [&](Reason reason, Hex at, int number = 0) {
    return Refusal{reason, at, number, task.cited};
  };
  if (state.moved.size() >= task.rule.players) return refused(Reason::moves_used, no_hex, task.rule.players);
  if (!piece || piece->team != task.team) return refused(Reason::nobody_there, command.from);
  const Number player = piece->number;
  if (state.moved.contains(player)) return refused(Reason::has_moved, command.from);
  if (state.turn.beaten.contains(player) && !task.who.contains(player))
    return Refusal{Reason::beaten, command.from};
  if (!may_run(state, task, player)) return refused(Reason::has_ball, command.from);
  if (piece_at(state, command.to)) return Refusal{Reason::occupied, command.to};
  if (!reachable(state, command.from, task.rule.hexes).contains(command.to))
    return refused(Reason::run_too_far, command.to, task.rule.hexes);
  if (command.to == state.ball) return Refusal{Reason::offside_loose, command.from};
  return refused(task.lower_only ? Reason::not_backward : Reason::beside_free_kick, command.to);
}

void choose_run(const Context& context, const Command& command) {
  State& state = context.state;
  if (command.verb == Verb::done) {
    state.moved = {};
    state.agenda.pop();
    return;
  }
  const Number player = piece_at(state, command.from)->number;
  const std::string_view cited = present_task(context.rules, state).cited;
  state.moved.add(player);
  move_player(context, context.frame().team, player, command.to, cited);
}

}  // namespace

bool any_run(const Ruleset& rules, const State& state, Team team, RunKind kind) {
  bool any = false;
  for_each_run(state, task_of(rules, state, team, kind), [&](Hex, Hex) { any = true; });
  return any;
}

HexSet reachable(const State& state, Hex from, int hexes) {
  const Hex stop = is_loose(state) ? state.ball : no_hex;
  HexSet closed = occupied(state);
  HexSet reached;
  std::array<Hex, hex_places> queue;  // NOLINT: filled as far as it is read
  std::size_t next = 0;
  std::size_t end = 0;
  queue[end++] = from;
  for (int step = 0; step < hexes; ++step) {
    for (const std::size_t last = end; next < last; ++next) {
      if (queue[next] == stop) continue;
      for (const Way way : directions) {
        const Hex to = queue[next] + way;
        if (!on_board(to) || closed.contains(to)) continue;
        closed.add(to);
        reached.add(to);
        queue[end++] = to;
      }
    }
  }
  return reached;
}

}  // namespace soccer_city::engine

namespace soccer_city {

int runs_left(const Ruleset& rules, const State& state) {
  return engine::present_task(rules, state).rule.players - state.moved.size();
}

}  // namespace soccer_city

namespace soccer_city::engine {

const StepRules run_step{
    .kind = DecisionKind::run, .list = list_runs, .refuse = refuse_run, .choose = choose_run};
const StepRules give_run_step{
    .kind = DecisionKind::run, .list = list_runs, .refuse = refuse_run, .choose = choose_run};
const StepRules reposition_step{.kind = DecisionKind::reposition,
                                .asked_alone = true,
                                .list = list_runs,
                                .refuse = refuse_run,
                                .choose = choose_run};
const StepRules corner_runs_step{.kind = DecisionKind::reposition,
                                 .asked_alone = true,
                                 .list = list_runs,
                                 .refuse = refuse_run,
                                 .choose = choose_run};
const StepRules slip_step{
    .kind = DecisionKind::slip, .list = list_runs, .refuse = refuse_run, .choose = choose_run};

}  // namespace soccer_city::engine
