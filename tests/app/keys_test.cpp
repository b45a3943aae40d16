#include "keys.hpp"

#include "app/menus/lessons_screen.hpp"
#include "app/menus/library_screen.hpp"
#include "app/menus/new_match_screen.hpp"
#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "app/season/competitions_screen.hpp"
#include "app/season/contest.hpp"
#include "fuba/table/screens/editor_screen.hpp"
#include "match/played.hpp"
#include "season_hands.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::keys_test {
using namespace fuba::app;
namespace {

/// Nothing moves, and what nearly always gets the same answer is not asked.
Settings calm() {
  Settings settings = test::still();
  settings.questions = Questions::what_matters;
  return settings;
}

TEST_CASE("A whole match is played by keyboard alone") {
  test::Stand stand(calm());
  test::Keys keys(stand.mirror(), 3);
  REQUIRE(keys.go_to("two"));
  stand.key(SDLK_RETURN);
  constexpr int patience = 20'000;
  int answers = 0;
  while (!keys.over() && answers < patience) {
    keys.play();
    ++answers;
  }
  INFO(answers);
  CHECK(keys.over());
  REQUIRE(keys.go_to("leave"));
  stand.key(SDLK_RETURN);
  CHECK(stand.shows<TitleScreen>());
}

TEST_CASE("Every page of the title is reached and left by keyboard alone") {
  test::Stand stand;
  test::Keys keys(stand.mirror(), 1);
  const auto visit = [&](const std::string& id, auto shows) {
    INFO(id);
    REQUIRE(keys.go_to(id));
    stand.key(SDLK_RETURN);
    CHECK(shows());
    stand.key(SDLK_ESCAPE);
    CHECK(stand.shows<TitleScreen>());
  };
  visit("learn", [&] { return stand.shows<LessonsScreen>(); });
  visit("choose", [&] { return stand.shows<NewMatchScreen>(); });
  visit("competitions", [&] { return stand.shows<CompetitionsScreen>(); });
  visit("load", [&] { return stand.shows<LibraryScreen>(); });
  visit("rules", [&] { return !stand.shows<TitleScreen>(); });
  visit("dice", [&] { return !stand.shows<TitleScreen>(); });
  visit("settings", [&] { return stand.shows<SettingsScreen>(); });
}

/// A window in which one goes from page to page.
class Pages {
 public:
  Pages(std::size_t text, const std::string& game) : stand_(settings_with(text, game)) {}

  test::Stand& stand() { return stand_; }

  /// What arrows do not come to on a page.
  std::set<std::string> missed_at(const Destination& place) {
    stand_.director().go(place);
    stand_.mirror().wake();
    stand_.mirror().settle();
    const auto missed = test::Keys(stand_.mirror(), 1).out_of_reach();
    while (stand_.director().box() != nullptr) stand_.key(SDLK_ESCAPE);
    stand_.director().go(place::Title{});
    stand_.mirror().wake();
    return missed;
  }

 private:
  static Settings settings_with(std::size_t text, const std::string& game) {
    Settings settings = calm();
    settings.text = text;
    settings.game = game;
    return settings;
  }

