// Soccer Tactics WORLD in the window, worked by mouse and keyboard.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "app/story/story_screen.hpp"
#include "app/table/rules_setting.hpp"
#include "app/table/sound_track.hpp"
#include "painted.hpp"
#include "sight.hpp"
#include "stand.hpp"
#include "stw/rules_files.hpp"
#include "stw/table/match_sounds.hpp"
#include "stw/table/paint/board_layout.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/stw_screens.hpp"
#include "stw/words_files.hpp"
#include "stw_hands.hpp"
#include "support/catch.hpp"

namespace stw::test::window {
namespace {

using fuba::test::Stand;

fuba::app::Settings settings_for(const RulesChoice& choice) {
  fuba::app::Settings settings = fuba::test::still();
  settings.game = Stw::id;
  fuba::table::keep_setting<Stw>(settings, choice);
  return settings;
}

/// A short game, so that a match is soon over.
RulesChoice short_game() {
  RulesChoice choice;
  choice.clock = {5, 2, 20, Tie::shoot_out};
  return choice;
}

/// The program at the table of a new match between two people.
class Board : public Stand {
 public:
  explicit Board(const RulesChoice& choice = short_game()) : Stand(settings_for(choice)) {
    press("choose");
    press("start");
  }

  const app::MatchPlay& play() { return table().play(); }
  const Match& match() { return play().match(); }
  app::TableScreen& table() { return dynamic_cast<app::TableScreen&>(director().screen()); }
  bool at_table() { return shows<app::TableScreen>(); }

  void click(Square square) { press(app::SquareBoard::focus_id(square)); }

  void make(const Command& command) { window::make(*this, play(), command); }

  /// Plays the match to its end, up to its story.
  void play_to_story(unsigned seed) {
    std::mt19937 random(seed);
    int choices = 0;
    while (!match().over()) {
      REQUIRE(++choices < 3000);
      make(lively(match(), random));
      REQUIRE(at_table());
    }
    CHECK(choices > 30);
    press("story");
    CHECK(shows<fuba::app::StoryScreen>());
  }

  /// All that the panels say, line by line.
  const std::vector<fuba::app::Written>& written() {
    mirror().note_down(written_);
    mirror().wake();
    return written_;
  }
  std::ptrdiff_t times_said(const std::string& line) {
    return std::ranges::count(written(), line, &fuba::app::Written::words);
  }

  /// Goes to a position between two people.
  void begin(const std::string& position) {
    const auto json = nlohmann::json::parse(position);
    RulesChoice choice;
    if (json.contains("clock")) choice.clock = {15, 5, 20, Tie::shoot_out};
    const auto rules = load_rules(choice).value();
    const State state = state_from_json(*rules, json).value();
    director().go(fuba::app::place::Table{
        .match = std::make_shared<app::StwMatch>(director().game_named(Stw::id), director().words(),
                                                 Match(rules, state, DiceSource::random(1))),
        .kept = false});
    mirror().wake();
  }

