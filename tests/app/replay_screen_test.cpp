#include "fuba/table/screens/replay_screen.hpp"

#include <filesystem>

#include "app/window/open_match.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::replay_screen_test {
using namespace fuba;
using namespace fuba::app;
using test::finished_match;
using test::text_of;

namespace {

namespace fs = std::filesystem;

/// The program with a saved match that is watched.
class Stand : public test::Stand {
 public:
  fs::path file() const { return folder() / "watched.fuba"; }
  void keep(std::string_view text) const { test::write_text(file(), text); }
  void keep(const Match& match) const { keep(save_text(match)); }
  void watch() {
    watch_match(director(), file());
    key(SDLK_HOME);
  }
  const Replay& replay() { return dynamic_cast<ReplayScreen&>(director().screen()).replay(); }
  bool watching() { return shows<ReplayScreen>(); }
  void write(const std::string& text) {
    key(SDLK_n);
    mirror().type(text);
    key(SDLK_RETURN);
  }
};

}  // namespace

TEST_CASE("keys and buttons go through a match that is watched") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  REQUIRE(stand.watching());
  const Timeline& line = stand.replay().course();
  const auto at = [&] { return stand.replay().place(); };
  CHECK(at() == 0);
  stand.key(SDLK_RIGHT);
  CHECK(at() == *line.next(0, Stride::choice));
  stand.key(SDLK_LEFT);
  CHECK(at() == 0);
  stand.key(SDLK_DOWN);
  const std::size_t turn = at();
  CHECK(turn == *line.next(0, Stride::turn));
  stand.press("replay-turn on");
  CHECK(at() == *line.next(turn, Stride::turn));
  stand.key(SDLK_UP);
  CHECK(at() == turn);
  stand.key(SDLK_PAGEDOWN);
  CHECK(at() == *line.next(turn, Stride::half));
  stand.key(SDLK_END);
  CHECK(at() == line.end());
  stand.key(SDLK_f);
  CHECK(at() == *line.previous(line.end(), Stride::goal));
  stand.press("replay-choice back");
  stand.key(SDLK_HOME);
  CHECK(at() == 0);
  stand.key(SDLK_g);
  CHECK(at() == *line.next(0, Stride::goal));
}

TEST_CASE("the time line is pressed and dragged") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  const auto middle = stand.mirror().place("time line");
  REQUIRE(middle);
  const std::size_t end = stand.replay().course().end();
  stand.mirror().click({middle->x, middle->y + 8});
  CHECK(stand.replay().place() == stand.replay().course().nearest((end + 1) / 2));
  stand.mirror().drag({middle->x, middle->y + 8}, {0, 300});
  CHECK(stand.replay().place() == 0);
  stand.mirror().drag({middle->x, middle->y + 8}, {1279, 300});
  CHECK(stand.replay().place() == end);
}

TEST_CASE("Space plays and pauses, plus and minus change the speed") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  stand.key(SDLK_SPACE);
  CHECK(stand.replay().playing());
  stand.key(SDLK_SPACE);
  CHECK(!stand.replay().playing());
  stand.key(SDLK_PLUS);
  stand.key(SDLK_PLUS);
  stand.key(SDLK_PLUS);
  CHECK(stand.replay().speed() == Speed::very_fast);
  stand.press("slower");
  CHECK(stand.replay().speed() == Speed::fast);
  stand.press("play");
  stand.mirror().settle();
  CHECK(stand.replay().at_end());
}

TEST_CASE("a note is written by key and kept in the file that is watched") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  stand.key(SDLK_DOWN);
  const std::size_t place = stand.replay().place();
  stand.write("nobody saw this coming");
  CHECK(stand.replay().note() == "nobody saw this coming");
  CHECK(stand.replay().place() == place);
  const auto again = load(stand.file(), load_rules, DiceSource::random(1));
  REQUIRE(again);
  CHECK(!again->trouble);
  CHECK(again->match.notes() == std::vector<Note>{{place, "nobody saw this coming"}});
  CHECK(again->match.over());
}

TEST_CASE("Esc leaves a note as it was") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  const std::string before = text_of(stand.file());
  stand.key(SDLK_n);
  stand.mirror().type("oh no");
  stand.key(SDLK_ESCAPE);
  CHECK(stand.watching());
  CHECK(stand.replay().match().notes().empty());
  CHECK(text_of(stand.file()) == before);
}

TEST_CASE("a note that cannot be kept stays as long as the match is watched") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  fs::remove(stand.file());
  fs::create_directories(stand.file() / "in the way");
  stand.write("still here");
  CHECK(stand.told().find("watched.fuba") != std::string::npos);
  stand.key(SDLK_RETURN);
  CHECK(stand.replay().note() == "still here");
}

TEST_CASE("playing on from a place begins a match of its own; the file that is watched stays") {
  Stand stand;
  const Match match = finished_match(3);
  stand.keep(match);
  stand.watch();
  stand.key(SDLK_PAGEDOWN);
  const std::size_t place = stand.replay().place();
  const std::string before = text_of(stand.file());
  stand.key(SDLK_p);
  stand.key(SDLK_a);
  stand.key(SDLK_RETURN);
  stand.mirror().settle();
  CHECK(!stand.watching());
  const auto begun = stand.under_way();
  REQUIRE(begun);
  CHECK(begun->journal().size() == place);
  CHECK(begun->info().coaches == std::array<std::string, 2>{"", "newcomer"});
  CHECK(begun->state() == match.journal()[place - 1].after);
  CHECK(text_of(stand.file()) == before);
}

TEST_CASE("Esc leaves a match that is watched for the screen below") {
  Stand stand;
  stand.keep(finished_match(3));
  stand.watch();
  stand.key(SDLK_F1);
  stand.key(SDLK_ESCAPE);
  CHECK(stand.watching());
  stand.key(SDLK_ESCAPE);
  CHECK(!stand.watching());
}

TEST_CASE("a file that is no match is told of, and nothing is shown") {
  Stand stand;
  stand.keep("no match");
  stand.watch();
  CHECK(!stand.watching());
  CHECK(stand.told() == stand.file().string() +
                            ": is not a saved match. Choose a file that this program has "
                            "saved; their names end in .fuba.");
}

TEST_CASE("a record that cannot be played through is shown with the states in it, and never written") {
  Stand stand;
  const Match match = finished_match(3);
  std::string text = save_text(match);
  const std::size_t line = text.find("\"hash\"", text.size() / 2);
  text[line + 9] = text[line + 9] == '0' ? '1' : '0';
  stand.keep(text);
  stand.watch();
  REQUIRE(stand.watching());
  CHECK(stand.told().find("watched.fuba, line") != std::string::npos);
  stand.key(SDLK_RETURN);
  CHECK(stand.told().empty());
  const std::size_t known = stand.replay().match().journal().size();
  CHECK(known > match.journal().size() / 3);
  CHECK(known < match.journal().size());
  CHECK(stand.replay().course().end() > known + 5);
  stand.key(SDLK_END);
  CHECK(stand.replay().beyond_journal());
  CHECK(stand.replay().view().half == 2);
  stand.key(SDLK_HOME);
  stand.write("a note");
  CHECK(stand.replay().note() == "a note");
  CHECK(text_of(stand.file()) == text);
}
}  // namespace fuba::test::replay_screen_test
