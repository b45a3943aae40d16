#include "actions.hpp"

#include "passes.hpp"
#include "runs.hpp"

namespace soccer_city::engine {
namespace {

// S7

/// Lanes at either side, far enough up.
bool may_cross_from(const Ruleset& rules, Team team, Hex at) {
  const int lanes = rules.passes.cross_lanes;
  const bool wing = at.lane < lanes || at.lane >= lane_count - lanes;
  return wing && level_of(team, at) >= rules.passes.cross_level;
}

bool any_ball_card(const Ruleset& rules, const State& state) {
  CommandList list;
  list_ball_cards(rules, state, list);
  return !list.empty();
}

/// Whether an attack card's tactic can be played now.
std::optional<Refusal> refuse_attack_tactic(const Ruleset& rules, const State& state, Card card) {
  const Team team = state.turn.attack;
  bool possible = false;
  switch (attack_tactic(card)) {
    case AttackTactic::give_and_go:
      possible = any_close(rules, state, give_rule(rules));
      break;
    case AttackTactic::quick_ball:
      possible = any_ball_card(rules, state);
      break;
    case AttackTactic::sprint:
      possible = any_run(rules, state, team, RunKind::sprint);
      break;
    case AttackTactic::solo_run:
      possible = any_run(rules, state, team, RunKind::solo_run);
      break;
    case AttackTactic::cross:
      if (!may_cross_from(rules, team, state.ball)) return Refusal{Reason::not_on_wing, state.ball};
      possible = any_close(rules, state, cross_rule(rules));
      break;
  }
  if (possible) return std::nullopt;
  return Refusal{Reason::nothing_to_do};
}

void play_attack_tactic(const Context& context, Card card) {
  State& state = context.state;
  const Team team = state.turn.attack;
  const auto runs = [&](RunKind kind) {
    context.then({{Step::run, team, static_cast<std::uint16_t>(kind)}});
  };
  switch (attack_tactic(card)) {
    case AttackTactic::give_and_go:
      return context.then({{Step::give, team}});
    case AttackTactic::quick_ball:
      return context.then({{Step::quick_ball, team}});
    case AttackTactic::sprint:
      return runs(RunKind::sprint);
    case AttackTactic::solo_run:
      return runs(RunKind::solo_run);
    case AttackTactic::cross:
      return context.then({{Step::cross, team}});
  }
}

void spend_card(const Context& context, Team team, Card card) {
  context.state.side(team).hand.remove(card);
  context.state.discards.add(card);
  context.emit({.kind = EventKind::tactic, .team = team, .card = card});
}

void list_actions(const Ruleset& rules, const State& state, CommandList& list) {
  const CardCounts& hand = state.side(state.turn.attack).hand;
  hand.for_each(Deck::attack, [&](Card card) {
    if (is_unknown(card)) return;
    if (!refuse_attack_tactic(rules, state, card)) list.add(commands::card(Verb::tactic, card));
  });
  hand.for_each(Deck::attack, [&](Card card) {
    if (!is_unknown(card)) list.add(commands::card(Verb::hide, card));
  });
  list.add(commands::plain(Verb::skip));
}

std::optional<Refusal> refuse_action(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::tactic && command.verb != Verb::hide) return std::nullopt;
  if (deck_of(command.card) != Deck::attack || !state.side(state.turn.attack).hand.has(command.card))
    return Refusal{Reason::card_not_held};
  return command.verb == Verb::tactic ? refuse_attack_tactic(rules, state, command.card) : std::nullopt;
}

void choose_action(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  if (command.verb == Verb::tactic) {
    spend_card(context, team, command.card);
    state.turn.free = FreeBall::none;
    play_attack_tactic(context, command.card);
  } else if (command.verb == Verb::hide) {
    state.side(team).hand.remove(command.card);
    state.side(team).hidden = command.card;
    context.emit({.kind = EventKind::hidden, .team = team});
  }
}

// Give and go

void list_gives(const Ruleset& rules, const State& state, CommandList& list) {
  list_close(rules, state, give_rule(rules), list);
}

std::optional<Refusal> refuse_give(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::close) return std::nullopt;
  return refuse_close(rules, state, give_rule(rules), command.to);
}