 private:
  std::vector<fuba::app::Written> written_;
};

}  // namespace

TEST_CASE("a new match asks first which game, and its options are cards", "[stw]") {
  Stand stand(fuba::test::still());
  stand.press("choose");
  CHECK(stand.offers("game fuba"));
  stand.press("game stw");
  CHECK(stand.offers("option strong-defenders"));
  CHECK(stand.offers("option shooting-die"));
  stand.press("option strong-defenders");
  stand.press("stw-half-15");
  stand.press("stw-tie-draw");
  stand.press("start");
  REQUIRE(stand.shows<app::TableScreen>());
  const RulesChoice& choice =
      dynamic_cast<app::TableScreen&>(stand.director().screen()).play().rules().choice;
  CHECK(choice.has(Option::strong_defenders));
  CHECK(choice.clock.half == 15);
  CHECK(choice.clock.tie == Tie::draw);
}

TEST_CASE("two people play a whole match by mouse, then watch it and read its story", "[stw][W155]") {
  Board board;
  board.play_to_story(3);
  board.key(SDLK_ESCAPE);
  REQUIRE(board.at_table());
  board.press("watch");
  REQUIRE(board.shows<app::ReplayScreen>());
  CHECK_FALSE(board.offers("secrets"));  // nothing is secret in this game
  board.key(SDLK_END);
  CHECK(board.director().games().size() >= 2);
}

TEST_CASE("the line of a match that is watched says where its second half begins, whenever that is",
          "[stw]") {
  Board board;
  RulesChoice choice;
  choice.clock = {15, 5, 20, Tie::draw};
  Match match(load_rules(choice).value(), DiceSource::random(5));
  match.roll_due().value();
  std::mt19937 random(5);
  while (!match.over()) match.choose(lively(match, random)).value();
  board.director().go(fuba::app::place::Watch{
      .match = std::make_shared<app::StwMatch>(board.director().game_named(Stw::id), board.director().words(),
                                               std::move(match))});
  board.mirror().wake();
  REQUIRE(board.shows<app::ReplayScreen>());
  CHECK(board.times_said(ui(board.director().words(), "half-time")) == 1);
}

TEST_CASE("a whole match is played by keyboard alone, to its story", "[stw][W155]") {
  Board board;
  board.put_mouse_away();
  board.play_to_story(5);
}

TEST_CASE("the window rolls where the keeper could do nothing, unless everything is asked", "[stw][W37]") {
  const Words words = load_words().value();
  const auto asked = [&](fuba::app::Questions questions) {
    fuba::app::Settings settings = fuba::test::still();
    settings.questions = questions;
    app::MatchPlay play(Match(load_rules(short_game()).value(), DiceSource::random(6)), words, settings);
    std::mt19937 random(9);
    int keeper = 0;
    while (!play.match().over()) {
      keeper += play.decision()->kind == DecisionKind::keeper ? 1 : 0;
      play.choose(lively(play.match(), random));
    }
    return keeper;
  };
  CHECK(asked(fuba::app::Questions::everything) > 3 * asked(fuba::app::Questions::what_matters));
}

TEST_CASE("the keyboard goes through the squares, takes a pawn and puts it", "[stw]") {
  Board board;
  REQUIRE(board.match().decision()->kind == DecisionKind::place);
  const std::size_t asked = board.play().question_number();
  board.key(SDLK_TAB);
  board.key(SDLK_RETURN);
  CHECK(board.play().question_number() > asked);
}

TEST_CASE("an off-side pass needs a second click", "[stw][W96]") {
  Board board;
  board.begin(R"({"stage": "ball", "control": "home", "ball": "D11", "dice": [4],
                  "home": {"keeper": "D1", "strikers": ["D11", "D15"]},
                  "away": {"keeper": "E16", "defenders": ["B14"]}})");
  const State state = board.match().state();
  const Square offside = square_at(3, 15);
  board.click(offside);
  CHECK(board.match().state() == state);
  board.click(offside);
  CHECK(board.match().state().control == Team::away);
}

TEST_CASE("the table says what the numbers on squares are, and whether a throw reaches the ball", "[stw]") {
  Board board;
  const auto says = [&](std::string_view key) {
    std::string all;
    for (const auto& line : board.written()) all += line.words + " ";
    return all.find(ui(board.play().words(), key)) != std::string::npos;
  };
  const auto begin_at = [&](const std::string& stage, const std::string& ball, int die) {
    board.begin(R"({"control": "home", "home": {"keeper": "D1", "strikers": ["D8", "D4"]},
                    "away": {"keeper": "E16", "defenders": ["B14"]}, "stage": ")" +
                stage + R"(", "ball": ")" + ball + R"(", "dice": [)" + std::to_string(die) + "]}");
  };
  begin_at("ball", "D8", 3);
  CHECK(says("legend-faces"));
  begin_at("move", "D8", 3);
  CHECK(says("move-passes"));
  begin_at("capture", "D10", 2);
  CHECK(says("move-help"));
  begin_at("capture", "D10", 3);
  CHECK(says("move-no-ball"));
}

