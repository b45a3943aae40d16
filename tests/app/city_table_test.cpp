// Soccer City in the window, worked by mouse and keyboard.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/story/story_screen.hpp"
#include "app/table/rules_setting.hpp"
#include "app/window/table_layout.hpp"
#include "city_hands.hpp"
#include "painted.hpp"
#include "sight.hpp"
#include "soccer_city/random_players.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/table/board_input.hpp"
#include "soccer_city/table/city_screens.hpp"
#include "soccer_city/table/paint/board_layout.hpp"
#include "soccer_city/table/paint/brushes.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "words/languages.hpp"

namespace soccer_city::test::window {
namespace {

using fuba::test::Stand;

fuba::app::Settings settings_for(Options options) {
  fuba::app::Settings settings = fuba::test::still();
  settings.game = SoccerCity::id;
  fuba::table::keep_setting<SoccerCity>(settings, {std::string(edition_id), options});
  return settings;
}

/// The program at the table of a new match between two people.
class Board : public Stand {
 public:
  explicit Board(Options options = {Option::quick}) : Board(settings_for(options)) {}
  explicit Board(const fuba::app::Settings& settings) : Stand(settings) {
    press("choose");
    press("start");
  }

  app::TableScreen& table() { return dynamic_cast<app::TableScreen&>(director().screen()); }
  const app::MatchPlay& play() { return table().play(); }
  const Match& match() { return play().match(); }
  bool at_table() { return shows<app::TableScreen>(); }

  void click(Hex at) { press(app::HexBoard::focus_id(at)); }

  /// Lets the table show what only one of the two may see.
  void uncover() {
    if (offers("uncover")) press("uncover");
  }

  /// What the panels say, in one line, while the pointer is on a hex; without one it stays where it is.
  std::string said(Hex over = no_hex) {
    mirror().note_down(written_);
    if (over != no_hex) mirror().point_at(*mirror().place(app::HexBoard::focus_id(over)));
    written_.clear();
    mirror().lay_out();
    std::string all;
    for (const fuba::app::Written& text : written_) all += text.words + " ";
    std::ranges::replace(all, '\n', ' ');
    return all;
  }

  /// Whether something that was said last had to be shortened.
  bool cuts_off() const { return std::ranges::any_of(written_, &fuba::app::Written::shortened); }

  /// Goes to a position between two people.
  void begin(std::string_view position, Options options = {}) {
    const auto rules = load_rules({std::string(edition_id), options}).value();
    const State state = state_from_json(*rules, nlohmann::json::parse(position)).value();
    director().go(fuba::app::place::Table{
        .match = std::make_shared<app::CityMatch>(director().game_named(SoccerCity::id), director().words(),
                                                  Match(rules, state, DiceSource::random(1))),
        .kept = false});
    mirror().wake();
  }

  /// Goes to a position that both may see, and waits until nothing moves.
  void rest_at(std::string_view position) {
    begin(position);
    uncover();
    mirror().settle();
  }

  void make(const Command& command) { window::make(*this, play(), command); }

  /// Plays the match to its end, up to its story.
  void play_to_story(std::uint64_t seed) {
    BiasedPlay players(seed);
    int choices = 0;
    while (!match().over()) {
      REQUIRE(++choices < 3000);
      make(players.choose(match().rules(), match().state()));
      REQUIRE(at_table());
    }
    CHECK(choices > 100);
    press("story");
    CHECK(shows<fuba::app::StoryScreen>());
  }

 private:
  std::vector<fuba::app::Written> written_;
};

constexpr auto attack = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "ball",
  "home": {"players": {"1": "H1", "6": "H12", "9": "H17", "8": "E14"},
           "hand": {"ball": ["short", "medium"], "attack": ["sprint-0"], "shot": ["drive"]}},
  "away": {"players": {"1": "H21", "3": "H18", "2": "H14"}, "hand": {"defence": ["shift-1"]}}})";

}  // namespace

TEST_CASE("city: a new match says that decks and part of the rules are ours, and its options are cards",
          "[city]") {
  Stand stand(fuba::test::still());
  stand.press("choose");
  stand.press("game soccer-city");
  CHECK(stand.offers("option factors"));
  stand.press("option factors");
  stand.press("start");
  REQUIRE(stand.shows<app::TableScreen>());
  CHECK(dynamic_cast<app::TableScreen&>(stand.director().screen()).play().rules().has(Option::factors));
}

