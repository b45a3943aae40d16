#include "app/story/story_screen.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "app/story/story_export.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "fuba/table/told_story.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::story_screen_test {
using namespace fuba;
using namespace fuba::app;
using test::text_of;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t to_the_end = SIZE_MAX;

/// A match played at random until it has that many entries or is over.
Match played(const RulesChoice& rules, std::uint64_t seed, std::size_t entries = to_the_end) {
  Match match = test::played_match(seed, entries, load_rules(rules).value());
  match.set_info({.names = {"Ajax", "Inter"}, .colours = {}, .date = "2026-11-22 20:15"});
  return match;
}

Match plain_match(std::uint64_t seed = 4) {
  return played({.edition = std::string(default_edition())}, seed);
}

StoryView view_of(const Match& match) { return told_story(match, test::content().words); }

std::string score_of(const Match& match) {
  return std::to_string(match.state().score[0]) + "-" + std::to_string(match.state().score[1]);
}

/// A number of four bytes, the greatest first, as PNG has them.
int number_at(const std::string& bytes, std::size_t place) {
  int number = 0;
  for (std::size_t at = place; at < place + 4; ++at)
    number = number * 256 + static_cast<unsigned char>(bytes.at(at));
  return number;
}

/// The window with the story of a match.
class Stand : public test::Stand {
 public:
  void open(const Match& match) {
    mirror().show(std::make_unique<StoryScreen>(
        director(), std::make_shared<StoryView>(told_story(match, director().words())), fs::path()));
  }
  bool tells_story() { return shows<StoryScreen>(); }
  fs::path reports() const { return folder() / "reports"; }
};

}  // namespace

TEST_CASE("the story opens from the final whistle, and Esc leads back there") {
  Stand stand;
  const Words& words = stand.director().words();
  stand.mirror().show(std::make_unique<TableScreen>(
      stand.director(), stand.mirror().content(),
      std::make_unique<MatchPlay>(plain_match(), words, stand.director().settings())));
  stand.press("story");
  CHECK(stand.tells_story());
  stand.key(SDLK_ESCAPE);
  stand.mirror().settle();
  CHECK_FALSE(stand.tells_story());
  stand.key(SDLK_s);
  stand.mirror().settle();
  CHECK(stand.tells_story());
  stand.press("back");
  stand.mirror().settle();
  CHECK_FALSE(stand.tells_story());
}

TEST_CASE("at the final whistle teams that nobody has named are called as the language calls them") {
  Stand stand;
  stand.press("settings");
  stand.press("language-it");
  stand.mirror().show(std::make_unique<TableScreen>(
      stand.director(), stand.mirror().content(),
      std::make_unique<MatchPlay>(test::finished_match(4), stand.director().words(),
                                  stand.director().settings())));
  stand.mirror().settle();
  while (!stand.director().screen().complete()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    stand.mirror().wake();
  }
  stand.mirror().wake();
  std::vector<Written> written;
  stand.mirror().note_down(written);
  stand.mirror().lay_out();
  CHECK(std::ranges::find(written, "Casa", &Written::words) != written.end());
  CHECK(std::ranges::find(written, "Home", &Written::words) == written.end());
}

TEST_CASE("the story is saved as a page under a speaking name that is free") {
  Stand stand;
  const Match match = plain_match();
  stand.open(match);
  stand.key(SDLK_p);
  const std::string title = "Ajax " + score_of(match) + " Inter, 2026-11-22";
  const fs::path first = stand.reports() / (title + ".html");
  CHECK(text_of(first).starts_with("<!DOCTYPE html>"));
  CHECK(stand.told().empty());
  REQUIRE(stand.director().notice().has_value());
  CHECK(stand.director().notice()->message.find(first.filename().string()) != std::string::npos);
  CHECK(stand.director().notice()->way.has_value());

  const std::string before = text_of(first);
  stand.press("save page");
  CHECK(fs::exists(stand.reports() / (title + " (2).html")));
  CHECK(text_of(first) == before);
}

TEST_CASE("the story is saved as a picture, and the window goes on as before") {
  Stand stand;
  const Match match = plain_match();
  stand.open(match);
  stand.press("save picture");
  const std::string bytes = text_of(stand.reports() / ("Ajax " + score_of(match) + " Inter, 2026-11-22.png"));
  REQUIRE(bytes.size() > 24);
  CHECK(number_at(bytes, 16) == 1600);
  CHECK(number_at(bytes, 20) == 1000);
  stand.key(SDLK_RETURN);
  stand.press("story-chances");
  CHECK(stand.tells_story());
}

TEST_CASE("the players are told where the story cannot be saved") {
  Stand stand;
  stand.open(plain_match());
  test::write_text(stand.reports(), "a file, not a folder");
  stand.key(SDLK_p);
  CHECK(stand.told().find(stand.reports().string()) != std::string::npos);
  CHECK(stand.told().find("?") == std::string::npos);
  stand.key(SDLK_RETURN);
  stand.key(SDLK_i);
  CHECK(stand.told().find(stand.reports().string()) != std::string::npos);
  CHECK(fs::is_regular_file(stand.reports()));
}

TEST_CASE("a report is named after the saved match, or else after the teams, whatever they are called") {
  Match match = plain_match();
  const auto name_of = [&match](const fs::path& file) {
    return report_place(view_of(match), file, "/nowhere", ".html").filename().string();
  };
  CHECK(name_of("/saves/Derby.fuba") == "Derby.html");
  CHECK(name_of("/saves/match-day.fuba") == "match-day.html");
  const std::string speaking = "Ajax " + score_of(match) + " Inter, 2026-11-22.html";
  CHECK(name_of("/saves/match-0001.fuba") == speaking);
  CHECK(name_of({}) == speaking);
  MatchInfo info = match.info();
  info.names = {"A/B: \"C\"", std::string(300, 'x')};
  info.date.clear();
  match.set_info(info);
  CHECK(name_of({}) == "A-B- -C- " + score_of(match) + " " + std::string(60, 'x') + ".html");
  std::string umlauts = "x";
  for (int letter = 0; letter < 100; ++letter) umlauts += "ü";
  info.names = {"Ajax", umlauts};
  match.set_info(info);
  CHECK(name_of({}) == "Ajax " + score_of(match) + " " + umlauts.substr(0, 59) + ".html");
}
}  // namespace fuba::test::story_screen_test
