#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"
#include "words/rulebook.hpp"

namespace soccer_city {

using words::Rulebook;

/// Reads the rulebook of the game below the rules, in a language (`words::make_rulebook`).
tl::expected<Rulebook, std::string> make_rulebook(const RulesReader& read,
                                                  std::string_view language = words::original_language);

/// What is pending, as the help and the questions name it: "ball", "ball-kick-off", "run-shift"; "dice" where
/// dice have to fall and "over" after the match.
std::string_view situation(const State& state);

/// Every value of it.
std::vector<std::string_view> situations();

/// The sections for what is pending.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state);

}  // namespace soccer_city
