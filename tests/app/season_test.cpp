// Competitions in the window, from the title to the last whistle.
#include <nlohmann/json.hpp>

#include "app/menus/title_screen.hpp"
#include "app/season/competitions_screen.hpp"
#include "app/season/contest.hpp"
#include "app/season/draft.hpp"
#include "app/season/hub_screen.hpp"
#include "app/season/match_on_table.hpp"
#include "app/season/new_competition_screen.hpp"
#include "app/season/season_words.hpp"
#include "app/season/standings_picture.hpp"
#include "app/story/story_screen.hpp"
#include "app/window/board_game.hpp"
#include "competition/competition_file.hpp"
#include "competition/show_json.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "season_hands.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::season_test {
using namespace fuba;
using namespace fuba::app;
using competition::Kind;
using competition::MatchState;
using competition::Plays;
using test::season_of;
using test::SeasonHands;
using test::TestFolder;

namespace {

namespace fs = std::filesystem;

/// The match that the table has, by its id.
std::string match_under_way(const SeasonHands& hands) {
  const auto of = hands.competition();
  for (std::size_t match = 0; match < of.fixtures().size(); ++match)
    if (of.state(match) == MatchState::under_way) return of.fixtures()[match].id;
  return {};
}

/// The cup beside the league of the hands, as its file has it.
fs::path cup_file(const SeasonHands& hands) { return hands.folder() / "competitions" / "cup.fubac"; }
competition::Competition cup_of(SeasonHands& hands) {
  return competition::read_competition(cup_file(hands), means_of(hands.mirror().director()))->competition;
}
/// Puts a league and its cup there; of the league so many rounds of two matches are over.
void put_league_with_cup(SeasonHands& hands, const std::string& players, int rounds) {
  auto cup = season_of(Kind::cup, players);
  cup.with = "season.fubac";
  fs::create_directories(cup_file(hands).parent_path());
  REQUIRE(competition::CompetitionFile::create(cup_file(hands), cup));
  hands.put(season_of(Kind::league, players));
  auto league = competition::CompetitionFile::open(hands.file(), means_of(hands.mirror().director()));
  REQUIRE(league);
  for (int match = 0; match < 2 * rounds; ++match) {
    const std::string& id = league->get().fixtures()[static_cast<std::size_t>(match)].id;
    REQUIRE(league->add({competition::ResultEntry{.match = id, .score = {1, 0}}}));
  }
}

/// Plays the match on the table and goes back to the hub.
void finish_match(SeasonHands& hands) {
  const std::string match = match_under_way(hands);
  CAPTURE(match);
  REQUIRE_FALSE(match.empty());
  hands.play(match);
  hands.back_to_hub();
  REQUIRE(hands.shows<HubScreen>());
}

}  // namespace

TEST_CASE("a cup of six people and coaches is played to its final, with a kill in between", "[C36][C37]") {
  const TestFolder first;
  const TestFolder second;
  SeasonHands hands(first.path());
  hands.open(season_of(Kind::cup, "pccppc"));
  REQUIRE(hands.shows<HubScreen>());
  hands.press("play next");
  REQUIRE(hands.shows<TableScreen>());
  const std::string opened = match_under_way(hands);
  hands.play(opened, 40);
  const auto before = hands.look(opened);
  hands.killed(second.path());

  // The match that was under way comes first, as it stood.
  REQUIRE(hands.offers("season"));
  hands.press("season");
  REQUIRE(hands.offers("go on"));
  hands.press("go on");
  REQUIRE(hands.shows<TableScreen>());
  REQUIRE(before);
  CHECK(hands.look(opened)->state() == before->state());
  finish_match(hands);

  for (int matches = 0; matches < 4 && hands.offers("play next"); ++matches) {
    const std::size_t clicks = hands.clicks();
    hands.play_next();
    CHECK(hands.clicks() - clicks == 1);  // and one back from the final whistle
    finish_match(hands);
  }
  hands.let_coaches_finish();
  const auto of = hands.competition();
  CHECK(of.over());
  REQUIRE(of.champion());
  CHECK(hands.offers("next season"));
  for (std::size_t match = 0; match < of.fixtures().size(); ++match)
    CHECK(of.outcome(match)->result->figures.shots);
}

