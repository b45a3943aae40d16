#pragma once

#include <fmt/format.h>

#include "games/kit.hpp"

namespace cli {

template <games::Kit K>
std::string what_was_done(const tabletop::Entry<typename K::Played>& entry) {
  using Game = typename K::Played;
  if (const auto* choice = entry.choice())
    return fmt::format("{:<5} {}", tabletop::name(choice->team), Game::to_string(choice->command));
  const auto& fallen = *entry.fallen();
  std::string text = fmt::format("dice  {}:", Game::name(fallen.roll.purpose));
  for (std::size_t die = 0; die < fallen.roll.count; ++die) text += fmt::format(" {}", fallen.dice[die]);
  return text;
}

/// Prints what was done and what happened, numbered.
template <games::Kit K>
void print_match(const tabletop::Match<typename K::Played>& match, const words::Words& language) {
  const tabletop::MatchInfo& info = match.info();
  fmt::print("{} - {}, {}{}{}\n", info.names[0], info.names[1], K::title(match.rules()),
             info.date.empty() ? "" : ", ", info.date);
  std::size_t number = 0;
  for (const auto& entry : match.journal()) {
    fmt::print("{:>5}  {}\n", ++number, what_was_done<K>(entry));
    for (const auto& event : entry.events)
      if (const auto line = K::sentence(language, match.rules(), event, info.names); !line.empty())
        fmt::print("           {}\n", line);
  }
  const tabletop::Standing standing = K::Played::standing(match.state());
  fmt::print("{} entries, {} {}:{}, {}\n", match.journal().size(), K::moment(language, match.state()),
             standing.score[0], standing.score[1],
             match.over() ? "the match is over" : "the match is not over");
}

}  // namespace cli
