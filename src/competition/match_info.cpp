#include "competition/match_info.hpp"

#include <charconv>
#include <cmath>

namespace competition {
namespace {

/// How far two colours "#RRGGBB" lie apart, at most about 441.
double distance(const std::string& one, const std::string& other) {
  double sum = 0;
  for (std::size_t at = 1; at < 7; at += 2) {
    std::array<int, 2> parts{};
    std::from_chars(one.data() + at, one.data() + at + 2, parts[0], 16);
    std::from_chars(other.data() + at, other.data() + at + 2, parts[1], 16);
    sum += (parts[0] - parts[1]) * (parts[0] - parts[1]);
  }
  return std::sqrt(sum);
}

std::string kit_of_visitor(const TeamEntry& home, const TeamEntry& away) {
  constexpr double too_near = 90;
  const bool known = !home.colour.empty() && !away.colour.empty() && !away.second.empty();
  return known && distance(home.colour, away.colour) < too_near ? away.second : away.colour;
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
