#pragma once

#include <time.h>

#include <chrono>

namespace tabletop {

/// Processor time that the calling thread has used.
inline std::chrono::nanoseconds processor_time() {
  timespec used{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

}  // namespace tabletop
