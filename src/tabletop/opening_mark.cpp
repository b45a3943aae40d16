#include "tabletop/opening_mark.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>

namespace tabletop {
namespace {

namespace fs = std::filesystem;

/// How many files this program is opening.
int opening_now = 0;

fs::path note_of(const fs::path& file) { return file.string() + ".opening"; }

}  // namespace

OpeningMark::OpeningMark(const fs::path& file) : note_(note_of(file)) {
  ++opening_now;
  constexpr int how = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
  if (const int opened = ::open(note_.c_str(), how, 0666); opened >= 0) ::close(opened);
}

OpeningMark& OpeningMark::operator=(OpeningMark&& other) noexcept {
  let_go();
  note_ = std::exchange(other.note_, {});
  return *this;
}

void OpeningMark::done() {
  if (!note_.empty()) ::unlink(note_.c_str());
  let_go();
}

void OpeningMark::let_go() {
  if (!note_.empty()) --opening_now;
  note_.clear();
}

bool OpeningMark::left(const fs::path& file) {
  std::error_code untold;
  return opening_now == 0 && fs::exists(note_of(file), untold) && fs::exists(file, untold);
}

void OpeningMark::forget(const fs::path& file) { ::unlink(note_of(file).c_str()); }

}  // namespace tabletop
