#include "app/window/focus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuba::app {
namespace {

SDL_FPoint centre(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

bool is_enter(SDL_Keycode code) { return code == SDLK_RETURN || code == SDLK_KP_ENTER; }

}  // namespace

void Focus::begin(const Key& key) {
  key_ = key;
  muted_ = false;
  took_letter_ = false;
  before_ = std::exchange(now_, {});
  const bool still_there =
      std::ranges::any_of(before_, [&](const Item& item) { return item.id == current_; });
  if (!before_.empty() && !still_there) current_.clear();
  if (std::exchange(arrows_spared_, false)) return;
  if (key.is(SDLK_LEFT)) move(-1, 0);
  if (key.is(SDLK_RIGHT)) move(1, 0);
  if (key.is(SDLK_UP)) move(0, -1);
  if (key.is(SDLK_DOWN)) move(0, 1);
}

bool Focus::item(std::string_view id, const SDL_FRect& rect, char letter, bool leading) {
  if (muted_) return false;
  now_.push_back({std::string(id), rect, leading, letter != 0, Kind::choice});
  if (letter != 0 && key_.is(static_cast<SDL_Keycode>(letter))) return took_letter_ = true;
  return is_enter(key_.code) && !key_.control && (current_.empty() ? leading : id == current_);
}

void Focus::aside(std::string_view id, const SDL_FRect& rect) {
  if (!muted_) now_.push_back({.id = std::string(id), .rect = rect, .kind = Kind::aside});
}

void Focus::closed(std::string_view id, const SDL_FRect& rect) {
  if (!muted_) now_.push_back({.id = std::string(id), .rect = rect, .kind = Kind::closed});
}

std::optional<SDL_FRect> Focus::place(std::string_view id) const {
  const auto found = std::ranges::find(now_, id, &Item::id);
  return found == now_.end() || found->kind == Kind::closed ? std::nullopt : std::optional(found->rect);
}

std::optional<SDL_FRect> Focus::closed_place(std::string_view id) const {
  const auto found = std::ranges::find(now_, id, &Item::id);
  return found == now_.end() || found->kind != Kind::closed ? std::nullopt : std::optional(found->rect);
}

void Focus::clear() {
  current_.clear();
  before_.clear();
  now_.clear();
}

/// Where the focus begins: on the leading choice, or else at the top of a list.
const Focus::Item& Focus::first() const {
  for (const auto mark : {&Item::leading, &Item::listed})
    if (const auto found = std::ranges::find(before_, true, mark); found != before_.end()) return *found;
  return *std::ranges::find(before_, Kind::choice, &Item::kind);
}

void Focus::move(float x, float y) {
  if (std::ranges::find(before_, Kind::choice, &Item::kind) == before_.end()) return;
  visible_ = true;
  const auto from = std::ranges::find(before_, current_, &Item::id);
  if (from == before_.end()) {
    current_ = first().id;
    return;
  }
  const SDL_FPoint start = centre(from->rect);
  float best = std::numeric_limits<float>::max();
  for (const Item& item : before_) {
    if (item.kind == Kind::aside) continue;
    const SDL_FPoint end = centre(item.rect);
    const float along = (end.x - start.x) * x + (end.y - start.y) * y;
    const float across = std::abs((end.x - start.x) * y) + std::abs((end.y - start.y) * x);
    // On a board of hexes a neighbour in the next row is nearer than the place two rows on.
    const float cost = along + 1.6F * across;
    if (along < 1.0F || across > 4.0F * along || cost >= best) continue;
    best = cost;
    current_ = item.id;
  }
}

}  // namespace fuba::app
