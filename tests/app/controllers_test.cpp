#include "app/window/controllers.hpp"

#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::controllers_test {
using namespace fuba::app;
namespace {

SDL_Event pressed(SDL_GameControllerButton button) {
  SDL_Event event{};
  event.type = SDL_CONTROLLERBUTTONDOWN;
  event.cbutton.button = static_cast<Uint8>(button);
  return event;
}

TEST_CASE("A game controller goes through the choices, takes one and goes back") {
  test::Stand stand;
  Controllers controllers;
  const auto press = [&](SDL_GameControllerButton button) {
    const auto key = controllers.take(pressed(button));
    REQUIRE(key);
    stand.key(key->key.keysym.sym);
  };
  for (int tries = 0; stand.mirror().focus() != "settings" && tries < 20; ++tries)
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
  press(SDL_CONTROLLER_BUTTON_A);
  CHECK(stand.shows<SettingsScreen>());
  press(SDL_CONTROLLER_BUTTON_B);
  CHECK(stand.shows<TitleScreen>());
}

TEST_CASE("Its shoulders are Tab; what it has besides means nothing") {
  CHECK(key_of(SDL_CONTROLLER_BUTTON_LEFTSHOULDER) == SDLK_TAB);
  CHECK(key_of(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER) == SDLK_TAB);
  CHECK(key_of(SDL_CONTROLLER_BUTTON_START) == SDLK_ESCAPE);
  CHECK_FALSE(key_of(SDL_CONTROLLER_BUTTON_GUIDE));
  Controllers controllers;
  CHECK_FALSE(controllers.take(pressed(SDL_CONTROLLER_BUTTON_Y)));
  SDL_Event moved{};
  moved.type = SDL_MOUSEMOTION;
  CHECK_FALSE(controllers.take(moved));
}

}  // namespace
}  // namespace fuba::test::controllers_test