TEST_CASE("what a battle, a shot and an attempt bring is said before they are chosen", "[stw][W70]") {
  Board board;
  const std::string sides = R"("control": "home", "home": {"keeper": "D1", "strikers": ["D12", "D14"]},
    "away": {"keeper": "E15", "defenders": ["D15", "B14", "D13"]})";
  const auto begin_at = [&](const std::string& stage) { board.begin("{" + stage + ", " + sides + "}"); };
  const auto point_at = [&](Square square) {
    board.mirror().point_at(board.mirror().place(app::SquareBoard::focus_id(square)).value());
  };
  const auto says = [&](const std::string& choice) {
    std::string all;
    for (const auto& line : board.written()) all += line.words + " ";
    std::ranges::replace(all, '\n', ' ');
    const auto list = odds(board.match().rules(), board.match().state());
    const auto of = std::ranges::find(list, parse_command(choice).value(), &Odds::command);
    REQUIRE(of != list.end());
    return std::ranges::all_of(of->chances, [&](const auto& part) {
      return all.find(chance(board.play().words(), part.first, part.second)) != std::string::npos;
    });
  };
  begin_at(R"("stage": "ball", "ball": "D12", "dice": [2])");
  point_at(square_at(3, 14));
  CHECK(says("ball D12 D14"));
  begin_at(R"("stage": "ball", "ball": "D12", "dice": [1])");
  point_at(square_at(3, 13));
  CHECK(says("dribble D12 D13"));
  board.click(square_at(2, 12));
  CHECK(says("ball D12 C12"));
  begin_at(R"("stage": "keeper", "ball": "D14")");
  CHECK(says("roll"));
  point_at(square_at(3, 14));
  CHECK(says("keeper E15 D14"));
  begin_at(R"("stage": "defend", "ball": "D14", "dice": [1])");
  board.click(square_at(3, 14));
  CHECK(says("move D15 D14"));
  CHECK(says("move D13 D14"));
}

TEST_CASE("a throw that a position gives lies in the tray", "[stw]") {
  Board board;
  board.begin(R"({"stage": "ball", "control": "home", "ball": "D8", "dice": [3],
                  "home": {"keeper": "D1", "strikers": ["D8"]}, "away": {"keeper": "E16"}})");
  CHECK(board.times_said(purpose(board.play().words(), Purpose::ball)) == 1);
  CHECK(board.times_said(ui(board.play().words(), "tray-none")) == 0);
}

TEST_CASE("a shooting die that is thrown again shows what its second throw brings", "[stw][W83]") {
  RulesChoice choice;
  choice.options[static_cast<std::size_t>(Option::shooting_die)] = true;
  const auto rules = load_rules(choice).value();
  const State state = state_from_json(*rules, nlohmann::json::parse(R"({"stage": "ball", "control": "home",
      "options": ["shooting-die"], "ball": "D12", "dice": [2],
      "home": {"keeper": "D1", "strikers": ["D12", "D14"]}, "away": {"keeper": "E16", "defenders": ["E15"]}})"))
                          .value();
  for (const bool again : {true, false}) {
    DiceSource dice = DiceSource::random(1);
    dice.add(again ? std::vector<std::uint8_t>{6, 2} : std::vector<std::uint8_t>{2});
    Match match(rules, state, std::move(dice));
    match.choose({Verb::ball, square_at(3, 12), square_at(3, 14)}).value();
    const std::size_t throws = again ? 2 : 1;
    std::size_t fallen = 0;
    std::size_t entries = 0;
    while (fallen < throws)
      if (const auto roll = fuba::table::thrown_in<Stw>(match.journal()[entries++]))
        fallen += roll->purpose == Purpose::shooting_die ? 1 : 0;
    CHECK(fuba::table::tray_of<Stw>(std::span(match.journal()).first(entries)).again == again);
  }
}

TEST_CASE("after a shoot-out its score stands in the bar and at full time", "[stw][W154]") {
  Board board;
  board.begin(R"({"stage": "defend", "clock": {"half": 15, "tie": "shoot-out"}, "half": 2, "seconds": 900,
                  "control": "home", "ball": "E10", "dice": [2], "home": {"keeper": "D1", "strikers": ["E10"]},
                  "away": {"keeper": "D16", "defenders": ["E15"]}})");
  board.make(*board.match().legal().begin());
  REQUIRE(board.match().over());
  const auto bar = app::StwTable::bar(board.play().words(), board.play().rules(), board.match().state(), {});
  CHECK(bar.beside == ui(board.play().words(), "full-time"));
  CHECK(board.times_said(bar.below_score) == 2);
  board.press("story");
  REQUIRE(board.shows<fuba::app::StoryScreen>());
  CHECK(std::ranges::any_of(board.written(), [&](const fuba::app::Written& line) {
    return line.words.find(bar.below_score) != std::string::npos;
  }));
}

