#include "fuba/story/page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fuba/rules_files.hpp"
#include "fuba/story/html.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "well_formed.hpp"

namespace fuba::test {

using tabletop::find_data_folder;
namespace {

constexpr std::size_t largest_page = 150'000;

const Words& words() {
  static const Words read =
      make_words(text_of(*find_data_folder() / "assets/lang/en.json"), "en.json").value();
  return read;
}

std::string page_of(const Match& match) { return story_page(tell(match), match, words()); }

/// An edition with every option that can be played together.
std::shared_ptr<const Ruleset> full_rules(std::string_view edition) {
  RulesChoice choice{.edition = std::string(edition)};
  for (const Option option : load_options()->of(edition)) choice.options.add(option);
  return load_rules(choice).value();
}

bool has(const std::string& page, std::string_view text) { return page.find(text) != std::string::npos; }

/// Every sentence that the journal of a match brings.
std::vector<std::string> sentences(const Match& match) {
  const Words own = words().of_edition(match.rules().id);
  std::vector<std::string> all;
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (auto text = sentence(own, match.rules(), event, Names{match.info().names}); !text.empty())
        all.push_back(std::move(text));
  return all;
}

std::size_t count(const std::string& page, std::string_view text) {
  std::size_t found = 0;
  for (auto at = page.find(text); at != std::string::npos; at = page.find(text, at + text.size())) ++found;
  return found;
}

TEST_CASE("the checker of pages finds what is wrong") {
  const auto fault = [](std::string_view body) { return fault_in(fmt::format("<!DOCTYPE html>\n{}", body)); };
  CHECK(fault("<p class=\"a\">b &amp; c<br/></p>\n").empty());
  CHECK(!fault("<p>").empty());
  CHECK(!fault("<p><b></p></b>").empty());
  CHECK(!fault("<p class=a></p>").empty());
  CHECK(!fault("<p class=\"a\" class=\"b\"></p>").empty());
  CHECK(!fault("<p title=\"<\"></p>").empty());
  CHECK(!fault("<p>a & b</p>").empty());
  CHECK(!fault("<p>a > b</p>").empty());
  CHECK(!fault("<p></p>b").empty());
}

TEST_CASE("the page of a whole match of every edition is well formed, small and needs nothing else") {
  for (const std::string_view edition : editions())
    for (const std::uint64_t seed : {1, 2, 3}) {
      INFO(edition << ", seed " << seed);
      const std::string page = page_of(finished_match(seed, full_rules(edition)));
      CHECK(fault_in(page).empty());
      CHECK(page.size() < largest_page);
      for (const std::string_view other : {"<script", "http", "src=", "@import", "<link", "url(#stripes)}@"})
        CHECK(!has(page, other));
      CHECK(count(page, "url(") == 1);
      CHECK(!has(page, ">?<"));
    }
}

TEST_CASE("the page has the figures of the match") {
  Match match = finished_match(4, full_rules("fuba-3.0"));
  match.set_info({.names = {"Reds", "Greens"}, .colours = {}, .date = "2024-05-18 20:15"});
  const Story story = tell(match);
  const std::string page = story_page(story, match, words());
  CHECK(has(page, fmt::format("<title>Reds {} : {} Greens, 2024-05-18 20:15</title>", story.score[0],
                              story.score[1])));
  CHECK(has(page, "<span>FUBA 3.0</span><span>2024-05-18 20:15</span><span>Full time</span>"));
  CHECK(has(page,
            fmt::format("<td>{}</td><th scope=\"row\">Minutes with the ball", story.of(Team::home).minutes)));
  CHECK(has(page, fmt::format("<td>{:.2f}</td></tr>", story.of(Team::away).expected_goals)));
  const Tally& checks = story.of(Team::home).checks;
  CHECK(has(page, fmt::format("<td>{} of {}<small>{:.1f} expected</small></td>", checks.won, checks.tried,
                              checks.expected)));
  CHECK(count(page, "class=\"number\"") == story.shots.size() + 1);
  CHECK(count(page, "href=\"#home-dot\"") + count(page, "href=\"#away-dot\"") == story.goals.size());
  CHECK(has(page, "Played with: Condition, Player roles"));
}

TEST_CASE("whoever cannot see the pictures is told what they show") {
  Match match = finished_match(2);
  match.set_info({.names = {"Reds", "Greens"}, .colours = {}, .date = ""});
  Story story = tell(match);
  story.shots = {{.when = {10, 1, 12, 0}, .team = Team::home, .chance = 0.25}};
  story.ball_minutes = {};
  story.ball_minutes[index(Area::C4)] = 30;
  story.ball_minutes[index(Area::L2)] = 10;
  const std::string page = story_page(story, match, words());
  CHECK(has(page, "<html lang=\"en\">"));
  CHECK(count(page, "<h1>") == 1);
  CHECK(count(page, "role=\"img\" aria-label=\"") == 3);
  CHECK(has(page, "aria-label=\"Momentum: Reds had the better of "));
  CHECK(has(page, "aria-label=\"Expected goals over the match: Reds 0.25, Greens 0.00.\""));
  CHECK(has(page, "aria-label=\"Where the ball was: C4 75 %, L2 25 %, L1 0 %, "));
}

TEST_CASE("everything that happened stands on the page once") {
  for (const std::string_view edition : editions()) {
    const Match match = finished_match(2, full_rules(edition));
    const std::string page = page_of(match);
    const std::string turns = page.substr(page.find("<section class=\"wide turns\">"));
    const std::vector<std::string> all = sentences(match);
    std::size_t lines = count(turns, "<li>") + count(turns, "<span class=\"first\">");
    CHECK(lines == all.size());
    for (const std::string& text : all) CHECK(has(turns, escaped(text)));
  }
}

TEST_CASE("the head of the page names the minutes of the goals") {
  Match match = finished_match(1);
  Story story = tell(match);
  story.score = {2, 1};
  story.goals = {{.when = {10, 1, 12, 0}, .team = Team::home, .score = {1, 0}},
                 {.when = {20, 1, 45, 2}, .team = Team::away, .score = {1, 1}},
                 {.when = {30, 2, 67, 0}, .team = Team::home, .score = {2, 1}}};
  story.shots = {
      {.when = {10, 1, 12, 0}, .team = Team::home, .result = ShotResult::goal},
      {.when = {20, 1, 45, 2}, .team = Team::away, .result = ShotResult::goal},
      {.when = {29, 2, 67, 0}, .team = Team::home, .kind = ShotKind::penalty, .result = ShotResult::goal}};
  const std::string page = story_page(story, match, words());
  CHECK(has(page, "<ul class=\"scorers\"><li>12&#39;</li><li>67&#39; (penalty)</li></ul>"));
  CHECK(has(page, "<ul class=\"scorers\"><li>45+2&#39;</li></ul>"));
  CHECK(has(page, "Half-time 1 : 1"));
  CHECK(has(page, "<span class=\"score\">2 : 1</span>"));
}

TEST_CASE("the luck of the dice is told in words") {
  const Match match = finished_match(1);
  Story story = tell(match);
  TeamStory& home = story.teams[0];
  home.goals = 2;
  home.shots = 4;
  home.expected_goals = 1.2;
  home.luck_in_shots = 1.1;
  home.checks = {.tried = 20, .won = 12, .expected = 13.5};
  home.presses = {.tried = 3, .won = 1, .expected = 1.01};
  TeamStory& away = story.teams[1];
  away.goals = 0;
  away.shots = 0;
  away.expected_goals = 0;
  const std::string page = story_page(story, match, words());
  CHECK(has(page, "the dice were worth 1.1 goals to Home."));
  CHECK(has(page, "The dice gave Home 0.8 goals more than its chances promised."));
  CHECK(has(page, "Control checks: 12 of 20 balls kept, 1.5 fewer than the dice promised."));
  CHECK(has(page, "Presses: 1 of 3 won, as the dice promised."));
  CHECK(has(page, "Away did not shoot at goal."));
  story.teams[0].luck_in_shots = -0.6;
  CHECK(has(story_page(story, match, words()), "the dice were worth 0.6 goals to Away."));
  story.teams[0].luck_in_shots = 0.01;
  CHECK(has(story_page(story, match, words()), "the dice favoured nobody."));
}

TEST_CASE("a match under way is told as far as it went") {
  Match match = played_match(3, 200);
  const std::string page = page_of(match);
  CHECK(fault_in(page).empty());
  CHECK(has(page, "The match so far, "));
  CHECK(!has(page, "Full time"));
}

TEST_CASE("a match that has not begun has a page too") {
  for (const std::string_view edition : editions()) {
    const Match match(full_rules(edition), DiceSource::scripted({}));
    const std::string page = page_of(match);
    CHECK(fault_in(page).empty());
    CHECK(has(page, "Nobody shot at goal."));
    CHECK(has(page, "Nothing of the kind."));
  }
}

TEST_CASE("names and notes stand on the page as texts") {
  Match match = finished_match(1);
  match.set_info({.names = {"<script>alert(\"x\")</script>", "A & 'B'\x01 }{"},
                  .colours = {"red;}body{display:none", "#12345G"},
                  .date = "<b>now</b>"});
  match.write({40, "first line\nsecond <i>line</i>"});
  const std::string page = page_of(match);
  CHECK(fault_in(page).empty());
  CHECK(!has(page, "<script"));
  CHECK(!has(page, "<b>now"));
  CHECK(!has(page, "\x01"));
  CHECK(has(page, "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"));
  CHECK(has(page, "A &amp; &#39;B&#39; }{"));
  CHECK(has(page, "dir=\"auto\">first line\nsecond &lt;i&gt;line&lt;/i&gt;<"));
  CHECK(!has(page, "display:none}body"));
  CHECK(has(page, ":root{--home:#F2C230;--home-mark:#1A1A1A;--away:#2E6BE6;--away-mark:#FFFFFF;}"));
}

TEST_CASE("the page is in the colours of the teams") {
  Match match = finished_match(1);
  match.set_info({.names = {"One", "Other"}, .colours = {"#763ea8", "#F6F2E6"}, .date = ""});
  CHECK(has(page_of(match), "--home:#763ea8;--home-mark:#FFFFFF;--away:#F6F2E6;--away-mark:#1A1A1A;"));
}

TEST_CASE("a name cannot turn the text beside it") {
  CHECK(isolated("Plain & simple") == "Plain & simple");
  CHECK(isolated("\u202eevil") == "evil");
  CHECK(isolated("\u2069\u05d0\u05d1") == "\u2068\u05d0\u05d1\u2069");
  Match match = finished_match(1);
  match.set_info({.names = {"\u202eevil\u2066", "\u05d0\u05d1"}, .colours = {}, .date = ""});
  const std::string page = page_of(match);
  CHECK(!has(page, "\u202e"));
  CHECK(count(page, "\u2068") == count(page, "\u05d0\u05d1"));
  CHECK(count(page, "\u2068") == count(page, "\u2069"));
}

TEST_CASE("cards, substitutions and notes stand in the order of time") {
  Match match = finished_match(4, full_rules("fuba-3.0"));
  match.write({60, "Later."});
  match.write({50, "Sooner."});
  Story story = tell(match);
  story.bookings = {{{70, 1, 33, 0}, Team::away, Card::red}};
  const std::string page = story_page(story, match, words());
  CHECK(has(page, "Red card for Away."));
  CHECK(page.find("Sooner.") < page.find("Later."));
}

}  // namespace
}  // namespace fuba::test
