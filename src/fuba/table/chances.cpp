#include "fuba/table/chances.hpp"

#include <algorithm>
#include <array>

#include "fuba/words/words.hpp"

namespace fuba::app {
namespace {

/// What the choice is made for.
bool is_aim(Outcome outcome) {
  constexpr std::array aims{Outcome::keep,       Outcome::goal,       Outcome::win,       Outcome::unpunished,
                            Outcome::two_points, Outcome::acts_first, Outcome::new_value, Outcome::annulled};
  return std::ranges::find(aims, outcome) != aims.end();
}

/// What is left over when everything else has been said.
bool is_rest(Outcome outcome) {
  constexpr std::array rests{Outcome::lose,      Outcome::miss,        Outcome::fail,
                             Outcome::one_point, Outcome::acts_second, Outcome::stands};
  return std::ranges::find(rests, outcome) != rests.end();
}

}  // namespace

float likelihood(const Odds& odds) {
  const auto brings = [&](Outcome outcome) {
    return std::ranges::any_of(odds.chances, [&](const auto& each) { return each.first == outcome; });
  };
  // A point that is sure to come is the aim where there is no hope of two.
  const bool sure_point = brings(Outcome::one_point) && !brings(Outcome::two_points);
  float sum = 0;
  for (const auto& [outcome, value] : odds.chances)
    if (is_aim(outcome) || (sure_point && outcome == Outcome::one_point)) sum += static_cast<float>(value);
  return sum;
}

std::optional<Chance> chance_of(const Words& words, const std::vector<Odds>& odds, const Command& command) {
  const auto found = std::ranges::find(odds, command, &Odds::command);
  if (found == odds.end()) return std::nullopt;
  Chance chance;
  chance.value = likelihood(*found);
  for (const auto& [outcome, value] : found->chances) {
    if (is_rest(outcome)) continue;
    const auto place = is_aim(outcome) ? chance.parts.begin() : chance.parts.end();
    chance.parts.insert(place, fuba::chance(words, outcome, value));
  }
  if (chance.parts.empty())
    for (const auto& [outcome, value] : found->chances)
      chance.parts.push_back(fuba::chance(words, outcome, value));
  for (const std::string& part : chance.parts) chance.words += (chance.words.empty() ? "" : "  ·  ") + part;
  chance.percent = percent(words, static_cast<double>(chance.value));
  // What a kick is aimed at is what a keeper fears.
  chance.good = (chance.value >= 0.5F) != (command.verb == Verb::dive);
  return chance;
}

}  // namespace fuba::app
