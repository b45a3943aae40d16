#pragma once

#include <array>
#include <string>
#include <utility>

#include "tabletop/match.hpp"
#include "words/words.hpp"

namespace fuba::app {

/// The teams of a match; those that nobody has named are called as the language calls them.
std::array<std::string, 2> team_names(const tabletop::MatchInfo& info, const words::Words& words);

/// A match with its teams called so: what is told of it, not what is kept.
template <class Match>
Match with_team_names(Match match, const words::Words& words) {
  tabletop::MatchInfo info = match.info();
  info.names = team_names(info, words);
  match.set_info(std::move(info));
  return match;
}

}  // namespace fuba::app
