#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace analysis {

/// A mean with its standard error.
struct Estimate {
  double mean = 0;
  double error = 0;
};

/// How well forecasts of expected points (win 1, draw a half, loss 0) met what came. Positions of one match
/// share their result, so the matches are what errors are worked out from.
class Calibration {
 public:
  static constexpr std::size_t parts = 10;

  /// The forecasts from 0.1 to 0.2, and so on: how many, their mean, and the mean of what came.
  struct Tenth {
    std::size_t count = 0;
    double forecast = 0;
    double came = 0;
  };

  /// The positions that follow are those of another match.
  void begin_match() { matches_.emplace_back(); }
  void add(double forecast, double points);

  std::size_t positions() const;
  std::size_t matches() const { return matches_.size(); }
  std::array<Tenth, parts> tenths() const;
  /// The mean of the squared differences.
  double brier() const;
  /// The mean of -points log(forecast) - (1 - points) log(1 - forecast).
  double log_loss() const;

  /// How much lower the log-loss is than that of other forecasts of the same positions.
  Estimate gain_over(const Calibration& other) const;

 private:
  struct Sums {
    double count = 0;
    double squares = 0;
    double losses = 0;
  };
  Sums total() const;

  std::vector<Sums> matches_;
  std::array<Tenth, parts> sums_{};
};

}  // namespace analysis
