#include "soccer_city/league.hpp"

#include "tabletop/league.ipp"

namespace tabletop {

template class ProgramCoach<SoccerCity>;
template PlayedMatch<SoccerCity> match_between<SoccerCity>(std::shared_ptr<const soccer_city::Ruleset> rules,
                                                           const Entrant<SoccerCity>& home,
                                                           const Entrant<SoccerCity>& away,
                                                           std::uint64_t seed, const std::stop_token& stop);
template LeagueResult play_league<SoccerCity>(const std::shared_ptr<const soccer_city::Ruleset>& rules,
                                              std::span<const Entrant<SoccerCity>> entrants,
                                              const LeaguePlan& plan, std::stop_token stop,
                                              const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
