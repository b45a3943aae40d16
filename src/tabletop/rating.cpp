#include "tabletop/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tabletop {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// A rating of 400 more means odds of ten to one; inside, ratings are natural logarithms of odds.
constexpr double elo_per_unit = 400 / std::numbers::ln10;
/// So many standard deviations hold 95 % of the chances.
constexpr double normal_95 = 1.959964;

/// The share of the points that a strength gets from another.
double expected_of(double strength, double other) { return 1 / (1 + std::exp(other - strength)); }

/// Whether every player is reached from every other by steps from one to another who took points from it.
bool comparable(std::size_t players, std::span<const Encounter> encounters) {
  std::vector<std::vector<bool>> reaches(players, std::vector<bool>(players));
  for (const Encounter& each : encounters) {
    if (each.points < each.matches) reaches[each.first][each.second] = true;
    if (each.points > 0) reaches[each.second][each.first] = true;
  }
  for (std::size_t over = 0; over < players; ++over) {
    for (std::size_t from = 0; from < players; ++from)
      for (std::size_t to = 0; to < players; ++to)
        if (reaches[from][over] && reaches[over][to]) reaches[from][to] = true;
  }
  return std::ranges::all_of(reaches, [](const auto& row) {
    return std::ranges::all_of(row, [](bool reached) { return reached; });
  });
}

/// The inverse of a symmetric matrix whose pivots are all positive (Gauss and Jordan).
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, Vector(size));
  for (std::size_t at = 0; at < size; ++at) result[at][at] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t column = 0; column < size; ++column) {
      matrix[pivot][column] *= scale;
      result[pivot][column] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = matrix[row][pivot];
      if (row == pivot || factor == 0) continue;
      for (std::size_t column = 0; column < size; ++column) {
        matrix[row][column] -= factor * matrix[pivot][column];
        result[row][column] -= factor * result[pivot][column];
      }
    }
  }
  return result;
}

/// How the likelihood of the results changes with the ratings.
struct Slope {
  Vector gradient;
  Matrix information;
};

/// Results tell only differences, so that the information has no inverse; a constant added everywhere holds
/// the mean where it is and gives it one.
Slope slope(std::span<const Encounter> encounters, const Vector& strengths) {
  const std::size_t players = strengths.size();
  const double held = 1 / static_cast<double>(players);
  Slope at{Vector(players), Matrix(players, Vector(players, held))};
  for (const auto& [first, second, matches, points] : encounters) {
    const double expected = expected_of(strengths[first], strengths[second]);
    const double surprise = points - matches * expected;
    const double weight = matches * expected * (1 - expected);
    at.gradient[first] += surprise;
    at.gradient[second] -= surprise;
    at.information[first][first] += weight;
    at.information[second][second] += weight;
    at.information[first][second] -= weight;
    at.information[second][first] -= weight;
  }
  return at;
}

/// Moves the strengths towards where the likelihood is highest, by no more than a unit each; how far.
double improve(Vector& strengths, const Slope& at) {
  const Matrix covariance = inverse(at.information);
  double furthest = 0;
  for (std::size_t player = 0; player < strengths.size(); ++player) {
    double step = 0;
    for (std::size_t other = 0; other < strengths.size(); ++other)
      step += covariance[player][other] * at.gradient[other];
    step = std::clamp(step, -1.0, 1.0);
    strengths[player] += step;
    furthest = std::max(furthest, std::abs(step));
  }
  return furthest;
}

}  // namespace

std::optional<std::vector<Rating>> ratings(std::size_t players, std::span<const Encounter> encounters) {
  constexpr int most_steps = 200;
  constexpr double close_enough = 1e-10;
  if (players < 2 || !comparable(players, encounters)) return std::nullopt;
  Vector strengths(players);
  for (int step = 0; step < most_steps; ++step)
    if (improve(strengths, slope(encounters, strengths)) < close_enough) break;

  const Matrix covariance = inverse(slope(encounters, strengths).information);
  const double held = 1 / static_cast<double>(players);
  double mean = 0;
  for (const double strength : strengths) mean += strength * held;
  std::vector<Rating> rated;
  for (std::size_t player = 0; player < players; ++player)
    rated.push_back({mean_elo + elo_per_unit * (strengths[player] - mean),
                     elo_per_unit * normal_95 * std::sqrt(covariance[player][player] - held)});
  return rated;
}

std::optional<Rating> rating_against(std::span<const Trial> trials) {
  constexpr int most_steps = 100;
  constexpr double close_enough = 1e-9;
  if (trials.empty()) return std::nullopt;
  double strength = 0;
  double information = 0;
  for (int step = 0; step < most_steps; ++step) {
    const double drawn = expected_of(strength, 0);
    double surprise = 0.5 - drawn;
    information = drawn * (1 - drawn);
    for (const auto& [elo, matches, points] : trials) {
      const double expected = expected_of(strength, (elo - mean_elo) / elo_per_unit);
      surprise += points - matches * expected;
      information += matches * expected * (1 - expected);
    }
    const double change = std::clamp(surprise / information, -1.0, 1.0);
    strength += change;
    if (std::abs(change) < close_enough) break;
  }
  return Rating{mean_elo + elo_per_unit * strength, elo_per_unit * normal_95 / std::sqrt(information)};
}

}  // namespace tabletop
