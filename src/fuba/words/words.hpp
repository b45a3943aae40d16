#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "fuba/command.hpp"
#include "fuba/dice.hpp"
#include "fuba/event.hpp"
#include "fuba/game.hpp"
#include "fuba/odds.hpp"
#include "fuba/option.hpp"
#include "fuba/refusal.hpp"
#include "fuba/role.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/skill.hpp"
#include "fuba/state.hpp"
#include "fuba/team.hpp"
#include "fuba/weather.hpp"
#include "tabletop/names.hpp"
#include "words/language_file.hpp"
#include "words/words.hpp"

namespace fuba {

using tabletop::Names;
using words::fill;
using words::make_words;
using words::percent;
using words::Placeholder;
using words::to_string;
using words::ui;
using words::Vocabulary;
using words::Words;
using words::WordsError;

/// What FUBA's sentences ask of a language file.
const Vocabulary& vocabulary();

/// Reads the text of a language file that has all of FUBA's sentences.
tl::expected<Words, WordsError> make_words(std::string_view text, std::string_view file);

/// A line for the log: "Home: 4 against a ball value of 3, the ball is kept." Empty where the event is not
/// worth one. The rule behind it is `rules.rule(event.cause)`.
std::string sentence(const Words& words, const Ruleset& rules, const Event& event, const Names& names);

/// What a throw has decided.
struct Verdict {
  std::string words;            ///< "4 ≥ 3, kept"
  std::optional<bool> success;  ///< of the event's team; none where nobody has tried anything
};

/// In a few words for the place that it is about; nothing where no die has decided.
std::optional<Verdict> verdict(const Words& words, const Ruleset& rules, const Event& event,
                               const Names& names);

/// Why a choice cannot be made: "R3 is offside: it lies beyond C4, where the second-last opponent stands."
/// The rule behind it is `rules.rule(refusal.reason)`.
std::string sentence(const Words& words, const Ruleset& rules, const Refusal& refusal, const Names& names);

/// Whose turn it is and what is asked: "Home: where do you play the ball?"
std::string question(const Words& words, const Decision& decision, const State& state, const Names& names);

/// What a choice is called on its button: "Midfield movement", "Keep the ball in C3".
std::string label(const Words& words, const Command& command, const State& state);

/// "Keep the ball: 67 %".
std::string chance(const Words& words, Outcome outcome, double value);

/// What an outcome is called: "Keep the ball".
const std::string& outcome(const Words& words, Outcome outcome);

/// What dice are for: "Control and time".
const std::string& purpose(const Words& words, Purpose purpose);

/// An option as it is chosen before the match: "Injuries", and what it adds in one sentence.
const std::string& option_name(const Words& words, Option option);
const std::string& option_help(const Words& words, Option option);

/// An edition of the game by its id: "FUBA 2.0", what playing it is like, and what sets it apart.
const std::string& edition_name(const Words& words, std::string_view edition);
const std::string& edition_help(const Words& words, std::string_view edition);
const std::string& edition_difference(const Words& words, std::string_view edition);

/// A preset of options by its id: "First evening", and whom it is for in one sentence.
const std::string& preset_name(const Words& words, std::string_view preset);
const std::string& preset_help(const Words& words, std::string_view preset);

/// A coach by its id: "Marta", or the id itself where it is one of a player's own; what kind of coach that
/// is, "The professional", and how it plays in one sentence, both of which only those of the game have.
std::string coach_name(const Words& words, std::string_view id);
const std::string& coach_kind(const Words& words, std::string_view id);
const std::string& coach_help(const Words& words, std::string_view id);

/// A skill card: "Offside trap", and when it does what.
const std::string& skill_name(const Words& words, Skill skill);
const std::string& skill_text(const Words& words, Skill skill);

/// A group of skill cards (`SkillCard::group`): "Defenders".
const std::string& skill_group(const Words& words, std::string_view group);

/// A player's role: "Withdrawn striker", and where its condition point goes, as half a sentence.
const std::string& role_name(const Words& words, PlayerRole role);
const std::string& role_effect(const Words& words, PlayerRole role);

/// How hard a line plays: "Aggressive", and what that does in one sentence.
const std::string& style_name(const Words& words, Style style);
const std::string& style_help(const Words& words, Style style);

/// The weather: "Rain", and what it does in one sentence.
const std::string& weather_name(const Words& words, Weather weather);
const std::string& weather_text(const Words& words, Weather weather);

/// A line of the formation above its condition points: "Midfield".
const std::string& condition_line(const Words& words, Line line);

/// The moment on the time track: "31'", "45+2'".
std::string moment(const Words& words, const State& state);

}  // namespace fuba
