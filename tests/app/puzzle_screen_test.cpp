#include "fuba/table/screens/puzzle_screen.hpp"

#include <chrono>
#include <thread>

#include "app/menus/play_on_screen.hpp"
#include "fuba/game.hpp"
#include "fuba/table/puzzle_box.hpp"
#include "fuba/table/solved_puzzles.hpp"
#include "grips.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::puzzle_screen_test {
namespace {

using app::PuzzleScreen;

constexpr const char* puzzle_position =
    R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

/// Won whatever is chosen.
constexpr const char* won_position =
    R"({"half":2,"minute":89,"score":{"home":6,"away":0},"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

/// Two puzzles of the same position, the first with a wrong answer that is known to cost a tenth of a match.
struct Tried {
  explicit Tried(const char* position = puzzle_position, MatchInfo info = {}) {
    const Match match = match_at(position);
    Puzzle puzzle{.id = "fuba-3.0/first",
                  .rules = match.shared_rules(),
                  .position = match.state(),
                  .answer = commands::at(Verb::target, Area::L3),
                  .tempting = commands::at(Verb::target, Area::R3),
                  .price = 0.1};
    std::vector<Puzzle> puzzles{puzzle, puzzle};
    puzzles[1].id = "fuba-3.0/second";
    stand.director().go(app::place::Exercise{std::make_shared<app::PuzzleSeries>(
        stand.director().game_named(Fuba::id), "Series", std::move(puzzles), std::move(info))});
    stand.mirror().wake();
  }

  PuzzleScreen& screen() { return dynamic_cast<PuzzleScreen&>(stand.director().screen()); }

  void play(Area area) {
    const app::TableLayout table(1280, 800);
    stand.mirror().click(open_place(paint::MatLayout(table.mat, screen().play().rules().pitch), area));
  }

  void wait() {
    while (!screen().complete()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      stand.mirror().wake();
    }
    stand.mirror().settle();
  }

  Stand stand;
};

}  // namespace

TEST_CASE("the answer of a puzzle is told to be right, remembered, and the next one follows") {
  Tried tried;
  tried.play(Area::L3);
  CHECK(tried.screen().price() == 0.0);
  CHECK(tried.screen().play().match().journal().empty());
  CHECK(app::solved_puzzles(tried.stand.director().settings()) == std::set<std::string>{"fuba-3.0/first"});
  tried.stand.key(SDLK_RETURN);
  CHECK_FALSE(tried.screen().price());
  tried.play(Area::L3);
  tried.stand.press("puzzle next");
  CHECK_FALSE(tried.stand.shows<PuzzleScreen>());
}

TEST_CASE("chances stand at the choices of a puzzle, out of a coach's match too") {
  MatchInfo of_coaches;
  of_coaches.coaches = {"amateur", "cautious"};
  Tried tried(puzzle_position, of_coaches);
  CHECK(tried.screen().play().odds().concern_any());
}

TEST_CASE("of a set-up it is asked where the last player goes") {
  Stand stand;
  auto box = app::puzzles_of_the_game("fuba-3.0", content().options).puzzles;
  std::erase_if(box, [](const Puzzle& puzzle) { return puzzle.subject != PuzzleSubject::set_up; });
  REQUIRE_FALSE(box.empty());
  stand.director().go(app::place::Exercise{
      std::make_shared<app::PuzzleSeries>(stand.director().game_named(Fuba::id), "Series", std::move(box))});
  stand.mirror().wake();
  const auto& screen = dynamic_cast<PuzzleScreen&>(stand.director().screen());
  CHECK(screen.question().ends_with(": where does your last player go?"));
}

TEST_CASE("a wrong answer is played out up to the next turn, tried again, and the best one shown") {
  Tried tried;
  tried.play(Area::R3);
  tried.wait();
  CHECK(tried.screen().price() == 0.1);
  const Match& played = tried.screen().play().match();
  REQUIRE_FALSE(played.journal().empty());
  CHECK(played.journal().front().choice()->command == commands::at(Verb::target, Area::R3));
  CHECK((played.over() || played.decision()->kind == DecisionKind::target));
  CHECK(app::solved_puzzles(tried.stand.director().settings()).empty());
  tried.stand.press("puzzle again");
  CHECK(tried.screen().play().match().journal().empty());
  tried.play(Area::R3);
  tried.wait();
  tried.stand.press("puzzle answer");
  CHECK(tried.screen().play().match().journal().empty());
  tried.stand.press("puzzle play on");
  CHECK(tried.stand.shows<app::PlayOnScreen>());
}

TEST_CASE("a choice that the puzzle does not know is judged by playing it out") {
  Tried tried;
  tried.play(Area::C2);
  tried.wait();
  REQUIRE(tried.screen().price());
  CHECK(tried.screen().price() != 0.1);
}

TEST_CASE("a choice that is as good as the answer of a puzzle counts as solved, and it is played on from") {
  Tried tried(won_position);
  tried.play(Area::C2);
  tried.wait();
  CHECK(tried.screen().best_known() == commands::at(Verb::target, Area::C2));
  CHECK(app::solved_puzzles(tried.stand.director().settings()) == std::set<std::string>{"fuba-3.0/first"});
  tried.stand.press("puzzle play on");
  CHECK(tried.stand.shows<app::PlayOnScreen>());
}

TEST_CASE("whoever gives up a puzzle is shown the best choice") {
  Tried tried;
  tried.stand.press("puzzle give up");
  CHECK(tried.stand.offers("puzzle next"));
  CHECK_FALSE(tried.screen().price());
  CHECK(app::solved_puzzles(tried.stand.director().settings()).empty());
}

}  // namespace fuba::test::puzzle_screen_test
