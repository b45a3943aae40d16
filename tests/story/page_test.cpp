#include "fuba/story/page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fuba/analysis/prospects.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/story/report.hpp"
#include "match/played.hpp"
#include "story/html.hpp"
#include "story/page.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "well_formed.hpp"

namespace fuba::test::page_test {

using tabletop::find_data_folder;
namespace {

using story::escaped;
using story::isolated;

constexpr std::size_t largest_page = 150'000;

const Words& words() {
  static const Words read =
      make_words(text_of(*find_data_folder() / "assets/lang/en.json"), "en.json").value();
  return read;
}

std::string page_of(const Match& match) {
  const Foreteller foreteller = foreteller_of_the_game(match.rules().id).value();
  return story_page(tell(match), match, words(), &foreteller);
}

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
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
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

/// Every text of a report that a page has to show, as often as it stands there.
std::vector<std::string> texts(const story::Report& report) {
  std::vector<std::string> all{report.language, report.title, report.colophon};
  const auto add = [&all](const auto& more) { all.insert(all.end(), more.begin(), more.end()); };
  const story::Head& head = report.head;
  add(head.played);
  add(head.names);
  add(std::array{head.score, head.half_time, head.options});
  for (const auto& scorers : head.scorers) add(scorers);
  for (const auto& tick : report.time.ticks) all.push_back(tick.label);
  all.push_back(report.time.half_time.label);
  add(report.momentum.legend);
  add(std::array{report.momentum.heading, report.momentum.note, report.momentum.alt});
  for (const auto& mark : report.momentum.marks) all.push_back(mark.told);
  add(report.prospects->legend);
  add(std::array{report.prospects->heading, report.prospects->note, report.prospects->alt});
  for (const auto& mark : report.prospects->marks) all.push_back(mark.told);
  add(report.expected_goals.legend);
  add(report.expected_goals.sums);
  add(std::array{report.expected_goals.heading, report.expected_goals.note, report.expected_goals.alt});
  for (const auto& tick : report.expected_goals.ticks) all.push_back(tick.label);
  for (const auto& goal : report.expected_goals.goals) all.push_back(goal.told);
  add(report.heat.legend);
  add(std::array{report.heat.heading, report.heat.note, report.heat.alt});
  for (const auto& place : report.heat.places) add(std::array{place.name, place.share, place.told});
  add(std::array{report.figures.heading, report.figures.note});
  for (const auto& figure : report.figures.figures) {
    all.push_back(figure.what);
    add(figure.told);
    add(figure.expected);
  }
  add(std::array{report.luck.heading, report.luck.balance, report.luck.note});
  for (const auto& sentences : report.luck.sentences) add(sentences);
  all.push_back(report.shots.heading);
  add(report.shots.columns);
  for (const auto& shot : report.shots.lines)
    add(std::array{shot.when, shot.from, shot.percent, shot.result});
  for (const auto* part : {&report.incidents, &report.notes}) {
    all.push_back(part->heading);
    for (const auto& line : part->lines) add(std::array{line.when, line.text});
  }
  add(std::array{report.turns.heading, report.turns.note, report.turns.before_heading});
  for (const auto& half : report.turns.halves) all.push_back(half.heading);
  return all;
}

TEST_CASE("all that a report says stands on the page") {
  for (const std::string_view edition : editions()) {
    Match match = finished_match(4, full_rules(edition));
    match.set_info({.names = {"Reds", "Greens"}, .colours = {}, .date = "2024-05-18 20:15"});
    match.write({60, "A note."});
    const Foreteller foreteller = foreteller_of_the_game(edition).value();
    const story::Report report = make_report(tell(match), match, words(), &foreteller);
    const std::string page = story::page(report);
    for (const std::string& text : texts(report)) {
      INFO(edition << ": " << text);
      CHECK(has(page, escaped(text)));
    }
    CHECK(count(page, "class=\"number\"") == report.shots.lines.size() + 1);
    CHECK(count(page, "href=\"#home-dot\"") + count(page, "href=\"#away-dot\"") ==
          report.expected_goals.goals.size());
    CHECK(count(page, "<tr><td>") == report.figures.figures.size() + report.shots.lines.size());
  }
}

TEST_CASE("a report of any game is a page") {
  story::Report report;
  report.language = "nl";
  report.title = "Red & Blue";
  report.head.names = {"Red", "Blue"};
  report.expected_goals.steps = {{{{0, 0}, {1, 0.5}}, {{0, 0}}}};
  report.figures.figures = {{.what = "Throw-ins", .told = {"3", "1"}, .length = {1, 1.0 / 3}}};
  report.incidents.none = "Nothing < happened.";
  const std::string page = story::page(report);
  CHECK(fault_in(page).empty());
  CHECK(has(page, "<html lang=\"nl\">"));
  CHECK(has(page, "<title>Red &amp; Blue</title>"));
  CHECK(has(page, "<td>3</td><th scope=\"row\">Throw-ins<"));
  CHECK(has(page, "style=\"width:33%\""));
  CHECK(has(page, "<p>Nothing &lt; happened.</p>"));
  CHECK(!has(page, "FUBA"));
}

TEST_CASE("whoever cannot see the pictures is told what they show") {
  const std::string page = page_of(finished_match(2));
  CHECK(has(page, "<html lang=\"en\">"));
  CHECK(count(page, "<h1>") == 1);
  CHECK(count(page, "role=\"img\" aria-label=\"") == 4);
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

}  // namespace
}  // namespace fuba::test::page_test
