#pragma once

#include <string>

#include "fuba/event.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

// What must hold in every match, whatever is played. Each function answers what is wrong, or nothing.
namespace fuba::test {

/// Pieces, ball, goalkeepers, and that a match waits for one thing only.
std::string fault_of_state(const Ruleset& rules, const State& state);

/// The same of a position, whose teams may be smaller than a match leaves them.
std::string fault_of_position(const Ruleset& rules, const State& state);

/// No piece appears or vanishes between two moments, however small a team is.
std::string fault_of_count(const Ruleset& rules, const State& before, const State& after);

/// Clock, goals and cards between two moments, against the events in between.
std::string fault_of_step(const State& before, const State& after, const Events& events);

/// Whatever happens has a rule of the edition behind it.
std::string fault_of_causes(const Ruleset& rules, const Events& events);

/// Condition points, tiredness, substitutions, cards held, and that what was shown stays shown.
std::string fault_of_options(const Ruleset& rules, const State& before, const State& after);

/// The legal choices: none twice, each of them written and read back as itself.
std::string fault_of_notation(const Ruleset& rules, const State& state);

/// Every choice that can be written is accepted if it is listed; otherwise it is refused by a rule and
/// changes nothing.
std::string fault_of_legality(const Ruleset& rules, const State& state);

/// Written as JSON and read back, a state is the same.
std::string fault_of_json(const Ruleset& rules, const State& state);

/// Two states that a choice can lead to have the same hash if, and only if, they are equal.
std::string fault_of_hash(const Ruleset& rules, const State& state);

/// A secret answer changes nothing that the opponent can see until it is revealed.
std::string fault_of_secrecy(const Ruleset& rules, const State& state);

/// With the mat turned and the teams exchanged the same choices are legal and bring the same.
std::string fault_of_symmetry(const Ruleset& rules, const State& state);

}  // namespace fuba::test
