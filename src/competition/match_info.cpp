#include "competition/match_info.hpp"

#include "competition/kits.hpp"

namespace competition {
namespace {

std::string kit_of_visitor(const TeamEntry& home, const TeamEntry& away) {
  return !away.second.empty() && too_near(home.colour, away.colour) ? away.second : away.colour;
}

}  // namespace

tabletop::MatchInfo info_of_match(const Competition& competition, std::size_t match) {
  const auto sides = competition.teams(match);
  const TeamEntry& home = competition.definition().teams[*sides[0]];
  const TeamEntry& away = competition.definition().teams[*sides[1]];
  tabletop::MatchInfo info;
  info.names = {home.name, away.name};
  info.colours = {home.colour, kit_of_visitor(home, away)};
  return info;
}

}  // namespace competition
