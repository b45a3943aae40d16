#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string_view>

#include "fuba/match.hpp"

namespace fuba::test {

/// The rules of the basic game, read once.
std::shared_ptr<const Ruleset> shared_rules();
/// The rules with all options, read once.
std::shared_ptr<const Ruleset> all_rules();

/// The same for loading; any other rules are read anew.
tl::expected<std::shared_ptr<const Ruleset>, std::string> rules_for(const RulesChoice& choice);

/// A new match with no dice but those given.
Match scripted_match(std::initializer_list<std::uint8_t> dice = {});

/// Makes a choice by its notation; whether it was made.
bool plays(Match& match, std::string_view choice);

/// Plays on at random until the match has that many entries or is over.
void play_on(Match& match, std::uint64_t seed, std::size_t entries);

/// A match played at random until it has that many entries or is over.
Match played_match(std::uint64_t seed, std::size_t entries,
                   const std::shared_ptr<const Ruleset>& rules = shared_rules());
/// One that is over.
Match finished_match(std::uint64_t seed, const std::shared_ptr<const Ruleset>& rules = shared_rules());

/// The same in all that matters to a player: start, every entry, names.
bool same_match(const Match& one, const Match& other);

}  // namespace fuba::test
