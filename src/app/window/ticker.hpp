#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

#include "app/window/background.hpp"

namespace fuba::app {

/// Wakes the window again and again, for a clock that goes while nothing moves.
class Ticker {
 public:
  explicit Ticker(std::chrono::milliseconds every)
      : thread_([every](const std::stop_token& stop) {
          std::mutex mutex;
          std::condition_variable_any stopped;
          std::unique_lock lock(mutex);
          while (!stopped.wait_for(lock, stop, every, [&] { return stop.stop_requested(); })) wake_window();
        }) {}

 private:
  std::jthread thread_;
};

}  // namespace fuba::app