TEST_CASE("city: the bar says that penalties decide, and that the match is over", "[city][S32]") {
  Board board;
  board.begin(
      R"({"rules": "soccer-city", "options": ["extra-time"], "half": 4, "control": "home", "carrier": 8,
    "stage": "reposition", "ball_cards_left": 1, "score": {"home": 1, "away": 1},
    "home": {"players": {"1": "H1", "8": "H15"}}, "away": {"players": {"1": "H21", "3": "H19"}}})",
      {Option::extra_time});
  const auto beside = [&] {
    return app::CityTable::bar(board.play().words(), board.play().rules(), board.match().state(), {}).beside;
  };
  const std::string shoot_out = ui(board.play().words(), "shoot-out");
  CHECK(beside() != shoot_out);
  int kicks = 0;
  while (!board.match().over()) {
    const DecisionKind kind = board.match().decision()->kind;
    if (kind == DecisionKind::taker || kind == DecisionKind::kick) CHECK(beside() == shoot_out);
    kicks += kind == DecisionKind::kick ? 1 : 0;
    board.make(kind == DecisionKind::reposition ? commands::plain(Verb::done)
                                                : *board.match().legal().begin());
  }
  CHECK(kicks >= 6);
  CHECK(beside() == ui(board.play().words(), "full-time"));
}

TEST_CASE("city: takers, corners and the places of a kick and a dive are picked on the board", "[city]") {
  const auto position = [](std::string_view stage) {
    return R"({"rules": "soccer-city", "control": "home", "carrier": 8, "stage": ")" + std::string(stage) +
           R"(", "home": {"players": {"1": "H1", "8": "H17", "9": "F16"}},
               "away": {"players": {"1": "H21", "3": "C18"}}})";
  };
  Board board;
  board.begin(position("penalty"));
  board.click(*parse_hex("F16"));
  CHECK(board.match().state().side(Team::home).at(9) == *parse_hex("H19"));
  board.uncover();
  board.click(*parse_hex("G21"));
  CHECK(board.match().state().dive == Side::right);
  board.click(*parse_hex("I21"));
  const auto& journal = board.match().journal();
  const auto kicked = std::ranges::find_if(journal, [](const Entry& entry) {
    return entry.choice() && entry.choice()->command == commands::side(Verb::kick, Side::right);
  });
  CHECK(kicked != journal.end());
  board.begin(position("corner"));
  board.click(*parse_hex("O21"));
  CHECK(board.match().state().ball == *parse_hex("O21"));
}

TEST_CASE("city: two people play a whole match by mouse, then watch it and read its story", "[city]") {
  Board board;
  board.play_to_story(5);
  board.key(SDLK_ESCAPE);
  REQUIRE(board.at_table());
  board.press("watch");
  REQUIRE(board.shows<app::ReplayScreen>());
  CHECK(board.offers("secrets"));
  board.key(SDLK_END);
}

TEST_CASE("city: a whole match is played by keyboard alone, to its story", "[city]") {
  Board board;
  board.put_mouse_away();
  board.play_to_story(8);
}

TEST_CASE("city: between two people a hand lies covered until its side says that nobody else looks",
          "[city][soccer-city/K2]") {
  Board board;
  board.begin(attack);
  const auto shown = [&] { return board.play().view().side(Team::home).hand; };
  CHECK(shown().of(Deck::ball) == 2);
  CHECK_FALSE(shown().has(card_of(Length::short_ball)));
  CHECK_FALSE(board.offers("skip"));
  board.press("uncover");
  CHECK(shown().has(card_of(Length::short_ball)));
  CHECK_FALSE(board.play().view().side(Team::away).hand.has(card_of(DefenceTactic::shift, 1)));
  for (const std::string_view choice : {"advance short H13", "skip", "done"}) {
    CHECK(board.play().decision()->team == Team::home);
    board.make(parse_command(choice).value());
  }
  REQUIRE(board.play().decision()->team == Team::away);
  CHECK(board.play().covered());
  CHECK_FALSE(shown().has(card_of(Length::medium_ball)));
}

TEST_CASE("city: a ball card that is pressed leaves only its own hexes to click", "[city][soccer-city/K12]") {
  Board board;
  board.begin(attack);
  board.uncover();
  board.press("card medium");
  const std::size_t asked = board.play().question_number();
  board.click(parse_hex("E14").value());
  CHECK(board.play().question_number() == asked);
  board.click(parse_hex("H17").value());
  CHECK(board.play().question_number() > asked);
  CHECK(board.match().state().ball == parse_hex("H17").value());
}

