#include "cli/interrupt.hpp"

#include <cstdlib>
#include <ctime>

#include "cli/commands.hpp"

namespace cli {
namespace {

bool is_ignored(int signal) {
  struct sigaction now {};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;  // NOLINT
}

}  // namespace

Interrupt::Interrupt() {
  ::sigemptyset(&signals_);
  ::sigaddset(&signals_, SIGINT);
  ::sigaddset(&signals_, SIGTERM);
  if (!is_ignored(SIGHUP)) ::sigaddset(&signals_, SIGHUP);
  ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  watcher_ = std::jthread([this](const std::stop_token& done) { watch(done); });
}

Interrupt::~Interrupt() {
  watcher_ = {};
  ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void Interrupt::watch(const std::stop_token& done) {
  constexpr std::timespec a_while{0, 20'000'000};
  while (!done.stop_requested()) {
    const int signal = ::sigtimedwait(&signals_, nullptr, &a_while);
    if (signal > 0 && !source_.request_stop() && signal != SIGHUP) std::_Exit(interrupted);
  }
}

}  // namespace cli
