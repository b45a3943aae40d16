#pragma once

#include "steps.hpp"

// Chapter 5.6.
namespace fuba::engine {

extern const StepRules yellow_card_step;
extern const StepRules red_card_step;
extern const StepRules removal_step;

/// Puts the yellow card test of a team on top of the agenda, for a foul in that area; the modifier goes on
/// its die.
void test_for_card(const Context& context, Team team, Area foul, int modifier = 0);

/// Which yellow cards bring the red card test (5.6.1, R150).
enum class RedTest : std::uint8_t { if_booked_before, always };

/// A yellow card without a test; the red card test follows with that many cards more.
void book(const Context& context, Team team, RedTest test, int extra_cards = 0);

}  // namespace fuba::engine
