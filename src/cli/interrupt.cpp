#include "cli/interrupt.hpp"

#include <cstdlib>
#include <ctime>

#include "cli/commands.hpp"

namespace fuba::cli {

Interrupt::Interrupt() {
  ::sigemptyset(&signals_);
  ::sigaddset(&signals_, SIGINT);
  ::sigaddset(&signals_, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  watcher_ = std::jthread([this](const std::stop_token& done) { watch(done); });
}

Interrupt::~Interrupt() {
  watcher_ = {};
  ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void Interrupt::watch(const std::stop_token& done) {
  constexpr std::timespec a_while{0, 20'000'000};
  while (!done.stop_requested())
    if (::sigtimedwait(&signals_, nullptr, &a_while) > 0 && !source_.request_stop()) std::_Exit(interrupted);
}

}  // namespace fuba::cli
