#pragma once

#include "steps.hpp"

// Chapter 4.6.
namespace fuba::engine {

extern const StepRules goal_attempt_step;
extern const StepRules guarded_attempt_step;
extern const StepRules second_attempt_step;
extern const StepRules rebound_step;

/// Why the team may not try a goal from where the ball is; nothing where it may.
std::optional<Refusal> refuse_shot(const Ruleset& rules, const State& state, Team team);

/// What an attempt follows: the number of its frame.
enum class Attempt : std::uint8_t { from_play, from_free_kick };

/// Puts the attempt on the agenda, after the cards of both teams.
void begin_goal_attempt(const Context& context, Team team, Attempt attempt = Attempt::from_play);

/// Whether a die of an attempt, with what is added to it, scores against a ball value.
constexpr bool scores(int value, int modified) { return modified > value; }

/// How many faces of that die do.
constexpr int scoring_faces(int value, int modifier) { return 6 - std::clamp(value - modifier, 0, 6); }

/// A goal for the team: score, and the kick-off that follows.
void score_goal(const Context& context, Team team);

}  // namespace fuba::engine