TEST_CASE("two clicks lead from the end of a match to the beginning of the next", "[C37]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pcc"));
  hands.play_next();
  const std::string match = match_under_way(hands);
  hands.play(match);
  hands.wait_for("to competition");
  const std::size_t clicks = hands.clicks();
  hands.press("to competition");
  // Nothing is shown that is not on the disk.
  CHECK(hands.competition().outcome(*hands.competition().schedule().find(match)).has_value());
  hands.play_next();
  CHECK(hands.clicks() - clicks == 2);
  CHECK_FALSE(match_under_way(hands) == match);
}

TEST_CASE("a match whose players were killed after the whistle counts when the competition is opened",
          "[C36]") {
  const TestFolder first;
  const TestFolder second;
  SeasonHands hands(first.path());
  hands.open(season_of(Kind::league, "pp"));
  hands.press("play next");
  hands.play("L1-1");
  hands.wait_for("to competition");
  CHECK(hands.competition().state(0) == MatchState::under_way);
  hands.killed(second.path());
  hands.press("season");
  CHECK(hands.competition().state(0) == MatchState::finished);
  CHECK(hands.offers("next season"));
}

TEST_CASE("only the match that was begun counts when the competition is opened", "[C36][C39]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  const fs::path match = competition::match_file(hands.file(), "L1-1");
  const auto definition = season_of(Kind::league, "cc");
  hands.open(definition);
  hands.let_coaches_play();
  const fs::path kept = folder / "kept.fuba";
  fs::copy_file(match, kept);

  const auto opened_with_match = [&](const competition::Definition& of) {
    hands.mirror().key(SDLK_ESCAPE);
    fs::remove_all(hands.file());
    fs::remove_all(competition::matches_folder(hands.file()));
    hands.put(of);
    {
      auto file = competition::CompetitionFile::open(hands.file(), means_of(hands.mirror().director()));
      REQUIRE(file->add({competition::BeginEntry{"L1-1", ""}}));
    }
    fs::copy_file(kept, match);
    hands.press("season");
    return hands.competition().state(0);
  };
  auto other_seed = definition;
  other_seed.seed = 8;
  auto other_team = definition;
  other_team.teams[0].name = "Others";
  auto other_rules = definition;
  other_rules.options = {"conditions"};
  CHECK(opened_with_match(other_seed) == MatchState::under_way);
  CHECK(opened_with_match(other_team) == MatchState::under_way);
  CHECK(opened_with_match(other_rules) == MatchState::under_way);
  CHECK(opened_with_match(definition) == MatchState::finished);
}

TEST_CASE("a coach stands in for a person who asks for it, and the result says so", "[C38]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pc"));
  hands.press("see next");
  hands.press("stand in");
  hands.press("answer 0");
  hands.wait_for_coaches();
  const auto of = hands.competition();
  REQUIRE(of.outcome(0));
  CHECK(of.outcome(0)->result->stood_in);
}

TEST_CASE("matches of coaches are played at once, stopped and gone on with", "[C37][C19]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "cccc"));
  hands.press("play coaches");
  REQUIRE(hands.offers("stop playing"));
  hands.press("stop playing");
  hands.wait_for_coaches();
  CHECK(hands.competition().state(0) == MatchState::finished);
  CHECK_FALSE(hands.competition().over());
  hands.let_coaches_play();
  CHECK(hands.competition().over());
}

TEST_CASE("a match of coaches that is watched is the one that is played at once", "[C37][C19]") {
  const auto watched = [] {
    const TestFolder folder;
    SeasonHands hands(folder.path());
    hands.open(season_of(Kind::league, "cc"));
    hands.press("season-tab-fixtures");
    hands.press("match L1-1");
    hands.press("watch");
    hands.leave_hub();
    return hands.look("L1-1")->state();
  };
  const auto played_at_once = [] {
    const TestFolder folder;
    SeasonHands hands(folder.path());
    hands.open(season_of(Kind::league, "cc"));
    hands.let_coaches_play();
    return hands.look("L1-1")->state();
  };
  CHECK(watched() == played_at_once());
}

