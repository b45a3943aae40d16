#include <SDL.h>

#include <filesystem>

#include "app/menus/title_screen.hpp"
#include "app/program.hpp"
#include "app/window/focus.hpp"
#include "app/window/letters.hpp"
#include "app/window/presenter.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/content.hpp"
#include "mirror.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::input_test {
using namespace fuba;
using namespace fuba::app;

namespace {

Key key(SDL_Keycode code) { return {.code = code}; }

SDL_Event motion(int x, int y) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.x = x;
  event.motion.y = y;
  return event;
}

SDL_Event button(Uint32 type, int x, int y) {
  SDL_Event event{};
  event.type = type;
  event.button.button = SDL_BUTTON_LEFT;
  event.button.x = x;
  event.button.y = y;
  return event;
}

}  // namespace

TEST_CASE("a click that is followed at once by a move is not lost") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
  constexpr int width = 1280;
  constexpr int height = 800;
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
  SDL_Renderer* renderer = SDL_CreateSoftwareRenderer(surface);
  {
    Content content = read_content().value();
    const auto director =
        make_director(content, std::filesystem::temp_directory_path() / "fuba-input-test", Settings{});
    director->go(place::Title{});
    const auto presenter = Presenter::make(renderer, *director).value();
    presenter->set_size(width, height, 1);
    presenter->draw();
    const SDL_FRect place = presenter->place("quit").value();
    const auto x = static_cast<int>(place.x + place.w / 2);
    const auto quit = static_cast<int>(place.y + place.h / 2);
    presenter->take(motion(x, quit));
    presenter->take(button(SDL_MOUSEBUTTONDOWN, x, quit));
    presenter->take(button(SDL_MOUSEBUTTONUP, x, quit));
    presenter->take(motion(10, 10));
    presenter->draw();
    CHECK(director->quitting());
  }
  SDL_DestroyRenderer(renderer);
  SDL_FreeSurface(surface);
  SDL_Quit();
}

TEST_CASE("a question is answered by a letter, or by arrows and Enter, and nothing below it hears them") {
  Stand stand;
  std::string taken;
  const auto answered = [&](std::initializer_list<SDL_Keycode> keys) {
    taken.clear();
    stand.director().ask("Which way?",
                         {{"Left", [&] { taken = "left"; }}, {"Right", [&] { taken = "right"; }}});
    stand.mirror().lay_out();
    for (const SDL_Keycode code : keys) stand.key(code);
    return taken;
  };
  CHECK(answered({SDLK_r}) == "right");
  CHECK(answered({SDLK_RIGHT, SDLK_RETURN}) == "right");
  CHECK(answered({SDLK_TAB, SDLK_TAB, SDLK_RETURN}) == "right");
  CHECK(answered({SDLK_RETURN}) == "left");
  CHECK(answered({SDLK_ESCAPE}).empty());
  CHECK(stand.director().box() == nullptr);
  CHECK(stand.shows<TitleScreen>());
}

TEST_CASE("arrows move the focus to the nearest choice on that side and Enter takes it") {
  Focus focus;
  const auto frame = [&](SDL_Keycode code) {
    focus.begin(key(code));
    std::string taken;
    if (focus.item("left", {0, 0, 10, 10}, 'l')) taken = "left";
    if (focus.item("right", {100, 0, 10, 10}, 'r', true)) taken = "right";
    if (focus.item("below", {0, 100, 10, 10})) taken = "below";
    return taken;
  };
  CHECK(frame(SDLK_UNKNOWN).empty());
  CHECK(frame(SDLK_RETURN) == "right");
  CHECK(frame(SDLK_l) == "left");
  CHECK(frame(SDLK_RIGHT).empty());
  CHECK(focus.on("right"));
  CHECK_FALSE(focus.blocked());
  frame(SDLK_LEFT);
  CHECK(focus.on("left"));
  frame(SDLK_DOWN);
  CHECK(frame(SDLK_RETURN) == "below");
}

