#include "analysis/calibration.hpp"

#include <algorithm>
#include <cmath>

namespace analysis {

void Calibration::add(double forecast, double points) {
  constexpr double least = 1e-6;  // a forecast that was certain and wrong costs much, and not everything
  const double sure = std::clamp(forecast, least, 1 - least);
  Sums& match = matches_.back();
  match.count += 1;
  match.squares += (forecast - points) * (forecast - points);
  match.losses -= points * std::log(sure) + (1 - points) * std::log(1 - sure);
  Tenth& tenth = sums_[std::min(static_cast<std::size_t>(forecast * parts), parts - 1)];
  ++tenth.count;
  tenth.forecast += forecast;
  tenth.came += points;
}

Calibration::Sums Calibration::total() const {
  Sums all;
  for (const Sums& match : matches_) {
    all.count += match.count;
    all.squares += match.squares;
    all.losses += match.losses;
  }
  return all;
}

std::size_t Calibration::positions() const { return static_cast<std::size_t>(total().count); }

std::array<Calibration::Tenth, Calibration::parts> Calibration::tenths() const {
  auto means = sums_;
  for (Tenth& tenth : means) {
    if (tenth.count == 0) continue;
    tenth.forecast /= static_cast<double>(tenth.count);
    tenth.came /= static_cast<double>(tenth.count);
  }
  return means;
}

double Calibration::brier() const {
  const Sums all = total();
  return all.squares / all.count;
}

double Calibration::log_loss() const {
  const Sums all = total();
  return all.losses / all.count;
}

Estimate Calibration::gain_over(const Calibration& other) const {
  const double mean = other.log_loss() - log_loss();
  const auto matches = static_cast<double>(matches_.size());
  const double length = total().count / matches;
  double squares = 0;
  for (std::size_t at = 0; at < matches_.size(); ++at) {
    const double off = other.matches_[at].losses - matches_[at].losses - mean * matches_[at].count;
    squares += off * off;
  }
  return {mean, std::sqrt(squares) / (matches * length)};
}

}  // namespace analysis
