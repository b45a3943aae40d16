// Expected points, top lists, and the story of a season as a page.
#include <algorithm>

#include "competition/expected_points.hpp"
#include "competition/season.hpp"
#include "competition/season_page.hpp"
#include "competition/top_lists.hpp"
#include "support/catch.hpp"
#include "tabletop/files.hpp"
#include "words/language_file.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

namespace {

json figures(double home, double away, const json& chances, double swing = 1) {
  return {
      {"figures", {{"xg", {home, away}}, {"luck", {home, -home}}, {"chances", chances}, {"swing", swing}}}};
}

/// Four teams, all with figures: a is lucky, b sharp.
Season measured() {
  Season season("league", 4);
  season.result("L1-1", 2, 0, figures(1, 2, {0.2, 0.3, 0.5}, 4));
  season.result("L1-2", 5, 0, figures(1, 1, {0.4, 0.3, 0.3}, 9));
  season.result("L2-1", 0, 0, figures(0.5, 0.5, {0.3, 0.4, 0.3}));
  season.result("L2-2", 1, 1, {{"yellow", {4, 0}}, {"by_hand", true}});
  return season;
}

const words::Words& english() {
  static const words::Words words = [] {
    const json all = json::parse(tabletop::read_file(FUBA_ENGLISH, std::size_t{1} << 20U).value());
    words::Words::Texts texts;
    texts["language"] = "en";
    for (const char* part : {"format", "season", "ui"})
      for (const auto& [key, value] : all[part].items())
        if (value.is_string()) texts[part + ("." + key)] = value;
    for (const auto& [noun, forms] : all["count"].items())
      for (const auto& [form, text] : forms.items()) texts["count." + noun + "." + form] = text;
    return words::Words(std::move(texts), *words::plural_rules("en"));
  }();
  return words;
}

std::string page(
    const Season& season, const TellMatch& tell = [](std::size_t) { return std::nullopt; }) {
  return season_page(season.get(), tell, english(), "The whole game: with cards");
}

}  // namespace

TEST_CASE("the chance of a result is that of shots which score by themselves", "[C41]") {
  const std::array<double, 2> home{0.5, 0.5};
  const std::array<double, 1> away{0.5};
  const auto chances = chances_of(home, away);
  // Home 0, 1 or 2 with 1/4, 1/2, 1/4; Away 0 or 1 with 1/2 each.
  CHECK(chances[0] == Approx(0.25 + 0.5 * 0.5 + 0.25 * 0.5 - 0.125));
  CHECK(chances[1] == Approx(0.25 * 0.5 + 0.5 * 0.5));
  CHECK(chances[2] == Approx(0.25 * 0.5));
  CHECK(expected_points(chances, 0) == Approx(3 * chances[0] + chances[1]));
  CHECK(chances_of({}, {})[1] == 1);
}

TEST_CASE("the table by expected points counts matches that the program has played", "[C41][C40]") {
  const auto rows = expected_table(measured().get(), 0);
  const auto of = [&](TeamIndex team) { return *std::ranges::find(rows, team, &ExpectedRow::team); };
  CHECK(of(0).points == Approx(3 * 0.2 + 0.3));
  CHECK(of(0).matches == 1);
  CHECK(of(1).points == Approx(3 * 0.4 + 0.3));
  CHECK(rows.front().points >= rows.back().points);
}

TEST_CASE("the lists of a season name who was first in something", "[C42]") {
  const Season season = measured();
  const auto all = team_figures(season.get());
  const TopLists lists = top_lists(season.get(), all);
  CHECK(lists.best_attack == TeamIndex{1});
  CHECK(lists.sharpest == TeamIndex{1});
  CHECK(lists.luckiest == TeamIndex{0});
  CHECK(season.get().fixtures()[*lists.match_of_the_season].id == "L1-2");
  CHECK(season.get().fixtures()[*lists.greatest_upset].id == "L1-1");
  CHECK(lists.fairest != TeamIndex{0});
  CHECK(all[1].longest_unbeaten == 2);
  CHECK(all[0].clean_sheets == 1);
  CHECK(all[0].measured == 1);
}

TEST_CASE("nobody is the luckiest or the sharpest where nothing came beyond the chances", "[C42]") {
  Season league("league", 2, {{"rounds", 2}});
  league.result("L1-1", 1, 1, figures(1, 1, {0.3, 0.4, 0.3}));
  CHECK_FALSE(top_lists(league.get(), team_figures(league.get())).sharpest);
  CHECK_FALSE(
      top_lists(league.get(), {{.measured = 1, .goals_measured = 2, .expected_for = 1.96, .luck = 0.04}})
          .luckiest);
}

