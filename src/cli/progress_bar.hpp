#pragma once

#include <chrono>
#include <cstdint>

namespace cli {

/// A bar on standard error, for a person who waits; nothing where nobody looks.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint32_t games);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint32_t done);

 private:
  std::uint32_t games_;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace cli
