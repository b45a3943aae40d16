// The decks, the hands and the discards (K1, K2, K5, S6 to S11, S30, S31).
#include <numeric>

#include "soccer_city/scenario.hpp"

namespace soccer_city::test::cards_chapter {
namespace {

int cards_in(Deck deck) {
  int cards = 0;
  for (std::size_t at = 0; at < face_count(deck); ++at) cards += rules().deck_cards[index(face(deck, at))];
  return cards;
}

TEST_CASE("city: the decks have 25, 25, 25, 25, 48 and 17 cards", "[soccer-city/K1]") {
  CHECK(cards_in(Deck::attack) == 25);
  CHECK(cards_in(Deck::defence) == 25);
  CHECK(cards_in(Deck::shot) == 25);
  CHECK(cards_in(Deck::save) == 25);
  CHECK(cards_in(Deck::ball) == 48);
  CHECK(cards_in(Deck::factor) == 17);
}

TEST_CASE(
    "city: how often each card is there",
    "[soccer-city/S6][soccer-city/S7][soccer-city/S8][soccer-city/S9][soccer-city/S10][soccer-city/S11]") {
  const auto cards = [](std::string_view name) {
    return int{rules().deck_cards[index(parse_card(name).value())]};
  };
  CHECK(cards("short") == 20);
  CHECK(cards("medium") == 16);
  CHECK(cards("long") == 12);
  CHECK(cards("give-and-go-1") == 2);
  CHECK(cards("quick-ball-3") == 0);
  CHECK(cards("solo-run-3") == 2);
  CHECK(cards("cross-1") == 2);
  CHECK(cards("anticipation-3") == 1);
  CHECK(cards("shift-0") == 2);
  CHECK(cards("rush-out-2") == 1);
  CHECK(cards("placed") == 6);
  CHECK(cards("screamer") == 2);
  CHECK(cards("crowd") == 2);
  CHECK(cards("rain") == 3);
  int saves = 0;
  for (const int value : {1, 3, 4, 5, 5, 4, 3}) CHECK(cards("save-" + std::to_string(saves++)) == value);
}

TEST_CASE("city: every card has a name that is read again", "[soccer-city/K1]") {
  for (const Deck deck : decks)
    for (std::size_t at = 0; at < face_count(deck); ++at)
      CHECK(parse_card(name(face(deck, at))) == face(deck, at));
  CHECK_FALSE(parse_card("unknown"));
  CHECK_FALSE(parse_card("sprint-4"));
}

TEST_CASE("city: the first hands, and the ball pile of the first half", "[soccer-city/K2][soccer-city/S6]") {
  Scenario match = Scenario::match({5, 2});
  for (const char* team : {"home", "away"}) {
    CHECK(match.hand(team, "attack").size() == 3);
    CHECK(match.hand(team, "defence").size() == 3);
    CHECK(match.hand(team, "shot").size() == 2);
    CHECK(match.hand(team, "ball") == nlohmann::json{"short", "short", "medium", "long"});
  }
  CHECK(match.state()["ball_cards_left"] == 37);
  const auto pile = match.state()["piles"]["ball"];
  CHECK(std::count(pile.begin(), pile.end(), "short") == 15);
  CHECK(std::count(pile.begin(), pile.end(), "medium") == 13);
  CHECK(std::count(pile.begin(), pile.end(), "long") == 9);
}

constexpr auto ball_play = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6,
  "home": {"players": {"1": "H1", "6": "H6"}, "hand": {"ball": ["short", "long"], "attack": ["quick-ball-1"]}},
  "away": {"players": {"1": "H21", "2": "A20"}},
  "piles": {"ball": ["medium", "long", "short", "short"], "attack": ["sprint-1", "sprint-2", "sprint-3", "cross-1"],
            "shot": ["chip", "drive", "volley"], "defence": ["shift-1", "shift-2", "shift-3"]}})";

TEST_CASE("city: at the end of the turn a ball card is drawn for each that was played",
          "[soccer-city/S30][soccer-city/K10]") {
  Scenario match = Scenario::position(ball_play);
  match.plays({"advance short H7", "tactic quick-ball-1", "advance long H8"})
      .goes_to("reposition")
      .plays("done");
  CHECK(match.hand("home", "ball") == nlohmann::json{"medium", "long"});
  CHECK(match.state()["ball_cards_left"] == 2);
  CHECK(match.hand("home", "attack") == nlohmann::json{"sprint-1", "sprint-2", "sprint-3"});
  CHECK(match.hand("home", "shot").size() == 2);
  CHECK(match.event("time")["left"] == 2);
}

TEST_CASE("city: a ball card that was played is discarded", "[soccer-city/K11]") {
  Scenario match = Scenario::position(ball_play);
  match.plays("advance long H7");
  CHECK(match.hand("home", "ball") == nlohmann::json{"short"});
  CHECK(match.state()["discards"]["ball"] == nlohmann::json{"long"});
}

TEST_CASE("city: where no ball card was played the top one is discarded", "[soccer-city/S30]") {
  Scenario match = Scenario::position(ball_play);
  match.plays({"skip", "skip", "done"});
  CHECK(match.hand("home", "ball").size() == 2);
  CHECK(match.state()["ball_cards_left"] == 3);
  CHECK(match.state()["discards"]["ball"] == nlohmann::json{"medium"});
}

TEST_CASE("city: the defence draws after its own turn", "[soccer-city/K10][soccer-city/S30]") {
  Scenario match = Scenario::position(ball_play);
  match.plays({"skip", "skip", "done"});
  CHECK(match.hand("away", "defence").empty());
  match.plays("done");
  CHECK(match.hand("away", "defence") == nlohmann::json{"shift-1", "shift-2", "shift-3"});
}

TEST_CASE("city: an empty deck is its discards shuffled", "[soccer-city/K5]") {
  Scenario match = Scenario::position(
      ball_play, R"({"piles": {"attack": []}, "discards": {"attack": ["cross-0", "cross-1", "cross-2"]}})");
  match.plays({"skip", "skip", "done"});
  CHECK(match.hand("home", "attack").size() == 3);
  CHECK(match.state()["piles"]["attack"].size() == 1);
  CHECK(match.state()["discards"]["attack"].empty());
  CHECK(match.event("shuffled")["cards"] == 3);
}

TEST_CASE("city: at half-time at most two cards are kept, and the ball hands are dealt anew",
          "[soccer-city/K5][soccer-city/S31][soccer-city/K2]") {
  Scenario match = Scenario::position(ball_play, R"({"piles": {"ball": ["short"]}})");
  match.plays({"skip", "skip", "done", "done"}).asks("home", "keep");
  match.offers_not("done").refuses("done", "soccer-city/K5").plays("keep quick-ball-1").asks("away", "keep");
  CHECK(match.hand("home", "attack").size() == 3);
  match.plays("keep none");
  CHECK(match.state()["half"] == 2);
  CHECK(match.hand("home", "ball") == nlohmann::json{"short", "short", "medium", "long"});
  CHECK(match.state()["ball_cards_left"] == 40);
}

TEST_CASE("city: what is kept is named in the order of the alphabet", "[soccer-city/S31]") {
  CHECK(parse_command("keep drive sprint-2"));
  CHECK(parse_command("keep drive drive"));
  CHECK_FALSE(parse_command("keep sprint-2 drive"));
  CHECK_FALSE(parse_command("keep short"));
}

}  // namespace
}  // namespace soccer_city::test::cards_chapter