TEST_CASE("what has been placed since the last throw can be taken back", "[stw]") {
  Board board;
  const State before = board.match().state();
  board.make(*board.match().legal().begin());
  CHECK_FALSE(board.match().state() == before);
  board.press("bar undo");
  CHECK(board.match().state() == before);
}

TEST_CASE("a match that was left is gone on with at the same place", "[stw]") {
  Board board;
  board.make(*board.match().legal().begin());
  const State left = board.match().state();
  board.director().go(fuba::app::place::Title{});
  board.mirror().wake();
  board.press("resume");
  REQUIRE(board.at_table());
  CHECK(board.match().state() == left);
}

TEST_CASE("rules and dice of the game have pages of their own", "[stw][words]") {
  Board board;
  const auto match = std::make_shared<app::StwMatch>(board.director().game_named(Stw::id),
                                                     board.director().words(), board.match());
  board.director().go(fuba::app::place::Rules{match});
  board.mirror().wake();
  CHECK(board.shows<app::RulesScreen>());
  board.press("chapter 12");
  board.director().go(fuba::app::place::Dice{match});
  board.mirror().wake();
  CHECK(board.shows<app::DiceScreen>());
  board.press("dice-all");
}

TEST_CASE("the best coach says what he would do, and that is made by pressing it", "[stw][hint]") {
  Board board;
  const auto wait_for = [&](const char* id) {
    while (!board.offers(id)) board.mirror().wake();
  };
  const std::size_t asked = board.play().question_number();
  board.press("bar hint");
  wait_for("take hint");
  board.press("close hint");
  CHECK(board.play().question_number() == asked);
  CHECK_FALSE(board.offers("take hint"));
  board.press("bar hint");
  wait_for("take hint");
  board.press("take hint");
  CHECK(board.play().question_number() > asked);
  CHECK_FALSE(board.offers("close hint"));
}

TEST_CASE("dice are heard when they are thrown and when they lie, and a goal by the crowd", "[stw][sound]") {
  using fuba::app::Cue;
  struct Ear : fuba::app::Speaker {
    void play(Cue cue) override { cues.push_back(cue); }
    void murmur(float excitement) override { crowd.push_back(excitement); }
    std::vector<Cue> cues;
    std::vector<float> crowd;
  };
  Ear ear;
  fuba::table::SoundTrack track;
  const auto see = [&](std::size_t number, EventKind kind, bool half_way) {
    Event event;
    event.kind = kind;
    track.follow(
        fuba::table::Heard{number, app::cue_at_start(event), app::cue_in_the_middle(event), half_way},
        [] { return 0.5F; }, ear);
  };
  see(1, EventKind::dice, false);
  see(1, EventKind::dice, false);
  CHECK(ear.cues == std::vector{Cue::dice_hand});
  see(1, EventKind::dice, true);
  see(1, EventKind::dice, true);
  see(2, EventKind::goal, false);
  CHECK(ear.cues == std::vector{Cue::dice_hand, Cue::dice_wood, Cue::roar});
  CHECK(ear.crowd.size() == 2);
}

TEST_CASE("the crowd is louder the nearer the ball is to the goal that is attacked", "[stw][sound]") {
  const auto rules = load_rules({}).value();
  const auto at = [&](const char* ball) {
    State state = new_match(*rules);
    state.control = Team::home;
    state.ball = *parse_square(ball);
    return app::excitement(state);
  };
  CHECK(at("D3") < at("D9"));
  CHECK(at("D9") < at("D15"));
}

