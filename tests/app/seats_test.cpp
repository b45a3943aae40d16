#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "coaches.hpp"
#include "match/autosave.hpp"
#include "match/rules_files.hpp"
#include "mirror.hpp"
#include "screens/new_match_screen.hpp"
#include "support/catch.hpp"

using namespace fuba;
using namespace fuba::app;

namespace {

namespace fs = std::filesystem;

using Sides = std::array<std::string, 2>;

/// A folder of its own for settings, matches and coaches, taken away in the end.
class Folder {
 public:
  Folder() : path_(make()) {}
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const fs::path& path() const { return path_; }
  void put(const std::string& coach, const std::string& tactics) const {
    fs::create_directories(own_coaches_folder(path_));
    std::ofstream(own_coaches_folder(path_) / (coach + ".json")) << tactics;
  }

 private:
  static fs::path make() {
    std::string name = (fs::temp_directory_path() / "fuba-seats-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    return name;
  }

  fs::path path_;
};

/// The tactics of a coach of the game, as a file.
std::string tactics_text() {
  return rules_reader(find_data_folder().value())("opponents/cautious.json").value();
}

Settings still(const Sides& seats) {
  Settings settings;
  settings.pace = Pace::off;
  settings.seats = seats;
  return settings;
}

/// The program from its title on.
class Desk {
 public:
  explicit Desk(const Folder& folder, const Sides& seats = {})
      : folder_(folder.path()), mirror_(1280, 800, still(seats), folder.path()) {}

  Director& director() { return mirror_.director(); }
  const Sides& seats() { return director().settings().seats; }
  void key(SDL_Keycode code) { mirror_.key(code); }
  bool offers(const std::string& id) const { return mirror_.place(id).has_value(); }
  void press(const std::string& id) {
    INFO(id);
    const auto found = mirror_.place(id);
    REQUIRE(found.has_value());
    mirror_.click(*found);
  }
  /// Who plays the match that has been begun; nothing where none has.
  std::optional<Sides> playing() {
    const auto begun = Autosave(folder_).unfinished(director().rules_for(), DiceSource::scripted({}));
    if (!begun || !*begun) return std::nullopt;
    return (*begun)->match.info().coaches;
  }

 private:
  fs::path folder_;
  test::Mirror mirror_;
};

}  // namespace

TEST_CASE("a match of two persons is what a new match is at first") {
  const Folder folder;
  Desk desk(folder);
  desk.press("new");
  desk.press("start");
  CHECK(desk.playing() == Sides{});
}

TEST_CASE("three clicks from the title a person plays against a coach") {
  for (const std::string_view coach : coach_ids) {
    INFO(coach);
    const Folder folder;
    Desk desk(folder);
    desk.press("new");
    desk.press("away played by " + std::string(coach));
    desk.press("start");
    CHECK(desk.playing() == Sides{"", std::string(coach)});
  }
}

TEST_CASE("who plays is chosen by keyboard, and remembered") {
  const Folder folder;
  Desk desk(folder);
  for (const SDL_Keycode code : {SDLK_n, SDLK_a, SDLK_h, SDLK_h, SDLK_s}) desk.key(code);
  CHECK(desk.playing() == Sides{"cautious", "beginner"});
  CHECK(load_settings(desk.director().settings_file(), desk.director().options()).seats ==
        Sides{"cautious", "beginner"});
}

TEST_CASE("behind the last coach comes a person again") {
  const Folder folder;
  Desk desk(folder, {"", "professional"});
  desk.press("new");
  desk.key(SDLK_a);
  CHECK(desk.seats() == Sides{});
  desk.press("home played by bold");
  desk.press("home played by person");
  CHECK(desk.seats() == Sides{});
}

TEST_CASE("coaches of a player's own are offered one after the other") {
  const Folder folder;
  folder.put("Catenaccio", tactics_text());
  folder.put("Kick and rush", tactics_text());
  folder.put("bold", "{}");
  std::ofstream(own_coaches_folder(folder.path()) / "notes.txt") << "no coach";
  CHECK(own_coaches(folder.path()) == std::vector<std::string>{"Catenaccio", "Kick and rush"});

  Desk desk(folder);
  desk.press("new");
  desk.press("away played by Catenaccio");
  CHECK(desk.seats()[1] == "Catenaccio");
  desk.press("away played by Catenaccio");
  CHECK(desk.seats()[1] == "Kick and rush");
  desk.press("away played by Kick and rush");
  CHECK(desk.seats()[1] == "Catenaccio");
  desk.press("start");
  CHECK(desk.playing() == Sides{"", "Catenaccio"});
}

TEST_CASE("without coaches of a player's own there is no place for them") {
  const Folder folder;
  Desk desk(folder, {"long gone", ""});
  desk.press("new");
  CHECK(desk.offers("home played by person"));
  CHECK_FALSE(desk.offers("home played by long gone"));
  CHECK(desk.seats() == Sides{});
}

TEST_CASE("broken tactics are told when they are chosen, and begin no match") {
  const Folder folder;
  folder.put("broken", R"({"looks_ahead":9})");
  Desk desk(folder);
  desk.press("new");
  desk.press("away played by broken");
  REQUIRE(desk.director().box() != nullptr);
  CHECK(desk.director().box()->message.find("broken.json, field /carelessness: ") != std::string::npos);
  desk.key(SDLK_RETURN);
  REQUIRE(desk.director().box() == nullptr);
  desk.press("start");
  CHECK(desk.director().box() != nullptr);
  CHECK_FALSE(desk.playing().has_value());
}

TEST_CASE("tactics are found by the coach's name, and nowhere else") {
  const Folder folder;
  folder.put("mine", tactics_text());
  std::ofstream(folder.path() / "outside.json") << tactics_text();
  CHECK(tactics_of("mine", folder.path()).has_value());
  for (const std::string_view id : coach_ids) CHECK(tactics_of(id, folder.path()).has_value());
  const auto told = [&](const std::string& id) { return tactics_of(id, folder.path()).error(); };
  CHECK(told("theirs").find("theirs.json cannot be opened: ") != std::string::npos);
  for (const std::string id : {"../outside", "a name that no match has room for", "two\nlines"})
    CHECK(told(id).starts_with("No coach can be called "));
}
