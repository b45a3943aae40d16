#pragma once

#include <filesystem>
#include <memory>

namespace tabletop {

/// The right to keep matches in a folder, which one program has at a time. The system gives it back when
/// the program ends, however it ends. All locks of one program on a folder are one.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);

  /// Whether this program has the right, taking it where nobody has. A folder in which no lock can be put is
  /// everybody's.
  bool hold();
  /// Whether another program has the right. Takes nothing.
  bool held_elsewhere() const;

 private:
  class Hold;
  static std::shared_ptr<const Hold> held_here(const Hold& opened);

  std::filesystem::path file_;
  std::shared_ptr<const Hold> held_;
};

}  // namespace tabletop
