#include "fuba/story/fairness.hpp"

#include <cmath>
#include <numbers>
#include <numeric>

namespace fuba {

std::int64_t FaceCount::total() const { return std::accumulate(fell.begin(), fell.end(), std::int64_t{0}); }

double FaceCount::mean() const {
  const std::int64_t dice = total();
  if (dice == 0) return 0;
  std::int64_t pips = 0;
  for (std::size_t face = 0; face < fell.size(); ++face)
    pips += fell[face] * static_cast<std::int64_t>(face + 1);
  return static_cast<double>(pips) / static_cast<double>(dice);
}

double FaceCount::chi_square() const {
  const double expected = static_cast<double>(total()) / 6;
  if (expected == 0) return 0;
  double sum = 0;
  for (const std::int64_t count : fell) {
    const double difference = static_cast<double>(count) - expected;
    sum += difference * difference / expected;
  }
  return sum;
}

double FaceCount::chance_of_as_uneven() const { return chi_square_tail_of_five(chi_square()); }

double chi_square_tail_of_five(double value) {
  const double root = std::sqrt(value);
  return std::erfc(root / std::numbers::sqrt2) +
         std::sqrt(2 / std::numbers::pi) * root * std::exp(-value / 2) * (1 + value / 3);
}

namespace {

void add(Fairness& fairness, const Throw& fallen) {
  if (fallen.roll.purpose == Purpose::draw) return;
  for (std::size_t die = 0; die < fallen.roll.count; ++die) {
    const std::size_t face = fallen.dice[die] - 1U;
    ++fairness.all.fell[face];
    ++fairness.by_team[index(fallen.roll.rolled_by[die])].fell[face];
    ++fairness.by_purpose[fallen.roll.purpose].fell[face];
  }
}

}  // namespace

void count(Fairness& fairness, const Match& match, const Story& story) {
  ++fairness.matches;
  for (const Entry& entry : match.journal())
    if (const Throw* fallen = entry.fallen()) add(fairness, *fallen);
  const TeamStory& home = story.of(Team::home);
  fairness.luck_in_shots += home.luck_in_shots;
  fairness.luck_in_checks += home.luck_in_checks;
  fairness.luck_in_presses += home.luck_in_presses;
}

}  // namespace fuba