TEST_CASE("city: a hex says all that a click on it can mean, and where an advance takes the ball",
          "[city][soccer-city/K14]") {
  Board board;
  board.rest_at(attack);
  const std::string said = board.said(parse_hex("H13").value());
  CHECK(said.find("Short advance to H13") != std::string::npos);
  CHECK(said.find("Short pass to H13") != std::string::npos);
  board.click(parse_hex("G12").value());
  CHECK(board.said().find("Medium advance to G12. The ball goes on to F13.") != std::string::npos);
}

TEST_CASE("city: a run to where the player would be offside says so", "[city][soccer-city/S16]") {
  constexpr auto runs = R"({
    "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "reposition",
    "home": {"players": {"1": "H1", "6": "H12", "8": "E16"}},
    "away": {"players": {"1": "H21", "3": "H17"}}})";
  Board board;
  board.rest_at(runs);
  board.click(parse_hex("E16").value());
  const std::string_view offside = ui(board.play().words(), "offside-there");
  CHECK(board.said(parse_hex("E15").value()).find(offside) == std::string::npos);
  CHECK(board.said(parse_hex("E18").value()).find(offside) != std::string::npos);
}

TEST_CASE("city: a shot that cannot score says so", "[city][soccer-city/S21]") {
  Board board;
  board.rest_at(R"({
    "rules": "soccer-city", "control": "home", "carrier": 2, "stage": "shot",
    "home": {"players": {"1": "H1", "2": "H15"}, "hand": {"shot": ["placed"]}},
    "away": {"players": {"1": "H21", "3": "E17"}}})");
  CHECK(board.said().find("Goal: 0") != std::string::npos);
}

TEST_CASE("city: a tackle is made from any hex that is lit, and asked where two can come to it",
          "[city][soccer-city/S23]") {
  constexpr auto tackle = R"({
    "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "defence",
    "home": {"players": {"1": "H1", "6": "H12"}},
    "away": {"players": {"1": "H21", "3": "H14", "2": "G13"}, "hand": {"defence": ["shift-1"]}}})";
  Board board;
  board.rest_at(tackle);
  board.press("tackle with shift-1");
  const std::size_t asked = board.play().question_number();
  board.click(parse_hex("H13").value());
  CHECK(board.play().question_number() == asked);
  REQUIRE(board.offers("tackle shift-1 G13 H13"));
  board.press("tackle shift-1 H14 H13");
  CHECK(board.play().question_number() > asked);
}

constexpr auto three_tackle = R"({
    "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "defence",
    "home": {"players": {"1": "H1", "6": "H12"}},
    "away": {"players": {"1": "H21", "3": "H14", "2": "G13", "4": "I13"}, "hand": {"defence": ["shift-1"]}}})";

TEST_CASE("city: of each tackle it is read who makes it and from where, in every language", "[city]") {
  for (const std::string& language : words::languages()) {
    CAPTURE(language);
    fuba::app::Settings settings = settings_for({Option::quick});
    settings.language = language;
    Board board(settings);
    board.rest_at(three_tackle);
    board.press("tackle with shift-1");
    CHECK(board.said().find("G12") != std::string::npos);
    CHECK_FALSE(board.cuts_off());
  }
}

TEST_CASE("city: below the tackles of three players there is room for something else", "[city]") {
  Board board;
  board.rest_at(three_tackle);
  board.press("tackle with shift-1");
  const auto last = board.mirror().rect("something else");
  REQUIRE(last);
  CHECK(last->y + last->h <= fuba::app::TableLayout(1280, 800).log.y);
}

TEST_CASE("city: one press lines both sides up as proposed", "[city][soccer-city/S13]") {
  Board board;
  REQUIRE(board.play().decision()->kind == DecisionKind::line_up);
  board.press("as proposed");
  REQUIRE(board.play().decision()->kind == DecisionKind::line_up);
  board.press("as proposed");
  CHECK(board.play().decision()->kind == DecisionKind::ball);
}

TEST_CASE("city: a player is dragged to where he runs", "[city][soccer-city/S22]") {
  Board board;
  board.begin(attack);
  board.make(commands::plain(Verb::skip));
  board.make(commands::plain(Verb::skip));
  REQUIRE(board.play().decision()->kind == DecisionKind::reposition);
  const Hex from = parse_hex("E14").value();
  const Hex to = parse_hex("E16").value();
  board.mirror().drag(*board.mirror().place(app::HexBoard::focus_id(from)),
                      *board.mirror().place(app::HexBoard::focus_id(to)));
  CHECK(board.match().state().side(Team::home).at(8) == to);
}

