#include <nlohmann/json.hpp>

#include "app/menus/saved_matches.hpp"
#include "app/window/board_game.hpp"
#include "app/window/open_match.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "tabletop/opening_mark.hpp"
#include "tabletop/save.hpp"
#include "tabletop/save_lines.hpp"

namespace fuba::test::several_games_test {
using namespace fuba;
using namespace fuba::app;

namespace {

/// What a race has for its board, its replay, its story, its rules and its dice.
struct Course : Screen {
  explicit Course(std::string shown) : shows(std::move(shown)) {}
  void frame(Ui& ui) override { ui.spot("course", {0, 0, 10, 10}); }

  std::string shows;
};

struct NoPicture : BoardPicture {
  void ground(const paint::Painter& /*painter*/, const SDL_FRect& /*room*/, float /*drop*/) const override {}
  void pieces(const paint::Painter& /*painter*/, const SDL_FRect& /*room*/, float /*drop*/) const override {}
};

struct NoChoice : RulesChooser {
  void compete() override {}
  float editions_height(const Ui& /*ui*/, float /*width*/) const override { return 0; }
  void lay_editions(Ui& ui, const SDL_FRect& room, Settings& /*settings*/,
                    const std::vector<std::string>& /*taken*/) override {
    ui.spot("laps", {room.x, room.y, 10, 10});
  }
  void lay_options(Ui& /*ui*/, const SDL_FRect& /*room*/, Settings& /*settings*/,
                   const std::vector<std::string>& /*taken*/) override {}
};

class RaceMatch : public AnyMatch {
 public:
  RaceMatch(BoardGame& game, MatchInfo info) : game_(game), info_(std::move(info)) {}
  BoardGame& game() const override { return game_; }
  std::string edition() const override { return "race"; }
  const MatchInfo& info() const override { return info_; }
  app::Standing standing() const override {
    return {{info_.names}, "Race", "Race", "", "0 : 0", "lap 1", "", false};
  }
  bool begun() const override { return true; }
  MatchPtr played_by(std::array<std::string, 2> /*coaches*/) const override { return nullptr; }
  tl::expected<void, SaveError> save(const std::filesystem::path& /*file*/) const override { return {}; }

 private:
  BoardGame& game_;
  MatchInfo info_;
};

/// A second game of the window, as small as one can be.
class RaceBoard : public BoardGame {
 public:
  explicit RaceBoard(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::string_view id() const override { return "race"; }
  std::string name() const override { return "Race"; }
  tl::expected<void, std::string> speak(std::string_view language) override {
    spoken = language;
    return {};
  }

  std::unique_ptr<RulesChooser> rules_chooser() override { return std::make_unique<NoChoice>(); }
  Coaches coaches() const override { return {{{"runner", "Rita", "The runner", "She runs."}}, {}}; }
  std::optional<std::string> trouble_with(std::string_view /*coach*/) const override { return std::nullopt; }
  tl::expected<MatchPtr, std::string> new_match(MatchInfo info) override { return match(std::move(info)); }

  tl::expected<Glance, SaveError> glance(const std::filesystem::path& /*file*/) override {
    return Glance{match({})->standing(), nullptr, std::nullopt};
  }
  tl::expected<ReadMatch, SaveError> read(const std::filesystem::path& /*file*/) override {
    return ReadMatch{match({}), std::nullopt};
  }

  bool has_unfinished() const override { return std::filesystem::exists(unfinished_file()); }
  std::filesystem::path unfinished_file() const override { return folder_ / "autosave.fuba"; }
  tl::expected<std::optional<ReadMatch>, SaveError> unfinished() override {
    return ReadMatch{match({}), std::nullopt};
  }
  tabletop::OpeningMark opening() const override { return tabletop::OpeningMark(unfinished_file()); }
  bool failed_to_open() const override { return false; }
  tl::expected<std::filesystem::path, tabletop::FileProblem> put_unopened_aside() override {
    return unfinished_file();
  }

  float miniature_height(float width) const override { return width / 2; }
  std::unique_ptr<BoardPicture> board(const AnyMatch* /*match*/) const override {
    ++boards;
    return std::make_unique<NoPicture>();
  }

  std::unique_ptr<Screen> table(const AnyMatch& /*match*/, bool /*kept*/) override { return page("table"); }
  std::unique_ptr<Screen> replay(const AnyMatch& /*match*/, std::filesystem::path /*file*/) override {
    return page("replay");
  }
  std::unique_ptr<Screen> story(const AnyMatch& /*match*/, std::filesystem::path /*file*/) override {
    return page("story");
  }
  std::unique_ptr<Screen> rules(std::string_view /*edition*/) override { return page("rules"); }
  std::unique_ptr<Screen> dice(MatchPtr /*match*/) override { return page("dice"); }

  mutable int boards = 0;  ///< that were fetched
  std::string spoken;      ///< the language that it was told to speak

  MatchPtr match(MatchInfo info) { return std::make_shared<RaceMatch>(*this, std::move(info)); }

 private:
  static std::unique_ptr<Screen> page(std::string shown) {
    return std::make_unique<Course>(std::move(shown));
  }

  std::filesystem::path folder_;
};

/// The program with FUBA and a race.
class TwoGames : public test::Stand {
 public:
  TwoGames() { director().add_game(std::make_unique<RaceBoard>(folder())); }

