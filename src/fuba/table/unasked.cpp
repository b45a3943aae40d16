#include "fuba/table/unasked.hpp"

#include <algorithm>
#include <array>

#include "fuba/game.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {
namespace {

constexpr std::array<std::string_view, extra_count> extra_names{
    "free-movement", "one-more-move", "second-actions", "substitution", "line-up", "slow-play", "card"};

bool is_legal(const Ruleset& rules, const State& state, const Command& command) {
  const CommandList choices = legal(rules, state);
  return std::ranges::find(choices, command) != choices.end();
}

/// The substitutions of an action stage are asked for among its actions (2.0).
bool asks_for_substitution(const Ruleset& rules, const State& state) {
  if (state.agenda.top().step != Step::stage_choice) return false;
  return is_legal(rules, state, commands::act(Action::substitute));
}

Formation usual_formation(const Ruleset& rules) {
  constexpr Formation usual{{4, 4, 2}};
  const auto known = std::ranges::find(rules.cards, usual, &FormationCard::formation);
  return known == rules.cards.end() ? rules.cards.front().formation : usual;
}

/// Where the next piece of a set-up goes by the proposal.
std::optional<Command> as_proposed(const Ruleset& rules, const State& state) {
  if (!is_set_up(state)) return std::nullopt;
  const auto line_up = set_up_commands(rules, state, proposal(rules, state));
  return line_up && !line_up->empty() ? std::optional(line_up->front()) : std::nullopt;
}

}  // namespace

std::string_view name(Extra extra) { return extra_names[static_cast<std::size_t>(extra)]; }

bool only_announces(const CommandList& choices) {
  return choices.size() == 1 && choices[0].verb == Verb::done;
}

std::optional<Extra> extra_asked(const Ruleset& rules, const State& state) {
  if (!decision(state)) return std::nullopt;
  if (is_set_up(state)) return Extra::line_up;
  switch (state.agenda.top().step) {
    case Step::free_movements:
      return Extra::free_movement;
    case Step::boost:
      return Extra::one_more_move;
    case Step::second_actions:
      return Extra::second_actions;
    case Step::offer_substitutions:
      return Extra::substitution;
    case Step::adjust:
    case Step::quick_moves:
    case Step::reply_moves:
      return Extra::line_up;
    case Step::slow_choice:
      return Extra::slow_play;
    case Step::skill_window:
      return Extra::card;
    default:
      return asks_for_substitution(rules, state) ? std::optional(Extra::substitution) : std::nullopt;
  }
}

Command without_extra(const Ruleset& rules, const State& state) {
  if (const auto place = as_proposed(rules, state)) return *place;
  return modest_answer(rules, state);
}

bool lets_extra_go(const Ruleset& rules, const State& state, const Command& answer) {
  return extra_asked(rules, state) && answer == without_extra(rules, state);
}

bool has_buttons(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::target:
    case DecisionKind::action:
    case DecisionKind::move:
    case DecisionKind::free_kick:
    case DecisionKind::corner:
    case DecisionKind::slow:
    case DecisionKind::sweep:
      return true;
    default:
      return false;
  }
}

bool stays_within_reach(const Ruleset& rules, State state, const Wishes& wishes) {
  const Team team = decision(state)->team;
  do {
    const CommandList choices = legal(rules, state);
    apply_unchecked(rules, state, choices.size() == 1 ? choices[0] : without_extra(rules, state));
  } while (decision(state) && (legal(rules, state).size() == 1 || unasked_extra(rules, state, wishes)));
  return decision(state) && decision(state)->team == team && has_buttons(decision(state)->kind);
}

bool waits_within_reach(Extra extra) { return extra == Extra::slow_play || extra == Extra::card; }

std::optional<Extra> unasked_extra(const Ruleset& rules, const State& state, const Wishes& wishes) {
  const auto extra = extra_asked(rules, state);
  if (!extra || wishes(decision(state)->team, *extra)) return std::nullopt;
  if (waits_within_reach(*extra) && !stays_within_reach(rules, state, wishes)) return std::nullopt;
  return extra;
}

std::optional<WayToPress> way_to_press(const Ruleset& rules, const State& state, const Wishes& wishes) {
  const auto asked = decision(state);
  WayToPress way{{}, state};
  Command next = commands::plain(Verb::done);
  if (!asked || asked->kind != DecisionKind::move || !is_legal(rules, state, next)) return std::nullopt;
  do {
    way.commands.push_back(next);
    apply_unchecked(rules, way.state, next);
    if (!decision(way.state) || decision(way.state)->team != asked->team) return std::nullopt;
    next = without_extra(rules, way.state);
  } while (unasked_extra(rules, way.state, wishes));
  const bool asks_for_press = way.state.agenda.top().step == Step::stage_choice &&
                              is_legal(rules, way.state, commands::act(Action::press));
  return asks_for_press ? std::optional(std::move(way)) : std::nullopt;
}

std::optional<Command> usual_line_up(const Ruleset& rules, const State& state) {
  if (is_set_up(state)) return as_proposed(rules, state);
  switch (decision(state)->kind) {
    case DecisionKind::formation:
      return commands::choose(usual_formation(rules));
    case DecisionKind::kick_off:
      return commands::answer(Verb::kick_off, true);
    case DecisionKind::adjust:
      return commands::plain(Verb::done);
    default:
      return std::nullopt;
  }
}

State usual_kick_off(const Ruleset& rules) {
  constexpr Dice home_rolls_more{6, 1};
  State state = new_match(rules);
  while (roll(state) || decision(state)->kind != DecisionKind::target) {
    if (roll(state))
      apply_dice(rules, state, home_rolls_more);
    else
      apply_unchecked(rules, state, usual_line_up(rules, state).value_or(modest_answer(rules, state)));
  }
  return state;
}

}  // namespace fuba::app
