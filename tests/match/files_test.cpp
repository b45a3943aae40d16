#include "tabletop/files.hpp"

#include <sys/stat.h>

#include "match/obstacles.hpp"
#include "match/other_program.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "tabletop/write_product.hpp"

namespace fuba::test::files_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::GrowingFile;
using tabletop::move_file;
using tabletop::move_to_free_name;
using tabletop::replace_file;
using tabletop::write_out;
using tabletop::write_product;

namespace fs = std::filesystem;

namespace {

fs::perms permissions(const fs::path& file) { return fs::status(file).permissions(); }

/// A folder and all in it that anybody may use.
void open_to_all(const TestFolder& folder) {
  fs::permissions(folder.path(), fs::perms::all);
  for (const auto& entry : fs::directory_iterator(folder.path()))
    fs::permissions(entry.path(), fs::perms::all);
}

}  // namespace

TEST_CASE("a file that is replaced keeps its permissions") {
  const TestFolder folder;
  const auto file = folder / "lines";
  for (const fs::perms kept : {fs::perms::owner_all, fs::perms(0640), fs::perms(0606)}) {
    write_text(file, "one\n");
    fs::permissions(file, kept);
    REQUIRE(replace_file(file, "two\n"));
    CHECK(text_of(file) == "two\n");
    CHECK(permissions(file) == kept);
  }
  CHECK(folder.files() == 1);
}

TEST_CASE("a symbolic link that is written to stays one, and leads where it led") {
  const TestFolder folder;
  fs::create_directory(folder / "elsewhere");
  const auto file = folder / "elsewhere/lines";
  fs::create_symlink("elsewhere/lines", folder / "near");
  fs::create_symlink("near", folder / "far");
  for (const char* text : {"one\n", "two\n"}) {  // the first where nothing is yet
    REQUIRE(replace_file(folder / "far", text));
    CHECK(text_of(file) == text);
  }
  auto growing = GrowingFile::replace(folder / "far", "three\n");
  REQUIRE(growing);
  CHECK(growing->untouched());
  REQUIRE(growing->append("four\n"));
  CHECK(text_of(file) == "three\nfour\n");
  CHECK(fs::read_symlink(folder / "far") == "near");
  CHECK(fs::read_symlink(folder / "near") == "elsewhere/lines");
  CHECK(folder.files() == 3);
}

TEST_CASE("a file that may not be written to stays as it is") {
  const TestFolder folder;
  const auto file = folder / "lines";
  write_text(file, "one\n");
  open_to_all(folder);
  fs::permissions(file, fs::perms(0444));
  const NoPrivileges anybody;
  const auto done = replace_file(file, "two\n");
  REQUIRE_FALSE(done);
  CHECK(done.error() == "cannot be written: Permission denied");
  CHECK(text_of(file) == "one\n");
  CHECK(folder.files() == 1);
}

