#include "cli/progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace cli {

ProgressBar::ProgressBar(std::uint32_t games) : games_(games), wanted_(::isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (shown_) fmt::print(stderr, "\r{:60}\r", "");
}

void ProgressBar::show(std::uint32_t done) {
  using namespace std::chrono_literals;
  const auto waited = std::chrono::steady_clock::now() - start_;
  if (!wanted_ || waited < 1s || done == 0) return;
  constexpr std::uint32_t width = 30;
  const double share = static_cast<double>(done) / games_;
  const auto full = static_cast<std::uint32_t>(share * width);
  const double seconds = std::chrono::duration<double>(waited).count();
  fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {:3.0f} %, {:.0f} s left  ", "", full, "", width - full, 100 * share,
             seconds / share - seconds);
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace cli
