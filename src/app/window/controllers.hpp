#pragma once

#include <SDL.h>

#include <map>
#include <memory>
#include <optional>

namespace fuba::app {

/// The key that a button of a game controller stands for: the cross for the arrows, A for Enter, B for
/// Escape, the shoulders for Tab, Start for the menu. Nothing for the others.
std::optional<SDL_Keycode> key_of(SDL_GameControllerButton button);

/// The game controllers that are plugged in. Each is held as long as it is there.
class Controllers {
 public:
  Controllers();
  ~Controllers();
  Controllers(const Controllers&) = delete;
  Controllers& operator=(const Controllers&) = delete;

  /// Takes in that one has come or gone. The key that a button means; nothing for all other events.
  std::optional<SDL_Event> take(const SDL_Event& event);

 private:
  struct Close {
    void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
  };
  std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Close>> open_;
};

}  // namespace fuba::app
