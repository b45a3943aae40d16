#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/contest.hpp"
#include "tabletop/opponent.hpp"
#include "tabletop/rating.hpp"

namespace tabletop {

/// One who takes part in a league.
template <Game G>
struct Entrant {
  std::string name;
  /// Somebody who plays a side of one match for it, or a sentence on why nobody does. May be called by
  /// several threads at once.
  std::function<tl::expected<std::unique_ptr<Opponent<G>>, std::string>(Team side, std::uint64_t seed)> send;
};

/// A match of two entrants, cut short where one of them did not go on or where it was stopped.
template <Game G>
struct PlayedMatch {
  Match<G> match;
  std::string trouble;  ///< a sentence on who did not go on and why; else empty
};

/// Plays a match of two entrants with the dice of a seed, and names them in it as its coaches.
template <Game G>
PlayedMatch<G> match_between(std::shared_ptr<const typename G::Ruleset> rules, const Entrant<G>& home,
                             const Entrant<G>& away, std::uint64_t seed, const std::stop_token& stop = {});

/// How much is played, on which dice, and on how many threads.
struct LeaguePlan {
  std::uint32_t games = 2;  ///< of each pairing, an even number
  std::uint64_t seed = 0;
  std::uint32_t jobs = 1;
};

/// Two entrants, by their numbers, and what their matches came to as the first sees it; as Home sees it
/// where both are the same.
struct Pairing {
  std::size_t first;
  std::size_t second;
  ContestResult result = {};
};

/// What a league came to, or as much of it as was played.
struct LeagueResult {
  std::vector<Pairing> pairings;
  std::uint32_t planned = 0;  ///< matches
  std::uint32_t played = 0;
  std::string trouble;  ///< why no more was played; empty where there was no trouble
};

/// How many matches the league has.
std::uint32_t matches_of(std::size_t entrants, std::uint32_t games);

/// Everybody plays everybody, in pairs of matches on the same dice with sides swapped; and itself, each match
/// on dice of its own. What two came to hangs on the rules, the two, games and seed alone. Where it was
/// stopped the result has the matches that were over. `progress` is told now and then how many are, from the
/// calling thread.
template <Game G>
LeagueResult play_league(const std::shared_ptr<const typename G::Ruleset>& rules,
                         std::span<const Entrant<G>> entrants, const LeaguePlan& plan,
                         std::stop_token stop = {},
                         const std::function<void(std::size_t done)>& progress = {});

/// What an entrant came to against all others; its matches against itself are no part of it.
ContestResult total(const LeagueResult& league, std::size_t entrant);

/// The pairing of two entrants as the first sees it.
ContestResult between(const LeagueResult& league, std::size_t first, std::size_t second);

/// The ratings of so many entrants, if there are any.
std::optional<std::vector<Rating>> ratings(const LeagueResult& league, std::size_t entrants);

}  // namespace tabletop
