#include "tabletop/measure.hpp"

#include <algorithm>
#include <cmath>

namespace tabletop {

void Measure::add(std::int64_t value) {
  lowest_ = count_ == 0 ? value : std::min(lowest_, value);
  highest_ = count_ == 0 ? value : std::max(highest_, value);
  ++count_;
  sum_ += value;
  sum_of_squares_ += value * value;
}

void Measure::add(const Measure& other) {
  if (other.count_ == 0) return;
  lowest_ = count_ == 0 ? other.lowest_ : std::min(lowest_, other.lowest_);
  highest_ = count_ == 0 ? other.highest_ : std::max(highest_, other.highest_);
  count_ += other.count_;
  sum_ += other.sum_;
  sum_of_squares_ += other.sum_of_squares_;
}

double Measure::mean() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

double Measure::spread() const {
  if (count_ == 0) return 0;
  const double square_mean = static_cast<double>(sum_of_squares_) / static_cast<double>(count_);
  return std::sqrt(std::max(0.0, square_mean - mean() * mean()));
}

}  // namespace tabletop
