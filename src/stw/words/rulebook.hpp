#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "stw/ruleset.hpp"
#include "stw/state.hpp"
#include "words/rulebook.hpp"

namespace stw {

using words::Rulebook;

/// Reads the rulebook of the game below the rules, in a language (`words::make_rulebook`).
tl::expected<Rulebook, std::string> make_rulebook(const RulesReader& read,
                                                  std::string_view language = words::original_language);

/// What is pending, as the help and the questions name it: "move", "ball-extra", "place-kicker"; "dice" where
/// dice have to fall and "over" after the match.
std::string_view situation(const State& state);

/// Every value of it.
std::vector<std::string_view> situations();

/// The sections for what is pending.
std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state);

}  // namespace stw
