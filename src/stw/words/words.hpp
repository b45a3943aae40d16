#pragma once

#include <string>
#include <string_view>

#include "stw/game.hpp"
#include "stw/odds.hpp"
#include "tabletop/names.hpp"
#include "words/language_file.hpp"
#include "words/words.hpp"

namespace stw {

using tabletop::Names;
using words::fill;
using words::percent;
using words::Placeholder;
using words::to_string;
using words::ui;
using words::Vocabulary;
using words::Words;
using words::WordsError;

/// What the sentences of Soccer Tactics WORLD ask of a language file.
const Vocabulary& vocabulary();

/// A line for the log: "Home: number 7 plays the ball from D6 to F9." Empty where the event is not worth one.
/// The rule behind it is `rules.rule(event)`.
std::string sentence(const Words& words, const Event& event, const Names& names);

/// Why a choice cannot be made: "H7: more than four would stand side by side." The rule behind it is
/// `rules.rule(refusal)`.
std::string sentence(const Words& words, const Refusal& refusal);

/// Whose turn it is and what is asked: "Home: 4. Move a pawn." Empty where nobody is asked.
std::string question(const Words& words, const State& state, const Names& names);

/// What a choice is called on its button and in the replay: "The ball to F10".
std::string label(const Words& words, const State& state, const Command& command);

/// A pawn inside a sentence: "the keeper", "a defender", "number 7".
std::string pawn(const Words& words, int number);

/// "Win the ball: 47 %".
std::string chance(const Words& words, Outcome outcome, double value);

/// What dice are for: "Pawn".
const std::string& purpose(const Words& words, Purpose purpose);

/// What brought a shot: "after a direct pass".
const std::string& chance_name(const Words& words, Chance chance);

/// What a shot came to: "Goal".
const std::string& result_name(const Words& words, ShotResult result);

/// "first half", "first period of over time".
const std::string& half_name(const Words& words, int half);

/// An option as it is chosen before the match, and what it does in one sentence.
const std::string& option_name(const Words& words, Option option);
const std::string& option_help(const Words& words, Option option);

/// The minute of the match: "31'".
std::string moment(const Words& words, const State& state);

}  // namespace stw
