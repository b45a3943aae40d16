#include "app/window/language.hpp"

#include <string>

#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "fuba/table/told_story.hpp"
#include "fuba/words_files.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "support/variable.hpp"
#include "table.hpp"
#include "words/languages.hpp"

namespace fuba::test::language_test {
using namespace fuba::app;
namespace {

TEST_CASE("A language is chosen in the settings and spoken at once, by all games") {
  test::Stand stand;
  REQUIRE(stand.director().words().language() == "en");
  const auto kind = [&] { return stand.director().game_named("stw").coaches().of_the_game.front().kind; };
  const auto english = kind();
  stand.press("settings");
  stand.press("language-it");
  CHECK(stand.shows<SettingsScreen>());
  CHECK(stand.told().empty());
  const Words italian = load_words("it").value();
  CHECK(stand.director().words().language() == "it");
  CHECK(words::ui(stand.director().words(), "title-settings") == words::ui(italian, "title-settings"));
  CHECK(words::ui(italian, "title-settings") != words::ui(test::content().words, "title-settings"));
  CHECK(kind() != english);
  stand.press("language-en");
  CHECK(stand.director().words().language() == "en");
}

TEST_CASE("The language is kept, and spoken after the next start") {
  test::Stand stand;
  stand.press("settings");
  stand.press("language-it");
  const Settings kept = load_settings(stand.folder() / "settings.json");
  CHECK(kept.language == "it");
  CHECK(language_of(kept) == "it");
}

TEST_CASE("A language that there are no texts of is English") {
  Settings settings;
  settings.language = "xx";
  CHECK(language_of(settings) == "en");
  CHECK(words::language_of(std::vector<std::string>{"xx_YY", "it_CH.UTF-8", "en"}) == "it");
  CHECK(words::language_of(std::vector<std::string>{"C"}) == "en");
}

TEST_CASE("Unless the settings name a language it is that of the environment") {
  struct Environment {
    const char* languages = nullptr;
    const char* all = nullptr;
    const char* messages = nullptr;
    const char* lang = nullptr;
    std::string spoken;
  };
  const Environment set = GENERATE(values<Environment>({
      {.lang = "fi_FI.UTF-8", .spoken = "fi"},
      {.messages = "fi_FI.UTF-8", .lang = "en_GB.UTF-8", .spoken = "fi"},
      {.all = "de_AT", .messages = "es_ES", .lang = "fi_FI.UTF-8", .spoken = "de"},
      {.languages = "sv:it:en", .lang = "en_GB.UTF-8", .spoken = "it"},
      {.languages = "it", .all = "C.UTF-8", .lang = "fi_FI.UTF-8", .spoken = "en"},
      {.spoken = "en"},
  }));
  const Variable languages("LANGUAGE", set.languages);
  const Variable all("LC_ALL", set.all);
  const Variable messages("LC_MESSAGES", set.messages);
  const Variable lang("LANG", set.lang);
  CHECK(language_of(Settings{}) == set.spoken);
}

TEST_CASE("A match under way goes on in the other language: log, call-outs, question") {
  const Match match = test::match_at(R"({"rules": "fuba-3.0"})");
  MatchPlay play = test::play(match);
  play.choose(play.legal()[0]);
  const std::string asked = play.question();
  const std::size_t lines = play.log().size();
  Content content = test::content();
  REQUIRE(reword(content, "it"));
  play.reword(content.words);
  CHECK(play.question() != asked);
  CHECK(play.question() ==
        question(content.of("fuba-3.0").words, *play.decision(), play.view(), play.names()));
  REQUIRE(play.log().size() == lines);
  const Rulebook english = test::content().of("fuba-3.0").book;
  const Rulebook& italian = content.of("fuba-3.0").book;
  REQUIRE(italian.sections.size() == english.sections.size());
  CHECK(italian.chapters[0].title != english.chapters[0].title);
  CHECK(italian.sections[0].statements[0].text != english.sections[0].statements[0].text);
  CHECK(italian.stages[0].title != english.stages[0].title);
  CHECK(section(italian, "R1")->statements[0].text != section(english, "R1")->statements[0].text);
}

TEST_CASE("A match does not keep what the language calls teams that nobody has named") {
  Settings settings = test::still();
  settings.language = "de";
  test::Stand stand(settings);
  stand.press("two");
  REQUIRE(stand.shows<TableScreen>());
  const auto match = stand.under_way();
  REQUIRE(match);
  CHECK(match->info().names == tabletop::MatchInfo{}.names);
}

TEST_CASE("Teams that nobody has named are called as the language calls them, and by another one after it") {
  const Words finnish = load_words("fi").value();
  const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";
  MatchPlay play(test::match_at(turn), finnish, test::still());
  CHECK(play.names()[Team::home] == "Koti");
  CHECK(told_story(play.match(), finnish).names[Team::home] == "Koti");
  CHECK(told_story(play.match(), finnish).report.head.names[1] == "Vieras");
  const Match& match = play.match();
  CHECK(standing_of(finnish, match.rules(), match.info(), match.state(), false).names[Team::away] ==
        "Vieras");
  play.reword(load_words("de").value());
  CHECK(play.names()[Team::home] == "Heim");
}

TEST_CASE("What the menu above a match says is said in the other language too") {
  test::Stand stand;
  stand.press("two");
  stand.key(SDLK_ESCAPE);
  REQUIRE(stand.shows<TitleScreen>());
  stand.press("settings");
  stand.press("language-it");
  stand.key(SDLK_ESCAPE);
  CHECK(stand.shows<TitleScreen>());
  stand.key(SDLK_ESCAPE);
  CHECK(stand.shows<TableScreen>());
}

}  // namespace
}  // namespace fuba::test::language_test