  test::Stand stand_;
};

TEST_CASE("Arrows come to every choice of every page, of every game, with text as usual and twice as large") {
  const std::string game = GENERATE("fuba", "stw", "soccer-city");
  const std::size_t text = GENERATE(std::size_t{0}, text_names.size() - 1);
  INFO(game << ", text " << text_names[text]);
  Pages pages(text, game);
  const auto match = pages.stand().director().game().new_match({});
  REQUIRE(match);
  const std::set<std::string> none;
  CHECK(pages.missed_at(place::Title{}) == none);
  CHECK(pages.missed_at(place::NewMatch{}) == none);
  CHECK(pages.missed_at(place::Rules{}) == none);
  CHECK(pages.missed_at(place::Table{.match = *match, .kept = false}) == none);
  CHECK(pages.missed_at(place::Menu{.match = *match}) == none);
  CHECK(pages.missed_at(place::Story{.match = *match}) == none);
  CHECK(pages.missed_at(place::PlayOn{.match = *match}) == none);
  CHECK(pages.missed_at(place::Dice{.match = *match}) == none);
}

TEST_CASE("Arrows come to every choice of the pages that all games share, and of FUBA's own") {
  const std::size_t text = GENERATE(std::size_t{0}, text_names.size() - 1);
  INFO("text " << text_names[text]);
  Pages pages(text, "fuba");
  test::Stand& stand = pages.stand();
  const auto kept = stand.folder() / "matches";
  std::filesystem::create_directories(kept);
  for (const std::string name : {"one", "two", "three"})
    REQUIRE(save(test::played_match(3, 40), kept / (name + ".fuba")));
  const auto contest = Contest::create(stand.director(), test::season_of(competition::Kind::league, "pccc"),
                                       stand.folder() / "competitions" / "harbour.fubac");
  REQUIRE(contest);
  const std::set<std::string> none;
  CHECK(pages.missed_at(place::Learn{}) == none);
  CHECK(pages.missed_at(place::Library{}) == none);
  CHECK(pages.missed_at(place::SettingsPage{}) == none);
  CHECK(pages.missed_at(place::Competitions{}) == none);
  CHECK(pages.missed_at(place::NewCompetition{}) == none);
  CHECK(pages.missed_at(place::Hub{*contest}) == none);
  CHECK(pages.missed_at(place::Puzzles{}) == none);
  CHECK(pages.missed_at(place::Editor{}) == none);
}

TEST_CASE("From a match that is watched a key leads to the editor") {
  test::Stand stand(calm());
  const auto match = stand.director().game().new_match({});
  REQUIRE(match);
  stand.director().go(place::Watch{.match = *match});
  stand.mirror().wake();
  stand.key(SDLK_e);
  CHECK(stand.shows<EditorScreen>());
}

TEST_CASE("Every setting can be changed by keyboard alone") {
  test::Stand stand;
  test::Keys keys(stand.mirror(), 1);
  REQUIRE(keys.go_to("settings"));
  stand.key(SDLK_RETURN);
  const auto choose = [&](const std::string& id) {
    INFO(id);
    REQUIRE(keys.go_to(id));
    stand.key(SDLK_RETURN);
  };
  choose("questions-what-matters");
  CHECK(stand.director().settings().questions == Questions::what_matters);
  choose("language-fi");
  CHECK(stand.director().words().language() == "fi");
  choose("text-200");
  CHECK(stand.director().settings().text_factor() == 2);
  choose("contrast-high");
  CHECK(stand.director().settings().high_contrast);
  choose("pace-off");
  CHECK(stand.director().settings().pace == Pace::off);
}

TEST_CASE(
    "Where text is larger than a screen bears the window shows the part with the focus or the pointer") {
  Settings settings = test::still();
  settings.text = text_names.size() - 1;
  test::Stand stand(settings);
  REQUIRE(test::Keys(stand.mirror(), 1).go_to("choose"));
  stand.key(SDLK_RETURN);
  REQUIRE(stand.shows<NewMatchScreen>());
  const auto back = stand.mirror().place("back");
  REQUIRE(back);
  CHECK(back->x > 1280);
  REQUIRE(test::Keys(stand.mirror(), 1).go_to("back"));
  stand.mirror().wake();
  const SDL_Point seen = stand.mirror().seen();
  CHECK(back->x > static_cast<float>(seen.x));
  CHECK(back->x < static_cast<float>(seen.x) + 1280);
  stand.key(SDLK_RETURN);
  CHECK(stand.shows<TitleScreen>());
}

TEST_CASE("Where text is larger than a screen bears an arrow with no choice on its side moves the picture") {
  Settings settings = test::still();
  settings.text = text_names.size() - 1;
  test::Stand stand(settings);
  stand.key(SDLK_LEFT);
  const std::string leading = stand.mirror().focus();
  const int with_focus = stand.mirror().seen().x;
  REQUIRE(with_focus > 0);
  stand.key(SDLK_LEFT);
  CHECK(stand.mirror().focus() == leading);
  CHECK(stand.mirror().seen().x < with_focus);
  stand.key(SDLK_LEFT);
  CHECK(stand.mirror().seen().x == 0);
  stand.key(SDLK_DOWN);
  CHECK(stand.mirror().seen().x == with_focus);
}

TEST_CASE(
    "With text twice as large the question is seen with its choices, whatever the dice have just told") {
  Settings settings = calm();
  settings.text = text_names.size() - 1;
  test::Stand stand(settings);
  std::vector<Written> texts;
  stand.mirror().note_down(texts);
  stand.put_mouse_away();
  stand.press("two");
  int asked = 0;
  test::Keys keys(stand.mirror(), 3);
  for (int answer = 0; answer < 100 && !keys.over(); ++answer) {
    stand.mirror().settle();
    stand.mirror().wake();
    const SDL_Point corner = stand.mirror().seen();
    const bool reads = stand.mirror().rect("close sheet").has_value();
    if (stand.mirror().focus().empty() && !reads)
      for (const Written& text : texts) {
        const bool of_team = text.words.starts_with("Home: ") || text.words.starts_with("Away: ");
        if (!of_team || !text.words.ends_with("?")) continue;
        ++asked;
        INFO(text.words);
        CHECK(text.rect.x >= static_cast<float>(corner.x));
        CHECK(text.rect.y >= static_cast<float>(corner.y));
        CHECK(text.rect.x + text.rect.w <= static_cast<float>(corner.x) + 1280);
      }
    keys.play();
  }
  CHECK(asked > 5);
}

TEST_CASE("The focus begins at the top of the settings") {
  test::Stand stand(test::still());
  stand.press("settings");
  stand.key(SDLK_DOWN);
  CHECK(stand.mirror().focus() == "pace-slow");
}

TEST_CASE("With text twice as large, what the dice have brought stands in the part that is seen") {
  Settings settings = calm();
  settings.text = text_names.size() - 1;
  settings.tips = false;
  test::Stand stand(settings);
  std::vector<Written> texts;
  stand.mirror().note_down(texts);
  stand.put_mouse_away();
  stand.press("two");
  stand.mirror().settle();
  const auto told = [&](bool only_seen) {
    stand.mirror().wake();
    const SDL_Point corner = stand.mirror().seen();
    const SDL_FRect part{static_cast<float>(corner.x), static_cast<float>(corner.y), 1280, 800};
    return std::ranges::count_if(texts, [&](const Written& text) {
      const bool thrown = text.words.starts_with("Kick-off: Home ");
      SDL_FRect both;
      const bool inside = SDL_IntersectFRect(&text.rect, &part, &both) == SDL_TRUE && both.w == text.rect.w &&
                          both.h == text.rect.h;
      return thrown && (inside || !only_seen);
    });
  };
  stand.key(SDLK_RETURN);
  stand.mirror().settle();
  CHECK(told(false) > 0);
  for (const SDL_Keycode key : {SDLK_DOWN, SDLK_DOWN, SDLK_LEFT, SDLK_LEFT, SDLK_UP}) {
    stand.key(key);
    CHECK(told(true) > 0);
  }
}

}  // namespace
}  // namespace fuba::test::keys_test
