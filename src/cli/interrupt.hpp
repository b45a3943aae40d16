#pragma once

#include <signal.h>

#include <stop_token>
#include <thread>

namespace cli {

/// While it lives, Ctrl-C (or SIGTERM) asks to stop and lets the program end in good order; a second time it
/// ends the program at once. So does the end of the terminal (SIGHUP), unless the program was started to
/// outlive that; it comes more than once and ends nothing at once. Threads that are to be stopped must be
/// started after it.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return source_.get_token(); }
  bool came() const { return source_.stop_requested(); }

 private:
  void watch(const std::stop_token& done);

  std::stop_source source_;
  sigset_t signals_;
  sigset_t before_;
  std::jthread watcher_;
};

}  // namespace cli
