#pragma once

#include <fmt/format.h>

#include "cli/language.hpp"
#include "cli/setting.hpp"

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

/// Prints by what a match is played.
template <games::Kit K>
void print_title(const tabletop::Match<typename K::Played>& match) {
  const tabletop::MatchInfo& info = match.info();
  fmt::print("{} - {}, {}{}{}\n", info.names[0], info.names[1], K::title(match.rules()),
             info.date.empty() ? "" : ", ", info.date);
}

/// Prints how far a match went.
template <games::Kit K>
void print_end(const tabletop::Match<typename K::Played>& match, std::string_view moment) {
  const tabletop::Standing standing = K::Played::standing(match.state());
  fmt::print("{} entries, {} {}:{}, {}\n", match.journal().size(), moment, standing.score[0],
             standing.score[1], match.over() ? "the match is over" : "the match is not over");
}

/// Prints what was done, numbered; of a game that is told, what happened too.
template <games::Kit K>
void print_match(const tabletop::Match<typename K::Played>& match) {
  std::string moment = fmt::format("minute {}", K::Played::standing(match.state()).minute);
  words::Words words;
  if constexpr (games::Told<K>) {
    words = needed(K::words(language())).of_edition(K::Played::choice_of(match.rules()).edition);
    moment = K::moment(words, match.state());
  }
  print_title<K>(match);
  std::size_t number = 0;
  for (const auto& entry : match.journal()) {
    fmt::print("{:>5}  {}\n", ++number, what_was_done<K>(entry));
    if constexpr (games::Told<K>) {
      for (const auto& event : entry.events)
        if (const auto line = K::sentence(words, match.rules(), event, match.info().names); !line.empty())
          fmt::print("           {}\n", line);
    }
  }
  print_end<K>(match, moment);
}

}  // namespace cli
