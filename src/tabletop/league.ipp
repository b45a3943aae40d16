#pragma once

#include <mutex>

#include "tabletop/fixtures.hpp"
#include "tabletop/jobs.hpp"
#include "tabletop/league.hpp"
#include "tabletop/match.ipp"

namespace tabletop {

template <Game G>
PlayedMatch<G> match_between(std::shared_ptr<const typename G::Ruleset> rules, const Entrant<G>& home,
                             const Entrant<G>& away, std::uint64_t seed, const std::stop_token& stop) {
  PlayedMatch<G> played{Match<G>(std::move(rules), DiceSource::random(seed)), {}};
  MatchInfo info;
  info.coaches = {home.name, away.name};
  played.match.set_info(std::move(info));
  Opponents<G> opponents;
  for (const Team side : teams) {
    auto sent = (side == Team::home ? home : away).send(side, seed);
    if (!sent) {
      played.trouble = sent.error();
      return played;
    }
    opponents[index(side)] = *std::move(sent);
  }
  // A game may begin with dice.
  if (const auto rolled = played.match.roll_due(); !rolled) throw std::logic_error("random dice ran out");
  if (const auto done = play_on(played.match, opponents, stop); !done) played.trouble = done.error();
  return played;
}

/// First come the first matches of all pairings, so that a league that is stopped has as many of each.
template <Game G>
LeagueResult play_league(const std::shared_ptr<const typename G::Ruleset>& rules,
                         std::span<const Entrant<G>> entrants, const LeaguePlan& plan, std::stop_token stop,
                         const std::function<void(std::size_t)>& progress) {
  LeagueResult league;
  league.pairings = all_pairings(entrants.size());
  const std::size_t pairings = league.pairings.size();
  league.planned = static_cast<std::uint32_t>(pairings * plan.games);
  std::stop_source stopped;
  const std::stop_callback by_caller(stop, [&stopped] { stopped.request_stop(); });
  std::mutex mutex;
  const auto play = [&](std::size_t number) {
    Pairing& pairing = league.pairings[number % pairings];
    const Fixture match = fixture(pairing, static_cast<std::uint32_t>(number / pairings), plan.seed);
    const PlayedMatch<G> played =
        match_between<G>(rules, entrants[match.home], entrants[match.away], match.seed, stopped.get_token());
    const std::lock_guard lock(mutex);
    if (!played.trouble.empty()) {
      if (league.trouble.empty()) league.trouble = played.trouble;
      stopped.request_stop();
    } else if (played.match.over()) {
      enter(match, G::standing(played.match.state()).score, pairing);
      ++league.played;
    }
  };
  do_tasks({league.planned, plan.jobs, stopped.get_token()}, play, progress);
  return league;
}

}  // namespace tabletop
