#include "app/window/controllers.hpp"

namespace fuba::app {

std::optional<SDL_Keycode> key_of(SDL_GameControllerButton button) {
  switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
      return SDLK_UP;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
      return SDLK_DOWN;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
      return SDLK_LEFT;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
      return SDLK_RIGHT;
    case SDL_CONTROLLER_BUTTON_A:
      return SDLK_RETURN;
    case SDL_CONTROLLER_BUTTON_B:
    case SDL_CONTROLLER_BUTTON_START:
      return SDLK_ESCAPE;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
      return SDLK_TAB;
    default:
      return std::nullopt;
  }
}

/// Without that part of SDL there are none.
Controllers::Controllers() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); }

Controllers::~Controllers() {
  open_.clear();
  SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

std::optional<SDL_Event> Controllers::take(const SDL_Event& event) {
  if (event.type == SDL_CONTROLLERDEVICEADDED) {
    if (SDL_GameController* come = SDL_GameControllerOpen(event.cdevice.which))
      open_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(come))].reset(come);
  } else if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
    open_.erase(event.cdevice.which);
  } else if (event.type == SDL_CONTROLLERBUTTONDOWN) {
    const auto code = key_of(static_cast<SDL_GameControllerButton>(event.cbutton.button));
    if (!code) return std::nullopt;
    SDL_Event key{};
    key.type = SDL_KEYDOWN;
    key.key.keysym.sym = *code;
    key.key.keysym.scancode = SDL_GetScancodeFromKey(*code);
    return key;
  }
  return std::nullopt;
}

}  // namespace fuba::app