TEST_CASE("city: rules and dice of the game have pages of their own", "[city][words]") {
  Board board;
  const auto match = std::make_shared<app::CityMatch>(board.director().game_named(SoccerCity::id),
                                                      board.director().words(), board.match());
  board.director().go(fuba::app::place::Rules{match});
  board.mirror().wake();
  CHECK(board.shows<app::RulesScreen>());
  board.press("chapter 5");
  board.director().go(fuba::app::place::Dice{match});
  board.mirror().wake();
  CHECK(board.shows<app::DiceScreen>());
}

TEST_CASE("High contrast, painted: players, hexes and their names stand out from the board",
          "[city][sight]") {
  fuba::app::Settings settings = settings_for({Option::quick});
  settings.high_contrast = true;
  settings.colours = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
  Board board(settings);
  board.rest_at(attack);
  const paint::BoardLayout layout(fuba::app::TableLayout(1280, 800).mat);
  const auto colour_at = [&](int x, int y) { return board.mirror().colour_at(x, y); };
  const float radius = layout.radius();
  int seen = 0;
  for (const Team team : teams)
    for (const Hex hex : board.play().view().side(team).players) {
      if (hex == no_hex || hex == board.play().view().ball) continue;
      INFO(name(team) << " on " << to_string(hex));
      ++seen;
      const SDL_FPoint at = layout.centre(hex);
      CHECK(fuba::test::contrast_along({at.x, at.y - 0.9F * radius}, {at.x, at.y - 0.5F * radius},
                                       colour_at) >= 3);
    }
  CHECK(seen > 3);
  const SDL_FPoint hex = layout.centre(parse_hex("B3").value());
  const float edge = hex.x + 0.866F * radius;
  CHECK(fuba::test::contrast_along({edge - 5, hex.y}, {edge + 1, hex.y}, colour_at) >= 3);
  const SDL_FPoint number{layout.across(8), layout.field().y - 9 * layout.unit()};
  double best = 1;
  for (float y = number.y - 4; y < number.y + 4; ++y)
    best = std::max(best, fuba::test::contrast_along({number.x - 10, y}, {number.x + 5, y}, colour_at));
  CHECK(best >= 4.5);
}

TEST_CASE("Players, and backs of cards, are told apart without their colours", "[city][sight]") {
  for (const fuba::paint::Kit& kit : fuba::paint::kits) {
    const fuba::paint::Theme theme{.teams = kit.teams};
    const auto player = [&](Team team, Number number) {
      return fuba::test::painted_pattern(80, 80, theme, [&](paint::Studio& studio) {
        paint::paint_player(studio, {.team = team, .number = number, .centre = {40, 40}}, 30);
      });
    };
    for (const Number number : {keeper_number, Number{7}}) {
      INFO(kit.id << ", number " << number);
      CHECK(fuba::test::likeness(player(Team::home, number), player(Team::away, number)) < 0.9);
    }
  }
  std::vector<std::vector<double>> backs;
  for (const Deck deck : decks)
    backs.push_back(fuba::test::painted_pattern(34, 48, {}, [&](paint::Studio& studio) {
      paint::paint_card(studio, {2, 2, 30, 42}, unknown(deck));
    }));
  for (std::size_t one = 0; one < backs.size(); ++one)
    for (std::size_t other = 0; other < one; ++other) {
      INFO(name(decks[one]) << " and " << name(decks[other]));
      CHECK(fuba::test::likeness(backs[one], backs[other]) < 0.9);
    }
}

TEST_CASE("A hex that can be picked is seen with every kind of colour blindness, painted", "[city][sight]") {
  fuba::app::Settings settings = settings_for({Option::quick});
  settings.high_contrast = GENERATE(false, true);
  Board board(settings);
  board.rest_at(attack);
  const paint::BoardLayout layout(fuba::app::TableLayout(1280, 800).mat);
  const auto colour_at = [&](int x, int y) { return board.mirror().colour_at(x, y); };
  int seen = 0;
  for (const Command& command : board.play().legal()) {
    const auto places = app::CityTable::places_of(layout, command);
    if (places.size() != 1) continue;
    const SDL_FPoint at{places[0].x + places[0].w / 2, places[0].y + places[0].h / 2};
    ++seen;
    for (const fuba::test::Eyes& eyes : fuba::test::colour_blind) {
      INFO(to_string(command) << " with " << eyes.name);
      CHECK(fuba::test::difference_along(eyes, {at.x - 1.1F * layout.radius(), at.y},
                                         {at.x - 0.7F * layout.radius(), at.y},
                                         colour_at) >= fuba::test::plain_difference);
    }
  }
  CHECK(seen > 0);
}

}  // namespace soccer_city::test::window
