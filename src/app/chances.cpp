#include "chances.hpp"

#include <algorithm>

namespace fuba::app {
namespace {

/// What the choice is made for.
bool is_aim(Outcome outcome) {
  return outcome == Outcome::keep || outcome == Outcome::goal || outcome == Outcome::win;
}

/// What is left over when everything else has been said.
bool is_rest(Outcome outcome) {
  return outcome == Outcome::lose || outcome == Outcome::miss || outcome == Outcome::fail;
}

}  // namespace

std::optional<Chance> chance_of(const Words& words, const std::vector<Odds>& odds, const Command& command) {
  const auto found = std::ranges::find(odds, command, &Odds::command);
  if (found == odds.end()) return std::nullopt;
  Chance chance;
  for (const auto& [outcome, value] : found->chances) {
    if (is_aim(outcome)) chance.value += static_cast<float>(value);
    if (is_rest(outcome)) continue;
    if (!chance.words.empty()) chance.words += "  ·  ";
    chance.words += fuba::chance(words, outcome, value);
  }
  if (chance.words.empty())
    for (const auto& [outcome, value] : found->chances) chance.words = fuba::chance(words, outcome, value);
  chance.percent = percent(words, static_cast<double>(chance.value));
  chance.good = chance.value >= 0.5F;
  return chance;
}

}  // namespace fuba::app