void choose_give(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  const Number passer = carrier_of(state, team);
  state.agenda.pop();
  context.then({{Step::give_run, team, passer}, {Step::give_back, team, passer}});
  play_close(context, give_rule(context.rules), command.to);
}

/// The ball may go back to the player who gave it, where it still is his side's.
bool enter_give_back(const Context& context) {
  State& state = context.state;
  const Team team = context.frame().team;
  const auto passer = static_cast<Number>(context.frame().number);
  const Number holder = carrier_of(state, team);
  if (holder != nobody && holder != passer) return true;
  state.agenda.pop();
  return false;
}

std::optional<Refusal> refuse_give_back(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::close) return std::nullopt;
  const Frame& frame = state.agenda.top();
  if (command.to != state.side(frame.team).at(static_cast<Number>(frame.number)))
    return Refusal{Reason::team_mate_needed, command.to};
  return refuse_close(rules, state, give_back_rule(rules), command.to);
}

void list_give_backs(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  const Command back = commands::close(state.side(frame.team).at(static_cast<Number>(frame.number)));
  if (!refuse_give_back(rules, state, back)) list.add(back);
  list.add(commands::plain(Verb::done));
}

void choose_give_back(const Context& context, const Command& command) {
  context.state.agenda.pop();
  if (command.verb == Verb::close) play_close(context, give_back_rule(context.rules), command.to);
}

// Crosses

void list_crosses(const Ruleset& rules, const State& state, CommandList& list) {
  list_close(rules, state, cross_rule(rules), list);
}

std::optional<Refusal> refuse_cross(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::close) return std::nullopt;
  return refuse_close(rules, state, cross_rule(rules), command.to);
}

void choose_cross(const Context& context, const Command& command) {
  context.state.agenda.pop();
  play_close(context, cross_rule(context.rules), command.to);
}

RunKind run_of(DefenceTactic tactic) {
  return tactic == DefenceTactic::shift         ? RunKind::shift
         : tactic == DefenceTactic::sprint_back ? RunKind::sprint_back
                                                : RunKind::rush_out;
}

}  // namespace

std::optional<Refusal> refuse_defence_tactic(const Ruleset& rules, const State& state, Card card) {
  const DefenceTactic tactic = defence_tactic(card);
  if (tactic == DefenceTactic::anticipation) return Refusal{Reason::only_in_answer};
  if (any_run(rules, state, opponent(state.turn.attack), run_of(tactic))) return std::nullopt;
  return Refusal{Reason::nothing_to_do};
}

void play_defence_tactic(const Context& context, Card card) {
  const Team team = opponent(context.state.turn.attack);
  spend_card(context, team, card);
  context.then({{Step::run, team, static_cast<std::uint16_t>(run_of(defence_tactic(card)))}});
}

void use_hidden_card(const Context& context, Team team) {
  Card& hidden = context.state.side(team).hidden;
  if (hidden == Card::none) return;
  const Card shown = hidden;
  hidden = Card::none;
  context.state.discards.add(shown);
  context.emit({.kind = EventKind::shown, .team = team, .card = shown});
}

const StepRules action_step{.kind = DecisionKind::action,
                            .secret = true,
                            .list = list_actions,
                            .refuse = refuse_action,
                            .choose = choose_action};
const StepRules give_step{
    .kind = DecisionKind::give, .list = list_gives, .refuse = refuse_give, .choose = choose_give};
const StepRules give_back_step{.enter = enter_give_back,
                               .kind = DecisionKind::give_back,
                               .list = list_give_backs,
                               .refuse = refuse_give_back,
                               .choose = choose_give_back};
const StepRules cross_step{
    .kind = DecisionKind::cross, .list = list_crosses, .refuse = refuse_cross, .choose = choose_cross};

}  // namespace soccer_city::engine
