#include "app/window/viewport.hpp"

#include <algorithm>
#include <cmath>

#include "app/window/key_events.hpp"

namespace fuba::app {
namespace {

bool same_point(SDL_Point one, SDL_Point other) { return one.x == other.x && one.y == other.y; }

/// The smallest rectangle around all of them.
std::optional<SDL_FRect> around_all(const std::vector<SDL_FRect>& rects) {
  std::optional<SDL_FRect> all;
  for (const SDL_FRect& rect : rects) {
    if (all)
      SDL_UnionFRect(&*all, &rect, &*all);
    else
      all = rect;
  }
  return all;
}

/// Where the seen part of a length begins at least and at most, so that a stretch is in sight, with so much
/// of the window free on both sides of it as there is room for.
struct Reach {
  Reach(float from, float length, int window, float free) {
    const auto room = static_cast<float>(window);
    const float margin = std::clamp((room - length) / 2, 0.0F, free * room);
    last = from - margin;
    first = std::min(last, from + length + margin - room);
  }
  float nearest(float to) const { return std::clamp(to, first, last); }

  float first;
  float last;
};

}  // namespace

bool Viewport::set_window(SDL_Point window, float density) {
  density_ = density;
  if (same_point(window, window_)) return false;
  window_ = window;
  picture_ = {};
  return true;
}

bool Viewport::magnify(float times) {
  times_ = times;
  const auto larger = [&](int length) {
    return static_cast<int>(std::lround(static_cast<float>(length) * times_));
  };
  const SDL_Point picture{larger(window_.x), larger(window_.y)};
  if (same_point(picture, picture_)) return false;
  picture_ = picture;
  seen_ = {0, 0};
  return true;
}

/// At the window's edge the part that is seen is at that of the picture.
void Viewport::follow_pointer(int x, int y) {
  constexpr float edge = 0.08F;
  const auto along = [&](int at, int window, int picture) {
    const float part = static_cast<float>(at) * density_ / static_cast<float>(window);
    const float way = std::clamp((part - edge) / (1 - 2 * edge), 0.0F, 1.0F);
    return static_cast<int>(std::lround(way * static_cast<float>(picture - window)));
  };
  seen_ = {along(x, window_.x, picture_.x), along(y, window_.y, picture_.y)};
}

/// A choice with the question above it, where the window has room for both.
SDL_FRect Viewport::with_question(const Focus& focus, const SDL_FRect& choice) const {
  const auto& asked = focus.asked();
  if (!asked || choice.x >= asked->x + asked->w || asked->x >= choice.x + choice.w) return choice;
  SDL_FRect both;
  SDL_UnionFRect(&*asked, &choice, &both);
  const bool fits = both.w < static_cast<float>(window_.x) && both.h < static_cast<float>(window_.y);
  return fits ? both : choice;
}

/// What is to be read and is new, or else the focus, or what happens, or where the focus will begin.
std::optional<SDL_FRect> Viewport::leading_place(const Focus& focus) {
  const auto& heeded = focus.heeded();
  if (const std::string words = heeded ? heeded->words : std::string(); words != heeded_) {
    heeded_ = words;
    reading_ = heeded.has_value();
  }
  if (reading_ && heeded) return heeded->rect;
  if (const auto place = focus.place(focus.current())) return with_question(focus, *place);
  if (const auto place = focus.closed_place(focus.current())) return with_question(focus, *place);
  if (focus.attended()) return focus.attended();
  return focus.beginning();
}

/// What should be seen beside that: what is spoken of, or what has just happened.
std::optional<SDL_FRect> Viewport::wished_place(const Focus& focus,
                                                const std::vector<Remark>& remarks) const {
  if (reading_ && focus.heeded()) return around_all(focus.heeded()->about);
  return remarks.empty() ? std::nullopt : std::optional(remarks.back().rect);
}

void Viewport::follow_message() { seen_ = {(picture_.x - window_.x) / 2, (picture_.y - window_.y) / 2}; }

void Viewport::follow(const Focus& focus, const std::vector<Remark>& remarks) {
  const auto place = leading_place(focus);
  if (!place) return;
  const auto wish = wished_place(focus, remarks);
  const SDL_FRect wished = wish.value_or(*place);
  const auto along = [](const Reach& needed, const Reach& wanted, int now, int end) {
    const float at = needed.nearest(wanted.nearest(static_cast<float>(now)));
    return std::clamp(static_cast<int>(std::lround(at)), 0, end);
  };
  const float free = wish ? 0.02F : 0.1F;
  seen_ = {along({place->x, place->w, window_.x, free}, {wished.x, wished.w, window_.x, free}, seen_.x,
                 picture_.x - window_.x),
           along({place->y, place->h, window_.y, free}, {wished.y, wished.h, window_.y, free}, seen_.y,
                 picture_.y - window_.y)};
}

bool Viewport::pan(SDL_Keycode arrow) {
  if (!magnified() || !is_arrow(arrow)) return false;
  const auto way = [&](SDL_Keycode back, SDL_Keycode on) { return arrow == on ? 1 : arrow == back ? -1 : 0; };
  seen_.x = std::clamp(seen_.x + way(SDLK_LEFT, SDLK_RIGHT) * window_.x / 3, 0, picture_.x - window_.x);
  seen_.y = std::clamp(seen_.y + way(SDLK_UP, SDLK_DOWN) * window_.y / 3, 0, picture_.y - window_.y);
  by_keys_ = false;
  return true;
}

void Viewport::remember_hand(const SDL_Event& event) {
  if (event.type == SDL_KEYDOWN && !is_modifier(event)) by_keys_ = true;
  if (event.type == SDL_KEYDOWN && is_arrow(event.key.keysym.sym)) reading_ = false;
  if (event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN) by_keys_ = false;
}

SDL_Event Viewport::in_picture(SDL_Event event) const {
  const auto x = static_cast<int>(std::lround(static_cast<float>(seen_.x) / density_));
  const auto y = static_cast<int>(std::lround(static_cast<float>(seen_.y) / density_));
  if (event.type == SDL_MOUSEMOTION) {
    event.motion.x += x;
    event.motion.y += y;
  } else if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
    event.button.x += x;
    event.button.y += y;
  }
  return event;
}

}  // namespace fuba::app
