#include "app/menus/library_screen.hpp"

#include <filesystem>

#include "app/story/story_screen.hpp"
#include "app/window/open_match.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::library_screen_test {
using namespace fuba;
using namespace fuba::app;
using tabletop::Library;
using test::text_of;
using test::write_text;

namespace {

namespace fs = std::filesystem;

/// A match played at random until it has that many entries or is over.
Match played(std::uint64_t seed, std::size_t entries, const std::string& home, const std::string& away) {
  Match match = test::played_match(seed, entries);
  match.set_info({.names = {home, away}, .colours = {}, .date = "2026-03-11 20:15"});
  return match;
}

/// The library of a folder of its own.
class Shelf : public test::Stand {
 public:
  Shelf() : library(folder()) { fs::create_directories(library.folder()); }

  /// Each is written an hour after the one before.
  fs::path put(const std::string& title, const Match& match) {
    const fs::path file = library.place(title);
    REQUIRE(save(match, file));
    date(file);
    return file;
  }
  fs::path put(const std::string& title, const std::string& text) {
    const fs::path file = library.place(title);
    write_text(file, text);
    date(file);
    return file;
  }
  void show() { mirror().show(std::make_unique<LibraryScreen>(director(), nullptr)); }

  bool lists(const std::string& title) const { return offers("match " + title + ".fuba"); }
  const Box* box() { return director().box(); }

 private:
  void date(const fs::path& file) {
    fs::last_write_time(file, fs::file_time_type::clock::now() + std::chrono::hours(++count_));
  }

  int count_ = 0;

 public:
  Library library;
};

Match half_played() { return played(3, 60, "Málaga", "Inter"); }
Match finished() { return played(4, SIZE_MAX, "Ajax", "Inter"); }

}  // namespace

TEST_CASE("a library without matches leads to a new one") {
  Shelf shelf;
  shelf.show();
  CHECK(shelf.offers("new match"));
  CHECK_FALSE(shelf.offers("search"));
}

TEST_CASE("the last match is picked first, and arrows go on from it") {
  Shelf shelf;
  shelf.put("one", finished());
  shelf.put("two", half_played());
  shelf.show();
  CHECK((shelf.lists("one") && shelf.lists("two")));
  CHECK((shelf.offers("play-on") && shelf.offers("watch") && shelf.offers("story")));
  shelf.key(SDLK_DOWN);
  CHECK_FALSE(shelf.offers("play-on"));
  CHECK(shelf.offers("watch"));
  shelf.key(SDLK_HOME);
  CHECK(shelf.offers("play-on"));
}

TEST_CASE("of many matches only those are laid out that can be seen") {
  Shelf shelf;
  const Match match = half_played();
  for (int number = 0; number < 60; ++number) shelf.put(std::to_string(number), match);
  shelf.show();
  CHECK(shelf.lists("59"));
  CHECK_FALSE(shelf.lists("30"));
  shelf.key(SDLK_END);
  CHECK(shelf.lists("0"));
  CHECK_FALSE(shelf.lists("59"));
  shelf.key(SDLK_PAGEUP);
  shelf.key(SDLK_PAGEUP);
  CHECK_FALSE(shelf.lists("0"));
}

TEST_CASE("a search finds matches while it is typed, and Esc ends it") {
  Shelf shelf;
  shelf.put("derby", finished());
  shelf.put("final", half_played());
  shelf.show();
  shelf.mirror().settle();
  shelf.key(SDLK_f);
  CHECK((shelf.lists("derby") && shelf.lists("final")));
  shelf.key(SDLK_m);
  shelf.mirror().type("MALAGA");
  CHECK_FALSE(shelf.lists("derby"));
  CHECK(shelf.lists("final"));
  shelf.key(SDLK_RETURN);
  shelf.key(SDLK_ESCAPE);
  CHECK((shelf.lists("derby") && shelf.lists("final")));
  CHECK(shelf.shows<LibraryScreen>());
}

