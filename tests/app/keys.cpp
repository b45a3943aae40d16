#include "keys.hpp"

#include <array>
#include <cmath>
#include <set>

namespace fuba::test {

bool Keys::go_to(const std::string& id) {
  constexpr int most = 300;
  constexpr int to_the_side = 17;  // down a column, now and then to another one
  for (int tries = 1; tries <= most && mirror_.focus() != id; ++tries)
    mirror_.key_unseen(tries % to_the_side == 0 ? SDLK_RIGHT : SDLK_DOWN);
  return mirror_.focus() == id;
}

/// The middle of a choice, and of one that cannot be made.
std::optional<SDL_FPoint> Keys::where(const std::string& id) const {
  if (const auto open = mirror_.place(id)) return open;
  const auto closed = mirror_.closed(id);
  if (!closed) return std::nullopt;
  return SDL_FPoint{closed->x + closed->w / 2, closed->y + closed->h / 2};
}

/// Along the longer way first; where that brings nothing new, along the other one.
bool Keys::walk_to(const std::string& id) {
  constexpr int most = 120;
  std::set<std::string> seen;
  bool other_way = false;
  for (int steps = 0; steps < most && mirror_.focus() != id; ++steps) {
    const auto goal = where(id);
    if (!goal) return false;
    const auto here = where(mirror_.focus());
    if (!here) {
      mirror_.key_unseen(SDLK_DOWN);
      continue;
    }
    const float dx = goal->x - here->x;
    const float dy = goal->y - here->y;
    const bool across = (std::abs(dx) > std::abs(dy)) != other_way;
    mirror_.key_unseen(across ? (dx > 0 ? SDLK_RIGHT : SDLK_LEFT) : (dy > 0 ? SDLK_DOWN : SDLK_UP));
    other_way = !seen.insert(mirror_.focus()).second && !other_way;
  }
  return mirror_.focus() == id || go_to(id);
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