  RaceBoard& race() { return dynamic_cast<RaceBoard&>(*director().games().back()); }
  /// Which page of the race is shown; empty for a screen of another.
  std::string page() {
    const auto* course = dynamic_cast<Course*>(&director().screen());
    return course == nullptr ? std::string() : course->shows;
  }
  std::filesystem::path race_file(const std::string& name) {
    const auto file = folder() / name;
    std::filesystem::create_directories(file.parent_path());
    test::write_text(file, tabletop::sealed_line({{"fuba-save", tabletop::save_format}, {"game", "race"}}));
    return file;
  }
  void go(Destination destination) {
    director().go(std::move(destination));
    mirror().wake();
  }
};

}  // namespace

TEST_CASE("a new match begins with the question which game, and its answer is kept") {
  TwoGames stand;
  stand.press("choose");
  CHECK(stand.offers("game fuba"));
  CHECK_FALSE(stand.offers("laps"));
  stand.press("game race");
  CHECK(stand.offers("laps"));
  CHECK(stand.offers("home played by runner"));
  CHECK_FALSE(stand.offers("home played by professional"));
  CHECK(load_settings(stand.director().settings_file()).game == "race");
  stand.press("start");
  CHECK(stand.page() == "table");
}

TEST_CASE("the board beside the title is that of the game that was chosen last") {
  TwoGames stand;
  CHECK(stand.race().boards == 0);
  stand.press("choose");
  stand.press("game race");
  stand.key(SDLK_ESCAPE);
  REQUIRE(stand.offers("coach"));
  CHECK(stand.race().boards == 1);
}

TEST_CASE("a file is opened by the game that its first line names") {
  TwoGames stand;
  const auto file = stand.race_file("outside.fuba");
  CHECK(stand.director().game_of(file).id() == "race");
  watch_match(stand.director(), file);
  CHECK(stand.page() == "replay");
  tell_story(stand.director(), file);
  CHECK(stand.page() == "story");
  open_match(stand.director(), file);
  CHECK(stand.page() == "table");
}

TEST_CASE("a file that names no game is told of by the first") {
  TwoGames stand;
  const auto file = stand.folder() / "nothing.fuba";
  test::write_text(file, "nothing\n");
  CHECK(stand.director().game_of(file).id() == "fuba");
  open_match(stand.director(), file);
  CHECK_FALSE(stand.told().empty());
}

TEST_CASE("the match under way is resumed by its game, whichever new ones are played by") {
  TwoGames stand;
  stand.race_file("autosave.fuba");
  stand.go(place::Title{});
  stand.press("resume");
  CHECK(stand.page() == "table");
}

TEST_CASE("the library lists the matches of all games") {
  TwoGames stand;
  const auto file = stand.race_file("matches/run.fuba");
  SavedMatches matches(stand.director());
  while (matches.reading()) matches.read_more();
  REQUIRE(matches.size() == 1);
  CHECK(matches[0].saved.file == file);
  CHECK(matches[0].game == &stand.race());
  CHECK(matches[0].standing->edition == "Race");
}

TEST_CASE("rules and dice are those of the match's game") {
  TwoGames stand;
  const MatchPtr match = stand.race().match({});
  stand.go(place::Dice{match});
  CHECK(stand.page() == "dice");
  stand.go(place::Rules{match});
  CHECK(stand.page() == "rules");
}
}  // namespace fuba::test::several_games_test
