#pragma once

#include "fuba/match.hpp"
#include "tabletop/league.hpp"
#include "tabletop/opponent.hpp"
#include "tabletop/program_coach.hpp"

// Who plays matches of FUBA, and leagues of them.
namespace fuba {

using Opponent = tabletop::Opponent<Fuba>;
using Opponents = tabletop::Opponents<Fuba>;
using ProgramCoach = tabletop::ProgramCoach<Fuba>;
using Entrant = tabletop::Entrant<Fuba>;
using PlayedMatch = tabletop::PlayedMatch<Fuba>;

}  // namespace fuba

namespace tabletop {

extern template class ProgramCoach<Fuba>;
extern template PlayedMatch<Fuba> match_between<Fuba>(std::shared_ptr<const fuba::Ruleset> rules,
                                                      const Entrant<Fuba>& home, const Entrant<Fuba>& away,
                                                      std::uint64_t seed, const std::stop_token& stop);
extern template LeagueResult play_league<Fuba>(const std::shared_ptr<const fuba::Ruleset>& rules,
                                               std::span<const Entrant<Fuba>> entrants,
                                               const LeaguePlan& plan, std::stop_token stop,
                                               const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
