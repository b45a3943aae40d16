#pragma once

#include "steps.hpp"

// Drawing, discarding and shuffling (K2, K5, S6, S30, S31).
namespace soccer_city::engine {

/// Puts the cards of a deck that are nowhere else on its pile, in the order of the deck's table.
void fill_pile(const Ruleset& rules, State& state, Deck deck, std::uint8_t left_out_of_each = 0);

/// Puts the shuffling of a pile on the agenda.
void shuffle_pile(const Context& context, Deck deck);

/// Whether a card can be drawn or none ever will: an empty pile is its discards shuffled, which is put on the
/// agenda first (K5).
bool ready_to_draw(const Context& context, Deck deck);

/// The decks whose cards a team fills its hand up with.
enum class Refill : std::uint16_t { attack = 0b101, defence = 0b010, all = 0b111 };
Frame refill_frame(Team team, Refill what);

extern const StepRules shuffle_step;
extern const StepRules deal_step;
extern const StepRules refill_step;
extern const StepRules keep_step;

}  // namespace soccer_city::engine
