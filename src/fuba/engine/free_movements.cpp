#include "free_movements.hpp"

#include "offside.hpp"
#include "special_events.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

/// R36: how many may leave each area by majority, counted when the window opens.
void count_surplus(const Ruleset& rules, State& state, Team team) {
  const TeamState& own = state.side(team);
  for (const Area area : piece_areas(own)) {
    const int surplus = strength(rules, state, team, area) - strength(rules, state, opponent(team), area);
    state.window.surplus[index(area)] = static_cast<std::uint8_t>(std::max(surplus, 0));
  }
}

/// An outfield player's straight way off the goal line, a keeper's way home: open whatever the numbers.
AreaSet always_free(const Ruleset& rules, Team team, Area from, bool keeper) {
  const Pitch& pitch = rules.pitch;
  if (keeper) {
    const Area home = pitch.penalty_area[index(team)];
    return pitch.neighbours[index(from)].contains(home) ? AreaSet{home} : AreaSet{};
  }
  return pitch.goal_line.contains(from) ? AreaSet{pitch.off_goal_line[index(from)]} : AreaSet{};
}

/// Where a card lets one extra player run, whatever the numbers.
AreaSet run_by_card(const Ruleset& rules, Team team, Skill skill, Area from) {
  const Pitch& pitch = rules.pitch;
  const auto& zone = pitch.zone[index(team)];
  const Area ahead = pitch.ahead[index(team)][index(from)];
  const Area behind = pitch.behind[index(team)][index(from)];
  switch (skill) {
    case Skill::fast_defender:
      return behind != Area::none && zone[index(behind)] == Line::defence ? AreaSet{behind} : AreaSet{};
    case Skill::fast_attacker:
      return ahead != Area::none && zone[index(ahead)] == Line::forward ? AreaSet{ahead} : AreaSet{};
    default:
      return from == pitch.centre ? AreaSet{ahead} | behind : AreaSet{};
  }
}

constexpr SkillSet running_cards{Skill::fast_defender, Skill::fast_attacker, Skill::box_to_box_midfielder};

AreaSet runs(const Ruleset& rules, const State& state, Team team, Area from) {
  AreaSet to;
  for (const Skill skill : state.window.runs) to |= run_by_card(rules, team, skill, from);
  return to;
}

bool anybody_runs(const Ruleset& rules, const State& state, Team team, Skill skill, AreaSet from) {
  const Bounds bounds = bounds_of(rules, state, team);
  for (const Area area : piece_areas(state.side(team)) & from) {
    if (!bounds.guarded.contains(area) &&
        !onside_moves(bounds, area, run_by_card(rules, team, skill, area)).empty())
      return true;
  }
  return false;
}

/// Extra moves won in a contest are for outfield players (R154).
bool has_extra_move(const Ruleset& rules, const State& state, Team team, bool keeper) {
  const bool outfield_only = event_of_turn(rules, state).contest == SpecialEvent::Contest::free_moves;
  return state.turn.extra_free_moves[index(team)] > 0 && !(keeper && outfield_only);
}

bool may_go_anywhere(const Ruleset& rules, const State& state, Team team, Area from, bool keeper) {
  return state.window.surplus[index(from)] > 0 || has_extra_move(rules, state, team, keeper);
}

bool after_moves(const Ruleset& rules) {
  return rules.policies.free_movements == Policies::FreeMovements::after_moves;
}

/// 2.0/4.8.7: outfield players straight off a goal line, not into the ball's area.
AreaSet off_goal_line(const Ruleset& rules, const State& state, Team team, Area from, bool keeper) {
  return keeper ? AreaSet{} : always_free(rules, team, from, keeper) - state.ball;
}

class FreeMoves {
 public:
  static constexpr Verb verb = Verb::free;
  static constexpr Verb keeper_verb = Verb::free_keeper;

  FreeMoves(const Ruleset& rules, const State& state, Team team) : bounds_(bounds_of(rules, state, team)) {}

  AreaSet outfield_to(Area from) const { return to(from, false); }
  AreaSet keeper_to(Area from) const { return to(from, true); }

 private:
  AreaSet to(Area from, bool keeper) const {
    if (bounds_.guarded.contains(from)) return {};  // R121
    return onside_moves(bounds_, from, ways(from, keeper));
  }

  AreaSet ways(Area from, bool keeper) const {
    const auto& [rules, state, team, offside, guarded] = bounds_;
    if (after_moves(rules)) return off_goal_line(rules, state, team, from, keeper);
    if (may_go_anywhere(rules, state, team, from, keeper)) return rules.pitch.neighbours[index(from)];
    return always_free(rules, team, from, keeper) | runs(rules, state, team, from);
  }

