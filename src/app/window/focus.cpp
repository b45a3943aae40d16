#include "app/window/focus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuba::app {
namespace {

SDL_FPoint centre(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

/// How far a point lies from a stretch; 0 where it lies in it.
float gap(float point, float from, float length) {
  return std::max({0.0F, from - point, point - (from + length)});
}

/// Added to the way to what is taken only where there is nothing else: longer than any window.
constexpr float last_resort = 1e5F;

bool is_enter(SDL_Keycode code) { return code == SDLK_RETURN || code == SDLK_KP_ENTER; }

}  // namespace

void Focus::begin(const Key& key) {
  key_ = key;
  muted_ = false;
  took_letter_ = false;
  blocked_ = false;
  heeded_.reset();
  attended_.reset();
  asked_.reset();
  before_ = std::exchange(now_, {});
  const bool still_there =
      std::ranges::any_of(before_, [&](const Item& item) { return item.id == current_; });
  if (!before_.empty() && !still_there) current_.clear();
  if (std::exchange(tab_followed_, false) && key.is(SDLK_TAB)) step(key.shift);
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

std::vector<std::string> Focus::choices() const {
  std::vector<std::string> ids;
  for (const Item& item : now_)
    if (item.kind != Kind::aside) ids.push_back(item.id);
  return ids;
}

void Focus::clear() {
  current_.clear();
  before_.clear();
  now_.clear();
}

bool Focus::has_choice(const std::vector<Item>& items) {
  return std::ranges::find(items, Kind::choice, &Item::kind) != items.end();
}

/// Where the focus begins: on the leading choice, or else at the top of a list, or of the page.
const Focus::Item& Focus::first(const std::vector<Item>& items) {
  if (const auto leading = std::ranges::find(items, true, &Item::leading); leading != items.end())
    return *leading;
  if (std::ranges::count(items, true, &Item::listed) > 1)
    return *std::ranges::find(items, true, &Item::listed);
  const auto on_page = std::ranges::find_if(
      items, [](const Item& item) { return item.kind == Kind::choice && item.id != way_back; });
  return on_page != items.end() ? *on_page : *std::ranges::find(items, Kind::choice, &Item::kind);
}

void Focus::begin_below() {
  key_ = {};
  muted_ = true;
}

void Focus::begin_above(const Key& key) {
  key_ = key;
  muted_ = false;
  arrows_spared_ = false;
  tab_followed_ = true;
  now_.clear();
}

bool Focus::spare_enter() {
  const bool pressed = is_enter(key_.code) && !key_.control;
  if (pressed) key_ = {};
  return pressed;
}

std::optional<SDL_FRect> Focus::beginning() const {
  if (!current_.empty() || !has_choice(now_)) return std::nullopt;
  SDL_FRect place = first(now_).rect;
  if (asked_) SDL_UnionFRect(&*asked_, &place, &place);
  return place;
}

/// To the nearest on that side: what lies straight there before what lies beside the way, and on a board of
/// hexes a neighbour in the next row before the place two rows on. To the left or right goes to what lies
/// above or below only where nothing else lies there. While nothing has the focus it moves on from the
/// leading choice, which looks as if it had it.
void Focus::move(float x, float y) {
  if (!has_choice(before_)) return;
  visible_ = true;
  auto from = std::ranges::find(before_, current_, &Item::id);
  if (from == before_.end()) {
    current_ = first(before_).id;
    from = std::ranges::find(before_, true, &Item::leading);
    if (from == before_.end()) return;
    if (const Item* next = neighbour(*from, x, y)) current_ = next->id;
    return;
  }
  const Item* next = neighbour(*from, x, y);
  blocked_ = next == nullptr;
  if (next != nullptr) current_ = next->id;
}

void Focus::step(bool back) {
  if (!has_choice(before_)) return;
  visible_ = true;
  const auto from = std::ranges::find(before_, current_, &Item::id);
  if (from == before_.end()) {
    current_ = first(before_).id;
    return;
  }
  auto at = static_cast<std::size_t>(from - before_.begin());
  do at = (at + (back ? before_.size() - 1 : 1)) % before_.size();
  while (before_[at].kind == Kind::aside);
  current_ = before_[at].id;
}

const Focus::Item* Focus::neighbour(const Item& from, float x, float y) const {
  const SDL_FPoint start = centre(from.rect);
  const Item* best = nullptr;
  float shortest = std::numeric_limits<float>::max();
  for (const Item& item : before_) {
    if (item.kind == Kind::aside) continue;
    const SDL_FPoint end = centre(item.rect);
    const float along = (end.x - start.x) * x + (end.y - start.y) * y;
    const float aslant = std::abs((end.x - start.x) * y) + std::abs((end.y - start.y) * x);
    const float beside =
        x != 0 ? gap(start.y, item.rect.y, item.rect.h) : gap(start.x, item.rect.x, item.rect.w);
    constexpr float well_within = 0.9F;
    const bool over_or_under = x != 0 && beside > 0 && along < well_within * from.rect.w / 2;
    const float far = along + 3.0F * beside + 0.25F * aslant + (over_or_under ? last_resort : 0);
    if (along < 1.0F || beside > 4.0F * along || far >= shortest) continue;
    shortest = far;
    best = &item;
  }
  return best;
}

}  // namespace fuba::app
