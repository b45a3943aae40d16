#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "fuba/coach/coach.hpp"
#include "fuba/event.hpp"
#include "fuba/option.hpp"
#include "fuba/ruleset.hpp"
#include "tabletop/contest.hpp"

namespace fuba::test {

/// Time without end, so that what a coach chooses does not hang on the machine.
Thinking unhurried();

/// The tactics of one of the game's coaches.
Tactics tactics_of(std::string_view id);
Coach coach(std::string_view id, std::uint64_t seed = 1);

/// The rules of an edition, with none of its options or with all that the rulebook has.
std::shared_ptr<const Ruleset> basic_rules(std::string_view edition);
std::shared_ptr<const Ruleset> full_rules(std::string_view edition);

/// A position in the notation of docs/protocol.md.
State position(const Ruleset& rules, std::string_view json);

/// Plays on until the match is over or so many choices are made; refuses what is not legal.
State play_on(const Ruleset& rules, const Coach& home, const Coach& away, State state, std::uint64_t seed,
              int choices = 100'000);

/// Told of everything that happens in a match between coaches: the state after it and its events.
using Spectator = std::function<void(const State& state, const Events& events)>;

/// The end of a match between two coaches, home's first, with the dice of a seed.
State play_match(const Ruleset& rules, const std::array<const Coach*, 2>& coaches, std::uint64_t seed,
                 const Spectator& spectator = {});

/// Pairs of matches on the same dice, with sides swapped in the second of each.
tabletop::ContestResult play_pairs(const Ruleset& rules, const Coach& first, const Coach& second, int pairs,
                                   std::uint64_t seed);

}  // namespace fuba::test
