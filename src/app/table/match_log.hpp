#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/table/rooms.hpp"
#include "tabletop/match.hpp"

namespace fuba::table {

/// What happened in a match, oldest first.
template <class T>
std::vector<LogLine> log_of(const tabletop::Match<typename T::Played>& match, const Words& words,
                            const Names& names) {
  std::vector<LogLine> log;
  const auto& journal = match.journal();
  for (std::size_t at = 0; at < journal.size(); ++at) {
    const std::string when = T::Kit::moment(words, journal[at].after);
    for (const auto& event : journal[at].events)
      if (std::string text = T::Kit::sentence(words, match.rules(), event, names.team); !text.empty())
        log.push_back({when, std::move(text), T::citation(match.rules(), event), T::is_heading(event), at});
  }
  return log;
}

/// One goal of the story of a match.
struct GoalLine {
  Team team;
  std::string moment;
  std::array<int, 2> score;
};

template <class T>
std::vector<GoalLine> goals_of(const tabletop::Match<typename T::Played>& match, const Words& words) {
  std::vector<GoalLine> goals;
  std::array<int, 2> before = T::Played::standing(match.start()).score;
  for (const auto& entry : match.journal()) {
    const std::array<int, 2> score = T::Played::standing(entry.after).score;
    for (const Team team : teams)
      if (score[index(team)] > before[index(team)])
        goals.push_back({team, T::Kit::moment(words, entry.after), score});
    before = score;
  }
  return goals;
}

}  // namespace fuba::table
