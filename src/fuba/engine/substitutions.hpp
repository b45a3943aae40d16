#pragma once

#include "actions.hpp"

// Chapter A3.
namespace fuba::engine {

extern const StepRules announce_substitutions_step;
extern const StepRules offer_substitutions_step;
extern const StepRules substitution_step;
extern const StepRules fresh_player_step;
extern const StepRules substitute_leaves_step;
extern const StepRules substitute_enters_step;

/// Substitutions that the team may still make; 0 where the option is not played.
inline int substitutions_left(const Ruleset& rules, const TeamState& side) {
  return rules.has(Option::substitutions) ? rules.substitutions.in_match - side.substitutions : 0;
}

/// Why the team may not substitute as this action; nothing where it may.
std::optional<Refusal> refuse_substitution(const Ruleset& rules, const State& state, Team team, Round round);

/// Counts one and says so.
void count_substitution(const Context& context, Team team, SubKind kind);

/// Rolls for the points that a fresh player brings, where condition is played.
void begin_fresh_player(const Context& context, Team team);

/// Before the target is chosen, with the ball in midfield (it/adv.substitutions).
void offer_midfield_substitutions(const Context& context);

/// Keeps in mind that a line's points have risen, where a player enters a zone of such a line.
void note_gain(State& state, Team team, Line line);

/// One player of a line changes to another with the next turn.
void plan_formation_change(const Context& context, Team team, Line from, Line to);
/// The formation that the team will have with the next turn.
const Formation& planned_formation(const TeamState& side);
/// The changes of one player that leave each line somebody (R14).
void list_formation_changes(const Formation& formation, Command (*command)(Line, Line), CommandList& list);
/// Changes that were planned come into force.
void begin_planned_formations(const Context& context);

}  // namespace fuba::engine
