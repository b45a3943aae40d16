#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "tabletop/supervisor.hpp"

namespace tabletop {

/// How long something may be waited for.
struct Patience {
  std::chrono::steady_clock::time_point until;
  std::stop_token stop;
};

/// Why a program did not take or say a line.
struct NoLine {
  enum class Kind : std::uint8_t {
    ended,     ///< it has ended, or closed what it is talked to through
    silent,    ///< the time is up
    too_long,  ///< the line has no end
    stopped,   ///< the wait was stopped
  };
  Kind kind;
  std::string begun = {};  ///< what it had said of the line
};

/// A program that runs beside this one and is talked to line by line, over its standard input and output.
/// When it is done with, its input ends; if it goes on it is killed, with all that it has started. So it is
/// where this program ends before, however it ends. Its standard error is ours.
class Program {
 public:
  /// Starts a program with its arguments, looked for as a shell does. The error says why it cannot be
  /// started. From then on a lost reader is an error of writing and no signal (SIGPIPE).
  static tl::expected<Program, std::string> start(const std::vector<std::string>& words);
  Program(Program&&) = default;
  Program& operator=(Program&&) = delete;
  ~Program();

  /// What could not be sent in time goes with the next line.
  tl::expected<void, NoLine> send(std::string_view line, const Patience& patience);
  /// The next line that it says, without its end; no longer than 64 KiB.
  tl::expected<std::string, NoLine> hear(const Patience& patience);

 private:
  Program(Supervisor supervisor, Descriptor input, Descriptor output)
      : supervisor_(std::move(supervisor)), input_(std::move(input)), output_(std::move(output)) {}

  Supervisor supervisor_;
  Descriptor input_;
  Descriptor output_;
  std::string unsent_;
  std::string heard_;  ///< of lines that were not asked for yet
};

}  // namespace tabletop
