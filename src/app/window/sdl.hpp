#pragma once

#include <SDL.h>

namespace fuba::app {

/// Gives a thing of SDL back when its owner goes.
template <auto destroy>
struct Closer {
  template <class T>
  void operator()(T* thing) const {
    destroy(thing);
  }
};

/// SDL for as long as it is needed.
class Sdl {
 public:
  bool ready = false;  ///< it could be started, and shows something unless the player has asked for a driver

  Sdl();
  ~Sdl() { SDL_Quit(); }
  Sdl(const Sdl&) = delete;
  Sdl& operator=(const Sdl&) = delete;

 private:
  static bool asked_for();
  static bool shows_nothing();
};

}  // namespace fuba::app
