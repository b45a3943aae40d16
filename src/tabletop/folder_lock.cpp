#include "tabletop/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>
#include <vector>

namespace tabletop {

/// The file of a lock, opened.
class FolderLock::Hold {
 public:
  Hold(const std::filesystem::path& file, int how)
      : descriptor_(::open(file.c_str(), how | O_NONBLOCK | O_CLOEXEC, 0666)) {
    struct stat facts {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &facts) != 0) return;
    device_ = facts.st_dev;
    node_ = facts.st_ino;
  }
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;
  ~Hold() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  bool open() const { return descriptor_ >= 0; }
  bool same_file(const Hold& other) const { return device_ == other.device_ && node_ == other.node_; }
  /// Whether another program keeps it from being locked.
  bool refused(int how) const { return ::flock(descriptor_, how | LOCK_NB) != 0 && errno == EWOULDBLOCK; }

  /// What this program holds. The system would refuse it a second lock of the same file as it does another.
  inline static std::vector<std::weak_ptr<const Hold>> here;

 private:
  int descriptor_;
  dev_t device_ = 0;
  ino_t node_ = 0;
};

FolderLock::FolderLock(const std::filesystem::path& folder) : file_(folder / "in-use") {}

std::shared_ptr<const FolderLock::Hold> FolderLock::held_here(const Hold& opened) {
  std::erase_if(Hold::here, [](const auto& hold) { return hold.expired(); });
  for (const auto& hold : Hold::here)
    if (auto held = hold.lock(); held && held->same_file(opened)) return held;
  return nullptr;
}

bool FolderLock::hold() {
  auto opened = std::make_shared<const Hold>(file_, O_RDONLY | O_CREAT);
  if (!opened->open()) return true;
  if (auto held = held_here(*opened)) {
    held_ = std::move(held);
    return true;
  }
  held_.reset();
  if (opened->refused(LOCK_EX)) return false;
  held_ = std::move(opened);
  Hold::here.push_back(held_);
  return true;
}

bool FolderLock::held_elsewhere() const {
  const Hold opened(file_, O_RDONLY);
  return opened.open() && !held_here(opened) && opened.refused(LOCK_SH);
}

}  // namespace tabletop