TEST_CASE("results are entered by hand and taken back in the hub", "[C39][C40]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pp"));
  hands.take_result_form();
  hands.press("season-goals home more");
  hands.press("season-goals home more");
  hands.press("season-yellow away more");
  hands.press("enter result");
  const auto entered = hands.competition();
  REQUIRE(entered.outcome(0));
  CHECK(entered.outcome(0)->score == competition::Sides{2, 0});
  CHECK(entered.outcome(0)->result->by_hand);
  CHECK(entered.outcome(0)->result->yellow == competition::Sides{0, 1});
  hands.press("season-tab-fixtures");
  hands.press("match L1-1");
  hands.press("take back");
  CHECK_FALSE(hands.competition().outcome(0));
  CHECK(hands.competition().taken_back(0));
}

TEST_CASE("a result by hand has no story, though the match that was taken back lies there", "[C39][C40]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "cc"));
  hands.let_coaches_play();
  hands.press("season-tab-fixtures");
  hands.press("match L1-1");
  REQUIRE(hands.offers("story"));
  hands.press("take back");
  hands.press("by hand");
  hands.press("enter result");
  hands.press("match L1-1");
  REQUIRE(hands.offers("take back"));
  CHECK_FALSE(hands.offers("story"));
  CHECK_FALSE(hands.offers("watch"));
}

TEST_CASE("a result by hand begins on its first number, so that Enter does not write it", "[C40]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pp"));
  hands.take_result_form();
  hands.mirror().key(SDLK_RETURN);
  CHECK_FALSE(hands.competition().outcome(0));
  hands.mirror().key(SDLK_w);
  REQUIRE(hands.competition().outcome(0));
  CHECK(hands.competition().outcome(0)->score == competition::Sides{1, 0});
}

TEST_CASE("a level cup match asks for extra time and penalties by hand", "[C40][C28]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::cup, "pp"));
  hands.take_result_form();
  CHECK(hands.offers("season-penalties home more"));
  hands.press("season-extra-goals home more");
  CHECK_FALSE(hands.offers("season-penalties home more"));
  hands.press("enter result");
  const auto of = hands.competition();
  REQUIRE(of.champion());
  CHECK(of.outcome(0)->result->extra == competition::Sides{1, 0});
}

TEST_CASE("penalties that are level are not written down, and nothing that was entered is lost",
          "[C40][C30]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::cup, "pp"));
  hands.take_result_form();
  hands.press("season-yellow home more");
  hands.press("season-penalties home more");
  hands.press("season-penalties away more");
  CHECK_FALSE(hands.offers("enter result"));
  hands.press("season-penalties away more");
  hands.press("enter result");
  const auto of = hands.competition();
  REQUIRE(of.outcome(0));
  CHECK(of.outcome(0)->result->penalties == competition::Sides{1, 2});
  CHECK(of.outcome(0)->result->yellow == competition::Sides{1, 0});
}

TEST_CASE("late teams, awarded matches and withdrawals are entered in the hub", "[C18][C35][3.0/T5]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  auto definition = season_of(Kind::league, "ppp");
  definition.options = {"conditions"};
  hands.open(definition);
  hands.press("see next");
  hands.press("more");
  hands.press("late home");
  const auto late = hands.competition();
  const std::size_t match = late.next().front();
  CHECK(late.reduction(match, 0).points == 2);
  hands.press("award away");
  CHECK(hands.competition().outcome(match)->walkover);
  hands.press("season-tab-table");
  hands.press("row c");
  hands.press("withdraw");
  hands.press("answer 0");
  CHECK(hands.competition().withdrawn(2));
}

TEST_CASE("a match that was played before a team withdrew is corrected in the hub", "[C18][C39]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "ppp"));
  hands.take_result_form();
  hands.press("enter result");
  const auto played = hands.competition();
  REQUIRE(played.outcome(0));
  hands.press("row " + played.definition().teams[*played.teams(0)[0]].id);
  hands.press("withdraw");
  hands.press("answer 0");
  hands.press("season-tab-fixtures");
  hands.press("match " + played.fixtures()[0].id);
  CHECK_FALSE(hands.offers("by hand"));
  hands.press("take back");
  hands.press("by hand");
  CHECK_FALSE(hands.offers("more"));
  hands.press("season-goals home more");
  hands.press("enter result");
  REQUIRE(hands.competition().outcome(0));
  CHECK(hands.competition().outcome(0)->score == competition::Sides{1, 0});
  CHECK_FALSE(hands.competition().outcome(0)->walkover);
}

