#include "keys.hpp"

#include <array>
#include <cmath>
#include <deque>
#include <optional>
#include <set>

namespace fuba::test {
namespace {

constexpr std::array arrows{SDLK_DOWN, SDLK_RIGHT, SDLK_UP, SDLK_LEFT};

using Ways = std::map<std::string, std::map<SDL_Keycode, std::string>>;

/// The arrow with which the shortest way begins to where one has not been tried; nothing where all have been.
std::optional<SDL_Keycode> towards_untried(Ways& ways, const std::string& here) {
  std::set<std::string> known{here};
  std::deque<std::pair<std::string, std::optional<SDL_Keycode>>> open{{here, std::nullopt}};
  for (; !open.empty(); open.pop_front()) {
    const auto [place, first] = open.front();
    for (const SDL_Keycode arrow : arrows) {
      const auto way = ways[place].find(arrow);
      if (way == ways[place].end()) return first.value_or(arrow);
      if (known.insert(way->second).second) open.emplace_back(way->second, first.value_or(arrow));
    }
  }
  return std::nullopt;
}

}  // namespace

bool Keys::explore(const std::string& goal) {
  constexpr int most = 6000;
  Ways ways;
  seen_.clear();
  for (int presses = 0; presses < most; ++presses) {
    const std::string here = mirror_.focus();
    seen_.insert(here);
    if (here == goal && !goal.empty()) return true;
    const auto arrow = towards_untried(ways, here);
    if (!arrow) return false;
    mirror_.key_unseen(*arrow);
    ways[here][*arrow] = mirror_.focus();
  }
  return false;
}

std::set<std::string> Keys::out_of_reach() {
  explore("");
  std::set<std::string> missed;
  for (const std::string& id : mirror_.choices())
    if (!seen_.contains(id)) missed.insert(id);
  return missed;
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
    way_ += mirror_.focus() + ", ";
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
  if (mirror_.director().box() == nullptr && mirror_.director().nested())
    return mirror_.key_unseen(SDLK_ESCAPE);
  if (at(60))
    for (auto step = chance_() % 5; step > 0; --step) mirror_.key_unseen(arrows[chance_() % arrows.size()]);
  mirror_.key_unseen(SDLK_RETURN);
}

}  // namespace fuba::test