TEST_CASE("what a team has won is told by the kind of its competition", "[C42]") {
  Season cup("cup", 2);
  cup.result("K1-1", 1, 0);
  CHECK(page(cup).find("has won the cup.") != std::string::npos);
  Season league("league", 2);
  league.result("L1-1", 1, 0);
  CHECK(page(league).find("is the champion.") != std::string::npos);
}

TEST_CASE("the lists of a season count goals and matches in words", "[C42]") {
  Season league("league", 2);
  league.result("L1-1", 2, 0, figures(0.5, 1, {0.3, 0.4, 0.3}));
  const std::string told = page(league);
  for (const char* each :
       {"2 goals in 1 match<", "no goals against in 1 match<", "+1.50 goals", "+0.50 goals"}) {
    INFO(each);
    CHECK(told.find(each) != std::string::npos);
  }
}

TEST_CASE("fairest is who has the fewest cards a match, a red one as three yellow ones", "[C42][C15]") {
  Season league("league", 4);
  league.result("L1-1", 1, 0, {{"yellow", {2, 0}}, {"red", {0, 1}}});  // b and c have not played
  CHECK(top_lists(league.get(), team_figures(league.get())).fairest == TeamIndex{0});
}

TEST_CASE("a drawn match is no upset", "[C42]") {
  Season league("league", 2, {{"rounds", 2}});
  league.result("L1-1", 1, 1, figures(1, 1, {0.7, 0.2, 0.1}));
  CHECK_FALSE(top_lists(league.get(), team_figures(league.get())).greatest_upset);
}

TEST_CASE("a shoot-out counts in no figure, goals of extra time do", "[C31][C42]") {
  Season cup("cup", 2);
  cup.result("K1-1", 1, 1, {{"extra", {1, 1}}, {"penalties", {4, 3}}});
  const auto all = team_figures(cup.get());
  CHECK(all[0].tally.goals_for == 2);
  CHECK(all[0].tally.drawn == 1);
}

TEST_CASE("a season without a match has a page too") {
  const Season league("league", 3);
  CHECK(page(league).find("Still under way") != std::string::npos);
}

TEST_CASE("the page says everything in words of the language file, without a script") {
  Season season("groups", 8, {{"groups", 2}, {"qualify", 2}, {"third_place", true}, {"legs", 2}});
  season.result("A1-1", 2, 1).add({{"withdraw", "h"}});
  for (int round = 0; round < 3; ++round)
    for (const std::size_t match : season.get().next()) {
      const Fixture& fixture = season.get().fixtures()[match];
      if (fixture.group) season.result(fixture.id, 2, 1, figures(1, 1, {0.4, 0.3, 0.3}));
    }
  season.draw_all();
  const std::string told = page(season, [](std::size_t) {
    return MatchTold{"The dice were even.", {"What a game!"}};
  });
  CHECK(told.find("<script") == std::string::npos);
  CHECK(told.find(">?<") == std::string::npos);
  CHECK(told.find("The dice were even.") != std::string::npos);
  CHECK(told.find("What a game!") != std::string::npos);
  CHECK(told.find("Third place") != std::string::npos);
  CHECK(told.find("The way through the rounds, group B") != std::string::npos);
  CHECK(told.find("<h3>Group A, round 1</h3>") != std::string::npos);
  CHECK(told.find("<h3>Semi-finals</h3>") != std::string::npos);
  CHECK(told.find("goal difference, goals, the matches among them") != std::string::npos);
  CHECK(told.find("The whole game: with cards") != std::string::npos);
}

TEST_CASE("the page names at most three teams of a table that stand elsewhere than their chances", "[C41]") {
  Season league("league", 6);
  while (!league.get().next().empty()) {
    const std::string id = league.get().fixtures()[league.get().next().front()].id;
    league.result(id, 1, 0, figures(0.1, 2, {0.01, 0.01, 0.98}));
  }
  const std::string told = page(league);
  int named = 0;
  for (std::size_t at = told.find("By its chances"); at != told.npos;
       at = told.find("By its chances", at + 1))
    ++named;
  CHECK(named == 3);
}

TEST_CASE("names are texts on the page, whatever they hold", "[C1]") {
  json teams = definition("league", 2)["teams"];
  teams[0]["name"] = "<b>&\"Mill\"";
  Season season("league", 2, {{"teams", teams}, {"name", "</title><script>"}});
  season.result("L1-1", 1, 0);
  const std::string told = page(season, [](std::size_t) { return MatchTold{"<i>", {"<u>"}}; });
  CHECK(told.find("<b>&\"Mill") == std::string::npos);
  CHECK(told.find("&lt;b&gt;&amp;&quot;Mill&quot;") != std::string::npos);
  CHECK(told.find("<script") == std::string::npos);
  CHECK(told.find("<i>") == std::string::npos);
  CHECK(told.find("<u>") == std::string::npos);
}
