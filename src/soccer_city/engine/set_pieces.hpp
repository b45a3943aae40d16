#pragma once

#include "steps.hpp"

// Goals, goal kicks, corners and penalties (S27 to S29, S31, S32).
namespace soccer_city::engine {

/// A goal: the turn is over, and both sides draw.
void score_goal(const Context& context, Team team, Number player, std::string_view cited);
/// A corner: the turn is over, and both sides draw.
void award_corner(const Context& context, Team team);
/// The ball is the goalkeeper's, in front of his goal; where he is gone, of the player nearest to it.
void give_goal_kick(const Context& context, Team team);

/// The corner from which a team takes it at one of its sides.
Hex corner_hex(const Ruleset& rules, Team team, Side side);
/// The part of the goal mouth at one side, as the team that attacks it sees it.
Hex mouth_hex(const Ruleset& rules, Team team, Side side);

/// What a die needs to score from the spot.
int penalty_needs(const Ruleset& rules, const std::optional<Side>& dive, Side kick);

extern const StepRules penalty_step;
extern const StepRules taker_step;
extern const StepRules dive_step;
extern const StepRules kick_step;
extern const StepRules penalty_die_step;
extern const StepRules corner_step;
extern const StepRules restart_step;
extern const StepRules shoot_out_step;

}  // namespace soccer_city::engine
