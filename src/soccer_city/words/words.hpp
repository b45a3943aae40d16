#pragma once

#include <string>
#include <string_view>

#include "soccer_city/game.hpp"
#include "soccer_city/soccer_city.hpp"
#include "tabletop/names.hpp"
#include "words/language_file.hpp"
#include "words/words.hpp"

namespace soccer_city {

using tabletop::Names;
using words::fill;
using words::percent;
using words::Placeholder;
using words::to_string;
using words::ui;
using words::Vocabulary;
using words::Words;
using words::WordsError;

/// What the sentences of Soccer City ask of a language file.
const Vocabulary& vocabulary();

/// A line for the log: "Home: number 6 plays a short pass from H12 to H15." Empty where the event is not
/// worth one. The rule behind it is `rule(event)`.
std::string sentence(const Words& words, const Event& event, const Names& names);

/// Why a choice cannot be made: "The opponent on H14 blocks the way." The rule behind it is
/// `rule(refusal)`.
std::string sentence(const Words& words, const Refusal& refusal);

/// Whose turn it is and what is asked: "Home: how is the ball played?" Empty where nobody is asked.
std::string question(const Words& words, const Ruleset& rules, const State& state, const Names& names);

/// What a choice is called on its button and in the replay: "Short pass to H14".
std::string label(const Words& words, const State& state, const Command& command);

/// A player inside a sentence: "the goalkeeper", "number 7".
std::string player(const Words& words, Number number);

/// A deck inside a sentence: "attack".
const std::string& deck_name(const Words& words, Deck deck);
/// Its pile on the table, by itself: "Attack".
const std::string& pile_name(const Words& words, Deck deck);
/// "Give-and-go +2", "Drive", "Short"; "A card face down".
std::string card_name(const Words& words, Card card);
/// What a card does, in one sentence; the face must be known.
const std::string& card_help(const Words& words, Card card);

/// What a choice can bring, by its name in `odds`: "Ball won".
const std::string& outcome_name(const Words& words, std::string_view outcome);
/// "Ball won: 42 %".
std::string chance(const Words& words, std::string_view outcome, double value);

/// What dice are for: "Tackle".
const std::string& purpose(const Words& words, Purpose purpose);

/// What a shot came to: "Saved".
const std::string& result_name(const Words& words, ShotResult result);

/// "first half", "first half of extra time".
const std::string& half_name(const Words& words, int half);

/// An option as it is chosen before the match, and what it does in one sentence.
const std::string& option_name(const Words& words, Option option);
const std::string& option_help(const Words& words, Option option);

/// The minute of the match: "31'".
std::string moment(const Words& words, const State& state);

}  // namespace soccer_city
