#include "granted_moves.hpp"

#include "offside.hpp"
#include "special_events.hpp"
#include "windows.hpp"

namespace fuba::engine {
namespace {

/// Players left and right may be second closest alike.
bool as_close_as_second(const Ruleset& rules, const State& state, Team team, Area from) {
  const Area second = second_closest(rules, state, team);
  return second != Area::none && rules.pitch.span[index(from)] == rules.pitch.span[index(second)];
}

class GrantedMoves {
 public:
  static constexpr Verb verb = Verb::react;
  static constexpr Verb keeper_verb = Verb::react_keeper;

  GrantedMoves(const Ruleset& rules, const State& state, Team team, Grant grant)
      : bounds_(bounds_of(rules, state, team)), in_line_(grant == Grant::catenaccio) {}

  AreaSet beside(Area from) const {
    if (bounds_.guarded.contains(from)) return {};
    return onside_moves(bounds_, from, bounds_.rules.pitch.neighbours[index(from)]);
  }
  AreaSet outfield_to(Area from) const {
    if (in_line_ && !as_close_as_second(bounds_.rules, bounds_.state, bounds_.team, from)) return {};
    return beside(from);
  }
  AreaSet keeper_to(Area from) const { return outfield_to(from); }

 private:
  Bounds bounds_;
  bool in_line_;  ///< only players level with the second closest
};

GrantedMoves moves_of_frame(const Ruleset& rules, const State& state, const Frame& frame) {
  return {rules, state, frame.team, static_cast<Grant>(frame.number)};
}

Cause cause_of(const Frame& frame) {
  if (frame.number == static_cast<std::uint8_t>(Grant::run)) return Cause::special_event;
  return frame.number == static_cast<std::uint8_t>(Grant::event) ? Cause::advanced_event : Cause::skill;
}

bool enter_granted_move(const Context& context) {
  State& state = context.state;
  if (state.window.open) return true;
  const bool run = context.frame().number == static_cast<std::uint8_t>(Grant::run);
  open_window(state, run ? event_of_turn(context.rules, state).runners : 1);
  const Frame frame = context.frame();
  if (any_move(state, frame.team, moves_of_frame(context.rules, state, frame))) return true;
  close_window(state);
  state.agenda.pop();
  return false;
}

void list_granted(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  list_moves(state, frame.team, moves_of_frame(rules, state, frame), list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_granted(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::react && command.verb != Verb::react_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  if (const auto refusal = refuse_move(rules, state, team, command)) return refusal;
  if (guards_ball_alone(state, team, command.from()))
    return Refusal{.reason = Reason::ball_needs_player, .area = command.from()};
  if (moves_of_frame(rules, state, state.agenda.top()).beside(command.from()).contains(command.to()))
    return Refusal{.reason = Reason::nobody_there, .area = command.from()};
  return refuse_offside(Reason::move_offside, rules, state, command.to());
}

/// The order of the actions takes the new place into account (A12, 1-1 to 1-4).
void recount(Turn& turn, Team team, const Command& command) {
  auto& in_target = turn.in_target[index(team)];
  if (command.from() == turn.target && in_target > 0) --in_target;
  if (command.to() == turn.target) ++in_target;
}

void choose_granted(const Context& context, const Command& command) {
  const Frame frame = context.frame();
  State& state = context.state;
  if (command.verb == Verb::done) {
    close_window(state);
    state.agenda.pop();
    return;
  }
  make_move(context, frame.team, command, EventKind::moved, cause_of(frame));
  if (frame.number == static_cast<std::uint8_t>(Grant::event)) recount(state.turn, frame.team, command);
}

}  // namespace

void grant_move(const Context& context, Team team, Grant grant) {
  context.then({{Step::granted_move, team, static_cast<std::uint8_t>(grant)}});
}

bool grant_moves_anybody(const Ruleset& rules, const State& state, Team team, Grant grant) {
  const GrantedMoves moves(rules, state, team, grant);
  const TeamState& side = state.side(team);
  for (const Area from : outfield_areas(side))
    if (!moves.outfield_to(from).empty()) return true;
  return side.keeper != Area::none && !moves.keeper_to(side.keeper).empty();
}

const StepRules granted_move_step{.enter = enter_granted_move,
                                  .kind = DecisionKind::react,
                                  .nature = Nature::window,
                                  .modest = commands::plain(Verb::done),
                                  .list = list_granted,
                                  .refuse = refuse_granted,
                                  .choose = choose_granted};

}  // namespace fuba::engine
