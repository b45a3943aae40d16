#pragma once

#include "soccer_city/match.hpp"
#include "tabletop/league.hpp"
#include "tabletop/opponent.hpp"
#include "tabletop/program_coach.hpp"

// Who plays matches of Soccer City, and leagues of them.
namespace soccer_city {

using Opponent = tabletop::Opponent<SoccerCity>;
using ProgramCoach = tabletop::ProgramCoach<SoccerCity>;
using Entrant = tabletop::Entrant<SoccerCity>;
using PlayedMatch = tabletop::PlayedMatch<SoccerCity>;

}  // namespace soccer_city

namespace tabletop {

extern template class ProgramCoach<SoccerCity>;
extern template PlayedMatch<SoccerCity> match_between<SoccerCity>(
    std::shared_ptr<const soccer_city::Ruleset> rules, const Entrant<SoccerCity>& home,
    const Entrant<SoccerCity>& away, std::uint64_t seed, const std::stop_token& stop);
extern template LeagueResult play_league<SoccerCity>(const std::shared_ptr<const soccer_city::Ruleset>& rules,
                                                     std::span<const Entrant<SoccerCity>> entrants,
                                                     const LeaguePlan& plan, std::stop_token stop,
                                                     const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