TEST_CASE("the first arrow moves on from the leading choice, which looks as if it had the focus") {
  Focus focus;
  const auto frame = [&](SDL_Keycode code) {
    focus.begin(key(code));
    focus.item("first", {0, 0, 10, 10}, 'f');
    focus.item("leading", {0, 50, 10, 10}, 'l', true);
    focus.item("last", {0, 100, 10, 10}, 'a');
  };
  frame(SDLK_UNKNOWN);
  frame(SDLK_DOWN);
  CHECK(focus.on("last"));
}

TEST_CASE("where a page follows Tab it goes from choice to choice and round, with Shift back") {
  Focus focus;
  const auto frame = [&](SDL_Keycode code, bool shift = false, bool followed = true) {
    Key pressed = key(code);
    pressed.shift = shift;
    focus.begin(pressed);
    if (followed) focus.follow_tab();
    focus.item("first", {0, 0, 10, 10});
    focus.aside("log", {0, 20, 10, 10});
    focus.closed("closed", {0, 50, 10, 10});
    focus.item("last", {100, 100, 10, 10});
  };
  frame(SDLK_UNKNOWN);
  for (const std::string_view next : {"first", "closed", "last", "first"}) {
    frame(SDLK_TAB);
    CHECK(focus.on(next));
  }
  frame(SDLK_TAB, true, false);
  CHECK(focus.on("last"));
  frame(SDLK_TAB);
  CHECK(focus.on("last"));
}

TEST_CASE("what lies above a wide choice is not on its left") {
  Focus focus;
  const auto frame = [&](SDL_Keycode code) {
    focus.begin(key(code));
    focus.item("mat", {0, 0, 300, 400});
    focus.item("left chip", {400, 0, 60, 30});
    focus.item("right chip", {470, 0, 60, 30});
    focus.item("row", {400, 60, 200, 30}, 'a');
    focus.item("next row", {400, 100, 200, 30}, 'b');
  };
  frame(SDLK_UNKNOWN);
  frame(SDLK_DOWN);
  REQUIRE(focus.on("row"));
  frame(SDLK_LEFT);
  CHECK(focus.on("mat"));
}

TEST_CASE("without a leading choice the focus begins at the top of the list") {
  Focus focus;
  const auto frame = [&](SDL_Keycode code) {
    focus.begin(key(code));
    focus.item("area", {0, 0, 10, 10});
    focus.item("first", {100, 0, 10, 10}, 'a');
    focus.item("second", {100, 50, 10, 10}, 'b');
  };
  frame(SDLK_UNKNOWN);
  frame(SDLK_DOWN);
  CHECK(focus.on("first"));
  frame(SDLK_DOWN);
  CHECK(focus.on("second"));
  frame(SDLK_UP);
  frame(SDLK_LEFT);
  CHECK(focus.on("area"));
}

TEST_CASE("each choice has a letter of its own") {
  CHECK(letters_for({"Rules", "Resume", "Settings", "Save"}) == std::vector<char>{'r', 'e', 's', 'a'});
  CHECK(letters_for({"", "", ""}) == std::vector<char>{'a', 'b', 'c'});
  // The first of them can do without the only letter of the last.
  CHECK(letters_for({"Ab", "Cd", "A"}) == std::vector<char>{'b', 'c', 'a'});
}

TEST_CASE("the five places of the table fill the window without touching each other") {
  for (const auto& [width, height] : {std::pair{1280, 800}, {1920, 1080}, {2560, 1440}, {960, 600}}) {
    const TableLayout table(width, height);
    CHECK(table.bar.h == table.mat.y);
    CHECK(table.mat.w == table.now.x);
    CHECK(table.mat.y + table.mat.h == table.tray.y);
    CHECK(table.log.x + table.log.w == static_cast<float>(width));
    CHECK(table.tray.y + table.tray.h == static_cast<float>(height));
  }
}
}  // namespace fuba::test::input_test
