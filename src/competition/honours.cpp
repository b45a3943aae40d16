#include "competition/honours.hpp"

#include <fmt/format.h>

namespace competition {
namespace {

std::string goals_in_matches(const words::Words& words, std::string_view key, int goals, int matches) {
  return words::fill(words, key, {{"goals", std::to_string(goals)}, {"matches", std::to_string(matches)}});
}

}  // namespace

std::string champion_sentence(const words::Words& words, const Competition& of, TeamIndex champion) {
  return words::fill(words, fmt::format("season.champion-{}", name(of.definition().kind)),
                     {{"team", of.definition().teams[champion].name}});
}

std::string goals_scored(const words::Words& words, const Tally& tally) {
  return goals_in_matches(words, "season.goals-in-matches", tally.goals_for, tally.played);
}

std::string goals_conceded(const words::Words& words, const Tally& tally) {
  return goals_in_matches(words, "season.goals-against-in-matches", tally.goals_against, tally.played);
}

std::string goals_beyond(const words::Words& words, double goals, int decimals) {
  return words::counted(words, "goals", words::signed_number(words, goals, decimals));
}

}  // namespace competition