TEST_CASE("somebody else plays a team from now on", "[C3]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pcc"));
  hands.press("row a");
  hands.press("played by beginner");
  const auto of = hands.competition();
  CHECK(of.plays(0).who == Plays::Who::coach);
  CHECK(of.plays(0).called == "beginner");
}

TEST_CASE("whose portrait is pointed at is told before he plays a team", "[C3]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "pcc"));
  hands.press("row a");
  const auto before = hands.mirror().pixels();
  hands.mirror().point_at(*hands.mirror().place("played by amateur"));
  CHECK(hands.mirror().pixels() != before);
}

TEST_CASE("a team or a person without a name is asked for one before a competition begins", "[C1]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  Draft draft(hands.mirror().director(), {});
  REQUIRE(draft.definition.teams.front().plays.who == Plays::Who::person);
  CHECK(draft.all_named());
  draft.definition.teams.front().plays.called.clear();
  CHECK_FALSE(draft.all_named());
  draft.next_player(0);
  CHECK(draft.all_named());
  draft.definition.teams.back().name.clear();
  CHECK_FALSE(draft.all_named());
}

TEST_CASE("a new competition is put together, and the next one begins from it") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.press("competitions");
  REQUIRE(hands.shows<CompetitionsScreen>());
  hands.press("new competition");
  REQUIRE(hands.shows<NewCompetitionScreen>());
  hands.press("season-kind-cup");
  hands.press("season-add-four");
  hands.press("remove 2");
  hands.press("season-more");
  hands.press("season-third 1");
  hands.press("start");
  REQUIRE(hands.shows<HubScreen>());
  const auto& definition = hands.definition();
  CHECK(definition.kind == Kind::cup);
  CHECK(definition.teams.size() == 7);
  CHECK(definition.third_place);
  hands.mirror().key(SDLK_ESCAPE);
  hands.begin_competition();
  hands.press("start");
  const auto& next = hands.definition();
  CHECK(next.third_place);
  CHECK(next.teams.size() == 7);
  CHECK(hands.screen<HubScreen>().contest().file() != hands.file());
}

TEST_CASE("blanks are no name, and none stand around one", "[C1]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  Draft draft(hands.mirror().director(), fs::path());
  REQUIRE(draft.all_named());
  draft.definition.teams[1].name = " \u00A0";
  CHECK_FALSE(draft.all_named());
  draft.definition.name = "   ";
  draft.definition.teams[1].name = " Old Mill ";
  draft.definition.teams[0].plays.called = " Anna";
  const auto complete = draft.complete(7);
  REQUIRE(complete);
  CHECK(complete->name == "Harbour League");
  CHECK(complete->teams[1].name == "Old Mill");
  CHECK(complete->teams[0].plays.called == "Anna");
}

TEST_CASE("the match for third place is no round of its own") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  Draft draft(hands.mirror().director(), fs::path());
  draft.definition.kind = Kind::cup;
  draft.definition.third_place = true;
  const auto complete = draft.complete(7);
  REQUIRE(complete);
  CHECK(draft.told(*complete) == "4 teams, 4 matches in 2 rounds.");
}

TEST_CASE("tie-breakers are dragged into another order, and one that is pressed goes up", "[C13]") {
  using competition::Criterion;
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.begin_competition();
  hands.press("season-more");
  const auto place = [&](const std::string& id) { return *hands.mirror().place(id); };
  hands.mirror().drag(place("part by difference"), place("part by fair-play"));
  hands.press("part by head-to-head");
  hands.press("start");
  const std::vector wanted{Criterion::head_to_head, Criterion::goals, Criterion::fair_play,
                           Criterion::difference, Criterion::lots};
  CHECK(hands.definition().tie_breakers == wanted);
}