TEST_CASE("matches are found by every fact that is shown") {
  Shelf shelf;
  const Match over = finished();
  shelf.put("derby", over);
  shelf.put("final", half_played());
  SavedMatches matches(shelf.director());
  while (matches.reading()) matches.read_more();
  const auto finds = [&](const std::string& words) {
    matches.search(words);
    return matches.size();
  };
  const auto& score = over.state().score;
  const std::string joined = "ajax " + std::to_string(score[0]) + ":" + std::to_string(score[1]);
  CHECK(finds("inter") == 2);
  CHECK(finds(joined) == 1);
  CHECK(finds("2026-03") == 2);
  CHECK(finds("fuba 3.0") == 2);
  CHECK(finds("full time") == 1);
  CHECK(finds("derb") == 1);
  CHECK(finds("nobody") == 0);
  CHECK(finds("") == 2);
}

TEST_CASE("a match is called otherwise, by keyboard alone") {
  Shelf shelf;
  const fs::path file = shelf.put("one", finished());
  const std::string text = text_of(file);
  shelf.show();
  shelf.key(SDLK_r);
  shelf.key(SDLK_SPACE);
  shelf.mirror().type(" more");
  shelf.key(SDLK_RETURN);
  CHECK(shelf.lists("one more"));
  CHECK_FALSE(fs::exists(file));
  CHECK(text_of(shelf.library.place("one more")) == text);
}

TEST_CASE("a name that cannot be is refused, and nothing is lost") {
  Shelf shelf;
  shelf.put("one", finished());
  shelf.put("two", half_played());
  shelf.show();
  for (const std::string name : {"/", ""}) {
    shelf.press("rename");
    for (int letter = 0; letter < 3; ++letter) shelf.key(SDLK_BACKSPACE);
    shelf.key(SDLK_SLASH);
    shelf.mirror().type(name);
    shelf.press("rename now");
    CHECK(shelf.offers("rename now"));
    shelf.key(SDLK_ESCAPE);
    CHECK_FALSE(shelf.offers("rename now"));
  }
  shelf.press("rename");
  for (int letter = 0; letter < 3; ++letter) shelf.key(SDLK_BACKSPACE);
  shelf.key(SDLK_o);
  shelf.mirror().type("one");
  shelf.key(SDLK_RETURN);
  CHECK(shelf.offers("rename now"));
  CHECK((shelf.lists("one") && shelf.lists("two")));
}

TEST_CASE("a deleted match can be taken back until the screen is left") {
  Shelf shelf;
  const fs::path file = shelf.put("one", finished());
  shelf.put("two", half_played());
  const std::string text = text_of(file);
  shelf.show();
  shelf.key(SDLK_DOWN);
  shelf.key(SDLK_DELETE);
  CHECK_FALSE(shelf.lists("one"));
  CHECK_FALSE(fs::exists(file));
  shelf.key(SDLK_z);
  CHECK(shelf.lists("one"));
  CHECK(text_of(file) == text);
  CHECK_FALSE(shelf.offers("take back"));
  shelf.press("delete");
  shelf.press("delete");
  CHECK(shelf.library.files().empty());
  CHECK(shelf.offers("take back"));
  shelf.show();
  CHECK_FALSE(shelf.offers("take back"));
}

TEST_CASE("playing on leaves the file, and keeps the match that was under way") {
  Shelf shelf;
  const Match other = played(9, 40, "Real", "Kickers");
  REQUIRE(Autosave(shelf.folder()).begin(other));
  const Match match = half_played();
  const fs::path file = shelf.put("one", match);
  const std::string text = text_of(file);
  shelf.show();
  shelf.key(SDLK_p);
  CHECK(shelf.shows<TableScreen>());
  CHECK(text_of(file) == text);
  const auto now = shelf.under_way();
  REQUIRE(now);
  CHECK(now->state() == match.state());
  REQUIRE(shelf.library.files().size() == 2);
  const auto kept = load(shelf.library.place("match-0001"), load_rules, DiceSource::scripted({}));
  REQUIRE(kept);
  CHECK(kept->match.state() == other.state());
}

TEST_CASE("a match of the library is watched, and its story told") {
  Shelf shelf;
  shelf.put("one", finished());
  shelf.show();
  shelf.key(SDLK_RETURN);
  CHECK(shelf.shows<ReplayScreen>());
  shelf.show();
  shelf.press("story");
  CHECK(shelf.shows<StoryScreen>());
}

