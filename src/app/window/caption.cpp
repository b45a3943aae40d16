#include "app/window/caption.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace fuba::app {
namespace {

constexpr std::size_t most_lines = 3;  ///< of what happened last

std::vector<Remark> out_of_sight(const Ui& ui) {
  std::vector<Remark> list;
  for (const Remark& remark : ui.remarks())
    if (!ui.sees(remark.rect)) list.push_back(remark);
  if (list.size() > most_lines) list.erase(list.begin(), list.end() - most_lines);
  return list;
}

bool covers_any(const SDL_FRect& rect, std::span<const SDL_FRect> rects) {
  return std::ranges::any_of(
      rects, [&](const SDL_FRect& each) { return SDL_HasIntersectionF(&rect, &each) == SDL_TRUE; });
}

/// A place at the left edge of the part that is seen, where nothing lies that has to be free: a corner, or
/// else beside what has just happened and is seen itself. Where each would cover some of that, a corner does;
/// nothing where none is free.
std::optional<SDL_FRect> place_for(const Ui& ui, SDL_FPoint size, float margin, float gap,
                                   std::span<const SDL_FRect> kept_free) {
  const SDL_FRect& part = ui.part();
  const float highest = part.y + margin;
  const float lowest = part.y + part.h - margin - size.y;
  std::vector<float> heights{lowest, highest};
  std::vector<SDL_FRect> seen;
  for (const Remark& remark : ui.remarks()) {
    if (!ui.sees(remark.rect)) continue;
    seen.push_back(remark.rect);
    for (const float y : {remark.rect.y - gap - size.y, remark.rect.y + remark.rect.h + gap})
      if (y >= highest && y <= lowest) heights.push_back(y);
  }
  std::optional<SDL_FRect> found;
  for (const float y : heights) {
    const SDL_FRect rect{part.x + margin, y, size.x, size.y};
    if (covers_any(rect, kept_free)) continue;
    if (!covers_any(rect, seen)) return rect;
    if (!found) found = rect;
  }
  return found;
}

}  // namespace

void caption(Ui& ui, std::span<const SDL_FRect> kept_free) {
  const std::vector<Remark> told = out_of_sight(ui);
  if (told.empty()) return;
  const SDL_FRect& part = ui.part();
  const float padding = ui.px(10);
  const float margin = ui.px(12);
  const float gap = ui.px(5);
  const float wrap = 0.5F * part.w - 2 * padding - margin;
  std::vector<SDL_FRect> lines;
  SDL_FPoint size{0, -gap};
  for (const Remark& remark : told) {
    const ImVec2 words = ui.measure(Type::text, remark.words, wrap);
    lines.push_back({0, size.y + gap, std::ceil(words.x) + 2 * padding, std::ceil(words.y) + padding});
    size = {std::max(size.x, lines.back().w), size.y + gap + lines.back().h};
  }
  const auto all = place_for(ui, size, margin, gap, kept_free);
  if (!all) return;
  ui.begin_remark("##caption", *all);
  for (std::size_t at = 0; at < told.size(); ++at) {
    const SDL_FRect line{all->x, lines[at].y + all->y, lines[at].w, lines[at].h};
    ui.fill(line, style::room, 7);
    ui.outline(line, told[at].edge, 1.5F, 7);
    ui.text(Type::text, line.x + padding, line.y + padding / 2, style::text, told[at].words, wrap);
  }
  ui.end_overlay();
}

}  // namespace fuba::app
