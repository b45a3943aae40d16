#include "app/season/table_columns.hpp"

#include <algorithm>
#include <cmath>

#include "app/season/season_panels.hpp"

namespace fuba::app {

void fit(const Ui& ui, std::vector<Column>& columns, std::size_t rows) {
  constexpr float gap = 18;
  for (Column& column : columns) {
    float written = ui.measure(Type::small, column.heading).x;
    for (std::size_t row = 0; row < rows; ++row)
      written = std::max(written, ui.measure(Type::text, column.value(row)).x);
    column.width = std::max(column.width, std::ceil(written / ui.px(1)) + gap);
  }
}

float width_of(const Ui& ui, const std::vector<Column>& columns) {
  float width = 0;
  for (const Column& column : columns) width += ui.px(column.width);
  return width;
}

void lay_headings(Ui& ui, const SDL_FRect& line, const std::vector<Column>& columns) {
  float x = line.x + line.w - width_of(ui, columns);
  for (const Column& column : columns) {
    right(ui, Type::small, {x, line.y, ui.px(column.width) - ui.px(8), line.h}, style::dimmed,
          column.heading);
    x += ui.px(column.width);
  }
}

void lay_values(Ui& ui, const SDL_FRect& line, const std::vector<Column>& columns, std::size_t row) {
  float x = line.x + line.w - width_of(ui, columns);
  for (const Column& column : columns) {
    right(ui, column.strong ? Type::strong : Type::text, {x, line.y, ui.px(column.width) - ui.px(8), line.h},
          column.strong ? style::text : style::quiet, column.value(row));
    x += ui.px(column.width);
  }
}

bool lay_row_ground(Ui& ui, const SDL_FRect& line, const std::string& id, bool picked, bool even) {
  const bool taken = ui.spot(id, line);
  const bool hot = ui.pointer_in(line);
  if (picked || hot)
    ui.fill(line, picked ? style::raised : style::with_alpha(style::raised, 0.6F), 4);
  else if (even)
    ui.fill(line, style::with_alpha(style::raised, 0.25F), 4);
  if (ui.focus().on(id)) ui.outline(line, style::accent, 2, 4);
  return taken;
}

}  // namespace fuba::app