TEST_CASE("a competition is deleted with its matches, and taken back") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.put(season_of(Kind::league, "pp"));
  const fs::path match = competition::match_file(hands.file(), "L1-1");
  test::write_text(match, "a match");
  hands.press("competitions");
  hands.press("delete season");
  CHECK_FALSE(fs::exists(hands.file()));
  CHECK_FALSE(fs::exists(match));
  CHECK_FALSE(hands.offers("competition season"));
  hands.press("take back");
  CHECK(fs::exists(hands.file()));
  CHECK(test::text_of(match) == "a match");
  CHECK(hands.offers("competition season"));
  CHECK_FALSE(hands.offers("take back"));

  // Beside another one that is called so by now.
  hands.press("delete season");
  test::write_text(hands.file(), "another");
  hands.press("take back");
  CHECK(test::text_of(hands.file()) == "another");
  CHECK(fs::exists(hands.file().parent_path() / "season (2).fubac"));
  CHECK(fs::exists(hands.file().parent_path() / "season (2)" / "L1-1.fuba"));
}

TEST_CASE("the file of a competition that is dropped on the window opens it, whatever it is called") {
  const TestFolder folder;
  for (const char* name : {"friends.fubac", "friends.txt"}) {
    SeasonHands hands(folder / name);
    hands.put(season_of(Kind::league, "pp"));
    const fs::path elsewhere = hands.folder() / name;
    fs::copy_file(hands.file(), elsewhere);
    hands.mirror().drop(elsewhere);
    CHECK(hands.mirror().director().box() == nullptr);
    REQUIRE(hands.shows<HubScreen>());
    CHECK(hands.screen<HubScreen>().contest().file() == elsewhere);
  }
}

TEST_CASE("teams wear their own kits where a match of theirs is watched, the one named first at home",
          "[C2][C36]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  auto definition = season_of(Kind::league, "cc");
  definition.teams[0].colour = "#112233";
  definition.teams[1].colour = "#EECC00";
  hands.open(definition);
  hands.press("season-tab-fixtures");
  hands.press("match L1-1");
  hands.press("watch");
  hands.leave_hub();
  const auto kits = hands.screen<ReplayScreen>().kits();
  REQUIRE(kits);
  CHECK((*kits)[0].body.b == 0x33);
  CHECK((*kits)[1].body.r == 0xEE);
}

TEST_CASE("a league begins with a cup beside it, and its next season too", "[C21]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.begin_competition();
  hands.press("season-cup-beside");
  hands.press("season-more");
  hands.press("season-third 1");
  hands.press("start");
  REQUIRE(hands.shows<HubScreen>());
  REQUIRE(hands.offers("show Harbour Cup"));
  const auto& league = hands.definition();
  CHECK(league.kind == Kind::league);
  CHECK_FALSE(league.third_place);
  hands.press("show Harbour Cup");
  const auto& cup = hands.definition();
  CHECK(cup.kind == Kind::cup);
  CHECK(cup.with == "Harbour League.fubac");
  CHECK(cup.third_place);
  CHECK(cup.seed != league.seed);
  hands.mirror().key(SDLK_ESCAPE);
  hands.begin_competition();
  CHECK(hands.offers("cup name"));
}

TEST_CASE("coaches play a round of the league, then the round of the cup that is due", "[C21]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  put_league_with_cup(hands, "cccc", 0);
  hands.press("season");
  const auto finished = [](const competition::Competition& of) {
    std::size_t count = 0;
    for (std::size_t match = 0; match < of.fixtures().size(); ++match) count += of.outcome(match) ? 1 : 0;
    return count;
  };
  hands.let_coaches_play();
  CHECK(finished(hands.competition()) == 2);
  CHECK(finished(cup_of(hands)) == 0);
  hands.let_coaches_play();
  CHECK(finished(hands.competition()) == 2);
  CHECK(finished(cup_of(hands)) == 2);
}

TEST_CASE("one click leads from the league to the person's match of the cup", "[C21][C37]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  put_league_with_cup(hands, "pccc", 1);
  hands.press("season");
  hands.play_next();
  REQUIRE(hands.shows<TableScreen>());
  CHECK(cup_of(hands).state(0) == MatchState::under_way);
}

