#include "app/story/analysis_screen.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "app/menus/play_on_screen.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/screens/puzzle_screen.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"
#include "tabletop/library.hpp"

namespace fuba::test::analysis_screen_test {
namespace {

namespace fs = std::filesystem;

using app::AnalysisScreen;

/// A short match played at random, among the saved ones, with its analysis open.
struct Opened {
  explicit Opened(std::size_t entries = 70) : file(stand.folder() / "matches" / "Derby.fuba") {
    fs::create_directories(file.parent_path());
    Match match = played_match(7, entries, load_rules({.edition = std::string(default_edition())}).value());
    REQUIRE(save(match, file));
    open();
  }

  void open() {
    const auto read = stand.director().game_of(file).read(file);
    REQUIRE(read);
    stand.director().go(app::place::Analysis{read->match, file});
    stand.mirror().wake();
  }

  const app::MatchAnalyst& analyst() {
    return dynamic_cast<AnalysisScreen&>(stand.director().screen()).analyst();
  }

  void wait() {
    while (analyst().at_work()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      stand.mirror().wake();
    }
    stand.mirror().wake();
  }

  Stand stand;
  fs::path file;
};

/// The team with the dearest choice, and its button.
std::string first_mistake(const app::MatchAnalyst& analyst) {
  return analyst.told()->sides[0].worst.empty() ? "away 0" : "home 0";
}

}  // namespace

TEST_CASE("an analysis is begun, stopped and gone on with at will, and kept beside its match") {
  Opened opened;
  CHECK_FALSE(opened.analyst().told());
  CHECK(opened.analyst().seconds_left() > 0);
  opened.stand.press("begin");
  CHECK(opened.stand.offers("stop"));
  opened.stand.press("stop");
  REQUIRE(opened.analyst().told());
  const std::size_t judged = opened.analyst().judged();
  opened.stand.press("begin");
  opened.wait();
  CHECK(opened.analyst().judged() >= judged);
  CHECK(opened.analyst().judged() == opened.analyst().choices());
  CHECK(opened.analyst().told()->complete);
  CHECK_FALSE(opened.stand.offers("begin"));
  const std::string verdict = opened.analyst().told()->verdict;
  const auto kept = fs::last_write_time(tabletop::analysis_beside(opened.file));

  opened.stand.key(SDLK_ESCAPE);
  opened.open();
  CHECK(opened.analyst().judged() == opened.analyst().choices());
  opened.wait();
  CHECK(opened.analyst().told()->verdict == verdict);
  CHECK(fs::last_write_time(tabletop::analysis_beside(opened.file)) >= kept);
}

TEST_CASE("the two sides have panels once something was found out about them") {
  Opened opened;
  std::vector<app::Written> written;
  opened.stand.mirror().note_down(written);
  const auto says = [&](std::string_view words) {
    written.clear();
    opened.stand.mirror().lay_out();
    return std::ranges::any_of(written, [&](const app::Written& each) { return each.words == words; });
  };
  CHECK_FALSE(says("Home"));
  CHECK_FALSE(says("Away"));
  opened.stand.press("begin");
  opened.stand.press("stop");
  CHECK(says("Home"));
  CHECK(says("Away"));
}

TEST_CASE("a match that has nothing to judge yet says so and offers no analysis") {
  Opened opened(0);
  REQUIRE(opened.analyst().choices() == 0);
  CHECK_FALSE(opened.stand.offers("begin"));
  CHECK_FALSE(opened.stand.offers("look again"));
}

TEST_CASE("an analysed match is looked at twice as hard, and what was found stays where that is stopped") {
  Opened opened;
  opened.stand.press("begin");
  opened.wait();
  REQUIRE(opened.analyst().told()->complete);
  const std::uint32_t games = opened.analyst().games();
  opened.stand.press("look again");
  opened.stand.press("stop");
  CHECK(opened.analyst().told()->complete);
  CHECK(opened.analyst().games() == games);
  CHECK(opened.analyst().told()->again.empty());
  opened.stand.press("look again");
  opened.wait();
  CHECK(opened.analyst().games() == 2 * games);
  CHECK_FALSE(opened.analyst().told()->again.empty());
  opened.stand.key(SDLK_ESCAPE);
  opened.open();
  CHECK(opened.analyst().games() == 2 * games);
}

TEST_CASE(
    "from a dear choice the analysis leads into the match, to both choices and on with the better one") {
  Opened opened;
  opened.stand.press("begin");
  opened.wait();
  const std::string mistake = first_mistake(opened.analyst());
  const auto& side = opened.analyst().told()->sides[mistake == "home 0" ? 0 : 1];
  REQUIRE_FALSE(side.worst.empty());
  const std::size_t entry = side.worst.front().entry;
  opened.stand.press(mistake);
  opened.stand.mirror().settle();
  REQUIRE(opened.stand.shows<app::ReplayScreen>());
  CHECK(dynamic_cast<app::ReplayScreen&>(opened.stand.director().screen()).replay().place() == entry);
  opened.stand.press("play better");
  CHECK(opened.stand.shows<app::PlayOnScreen>());
}

TEST_CASE("the dearest choices of a side are tried again one after the other") {
  Opened opened;
  opened.stand.press("begin");
  opened.wait();
  const bool home = first_mistake(opened.analyst()) == "home 0";
  const std::size_t count = opened.analyst().told()->sides[home ? 0 : 1].worst.size();
  opened.stand.press(home ? "try home" : "try away");
  REQUIRE(opened.stand.shows<app::PuzzleScreen>());
  for (std::size_t at = 0; at < count; ++at) {
    auto& screen = dynamic_cast<app::PuzzleScreen&>(opened.stand.director().screen());
    CHECK_FALSE(screen.price());
    opened.stand.press("puzzle give up");
    CHECK(opened.stand.offers("puzzle next"));
    opened.stand.press("puzzle next");
  }
  CHECK(opened.stand.shows<AnalysisScreen>());
}

}  // namespace fuba::test::analysis_screen_test
