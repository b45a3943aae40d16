#include "app/window/caption.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fuba::app {
namespace {

constexpr std::size_t most_lines = 3;  ///< of what happened last

bool holds(const SDL_FRect& room, const SDL_FRect& rect) {
  return rect.x >= room.x && rect.y >= room.y && rect.x + rect.w <= room.x + room.w &&
         rect.y + rect.h <= room.y + room.h;
}

std::vector<Remark> out_of_sight(const Ui& ui) {
  std::vector<Remark> list;
  for (const Remark& remark : ui.remarks())
    if (!holds(ui.part(), remark.rect)) list.push_back(remark);
  if (list.size() > most_lines) list.erase(list.begin(), list.end() - most_lines);
  return list;
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
  SDL_FRect all{part.x + margin, 0, 0, -gap};
  for (const Remark& remark : told) {
    const ImVec2 size = ui.measure(Type::text, remark.words, wrap);
    lines.push_back(
        {all.x, all.y + all.h + gap, std::ceil(size.x) + 2 * padding, std::ceil(size.y) + padding});
    all.w = std::max(all.w, lines.back().w);
    all.h += gap + lines.back().h;
  }
  const auto covers = [&] {
    return std::ranges::any_of(
        kept_free, [&](const SDL_FRect& each) { return SDL_HasIntersectionF(&all, &each) == SDL_TRUE; });
  };
  all.y = part.y + part.h - margin - all.h;
  if (covers()) all.y = part.y + margin;
  if (covers()) return;
  ui.begin_remark("##caption", all);
  for (std::size_t at = 0; at < told.size(); ++at) {
    const SDL_FRect line{lines[at].x, lines[at].y + all.y, lines[at].w, lines[at].h};
    ui.fill(line, style::room, 7);
    ui.outline(line, told[at].edge, 1.5F, 7);
    ui.text(Type::text, line.x + padding, line.y + padding / 2, style::text, told[at].words, wrap);
  }
  ui.end_overlay();
}

}  // namespace fuba::app
