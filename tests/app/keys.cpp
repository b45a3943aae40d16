#include "keys.hpp"

#include <array>

namespace fuba::test {

bool Keys::go_to(const std::string& id) {
  constexpr int most = 300;
  constexpr int to_the_side = 17;  // down a column, now and then to another one
  for (int tries = 1; tries <= most && mirror_.focus() != id; ++tries)
    mirror_.key_unseen(tries % to_the_side == 0 ? SDLK_RIGHT : SDLK_DOWN);
  return mirror_.focus() == id;
}

bool Keys::over() const { return mirror_.place("story") && mirror_.place("leave"); }

/// Mostly what Enter answers at once, else what lies a few arrows away. The menu is left as it is.
void Keys::play() {
  constexpr std::array arrows{SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT};
  if (mirror_.director().box() == nullptr && mirror_.director().nested())
    return mirror_.key_unseen(SDLK_ESCAPE);
  if (at(60))
    for (auto step = chance_() % 5; step > 0; --step) mirror_.key_unseen(arrows[chance_() % arrows.size()]);
  mirror_.key_unseen(SDLK_RETURN);
}

}  // namespace fuba::test
