#include <sys/stat.h>

#include <filesystem>

#include "app/menus/title_screen.hpp"
#include "app/window/picture.hpp"
#include "app/window/user_folder.hpp"
#include "fuba/match.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "match/obstacles.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "support/variable.hpp"

namespace fuba::test::keeping_test {
using namespace fuba;
using namespace fuba::app;
using namespace fuba::test;

namespace fs = std::filesystem;

namespace {

/// The program as it is started after it has ended while it opened the match under way.
struct NextStart {
  Stand stand;
  std::string match = save_text(played_match(5, 40));

  NextStart() {
    write_text(stand.folder() / "autosave.fuba", match);
    static_cast<void>(Autosave(stand.folder()).opening());
    stand.mirror().show(std::make_unique<TitleScreen>(stand.director()));
  }
  bool marked() const { return Autosave(stand.folder()).failed_to_open(); }
};

}  // namespace

TEST_CASE(
    "F1b: after an end while the match under way was opened the next start offers to go on without it") {
  NextStart restart;
  Stand& stand = restart.stand;
  CHECK(stand.told().starts_with("FUBA came to an end while it was opening the match"));
  stand.press("answer 0");
  CHECK(stand.told().find("unopened-0001.fuba") != std::string::npos);
  CHECK(text_of(stand.folder() / "unopened-0001.fuba") == restart.match);
  CHECK_FALSE(stand.under_way());
  CHECK_FALSE(restart.marked());
}

TEST_CASE("F1b: the match may be opened once more, and is marked until it has been seen") {
  NextStart restart;
  Stand& stand = restart.stand;
  stand.press("answer 1");
  CHECK(stand.shows<TableScreen>());
  CHECK_FALSE(restart.marked());
  CHECK_FALSE(fs::exists(stand.folder() / "autosave.fuba.opening"));
  CHECK(stand.under_way());
}

TEST_CASE("F1b: a match that can be opened leaves no mark at the title") {
  Stand stand;
  write_text(stand.folder() / "autosave.fuba", save_text(played_match(5, 40)));
  stand.mirror().show(std::make_unique<TitleScreen>(stand.director()));
  CHECK(stand.told().empty());
  CHECK(stand.offers("resume"));
  CHECK_FALSE(fs::exists(stand.folder() / "autosave.fuba.opening"));
}

TEST_CASE("settings that cannot be written stay as they were in the file, and the players are told") {
  Stand stand;
  const fs::path file = stand.director().settings_file();
  stand.director().set_settings(still());
  const std::string before = text_of(file);
  REQUIRE(before.size() > 100);
  Settings other = still();
  other.colours = 2;
  {
    const FullDisk full(50);
    stand.director().set_settings(other);
  }
  CHECK(text_of(file) == before);
  CHECK(stand.told().find(file.string() + " cannot be written: File too large") != std::string::npos);
  CHECK(stand.director().settings() == other);
}

TEST_CASE("settings that are no file are none") {
  const TestFolder folder;
  REQUIRE(::mkfifo(folder.file("settings.json").c_str(), 0600) == 0);
  Stand stand;
  CHECK(load_settings(folder / "settings.json").colours == 0);
}

TEST_CASE("data are kept in XDG_DATA_HOME, in HOME, or in the home that the system knows of the user") {
  {
    const Variable data("XDG_DATA_HOME", "/data");
    const Variable home("HOME", "/home/somebody");
    const auto folders = likely_folders();
    REQUIRE(folders.size() >= 2);
    CHECK(folders[0] == "/data/fuba");
    CHECK(folders[1] == "/home/somebody/.local/share/fuba");
  }
  const auto useless = GENERATE(as<const char*>(), nullptr, "", "somewhere");
  const Variable data("XDG_DATA_HOME", useless);
  const Variable home("HOME", useless);
  for (const fs::path& folder : likely_folders()) {
    CHECK(folder.is_absolute());
    CHECK(folder.string().ends_with("/.local/share/fuba"));
  }
  CHECK(likely_folders().size() == 1);
}

TEST_CASE("where no folder can be made nothing is kept, in a folder that nobody else could have made") {
  const TestFolder folder;
  write_text(folder / "file", "");
  CHECK_FALSE(first_folder({folder / "file/fuba", folder / "file"}));
  CHECK(first_folder({folder / "file/fuba", folder / "home/fuba"}) == folder / "home/fuba");
  fs::path passing;
  {
    const Variable temporary("TMPDIR", folder.path().c_str());
    const PassingFolder first;
    const PassingFolder second;
    passing = first.path();
    CHECK(passing.parent_path() == folder.path());
    CHECK(passing != second.path());
    CHECK(fs::status(passing).permissions() == fs::perms::owner_all);
    write_text(passing / "settings.json", "{}");
  }
  CHECK_FALSE(fs::exists(passing));
  const Variable nowhere("TMPDIR", folder.file("file").c_str());
  CHECK_FALSE(fs::exists(PassingFolder().path()));
}

TEST_CASE("a picture that does not arrive is an error") {
  Stand stand;
  const auto problem = take_picture(stand.director(), {320, 200}, "/dev/full");
  REQUIRE(problem);
  CHECK(problem->starts_with("/dev/full cannot be written: No space left on device."));
  CHECK_FALSE(take_picture(stand.director(), {320, 200}, stand.folder() / "title.png"));
  CHECK(text_of(stand.folder() / "title.png").starts_with("\x89PNG"));
}
}  // namespace fuba::test::keeping_test
