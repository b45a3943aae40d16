#include "stw/league.hpp"

#include "tabletop/league.ipp"

namespace tabletop {

template class ProgramCoach<Stw>;
template PlayedMatch<Stw> match_between<Stw>(std::shared_ptr<const stw::Ruleset> rules,
                                             const Entrant<Stw>& home, const Entrant<Stw>& away,
                                             std::uint64_t seed, const std::stop_token& stop);
template LeagueResult play_league<Stw>(const std::shared_ptr<const stw::Ruleset>& rules,
                                       std::span<const Entrant<Stw>> entrants, const LeaguePlan& plan,
                                       std::stop_token stop,
                                       const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
