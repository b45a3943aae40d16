#include "setup.hpp"

#include "windows.hpp"

namespace fuba::engine {
namespace {

/// What a set-up allows one team.
struct SetUpRules {
  AreaSet outfield;            ///< where outfield players may stand
  AreaSet keeper;              ///< where the keeper may stand
  Area required = Area::none;  ///< an area that needs players of the team,
  int required_players = 0;    ///< this many
  Area taker = Area::none;     ///< where the taker of a penalty or a corner has to stay
  AreaSet cover = {};          ///< where the goalkeeper has to stand unless somebody else does
};

/// 2.0/5.1.1: the areas closer to the passive team's goal line than the ball, one of which needs a player.
AreaSet cover_of_free_kick(const Ruleset& rules, const State& state, Team team) {
  if (rules.set_up.free_kick_covering_players == 0) return {};
  return rules.pitch.closer[index(team)][index(state.ball)];
}

SetUpRules set_up_rules(const Ruleset& rules, const State& state, Team team) {
  const Pitch& pitch = rules.pitch;
  const bool in_control = team == state.control;
  switch (state.turn.restart) {
    case Restart::kick_off: {  // 3.3.1; without outfield players the goalkeeper takes it
      const int players = outfield_total(state.side(team));
      const int centre = std::min(int{rules.set_up.kick_off_centre_players}, players);
      return {.outfield = pitch.partly_own_half[index(team)],
              .keeper = in_control && players == 0 ? pitch.centre : pitch.penalty_area[index(team)],
              .required = pitch.centre,
              .required_players = in_control ? centre : 0};
    }
    case Restart::penalty_kick: {  // 5.5.1
      const Area closed = pitch.penalty_area[index(state.passive())];
      const AreaSet open = AreaSet::all() - closed;
      return {.outfield = open,
              .keeper = in_control ? open : AreaSet{closed},
              .taker = in_control ? closed : Area::none};
    }
    case Restart::free_kick:  // 5.2.1
      return {.outfield = AreaSet::all(),
              .keeper = AreaSet::all(),
              .required = state.ball,
              .required_players = in_control ? 1 : 0,
              .cover = in_control ? AreaSet{} : cover_of_free_kick(rules, state, team)};
    default:  // 5.3.1; without outfield players the goalkeeper takes it
      return {.outfield = AreaSet::all(),
              .keeper = AreaSet::all(),
              .taker = in_control && state.corner == Area::none ? state.ball : Area::none};
  }
}

int missing(const SetUpRules& set_up, const TeamState& side) {
  return set_up.required_players == 0 ? 0 : set_up.required_players - pieces(side, set_up.required);
}

/// Where the next outfield player may be placed, so that the required players can still be met.
AreaSet places(const SetUpRules& set_up, const TeamState& side) {
  const int by_keeper = side.keeper == Area::none && set_up.keeper.contains(set_up.required) ? 1 : 0;
  return missing(set_up, side) - by_keeper >= side.in_hand ? AreaSet{set_up.required} : set_up.outfield;
}

AreaSet keeper_places(const SetUpRules& set_up, const TeamState& side) {
  if (missing(set_up, side) > 0) return set_up.required;
  const bool covered = set_up.cover.empty() || !(outfield_areas(side) & set_up.cover).empty();
  return covered ? set_up.keeper : set_up.keeper & set_up.cover;
}

void place(const Context& context, Team team, Area area) {
  TeamState& side = context.state.side(team);
  --side.in_hand;
  ++side.players[index(area)];
  context.emit({.kind = EventKind::placed, .cause = Cause::set_up, .team = team, .to = area});
}

void place_keeper(const Context& context, Team team, Area area) {
  context.state.side(team).keeper = area;
  context.emit({.kind = EventKind::keeper_placed, .cause = Cause::set_up, .team = team, .to = area});
}

AreaSet open_places(const Ruleset& rules, const State& state, Team team) {
  return places(set_up_rules(rules, state, team), state.side(team));
}

AreaSet open_keeper_places(const Ruleset& rules, const State& state, Team team) {
  return keeper_places(set_up_rules(rules, state, team), state.side(team));
}

/// Pieces with a single place left stand there by themselves.
bool enter_set_up(const Context& context) {
  const Team team = context.frame().team;
  while (context.state.side(team).in_hand > 0) {
    const AreaSet open = open_places(context.rules, context.state, team);
    if (open.size() > 1) return true;
    place(context, team, open.first());
  }
  context.state.agenda.pop();
  return false;
}

bool enter_place_keeper(const Context& context) {
  const Team team = context.frame().team;
  if (context.state.side(team).keeper == Area::none) {
    const AreaSet open = open_keeper_places(context.rules, context.state, team);
    if (open.size() > 1) return true;
    place_keeper(context, team, open.first());
  }
  context.state.agenda.pop();
  return false;
}

void list_places(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Area area : open_places(rules, state, state.agenda.top().team))
    list.add(commands::at(Verb::place, area));
}

void list_keeper_places(const Ruleset& rules, const State& state, CommandList& list) {
  for (const Area area : open_keeper_places(rules, state, state.agenda.top().team))
    list.add(commands::at(Verb::place_keeper, area));
}

Refusal outside(const State& state, Area area) {
  const bool penalty = state.turn.restart == Restart::penalty_kick;
  return {.reason = penalty ? Reason::penalty_area_closed : Reason::area_not_in_half, .area = area};
}

Refusal too_few(const State& state, const SetUpRules& set_up) {
  const bool kick_off = state.turn.restart == Restart::kick_off;
  return {.reason = kick_off ? Reason::centre_needs_players : Reason::kick_needs_player,
          .area = set_up.required,
          .number = set_up.required_players};
}

std::optional<Refusal> refuse_place(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::place) return std::nullopt;
  const SetUpRules set_up = set_up_rules(rules, state, state.agenda.top().team);
  return set_up.outfield.contains(command.from()) ? too_few(state, set_up) : outside(state, command.from());
}

