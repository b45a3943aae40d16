#include "keys.hpp"

#include "app/menus/lessons_screen.hpp"
#include "app/menus/library_screen.hpp"
#include "app/menus/new_match_screen.hpp"
#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "app/season/competitions_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::keys_test {
using namespace fuba::app;
namespace {

/// Nothing moves, and what nearly always gets the same answer is not asked.
Settings calm(const std::string& game) {
  Settings settings = test::still();
  settings.questions = Questions::what_matters;
  settings.game = game;
  return settings;
}

TEST_CASE("A whole match of every game is played by keyboard alone") {
  const std::string game = GENERATE("fuba", "stw");
  INFO(game);
  test::Stand stand(calm(game));
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

TEST_CASE("Every setting can be changed by keyboard alone") {
  test::Stand stand;
  test::Keys keys(stand.mirror(), 1);
  REQUIRE(keys.go_to("settings"));
  stand.key(SDLK_RETURN);
  REQUIRE(keys.go_to("questions-what-matters"));
  stand.key(SDLK_RETURN);
  CHECK(stand.director().settings().questions == Questions::what_matters);
}

TEST_CASE(
    "Where text is larger than a screen bears the window shows the part with the focus or the pointer") {
  Settings settings = test::still();
  settings.text = text_names.size() - 1;
  test::Stand stand(settings);
  stand.press("choose");
  REQUIRE(stand.shows<NewMatchScreen>());
  CHECK(stand.mirror().seen().x == 0);
  const auto back = stand.mirror().place("back");
  REQUIRE(back);
  CHECK(back->x > 1280);
  for (int tries = 0; tries < 60 && stand.mirror().focus() != "back"; ++tries)
    stand.key(tries % 2 == 0 ? SDLK_UP : SDLK_RIGHT);
  REQUIRE(stand.mirror().focus() == "back");
  const SDL_Point seen = stand.mirror().seen();
  CHECK(back->x > static_cast<float>(seen.x));
  CHECK(back->x < static_cast<float>(seen.x) + 1280);
  stand.key(SDLK_RETURN);
  CHECK(stand.shows<TitleScreen>());
}

}  // namespace
}  // namespace fuba::test::keys_test
