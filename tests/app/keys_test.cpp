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

}  // namespace
}  // namespace fuba::test::keys_test
