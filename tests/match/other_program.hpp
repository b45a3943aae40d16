#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <optional>
#include <stdexcept>

namespace fuba::test {

/// A program beside this one that reports what it does. It lives until it is killed.
template <class Report>
class OtherProgram {
 public:
  using Tell = std::function<void(const Report&)>;

  explicit OtherProgram(const std::function<void(const Tell&)>& act) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    id_ = ::fork();
    if (id_ < 0) throw std::runtime_error("no second program");
    if (id_ == 0) run(act, ends[1]);
    ::close(ends[1]);
    reports_ = ends[0];
  }
  ~OtherProgram() {
    kill();
    ::close(reports_);
  }
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;

  /// What it reports next; waits for that. Nothing once it has ended.
  std::optional<Report> next() {
    Report report;
    if (::read(reports_, &report, sizeof report) != sizeof report) return std::nullopt;
    return report;
  }
  pid_t id() const { return id_; }
  /// Ends it where it stands. What it had reported by then can still be read.
  void kill() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
    id_ = 0;
  }

 private:
  [[noreturn]] static void run(const std::function<void(const Tell&)>& act, int reports) {
    try {
      act([reports](const Report& report) {
        if (::write(reports, &report, sizeof report) != sizeof report) ::_exit(1);
      });
      ::pause();
    } catch (...) {
    }
    ::_exit(1);
  }

  pid_t id_ = 0;
  int reports_ = -1;
};

}  // namespace fuba::test