TEST_CASE("every tab of the hub and of a new competition is reached by keyboard") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  auto definition = season_of(Kind::groups, "pccccccc");
  definition.groups = 2;
  definition.qualify = 2;
  hands.open(definition);
  for (const SDL_Keycode key : {SDLK_1, SDLK_2, SDLK_3, SDLK_4, SDLK_5}) hands.mirror().key(key);
  CHECK(hands.offers("write page"));
  hands.press("write page");
  CHECK(fs::exists(folder / "reports" / "season.html"));
  CHECK(hands.mirror().director().box() == nullptr);
  REQUIRE(hands.mirror().director().notice().has_value());
  CHECK(hands.mirror().director().notice()->message == "Saved as season.html");
  CHECK(hands.offers("notice way"));
  hands.mirror().key(SDLK_3);
  CHECK(hands.offers("tie K1-1"));
}

TEST_CASE("the list of fixtures is scrolled to the match that keys lead to") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.open(season_of(Kind::league, "cccccc"));
  hands.press("season-tab-fixtures");
  const std::string last = "match L5-3";
  hands.mirror().key(SDLK_LEFT);
  for (int times = 0; times < 40 && hands.mirror().focus() != last; ++times) hands.mirror().key(SDLK_DOWN);
  REQUIRE(hands.mirror().focus() == last);
  hands.mirror().lay_out();
  const auto place = hands.mirror().rect(last);
  REQUIRE(place);
  CHECK(place->y + place->h < 800);
}

TEST_CASE("the table's clock counts while people are asked, and goes on after a kill", "[C34][3.0/T3]") {
  const TestFolder folder;
  auto now = std::chrono::steady_clock::time_point{};
  const auto by_hand = [&now] { return now; };
  const fs::path file = folder / "L1-1.time";
  {
    WallClock clock(7, "L1-1", file, by_hand);
    const auto pass = [&](int seconds, bool counts) {
      for (int second = 0; second < seconds; ++second) {
        clock.look("target 1", true, counts);
        now += std::chrono::seconds(1);
      }
      clock.look("target 1", true, false);
    };
    pass(60, false);
    CHECK(clock.played() == "0:00");
    pass(60, true);
    CHECK(clock.played() == "0:01");
    now += std::chrono::hours(1);  // the menu lay above the table
    pass(74 * 60, true);
    CHECK(clock.played() == "1:15");
    REQUIRE(clock.seconds_left());
    CHECK(*clock.seconds_left() == 30);
    pass(31, true);
    CHECK(clock.out_of_time());
    clock.look("home 1", true, true);
    CHECK_FALSE(clock.out_of_time());
  }
  const WallClock again(7, "L1-1", file, by_hand);
  CHECK(again.played() == "1:15");
  CHECK(again.seconds_left().has_value());
}

TEST_CASE("the clock ends a cup match at once, and penalties decide it", "[C34][C30][3.0/T4]") {
  const TestFolder first;
  const TestFolder second;
  SeasonHands hands(first.path());
  auto definition = season_of(Kind::cup, "pp");
  definition.clock = competition::Clock::rulebook;
  hands.open(definition);
  hands.press("play next");
  hands.play("K1-1", 30);
  test::write_text(first / "competitions/season/K1-1.time", "8460000 strict\n");
  hands.killed(second.path());
  hands.press("season");
  hands.press("go on");
  hands.mirror().wake();
  REQUIRE(hands.mirror().director().box() != nullptr);
  hands.mirror().key(SDLK_RETURN);
  REQUIRE(hands.shows<TableScreen>());
  hands.play("K1-1-penalties");
  hands.back_to_hub();
  const auto of = hands.competition();
  REQUIRE(of.outcome(0));
  CHECK(of.outcome(0)->result->stopped);
  CHECK(of.outcome(0)->result->penalties);
  CHECK(of.champion());
}

TEST_CASE("the small picture of a league has the order of its table", "[C13]") {
  competition::Competition league(season_of(Kind::league, "pppp"));
  const auto ends = [&league](const std::string& match, competition::Sides score) {
    REQUIRE(league.add(competition::ResultEntry{.match = match, .score = score}));
  };
  ends("L1-1", {0, 4});
  ends("L1-2", {0, 1});
  const auto order = [](const auto& rows) {
    std::vector<competition::TeamIndex> teams;
    for (const auto& row : rows) teams.push_back(row.team);
    return teams;
  };
  CHECK(order(StandingsPicture(league).lines()) == order(league.table(0)));
}
}  // namespace fuba::test::season_test