TEST_CASE("High contrast, painted: pawns, squares and their names stand out from the board", "[stw][sight]") {
  fuba::app::Settings settings = settings_for(short_game());
  settings.high_contrast = true;
  settings.colours = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
  Stand stand(settings);
  stand.press("two");
  const auto& table = dynamic_cast<app::TableScreen&>(stand.director().screen());
  while (table.play().decision()->kind == DecisionKind::place)
    make(stand, table.play(), table.play().match().legal()[0]);
  stand.mirror().settle();
  const paint::BoardLayout board(fuba::app::TableLayout(1280, 800).mat);
  const auto colour_at = [&](int x, int y) { return stand.mirror().colour_at(x, y); };
  const auto contrast_to = [&](SDL_FPoint from, SDL_FPoint to) {
    return fuba::test::contrast_along(from, to, colour_at);
  };
  const float side = board.side();
  // An edge seen from within a square, at two points of it, as a dash of the off-side line may end at one. A
  // square that can be clicked glows along its rim, which stands out from its middle, there between the
  // stripes of a pass off-side.
  const auto edge_contrast = [&](Square square, SDL_FPoint edge, SDL_FPoint inwards) {
    const bool lit = std::ranges::any_of(table.play().match().legal(),
                                         [&](const Command& command) { return command.to == square; });
    const float away = lit ? 0.25F * side : 5;
    double best = 1;
    for (const float along : {0.0F, 4.5F * board.unit()}) {
      const SDL_FPoint at{edge.x + along * std::abs(inwards.y), edge.y + along * std::abs(inwards.x)};
      best = std::max(best, contrast_to({at.x + away * inwards.x, at.y + away * inwards.y},
                                        {at.x - inwards.x, at.y - inwards.y}));
    }
    return best;
  };
  int seen = 0;
  for (const Team team : teams)
    for (const Square square : table.play().view().side(team).pawns) {
      if (square == Square::none) continue;
      INFO(name(team) << " on " << name(square));
      ++seen;
      const SDL_FPoint at = board.centre(square);
      CHECK(contrast_to({at.x, at.y - 0.46F * side}, {at.x, at.y - 0.28F * side}) >= 3);
    }
  CHECK(seen == 2 * pawn_count);
  for (int row = 1; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      INFO("behind row " << row << " in column " << column);
      const SDL_FPoint at{board.row_end(row), board.field().y + (static_cast<float>(column) + 0.14F) * side};
      CHECK(edge_contrast(square_at(column, row), at, {-1, 0}) >= 3);
      CHECK(edge_contrast(square_at(column, row + 1), at, {1, 0}) >= 3);
    }
  for (int column = 1; column < columns; ++column)
    for (int row = 1; row <= rows; ++row) {
      INFO("above column " << column << " in row " << row);
      const SDL_FPoint at{board.row_end(row) - 0.2F * side,
                          board.field().y + static_cast<float>(column) * side};
      CHECK(edge_contrast(square_at(column - 1, row), at, {0, -1}) >= 3);
      CHECK(edge_contrast(square_at(column, row), at, {0, 1}) >= 3);
    }
  for (const int row : {1, 4, 13}) {
    const SDL_FPoint number{board.row_end(row) - side / 2, board.field().y - 12 * board.unit()};
    double best = 1;
    for (float y = number.y - 5; y < number.y + 5; ++y)
      best = std::max(best, contrast_to({number.x - 14, y}, {number.x + 6, y}));
    CHECK(best >= 4.5);
  }
}

TEST_CASE("Pawns are told apart without their colours", "[stw][sight]") {
  for (const fuba::paint::Kit& kit : fuba::paint::kits)
    for (const int number : {1, 2, 7}) {
      INFO(kit.id << ", number " << number);
      const auto pawn = [&](Team team) {
        return fuba::test::painted_pattern(80, 80, {.teams = kit.teams}, [&](paint::Studio& studio) {
          paint::paint_pawn(studio, {40, 40}, 30, team, number);
        });
      };
      CHECK(fuba::test::likeness(pawn(Team::home), pawn(Team::away)) < 0.9);
    }
}

TEST_CASE("A square that can be picked is seen with every kind of colour blindness, painted",
          "[stw][sight]") {
  fuba::app::Settings settings = settings_for(short_game());
  settings.high_contrast = GENERATE(false, true);
  Stand stand(settings);
  stand.press("two");
  stand.mirror().settle();
  const auto& table = dynamic_cast<app::TableScreen&>(stand.director().screen());
  const paint::BoardLayout board(fuba::app::TableLayout(1280, 800).mat);
  const auto colour_at = [&](int x, int y) { return stand.mirror().colour_at(x, y); };
  for (const Command& command : table.play().match().legal()) {
    const SDL_FRect rect = board.square(command.to);
    for (const fuba::test::Eyes& eyes : fuba::test::colour_blind) {
      INFO(name(command.to) << " with " << eyes.name);
      CHECK(fuba::test::difference_along(eyes, {rect.x + 0.3F * rect.w, rect.y + 0.3F * rect.h},
                                         {rect.x + 1, rect.y + 0.3F * rect.h},
                                         colour_at) >= fuba::test::plain_difference);
    }
  }
}

}  // namespace stw::test::window
