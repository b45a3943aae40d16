#pragma once

#include <cstdint>

namespace tabletop {

/// Mean and spread of whole numbers, from exact sums: the order in which they were added does not matter.
class Measure {
 public:
  void add(std::int64_t value);
  void add(const Measure& other);

  std::int64_t count() const { return count_; }
  std::int64_t lowest() const { return lowest_; }
  std::int64_t highest() const { return highest_; }
  double mean() const;
  /// Standard deviation.
  double spread() const;

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t sum_of_squares_ = 0;
  std::int64_t lowest_ = 0;
  std::int64_t highest_ = 0;
};

}  // namespace tabletop
