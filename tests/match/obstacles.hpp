#pragma once

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <stdexcept>

namespace fuba::test {

/// No file may grow beyond a size, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    ::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit full{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &full);
  }
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

/// Permissions hold as for anybody, where the tests are run by the system's administrator too.
class NoPrivileges {
 public:
  NoPrivileges() : administrator_(::geteuid() == 0) {
    if (administrator_ && ::seteuid(nobody) != 0) throw std::runtime_error("privileges cannot be put down");
  }
  ~NoPrivileges() {
    if (administrator_ && ::seteuid(0) != 0) ::_exit(1);
  }
  NoPrivileges(const NoPrivileges&) = delete;
  NoPrivileges& operator=(const NoPrivileges&) = delete;

 private:
  static constexpr uid_t nobody = 65534;
  bool administrator_;
};

}  // namespace fuba::test
