#include "competition/bracket.hpp"

#include <fmt/format.h>

#include <utility>

namespace competition {

std::vector<std::size_t> bracket_places(std::size_t size) {
  std::vector<std::size_t> places{1, 2};
  while (places.size() < size) {
    const std::size_t sum = 2 * places.size() + 1;
    std::vector<std::size_t> next;
    for (const std::size_t seed : places) {
      next.push_back(seed);
      next.push_back(sum - seed);
    }
    places = std::move(next);
  }
  return places;
}

namespace {

/// The match for third place: who lost the two ties before the final (C7).
TieSlot third_place_of(const TieSlot& final_tie) {
  TieSlot tie{"KP", final_tie.round, 0, 2, final_tie.sources};
  for (Source& source : tie.sources) source.from = Source::From::loser;
  return tie;
}

}  // namespace

Bracket make_bracket(const std::vector<std::size_t>& places, std::size_t teams, bool third_place) {
  Bracket bracket;
  std::vector<Source> left;
  for (const std::size_t seed : places) left.push_back({Source::From::seed, seed});
  const auto is_bye = [&](const Source& source) {
    return source.from == Source::From::seed && source.at > teams;
  };
  while (left.size() > 1) {
    ++bracket.rounds;
    std::vector<Source> winners;
    for (std::size_t at = 0; at < left.size(); at += 2) {
      const Source first = left[at];
      const Source second = left[at + 1];
      if (is_bye(first) || is_bye(second)) {
        winners.push_back(is_bye(first) ? second : first);
        continue;
      }
      const std::size_t number = at / 2 + 1;
      TieSlot tie{fmt::format("K{}-{}", bracket.rounds, number),
                  bracket.rounds,
                  number,
                  left.size(),
                  {first, second}};
      if (third_place && left.size() == 2) bracket.ties.push_back(third_place_of(tie));
      winners.push_back({Source::From::winner, bracket.ties.size()});
      bracket.ties.push_back(std::move(tie));
    }
    left = std::move(winners);
  }
  return bracket;
}

std::string round_name(std::size_t teams_left) {
  switch (teams_left) {
    case 2:
      return "final";
    case 4:
      return "semi-finals";
    case 8:
      return "quarter-finals";
    default:
      return fmt::format("round of {}", teams_left);
  }
}

}  // namespace competition
