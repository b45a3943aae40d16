#include "tabletop/library.hpp"

#include <algorithm>
#include <chrono>

#include "played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::library_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::fault_of;
using tabletop::Library;
using tabletop::NameFault;
using tabletop::SavedFile;
using tabletop::title_of;
using tabletop::without_signs;

namespace {

namespace fs = std::filesystem;
using std::chrono::days;
using std::chrono::sys_days;

const sys_days today{std::chrono::year(2026) / 11 / 22};

/// A library in a folder of its own, with matches of those names, each written an hour after the one before.
class Shelf {
 public:
  explicit Shelf(std::initializer_list<std::string_view> names) : library(folder_.path()) {
    fs::create_directories(library.folder());
    for (const std::string_view name : names) put(name);
  }

  fs::path put(std::string_view name) {
    const fs::path file = library.place(name);
    write_text(file, name);
    fs::last_write_time(file, fs::file_time_type::clock::now() + std::chrono::hours(++count_));
    return file;
  }

  std::vector<std::string> titles() const {
    std::vector<std::string> found;
    for (const SavedFile& saved : library.files()) found.push_back(title_of(saved.file));
    return found;
  }

 private:
  TestFolder folder_;
  int count_ = 0;

 public:
  Library library;
};

using Titles = std::vector<std::string>;

}  // namespace

TEST_CASE("A library lists its matches, the last written first, and nothing else") {
  Shelf shelf{"one", "two", "three"};
  write_text(shelf.library.folder() / "notes.txt", "");
  CHECK(shelf.titles() == Titles{"three", "two", "one"});
  CHECK(Library("/nowhere at all").files().empty());
}

TEST_CASE("A match is called otherwise") {
  Shelf shelf{"match-0001", "other"};
  const auto now = shelf.library.rename(shelf.library.place("match-0001"), "Derby");
  REQUIRE(now);
  CHECK(title_of(*now) == "Derby");
  CHECK(text_of(*now) == "match-0001");
  CHECK(shelf.titles() == Titles{"other", "Derby"});
  CHECK(shelf.library.rename(*now, "Derby") == *now);
}

TEST_CASE("A match never takes the place of another") {
  Shelf shelf{"one", "two"};
  const auto refused = shelf.library.rename(shelf.library.place("one"), "two");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().fault == NameFault::taken);
  CHECK(text_of(shelf.library.place("two")) == "two");
  CHECK(text_of(shelf.library.place("one")) == "one");
}

TEST_CASE("A match that is no longer there keeps its name") {
  const Shelf shelf{};
  const auto refused = shelf.library.rename(shelf.library.place("gone"), "here");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().fault == NameFault::system);
  CHECK_FALSE(refused.error().problem.empty());
}

TEST_CASE("Names that some file system refuses are refused everywhere") {
  CHECK(fault_of("") == NameFault::empty);
  CHECK(fault_of("   ") == NameFault::empty);
  CHECK(fault_of(std::string(201, 'a')) == NameFault::too_long);
  CHECK_FALSE(fault_of(std::string(200, 'a')));
  for (const std::string_view title : {"a/b", "a\\b", "2:1", "what?", "a\tb", "\x7F"})
    CHECK(fault_of(title) == NameFault::sign);
  for (const std::string_view title : {".hidden", "..", " before", "after ", "after."})
    CHECK(fault_of(title) == NameFault::edges);
  for (const std::string_view title : {"con", "NUL", "Com1", "lpt9.old"})
    CHECK(fault_of(title) == NameFault::reserved);
  for (const std::string_view title : {"Ajax - Inter", "São Paulo 2", "console", "com", "com10", "a.b"})
    CHECK_FALSE(fault_of(title));
  Shelf shelf{"one"};
  const auto refused = shelf.library.rename(shelf.library.place("one"), "../one");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().fault == NameFault::sign);
  CHECK_FALSE(fault_of(without_signs("a/b: \"c\"")));
}

TEST_CASE("A deleted match lies in the trash and can be taken back") {
  Shelf shelf{"one", "two"};
  const auto deleted = shelf.library.remove(shelf.library.place("one"), today);
  REQUIRE(deleted);
  CHECK(shelf.titles() == Titles{"two"});
  CHECK(deleted->now == shelf.library.trash() / "2026-11-22" / "one.fuba");
  CHECK(text_of(deleted->now) == "one");
  CHECK(shelf.library.take_back(*deleted) == shelf.library.place("one"));
  CHECK(shelf.titles() == Titles{"two", "one"});
}

TEST_CASE("What was worked out about a match goes where the match goes") {
  Shelf shelf{"one"};
  write_text(tabletop::analysis_beside(shelf.library.place("one")), "found");
  const auto now = shelf.library.rename(shelf.library.place("one"), "Derby");
  REQUIRE(now);
  CHECK(text_of(tabletop::analysis_beside(*now)) == "found");
  const auto deleted = shelf.library.remove(*now, today);
  REQUIRE(deleted);
  CHECK_FALSE(fs::exists(tabletop::analysis_beside(*now)));
  const auto back = shelf.library.take_back(*deleted);
  REQUIRE(back);
  CHECK(text_of(tabletop::analysis_beside(*back)) == "found");
}

TEST_CASE("Matches of the same name lie side by side in the trash, and outside it") {
  Shelf shelf{"one"};
  const auto first = shelf.library.remove(shelf.library.place("one"), today);
  write_text(shelf.put("one"), "another");
  const auto second = shelf.library.remove(shelf.library.place("one"), today);
  REQUIRE((first && second));
  CHECK(title_of(second->now) == "one (2)");
  CHECK(shelf.library.take_back(*second) == shelf.library.place("one"));
  CHECK(shelf.library.take_back(*first) == shelf.library.place("one (2)"));
  CHECK(text_of(shelf.library.place("one")) == "another");
  CHECK(text_of(shelf.library.place("one (2)")) == "one");
}

TEST_CASE("A match that cannot be moved says why and stays") {
  Shelf shelf{"one"};
  write_text(shelf.library.trash(), "no folder");
  const auto deleted = shelf.library.remove(shelf.library.place("one"), today);
  REQUIRE_FALSE(deleted);
  CHECK_FALSE(deleted.error().empty());
  CHECK(shelf.titles() == Titles{"one"});
}

TEST_CASE("The trash is emptied of what has lain there long, and of nothing else") {
  Shelf shelf{"old", "last", "new"};
  REQUIRE(shelf.library.remove(shelf.library.place("old"), today - tabletop::kept_in_trash - days(1)));
  REQUIRE(shelf.library.remove(shelf.library.place("last"), today - tabletop::kept_in_trash));
  REQUIRE(shelf.library.remove(shelf.library.place("new"), today));
  fs::create_directories(shelf.library.trash() / "1999-13-01");
  fs::create_directories(shelf.library.trash() / "mine");
  shelf.library.empty_trash(today);
  std::vector<std::string> left;
  for (const auto& entry : fs::directory_iterator(shelf.library.trash()))
    left.push_back(entry.path().filename().string());
  std::ranges::sort(left);
  CHECK(left == Titles{"1999-13-01", "2026-10-23", "2026-11-22", "mine"});
}
}  // namespace fuba::test::library_test