TEST_CASE("a damaged match is played on from where it is good, if the players like") {
  Shelf shelf;
  const Match match = half_played();
  std::string text = save_text(match);
  text[text.find("hash", text.size() / 2)] = 'H';
  const fs::path file = shelf.put("one", text);
  shelf.show();
  shelf.key(SDLK_p);
  REQUIRE(shelf.box() != nullptr);
  CHECK(shelf.box()->answers.size() == 1);
  shelf.key(SDLK_ESCAPE);
  CHECK(shelf.box() == nullptr);
  CHECK(shelf.shows<LibraryScreen>());
  shelf.key(SDLK_p);
  shelf.key(SDLK_RETURN);
  CHECK(shelf.shows<TableScreen>());
  CHECK(text_of(file) == text);
  const auto now = shelf.under_way();
  REQUIRE(now);
  CHECK(now->journal().size() > 10);
  CHECK(now->journal().size() < match.journal().size());
}

TEST_CASE("files that are no matches are listed and can be deleted, not opened") {
  Shelf shelf;
  shelf.put("notes", std::string("no match\n"));
  shelf.put("empty", std::string());
  fs::create_directories(shelf.library.place("folder"));
  shelf.show();
  for (int at = 0; at < 3; ++at) {
    CHECK_FALSE(shelf.offers("play-on"));
    CHECK_FALSE(shelf.offers("watch"));
    shelf.key(SDLK_RETURN);
    CHECK(shelf.shows<LibraryScreen>());
    shelf.key(SDLK_DELETE);
  }
  CHECK(shelf.library.files().empty());
}

TEST_CASE("a match under way is saved under a name, and an old one of that name is replaced") {
  Shelf shelf;
  const auto match =
      std::make_shared<FubaMatch>(shelf.director().game(), shelf.director().words(), half_played());
  shelf.put("Málaga - Inter", finished());
  shelf.mirror().show(std::make_unique<LibraryScreen>(shelf.director(), match));
  shelf.key(SDLK_RETURN);
  const auto saved = load(shelf.library.place("Málaga - Inter"), load_rules, DiceSource::scripted({}));
  REQUIRE(saved);
  CHECK(saved->match.state() == match->match().state());
}

TEST_CASE("a match that is dropped on the window is watched once it is over") {
  Shelf shelf;
  const fs::path file = shelf.folder() / "elsewhere.fuba";
  REQUIRE(save(finished(), file));
  const std::string text = text_of(file);
  shelf.mirror().drop(file);
  CHECK(shelf.box() == nullptr);
  CHECK(shelf.shows<ReplayScreen>());
  CHECK(text_of(file) == text);
}

TEST_CASE("one that is not over is played on or watched, as the players like") {
  const Match match = half_played();
  for (const std::size_t answer : {0U, 1U}) {
    Shelf shelf;
    const fs::path file = shelf.folder() / "elsewhere.fuba";
    REQUIRE(save(match, file));
    const std::string text = text_of(file);
    shelf.mirror().drop(file);
    REQUIRE(shelf.box() != nullptr);
    REQUIRE(shelf.box()->answers.size() == 2);
    shelf.press("answer " + std::to_string(answer));
    CHECK(shelf.shows<TableScreen>() == (answer == 0));
    CHECK(shelf.shows<ReplayScreen>() == (answer == 1));
    CHECK(text_of(file) == text);
    CHECK(shelf.under_way().has_value() == (answer == 0));
  }
}

TEST_CASE("anything else that is dropped is told what it is") {
  Shelf shelf;
  const fs::path file = shelf.folder() / "letter.txt";
  write_text(file, "Dear coach");
  shelf.mirror().drop(file);
  REQUIRE(shelf.box() != nullptr);
  CHECK(shelf.box()->answers.empty());
  shelf.mirror().drop("/nowhere.fuba");
  shelf.key(SDLK_RETURN);
  REQUIRE(shelf.box() != nullptr);
  CHECK(shelf.box()->message.find("/nowhere.fuba") != std::string::npos);
  shelf.key(SDLK_RETURN);
  CHECK(shelf.box() == nullptr);
}
}  // namespace fuba::test::library_screen_test
