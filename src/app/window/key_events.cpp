#include "app/window/key_events.hpp"

namespace fuba::app {
namespace {

/// Keys that may be held down to move on.
bool may_repeat(SDL_Keycode code) { return is_arrow(code) || code == SDLK_PAGEUP || code == SDLK_PAGEDOWN; }

/// The sign that a key stands for on most of the keyboards that have it there. SDL tells text only while it
/// is asked for, which is while some is edited.
char sign_of(const SDL_Keysym& key) {
  constexpr SDL_Keycode sharp_s = 0xDF;
  const bool shift = (key.mod & KMOD_SHIFT) != 0;
  switch (key.sym) {
    case SDLK_PLUS:
      return shift ? '?' : '+';
    case SDLK_KP_PLUS:
      return '+';
    case SDLK_EQUALS:
      return shift ? '+' : '\0';
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
      return '-';
    case SDLK_QUESTION:
      return '?';
    case SDLK_SLASH:
    case SDLK_COMMA:
    case SDLK_QUOTE:
    case sharp_s:
      return shift ? '?' : '\0';
    default:
      return '\0';
  }
}

}  // namespace

bool is_arrow(SDL_Keycode code) {
  return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN;
}

bool is_modifier(const SDL_Event& event) {
  return event.type == SDL_KEYDOWN && (event.key.keysym.sym & SDLK_SCANCODE_MASK) != 0 &&
         event.key.keysym.scancode >= SDL_SCANCODE_LCTRL && event.key.keysym.scancode <= SDL_SCANCODE_RGUI;
}

bool presses(const SDL_Event& event) {
  return event.type == SDL_KEYDOWN || event.type == SDL_MOUSEBUTTONDOWN;
}

Key key_of(const SDL_Event& event) {
  Key key;
  if (event.type == SDL_KEYDOWN && (event.key.repeat == 0 || may_repeat(event.key.keysym.sym))) {
    key.code = event.key.keysym.sym;
    key.control = (event.key.keysym.mod & KMOD_CTRL) != 0;
    key.shift = (event.key.keysym.mod & KMOD_SHIFT) != 0;
    key.sign = sign_of(event.key.keysym);
  }
  return key;
}

}  // namespace fuba::app
