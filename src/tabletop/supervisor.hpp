#pragma once

#include <sys/types.h>

#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "tabletop/descriptor.hpp"

namespace tabletop {

/// A process that stands between this one and a program that it starts. All that the program starts in its
/// turn becomes the supervisor's when it is left alone, in whatever group or session. The supervisor kills
/// it all when it is done with, and when this process ends, however it ends.
class Supervisor {
 public:
  /// Starts a program with its arguments, looked for as a shell does, between two descriptors. Or the number
  /// of what went wrong.
  static tl::expected<Supervisor, int> start(std::vector<std::string> words, const Descriptor& input,
                                             const Descriptor& output);
  Supervisor(Supervisor&& other) noexcept : id_(std::exchange(other.id_, 0)), line_(std::move(other.line_)) {}
  Supervisor& operator=(Supervisor&&) = delete;
  /// Waits until all is killed, but never without end.
  ~Supervisor();

 private:
  Supervisor(pid_t id, Descriptor line) : id_(id), line_(std::move(line)) {}

  pid_t id_;
  Descriptor line_;  ///< whose other end the supervisor holds as long as it lives
};

}  // namespace tabletop
