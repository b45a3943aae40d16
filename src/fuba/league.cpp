#include "fuba/league.hpp"

#include "tabletop/league.ipp"

namespace tabletop {

template class ProgramCoach<Fuba>;
template PlayedMatch<Fuba> match_between<Fuba>(std::shared_ptr<const fuba::Ruleset> rules,
                                               const Entrant<Fuba>& home, const Entrant<Fuba>& away,
                                               std::uint64_t seed, const std::stop_token& stop);
template LeagueResult play_league<Fuba>(const std::shared_ptr<const fuba::Ruleset>& rules,
                                        std::span<const Entrant<Fuba>> entrants, const LeaguePlan& plan,
                                        std::stop_token stop,
                                        const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