  Bounds bounds_;
};

/// The pieces of the movement before stay spent, as far as they still stand there.
void reopen_window(State& state, Team team) {
  const Window moved = state.window;
  open_window(state);
  Window& window = state.window;
  window.keeper_moved = moved.keeper_moved;
  int pieces = moved.keeper_moved ? 1 : 0;
  for (std::size_t at = 0; at < area_count; ++at) {
    window.arrived[at] = std::min(moved.arrived[at], state.side(team).players[at]);
    pieces += window.arrived[at];
  }
  window.made = static_cast<std::uint8_t>(std::min(int{moved.made}, pieces));
}

bool enter_free_movements(const Context& context) {
  State& state = context.state;
  if (state.window.open) return true;
  if (after_moves(context.rules)) {
    reopen_window(state, context.frame().team);
  } else {
    open_window(state);
    count_surplus(context.rules, state, context.frame().team);
  }
  state.window.runs = state.turn.played[index(context.frame().team)] & running_cards;
  const Team team = context.frame().team;
  if (any_move(state, team, FreeMoves(context.rules, state, team))) return true;
  close_window(state);
  state.agenda.pop();
  return false;
}

void list_free_moves(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  list_moves(state, team, FreeMoves(rules, state, team), list);
  list.add(commands::plain(Verb::done));
}

Refusal refuse_off_goal_line(const Ruleset& rules, const State& state, Team team, const Command& command) {
  const bool keeper = command.verb == Verb::free_keeper;
  if (always_free(rules, team, command.from(), keeper).contains(command.to()) && !keeper &&
      command.to() == state.ball)
    return {.reason = Reason::free_into_ball, .area = command.from()};
  return {.reason = Reason::free_not_off_goal_line, .area = command.from()};
}

std::optional<Refusal> refuse_free_move(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::free && command.verb != Verb::free_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  const Area from = command.from();
  if (const auto refusal = refuse_move(rules, state, team, command)) return refusal;
  if (guards_ball_alone(state, team, from)) return Refusal{.reason = Reason::free_ball_stays, .area = from};
  const bool keeper = command.verb == Verb::free_keeper;
  if (after_moves(rules)) return refuse_off_goal_line(rules, state, team, command);
  const AreaSet privileged = always_free(rules, team, from, keeper) | runs(rules, state, team, from);
  if (!may_go_anywhere(rules, state, team, from, keeper) && !privileged.contains(command.to()))
    return Refusal{.reason = Reason::no_surplus, .area = from};
  return refuse_offside(Reason::move_offside, rules, state, command.to());
}

/// The card whose run the move is, if it is one. Where the area's majority allows it too the card is kept for
/// players elsewhere who could make it.
std::optional<Skill> run_used(const Ruleset& rules, const State& state, Team team, const Command& command) {
  const Area from = command.from();
  const bool majority = state.window.surplus[index(from)] > 0;
  for (const Skill skill : state.window.runs) {
    if (run_by_card(rules, team, skill, from).contains(command.to()) &&
        !(majority && anybody_runs(rules, state, team, skill, AreaSet::all() - from)))
      return skill;
  }
  return std::nullopt;
}

/// A move that is free anyway costs nothing; then a card's run is used, then the area's majority, then what
/// an event granted.
void spend_privilege(const Context& context, Team team, const Command& command) {
  State& state = context.state;
  const bool keeper = command.verb == Verb::free_keeper;
  if (always_free(context.rules, team, command.from(), keeper).contains(command.to())) return;
  auto& surplus = state.window.surplus[index(command.from())];
  if (const auto skill = run_used(context.rules, state, team, command))
    state.window.runs.remove(*skill);
  else if (surplus > 0)
    --surplus;
  else
    --state.turn.extra_free_moves[index(team)];
}

void choose_free_move(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  if (command.verb == Verb::done) {
    state.turn.extra_free_moves[index(team)] = 0;
    close_window(state);
    state.agenda.pop();
    return;
  }
  if (!after_moves(context.rules)) spend_privilege(context, team, command);
  make_move(context, team, command, EventKind::moved, Cause::free_movement);
}

}  // namespace

bool runner_exists(const Ruleset& rules, const State& state, Team team, Skill skill) {
  return anybody_runs(rules, state, team, skill, AreaSet::all());
}

const StepRules free_movements_step{.enter = enter_free_movements,
                                    .kind = DecisionKind::free,
                                    .nature = Nature::window,
                                    .modest = commands::plain(Verb::done),
                                    .list = list_free_moves,
                                    .refuse = refuse_free_move,
                                    .choose = choose_free_move};

}  // namespace fuba::engine