std::optional<Refusal> refuse_keeper_place(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::place_keeper) return std::nullopt;
  const SetUpRules set_up = set_up_rules(rules, state, state.agenda.top().team);
  if (!set_up.keeper.contains(command.from())) return outside(state, command.from());
  const TeamState& side = state.side(state.agenda.top().team);
  if (missing(set_up, side) > 0) return too_few(state, set_up);
  return Refusal{.reason = Reason::kick_needs_cover, .area = state.ball};
}

void choose_place(const Context& context, const Command& command) {
  place(context, context.frame().team, command.from());
}

void choose_keeper_place(const Context& context, const Command& command) {
  place_keeper(context, context.frame().team, command.from());
}

// 3.3 step 3: the team in control adjusts

class Adjustments {
 public:
  static constexpr Verb verb = Verb::adjust;
  static constexpr Verb keeper_verb = Verb::adjust_keeper;

  Adjustments(const Ruleset& rules, const State& state, Team team)
      : pitch_(rules.pitch), side_(state.side(team)), set_up_(set_up_rules(rules, state, team)) {}

  AreaSet outfield_to(Area from) const {
    if (from == set_up_.taker) return {};
    if (from == set_up_.required && pieces(side_, from) <= set_up_.required_players) return {};
    return pitch_.neighbours[index(from)] & set_up_.outfield;
  }
  AreaSet keeper_to(Area from) const { return outfield_to(from) & set_up_.keeper; }

 private:
  const Pitch& pitch_;
  const TeamState& side_;
  SetUpRules set_up_;
};

bool enter_adjust(const Context& context) {
  State& state = context.state;
  if (state.window.open) return true;
  open_window(state, context.rules.set_up.adjusted_players);
  const Team team = context.frame().team;
  if (any_move(state, team, Adjustments(context.rules, state, team))) return true;
  close_window(state);
  state.agenda.pop();
  return false;
}

void list_adjustments(const Ruleset& rules, const State& state, CommandList& list) {
  const Team team = state.agenda.top().team;
  list_moves(state, team, Adjustments(rules, state, team), list);
  list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_adjustment(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::adjust && command.verb != Verb::adjust_keeper) return std::nullopt;
  const Team team = state.agenda.top().team;
  const SetUpRules set_up = set_up_rules(rules, state, team);
  if (!moves_left(state.window))
    return Refusal{.reason = Reason::all_adjusted, .number = state.window.allowed};
  if (const auto refusal = refuse_move(rules, state, team, command)) return refusal;
  if (command.verb == Verb::adjust_keeper && set_up.keeper.size() == 1)
    return Refusal{.reason = Reason::keeper_stays, .area = command.from()};
  if (command.from() == set_up.taker) return outside(state, command.from());
  return set_up.outfield.contains(command.to()) ? too_few(state, set_up) : outside(state, command.to());
}

void choose_adjustment(const Context& context, const Command& command) {
  if (command.verb == Verb::done) {
    close_window(context.state);
    context.state.agenda.pop();
    return;
  }
  make_move(context, context.frame().team, command, EventKind::adjusted, Cause::adjustment);
}

void take_off(TeamState& side) {
  side.in_hand = static_cast<std::uint8_t>(outfield_total(side));
  side.players = {};
  side.keeper = Area::none;
  side.keeper_out = false;
}

}  // namespace

void begin_set_up(const Context& context) {
  State& state = context.state;
  for (TeamState& side : state.sides) take_off(side);
  close_window(state);
  context.then({{Step::set_up, state.control},
                {Step::place_keeper, state.control},
                {Step::set_up, state.passive()},
                {Step::place_keeper, state.passive()},
                {Step::adjust, state.control}});
}

bool take_from_hand(TeamState& side, Area kick) {
  if (side.in_hand == 0) {
    side.keeper = kick;
    return false;
  }
  --side.in_hand;
  return true;
}

const StepRules set_up_step{.enter = enter_set_up,
                            .kind = DecisionKind::place,
                            .nature = Nature::set_up,
                            .list = list_places,
                            .refuse = refuse_place,
                            .choose = choose_place};

const StepRules place_keeper_step{.enter = enter_place_keeper,
                                  .kind = DecisionKind::place_keeper,
                                  .nature = Nature::set_up,
                                  .list = list_keeper_places,
                                  .refuse = refuse_keeper_place,
                                  .choose = choose_keeper_place};

const StepRules adjust_step{.enter = enter_adjust,
                            .kind = DecisionKind::adjust,
                            .nature = Nature::restart,
                            .modest = commands::plain(Verb::done),
                            .list = list_adjustments,
                            .refuse = refuse_adjustment,
                            .choose = choose_adjustment};

}  // namespace fuba::engine
