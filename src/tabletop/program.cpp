#include "tabletop/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <system_error>

namespace tabletop {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longest_answer = 65536;
/// How long a program may take to end by itself.
constexpr std::chrono::milliseconds farewell{300};

std::string described(int error) { return std::generic_category().message(error); }

struct Pipe {
  Descriptor reading;
  Descriptor writing;
};

tl::expected<Pipe, int> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return tl::unexpected(errno);
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void never_block(const Descriptor& end) {
  ::fcntl(end.number(), F_SETFL, ::fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

/// Waits until a descriptor can be read or written; why it cannot, or nothing.
std::optional<NoLine> wait(const Descriptor& end, short event, const Patience& patience) {
  constexpr std::chrono::milliseconds a_while{20};
  while (!patience.stop.stop_requested()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(patience.until - Clock::now());
    if (left.count() <= 0) return NoLine{NoLine::Kind::silent};
    pollfd waiting{end.number(), event, 0};
    if (::poll(&waiting, 1, static_cast<int>(std::min(left, a_while).count())) > 0) return std::nullopt;
  }
  return NoLine{NoLine::Kind::stopped};
}

bool may_come_later(int error) { return error == EAGAIN || error == EINTR; }

/// What can be read once something is there; empty at the end.
tl::expected<std::string, NoLine> read_some(const Descriptor& end, const Patience& patience) {
  std::array<char, 4096> part;
  while (true) {
    if (auto none = wait(end, POLLIN, patience)) return tl::unexpected(*std::move(none));
    const ssize_t got = ::read(end.number(), part.data(), part.size());
    if (got >= 0) return std::string(part.data(), static_cast<std::size_t>(got));
    if (!may_come_later(errno)) return std::string();
  }
}

}  // namespace

tl::expected<Program, std::string> Program::start(const std::vector<std::string>& words) {
  auto to_it = make_pipe();
  auto from_it = make_pipe();
  if (!to_it || !from_it) return tl::unexpected(described(to_it ? from_it.error() : to_it.error()));
  ::signal(SIGPIPE, SIG_IGN);
  auto supervisor = Supervisor::start(words, to_it->reading, from_it->writing);
  if (!supervisor) return tl::unexpected(described(supervisor.error()));
  never_block(to_it->writing);
  never_block(from_it->reading);
  return Program(*std::move(supervisor), std::move(to_it->writing), std::move(from_it->reading));
}

Program::~Program() {
  if (!input_.open()) return;
  input_.close();
  const Patience patience{Clock::now() + farewell, {}};
  for (auto rest = read_some(output_, patience); rest && !rest->empty();) rest = read_some(output_, patience);
}

tl::expected<void, NoLine> Program::send(std::string_view line, const Patience& patience) {
  unsent_ += line;
  unsent_ += '\n';
  while (!unsent_.empty()) {
    const ssize_t sent = ::write(input_.number(), unsent_.data(), unsent_.size());
    if (sent >= 0) {
      unsent_.erase(0, static_cast<std::size_t>(sent));
      continue;
    }
    if (!may_come_later(errno)) return tl::unexpected(NoLine{NoLine::Kind::ended});
    if (auto none = wait(input_, POLLOUT, patience)) return tl::unexpected(*std::move(none));
  }
  return {};
}

tl::expected<std::string, NoLine> Program::hear(const Patience& patience) {
  while (true) {
    if (const std::size_t end = heard_.find('\n'); end != heard_.npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      return line;
    }
    if (heard_.size() > longest_answer) return tl::unexpected(NoLine{NoLine::Kind::too_long, heard_});
    auto more = read_some(output_, patience);
    if (more && more->empty()) more = tl::unexpected(NoLine{NoLine::Kind::ended});
    if (!more) return tl::unexpected(NoLine{more.error().kind, heard_});
    heard_ += *more;
  }
}

}  // namespace tabletop
