// Competitions of the games besides FUBA, in the window.
#include <random>

#include "app/season/contest.hpp"
#include "app/season/hub_screen.hpp"
#include "app/story/story_screen.hpp"
#include "city_hands.hpp"
#include "season_hands.hpp"
#include "soccer_city/random_players.hpp"
#include "stw_hands.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::season_games_test {
using namespace fuba::app;
using competition::Kind;

namespace {

/// A definition of another game than FUBA.
competition::Definition game_of(Kind kind, const std::string& players, const std::string& rules,
                                const std::string& option) {
  auto definition = season_of(kind, players);
  definition.rules = rules;
  definition.options = {option};
  for (std::size_t at = 0; at < definition.teams.size(); ++at) definition.teams[at].colour = "#763EA8";
  return definition;
}

/// Plays the match on the table to its end, or so many answers.
template <class Table, class Answer>
void play(SeasonHands& hands, Answer answer, std::size_t answers = SIZE_MAX) {
  std::size_t patience = 60'000;
  while (answers > 0 && !hands.screen<Table>().play().match().over()) {
    REQUIRE(--patience > 0);
    if (hands.screen<Table>().play().coach_chooses()) {
      hands.wait();
      continue;
    }
    answer(hands.screen<Table>().play());
    --answers;
  }
}

void play_stw(SeasonHands& hands, std::size_t answers = SIZE_MAX) {
  std::mt19937 random(4);
  const auto answer = [&](const stw::app::MatchPlay& table) {
    stw::test::window::make(hands, table, stw::test::window::lively(table.match(), random));
  };
  play<stw::app::TableScreen>(hands, answer, answers);
}

void play_city(SeasonHands& hands) {
  soccer_city::test::BiasedPlay players(3);
  play<soccer_city::app::TableScreen>(hands, [&](const soccer_city::app::MatchPlay& table) {
    soccer_city::test::window::make(hands, table,
                                    players.choose(table.match().rules(), table.match().state()));
  });
}

}  // namespace

TEST_CASE("a cup of Soccer Tactics WORLD is played to its final, with a kill in between",
          "[stw][C26][C36][C37]") {
  const TestFolder first;
  const TestFolder second;
  SeasonHands hands(first.path());
  hands.open(game_of(Kind::cup, "pccpc", "stw", "half-2"));
  hands.play_next();
  REQUIRE(hands.shows<stw::app::TableScreen>());
  const auto& choice = hands.screen<stw::app::TableScreen>().play().rules().choice;
  CHECK(choice.clock.half == 2);
  CHECK(choice.clock.tie == stw::Tie::overtime);
  CHECK(hands.screen<stw::app::TableScreen>().kits().has_value());
  play_stw(hands, 3);
  const stw::State left = hands.screen<stw::app::TableScreen>().play().match().state();
  hands.killed(second.path());

  // The match that was under way comes first, as it stood.
  hands.press("season");
  hands.press("go on");
  REQUIRE(hands.shows<stw::app::TableScreen>());
  CHECK(hands.screen<stw::app::TableScreen>().play().match().state() == left);
  play_stw(hands);
  hands.back_to_hub();
  REQUIRE(hands.shows<HubScreen>());
  for (int matches = 0; matches < 4 && hands.offers("play next"); ++matches) {
    hands.play_next();
    play_stw(hands);
    hands.back_to_hub();
  }
  hands.let_coaches_finish();
  const auto of = hands.competition();
  CHECK(of.over());
  REQUIRE(of.champion());
  CHECK(hands.offers("next season"));
  for (std::size_t match = 0; match < of.fixtures().size(); ++match)
    CHECK(of.outcome(match)->result->figures.shots);
  for (const char* tab : {"season-tab-figures", "season-tab-story", "season-tab-fixtures"}) hands.press(tab);
  hands.press("match " + of.fixtures().back().id);
  hands.press("story");
  CHECK(hands.shows<StoryScreen>());
}

TEST_CASE("a league of Soccer City is played, two clicks from match to match", "[city][C36][C37]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(game_of(Kind::league, "pcc", "soccer-city", "quick"));
  hands.play_next();
  REQUIRE(hands.shows<soccer_city::app::TableScreen>());
  CHECK_FALSE(
      hands.screen<soccer_city::app::TableScreen>().play().rules().has(soccer_city::Option::extra_time));
  play_city(hands);
  hands.wait_for("to competition");
  const std::size_t clicks = hands.clicks();
  hands.press("to competition");
  REQUIRE(hands.shows<HubScreen>());
  hands.play_next();
  CHECK(hands.clicks() - clicks == 2);
  REQUIRE(hands.shows<soccer_city::app::TableScreen>());
  play_city(hands);
  hands.back_to_hub();
  hands.let_coaches_finish();
  const auto of = hands.competition();
  CHECK(of.over());
  CHECK(of.champion());
}

TEST_CASE("in a match that counts nothing is taken back by force", "[stw][C36]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(game_of(Kind::league, "pc", "stw", "half-2"));
  hands.play_next();
  play_stw(hands, 3);
  const auto& play = hands.screen<stw::app::TableScreen>().play();
  CHECK(play.practice());
  CHECK(play.undo_refusal() == play.match().undo_refusal());
}

TEST_CASE("which game a competition is of is chosen with it, and its teams are played by its coaches",
          "[season]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.begin_competition();
  hands.press("season-kind-cup");
  CHECK(hands.offers("formation 1"));
  hands.press("game stw");
  CHECK_FALSE(hands.offers("formation 1"));
  hands.press("season-more");
  CHECK_FALSE(hands.offers("season-legs 1"));
  CHECK(hands.offers("season-extra-time 0"));
  hands.press("game soccer-city");
  CHECK_FALSE(hands.offers("season-extra-time 0"));
  hands.press("season-rules");
  CHECK_FALSE(hands.offers("option extra-time"));
  hands.press("option quick");
  hands.press("start");
  REQUIRE(hands.shows<HubScreen>());
  const auto& definition = hands.definition();
  CHECK(definition.rules == "soccer-city");
  CHECK(definition.options == std::vector<std::string>{"quick"});
  for (const auto& team : definition.teams) {
    CHECK(team.formation.empty());
    if (team.plays.who == competition::Plays::Who::coach)
      CHECK((team.plays.called == "beginner" || team.plays.called == "good"));
  }
  // The next one begins with the same game and options.
  hands.mirror().key(SDLK_ESCAPE);
  hands.begin_competition();
  hands.press("start");
  CHECK(hands.definition().options == std::vector<std::string>{"quick"});
}

TEST_CASE("results of another game are entered by hand, without what it does not have", "[stw][C40]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(game_of(Kind::cup, "pp", "stw", "half-15"));
  hands.take_result_form();
  CHECK_FALSE(hands.offers("season-injuries home more"));
  hands.press("season-penalties home more");
  hands.press("enter result");
  const auto of = hands.competition();
  REQUIRE(of.outcome(0));
  CHECK(of.outcome(0)->result->penalties == competition::Sides{1, 0});
}

}  // namespace fuba::test::season_games_test
