#include "tabletop/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include "match/other_program.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::folder_lock_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::FolderLock;

namespace fs = std::filesystem;

namespace {

/// Another program that holds a folder if it can, and reports whether.
struct Holder : OtherProgram<bool> {
  explicit Holder(const fs::path& folder)
      : OtherProgram([&folder](const Tell& tell) {
          FolderLock lock(folder);
          tell(lock.hold());
          ::pause();
        }) {}
};

/// Whether any other program could hold a folder now.
bool is_free(const fs::path& folder) {
  const int opened = ::open((folder / "in-use").c_str(), O_RDONLY);
  const bool free = ::flock(opened, LOCK_EX | LOCK_NB) == 0;
  ::close(opened);
  return free;
}

}  // namespace

TEST_CASE("one program has a folder at a time, and the system gives it back when that one dies") {
  const TestFolder folder;
  FolderLock lock(folder.path());
  Holder other(folder.path());
  REQUIRE(other.next() == true);
  CHECK(lock.held_elsewhere());
  CHECK_FALSE(lock.hold());
  CHECK_FALSE(lock.hold());
  other.kill();
  CHECK_FALSE(lock.held_elsewhere());
  CHECK(lock.hold());
  CHECK_FALSE(is_free(folder.path()));
}

TEST_CASE("all locks of a program on a folder are one") {
  const TestFolder folder;
  fs::create_directory_symlink(folder.path(), folder / "link");
  std::optional<FolderLock> first(folder.path());
  FolderLock second(folder / "link");
  REQUIRE(first->hold());
  CHECK(second.hold());
  CHECK_FALSE(second.held_elsewhere());
  first.reset();
  CHECK_FALSE(is_free(folder.path()));
}

TEST_CASE("a folder is free when the last lock on it is gone") {
  const TestFolder folder;
  { CHECK(FolderLock(folder.path()).hold()); }
  CHECK(is_free(folder.path()));
}

TEST_CASE("a folder that was deleted and made anew is held anew") {
  const TestFolder folder;
  FolderLock lock(folder / "data");
  fs::create_directory(folder / "data");
  REQUIRE(lock.hold());
  fs::remove_all(folder / "data");
  fs::create_directory(folder / "data");
  Holder other(folder / "data");
  REQUIRE(other.next() == true);
  CHECK_FALSE(lock.hold());
  other.kill();
  CHECK(lock.hold());
}

TEST_CASE("where no lock can be put a folder is everybody's, and asking leaves nothing there") {
  const TestFolder folder;
  write_text(folder / "data", "a file where a folder should be");
  for (const char* name : {"data", "missing"}) {
    FolderLock lock(folder / name);
    CHECK_FALSE(lock.held_elsewhere());
    CHECK(lock.hold());
  }
  CHECK_FALSE(FolderLock(folder.path()).held_elsewhere());
  CHECK(folder.files() == 1);
}
}  // namespace fuba::test::folder_lock_test
