#include "app/season/tie_breaker_list.hpp"

#include <algorithm>
#include <string>

namespace fuba::app {

using competition::Criterion;

namespace {

constexpr float row_height = 32;
constexpr float row_gap = 4;
constexpr float drag_reach = 4;  ///< beyond which a press is a drag

bool ends_drag(const Ui& ui) {
  const float reach = ui.px(drag_reach);
  return ImGui::IsMouseReleased(0) && ImGui::GetIO().MouseDragMaxDistanceSqr[0] > reach * reach;
}

/// Those that are left out, each to be taken in. Answers the height used.
float lay_left_out(Ui& ui, const SDL_FRect& column, std::vector<Criterion>& list) {
  SDL_FRect row{column.x, column.y, column.w, ui.px(row_height)};
  for (const std::string_view text : competition::tie_breaker_names()) {
    const auto criterion = competition::parse_tie_breaker(text);
    if (!criterion || std::ranges::find(list, *criterion) != list.end()) continue;
    const std::string label = "+  " + ui.words()["season.by-" + std::string(text)];
    if (ui.button("part by " + std::string(text), row, label)) list.insert(list.end() - 1, *criterion);
    row.y += ui.px(row_height + row_gap);
  }
  return row.y - column.y;
}

}  // namespace

/// Takes the one that is held to the pointer.
void TieBreakerList::follow_pointer(const Ui& ui, float top, float step, std::vector<Criterion>& list) {
  if (!dragged_) return;
  const auto held = std::ranges::find(list, *dragged_);
  const auto last = static_cast<float>(list.size()) - 2;  // before the lots
  const auto to =
      list.begin() + static_cast<std::ptrdiff_t>(std::clamp((ui.mouse().y - top) / step, 0.0F, last));
  if (held < to)
    std::rotate(held, held + 1, to + 1);
  else
    std::rotate(to, held, held + 1);
  if (!ImGui::IsMouseDown(0)) dragged_.reset();
}

float TieBreakerList::frame(Ui& ui, const SDL_FRect& column, std::vector<Criterion>& list) {
  const float step = ui.px(row_height + row_gap);
  const bool dropped = ends_drag(ui);
  follow_pointer(ui, column.y, step, list);
  SDL_FRect row{column.x, column.y, column.w, ui.px(row_height)};
  std::optional<std::size_t> up;
  std::optional<std::size_t> out;
  for (std::size_t at = 0; at < list.size(); ++at, row.y += step) {
    const std::string key(name(list[at]));
    const std::string label = std::to_string(at + 1) + ".  " + ui.words()["season.by-" + key];
    if (list[at] == Criterion::lots) {
      ui.left(Type::text, {row.x + ui.px(14), row.y, row.w, row.h}, style::quiet, label);
      continue;
    }
    if (ui.toggle("part by " + key, row, label, dragged_ == list[at]) && !dropped) up = at;
    if (ImGui::IsItemActive()) dragged_ = list[at];
    if (ui.button("leave " + key, {row.x + row.w + ui.px(6), row.y, ui.px(34), row.h}, "×")) out = at;
  }
  row.y += lay_left_out(ui, {row.x, row.y, row.w, 0}, list);
  if (up && *up > 0) std::swap(list[*up], list[*up - 1]);
  if (out) list.erase(list.begin() + static_cast<std::ptrdiff_t>(*out));
  return row.y - column.y;
}

}  // namespace fuba::app