TEST_CASE("in a folder that may not be written to nothing changes") {
  const TestFolder folder;
  const auto file = folder / "lines";
  write_text(file, "one\n");
  open_to_all(folder);
  fs::permissions(folder.path(), fs::perms(0555));
  {
    const NoPrivileges anybody;
    CHECK(replace_file(file, "two\n").error() == "cannot be written: Permission denied");
    CHECK_FALSE(GrowingFile::replace(folder / "more", "two\n"));
    CHECK_FALSE(move_to_free_name(file, folder.path(), "kept"));
    CHECK(text_of(file) == "one\n");
    CHECK(folder.files() == 1);
  }
  fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST_CASE("what is no file is not replaced") {
  const TestFolder folder;
  const auto pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(replace_file(pipe, "one\n").error() == "is not a file");
  CHECK_FALSE(GrowingFile::replace(pipe, "one\n"));
  CHECK(fs::is_fifo(pipe));
  CHECK(replace_file(folder.path(), "one\n").error() == "is not a file");
  CHECK(folder.files() == 1);
}

TEST_CASE("a file in the place of a folder is an error") {
  const TestFolder folder;
  write_text(folder / "lines", "one\n");
  CHECK(replace_file(folder / "lines/more", "two\n").error() == "cannot be written: Not a directory");
  CHECK(text_of(folder / "lines") == "one\n");
}

TEST_CASE("on a full disk a file is replaced by nothing") {
  const TestFolder folder;
  write_text(folder / "lines", "one\n");
  {
    const FullDisk full(100);
    CHECK_FALSE(replace_file(folder / "lines", std::string(200, 'x')));
    CHECK_FALSE(GrowingFile::replace(folder / "lines", std::string(200, 'x')));
  }
  CHECK(text_of(folder / "lines") == "one\n");
  CHECK(folder.files() == 1);
}

TEST_CASE("what cannot be appended as a whole is not appended at all, and can be appended later") {
  const TestFolder folder;
  auto file = GrowingFile::replace(folder / "lines", "one\n");
  REQUIRE(file);
  {
    const FullDisk full(100);
    CHECK_FALSE(file->append(std::string(200, 'x')));
  }
  CHECK(text_of(folder / "lines") == "one\n");
  CHECK(file->untouched());
  REQUIRE(file->append("two\n"));
  CHECK(text_of(folder / "lines") == "one\ntwo\n");
}

TEST_CASE("a growing file notices that somebody has changed, replaced or removed it") {
  const TestFolder folder;
  const auto lines = folder / "lines";
  auto file = GrowingFile::replace(lines, "one\n");
  REQUIRE(file);
  REQUIRE(file->append("two\n"));
  CHECK(file->untouched());

  SECTION("longer") { write_text(lines, "one\ntwo\nthree\n"); }
  SECTION("as long, written at another time") {
    write_text(lines, "ONE\nTWO\n");
    fs::last_write_time(lines, fs::last_write_time(lines) + std::chrono::milliseconds(1));
  }
  SECTION("another file with the same text") {
    write_text(folder / "other", "one\ntwo\n");
    fs::last_write_time(folder / "other", fs::last_write_time(lines));
    fs::rename(folder / "other", lines);
  }
  SECTION("no file") { fs::remove(lines); }
  SECTION("no folder") { fs::remove_all(folder.path()); }
  CHECK_FALSE(file->untouched());
}

TEST_CASE("a file moves to the first free name and never over another") {
  const TestFolder folder;
  write_text(folder / "kept-0001.txt", "first\n");
  fs::create_symlink("nowhere", folder / "kept-0002.txt");
  write_text(folder / "lines.txt", "one\n");
  const auto moved = move_to_free_name(folder / "lines.txt", folder.path(), "kept");
  REQUIRE(moved);
  CHECK(*moved == folder / "kept-0003.txt");
  CHECK(text_of(*moved) == "one\n");
  CHECK(text_of(folder / "kept-0001.txt") == "first\n");
  CHECK_FALSE(fs::exists(folder / "lines.txt"));
}

TEST_CASE("of a symbolic link the file moves, and the link waits for the next") {
  const TestFolder folder;
  fs::create_directory(folder / "elsewhere");
  fs::create_symlink("elsewhere/lines", folder / "lines");
  REQUIRE(replace_file(folder / "lines", "one\n"));
  const auto moved = move_to_free_name(folder / "lines", folder.path(), "kept");
  REQUIRE(moved);
  CHECK_FALSE(fs::is_symlink(*moved));
  CHECK(text_of(*moved) == "one\n");
  REQUIRE(replace_file(folder / "lines", "two\n"));
  CHECK(text_of(folder / "elsewhere/lines") == "two\n");
  CHECK(text_of(*moved) == "one\n");
}

TEST_CASE("a file moves to another disk, never over another there") {
  const fs::path memory = "/dev/shm";
  struct stat here {};
  struct stat there {};
  const TestFolder folder;
  if (::stat(memory.c_str(), &there) != 0 || ::stat(folder.path().c_str(), &here) != 0 ||
      here.st_dev == there.st_dev || ::access(memory.c_str(), W_OK) != 0) {
    SUCCEED("there is no other disk");
    return;
  }
  const fs::path other = memory / folder.path().filename();
  write_text(folder / "lines", "one\n");
  CHECK(move_file(folder / "lines", other) == 0);
  CHECK(text_of(other) == "one\n");
  CHECK_FALSE(fs::exists(folder / "lines"));
  write_text(folder / "lines", "two\n");
  CHECK(move_file(folder / "lines", other) == EEXIST);
  CHECK(text_of(other) == "one\n");
  CHECK(text_of(folder / "lines") == "two\n");
  fs::remove(other);
}

TEST_CASE("what killed programs have left in a folder is taken away by who writes there next") {
  const TestFolder folder;
  const auto beside = [](const char* name, pid_t writer) {
    return std::string(name) + "." + std::to_string(writer) + ".tmp";
  };
  const pid_t killed = OtherProgram<int>([](const auto&) {}).id();
  const pid_t running = ::getppid();
  const std::vector<std::string> left{beside("lines", killed), beside("Derby (2).fuba", killed)};
  const std::vector<std::string> others{beside("lines", running),
                                        beside("other", killed),
                                        beside("Derby.fuba", running),
                                        "lines.17.txt",
                                        "lines.tmp",
                                        "lines.x17.tmp",
                                        ".tmp"};
  for (const auto& names : {left, others})
    for (const std::string& name : names) write_text(folder / name, "one\n");
  REQUIRE(replace_file(folder / "lines", "two\n"));
  for (const std::string& name : left) CHECK_FALSE(fs::exists(folder / name));
  for (const std::string& name : others) CHECK(fs::exists(folder / name));
}

TEST_CASE("what is written out to something that is no file arrives or is an error") {
  const TestFolder folder;
  CHECK(write_out("/dev/null", "one\n"));
  CHECK(write_out("/dev/full", "one\n").error() == "cannot be written: No space left on device");
  REQUIRE(write_out(folder / "lines", "one\n"));
  CHECK(text_of(folder / "lines") == "one\n");
}

TEST_CASE("what was made from something else replaces nothing but what is empty or begins alike") {
  const TestFolder folder;
  const fs::path file = folder / "page";
  const std::string page = "<!DOCTYPE html>\nLeague\n";
  for (const std::string kept : {"{\"fuba-save\":4}\n", "<!DOCTYPE", "\n"}) {
    write_text(file, kept);
    CHECK(write_product(file, page).error() ==
          "is there already and is something else, so it is not replaced");
    CHECK(text_of(file) == kept);
  }
  for (const std::string replaced : {"", "<!DOCTYPE html>", "<!DOCTYPE html>\nCup\n"}) {
    write_text(file, replaced);
    CHECK(write_product(file, page));
    CHECK(text_of(file) == page);
  }
  fs::create_symlink("page", folder / "link");
  CHECK_FALSE(write_product(folder / "link", "figures\n"));
  CHECK(text_of(file) == page);
}
}  // namespace fuba::test::files_test
