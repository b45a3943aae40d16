#include "tabletop/supervisor.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>

namespace tabletop {
namespace {

/// How a program is started: what it reads and writes, with the signals of any program, and in a group of
/// its own, so that Ctrl-C is ours alone.
class Start {
 public:
  Start(std::vector<std::string> words, const Descriptor& input, const Descriptor& output)
      : words_(std::move(words)), ends_{input.number(), output.number()} {
    for (std::string& word : words_) arguments_.push_back(word.data());
    arguments_.push_back(nullptr);
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawn_file_actions_adddup2(&files_, input.number(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files_, output.number(), STDOUT_FILENO);
    ::posix_spawnattr_init(&manner_);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&manner_, &signals);
    ::sigaddset(&signals, SIGPIPE);
    ::sigaddset(&signals, SIGXFSZ);
    ::posix_spawnattr_setsigdefault(&manner_, &signals);
    ::posix_spawnattr_setflags(&manner_,
                               POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  ~Start() {
    ::posix_spawnattr_destroy(&manner_);
    ::posix_spawn_file_actions_destroy(&files_);
  }
  Start(const Start&) = delete;
  Start& operator=(const Start&) = delete;

  const std::array<int, 2>& ends() const { return ends_; }
  /// The number of what went wrong, 0 if nothing.
  int run() const {
    pid_t id = 0;
    return ::posix_spawnp(&id, arguments_.front(), &files_, &manner_, arguments_.data(), environ);
  }

 private:
  std::vector<std::string> words_;
  std::vector<char*> arguments_;
  std::array<int, 2> ends_;
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t manner_;
};

// The supervisor: nothing that takes memory may be called in it, since other threads of the process that it
// was copied from may have been at it.

/// Closes all that was open in the process it was copied from, files and locks of others among it.
void close_all_but(std::array<int, 3> kept) {
  std::ranges::sort(kept);
  unsigned from = STDERR_FILENO + 1;
  for (const int each : kept) {
    const auto number = static_cast<unsigned>(each);
    if (number > from) ::close_range(from, number - 1, 0);
    from = std::max(from, number + 1);
  }
  ::close_range(from, ~0U, 0);
}

/// Kills each process of a list, "17 18 ". A number without a blank behind it may be half of one.
void kill_listed(const char* list, std::size_t length) {
  pid_t id = 0;
  for (std::size_t at = 0; at < length; ++at) {
    if (list[at] >= '0' && list[at] <= '9') {
      id = id * 10 + (list[at] - '0');
      continue;
    }
    if (id > 0) ::kill(id, SIGKILL);
    id = 0;
  }
}

void kill_children() {
  std::array<char, 4096> list;
  const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  const ssize_t length = ::read(file, list.data(), list.size());
  ::close(file);
  if (length > 0) kill_listed(list.data(), static_cast<std::size_t>(length));
}

/// Kills the program and what it has started, generation by generation: whoever loses its parent becomes a
/// child of the supervisor.
void end_children() {
  constexpr int most_rounds = 5000;
  constexpr std::timespec a_moment{0, 1'000'000};
  for (int round = 0; round < most_rounds; ++round) {
    kill_children();
    pid_t ended = 0;
    do ended = ::waitpid(-1, nullptr, WNOHANG);
    while (ended > 0);
    if (ended < 0 && errno == ECHILD) return;
    ::nanosleep(&a_moment, nullptr);
  }
}

/// Says through the line how the start went, and waits until nobody is at its other end.
[[noreturn]] void supervise(const Start& start, int line) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  close_all_but({start.ends()[0], start.ends()[1], line});
  const int fault = start.run();
  bool told = ::write(line, &fault, sizeof fault) == sizeof fault;
  for (const int each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, start.ends()[0], start.ends()[1]})
    ::close(each);
  char nothing = 0;
  while (told && ::read(line, &nothing, 1) < 0) told = errno == EINTR;
  end_children();
  ::_exit(0);
}

/// Starts the supervisor, which no signal reaches but those that kill.
pid_t start_supervisor(const Start& start, int line) {
  sigset_t all;
  sigset_t before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t id = ::fork();
  if (id == 0) supervise(start, line);
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return id;
}

void wait_for(pid_t id) {
  while (::waitpid(id, nullptr, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace

tl::expected<Supervisor, int> Supervisor::start(std::vector<std::string> words, const Descriptor& input,
                                                const Descriptor& output) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return tl::unexpected(errno);
  Descriptor line(ends[0]);
  Descriptor others(ends[1]);
  const Start program(std::move(words), input, output);
  const pid_t id = start_supervisor(program, others.number());
  if (id < 0) return tl::unexpected(errno);
  others.close();
  int fault = 0;
  ssize_t told = 0;
  do told = ::read(line.number(), &fault, sizeof fault);
  while (told < 0 && errno == EINTR);
  if (told != sizeof fault) fault = ECHILD;
  if (fault == 0) return Supervisor(id, std::move(line));
  line.close();
  wait_for(id);
  return tl::unexpected(fault);
}

Supervisor::~Supervisor() {
  if (id_ == 0) return;
  constexpr int longest_milliseconds = 2000;
  ::shutdown(line_.number(), SHUT_WR);
  pollfd gone{line_.number(), 0, 0};
  int answer = 0;
  do answer = ::poll(&gone, 1, longest_milliseconds);
  while (answer < 0 && errno == EINTR);
  if (answer > 0) wait_for(id_);
}

}  // namespace tabletop
