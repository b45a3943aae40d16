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

/// What an attempt hangs on, the same for every area that it is tried from.
struct Shot {
  Team shooter;
  bool beyond_line;      ///< the penalty area lies beyond the second closest defender
  int majority;          ///< what the majority there adds
  int majority_offside;  ///< the same where the shooters there are offside
  int bonus;             ///< of goalkeeper, event and cards
};
Shot shot_of(const Ruleset& rules, const State& state, Team shooter);

/// What is added to the die of an attempt (4.6.4, the table).
int shot_modifier(const Ruleset& rules, const State& state, const Shot& shot, Area from, Attempt attempt);

/// The areas from which the team may try a goal (4.6).
AreaSet shot_areas(const Ruleset& rules, const State& state, Team team);

/// Whether a die of an attempt, with what is added to it, scores against a ball value.
constexpr bool scores(int value, int modified) { return modified > value; }

/// How many faces of that die do.
constexpr int scoring_faces(int value, int modifier) { return 6 - std::clamp(value - modifier, 0, 6); }

/// A goal for the team: score, and the kick-off that follows.
void score_goal(const Context& context, Team team);

}  // namespace fuba::engine
