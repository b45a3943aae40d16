#pragma once

#include "stw/match.hpp"
#include "tabletop/league.hpp"
#include "tabletop/opponent.hpp"
#include "tabletop/program_coach.hpp"

// Who plays matches of Soccer Tactics WORLD, and leagues of them.
namespace stw {

using Opponent = tabletop::Opponent<Stw>;
using ProgramCoach = tabletop::ProgramCoach<Stw>;
using Entrant = tabletop::Entrant<Stw>;
using PlayedMatch = tabletop::PlayedMatch<Stw>;

}  // namespace stw

namespace tabletop {

extern template class ProgramCoach<Stw>;
extern template PlayedMatch<Stw> match_between<Stw>(std::shared_ptr<const stw::Ruleset> rules,
                                                    const Entrant<Stw>& home, const Entrant<Stw>& away,
                                                    std::uint64_t seed, const std::stop_token& stop);
extern template LeagueResult play_league<Stw>(const std::shared_ptr<const stw::Ruleset>& rules,
                                              std::span<const Entrant<Stw>> entrants, const LeaguePlan& plan,
                                              std::stop_token stop,
                                              const std::function<void(std::size_t)>& progress);

}  // namespace tabletop
