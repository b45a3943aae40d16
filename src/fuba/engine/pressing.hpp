#pragma once

#include "steps.hpp"

// Chapters 4.9 and A6.
namespace fuba::engine {

extern const StepRules pressing_step;
extern const StepRules single_press_step;

/// The number of a pressing frame.
enum class Press : std::uint8_t {
  ordinary,
  hard,    ///< aggressive pressing (A6)
  fierce,  ///< the same, granted by an advanced special event (A12, 4-6)
};

/// Why the team may not press; nothing where it may, if only with the card `tackle` (R148).
std::optional<Refusal> refuse_press(const Ruleset& rules, const State& state, Team team);
std::optional<Refusal> refuse_hard_press(const Ruleset& rules, const State& state, Team team);

/// The ball changes hands by a press.
void win_ball(const Context& context, Team team, int new_value);

/// Whether the card `tackle` makes up for the players missing.
bool enough_to_tackle(const Ruleset& rules, const State& state, Team team);

/// Whether the press that waits for its dice is an aggressive one.
bool presses_hard(const State& state);

/// Puts the press on the agenda; an aggressive one is paid for.
void begin_press(const Context& context, Team team);
void begin_hard_press(const Context& context, Team team);

}  // namespace fuba::engine
