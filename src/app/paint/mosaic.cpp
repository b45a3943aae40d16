#include "app/paint/mosaic.hpp"

#include <algorithm>

namespace fuba::paint {
namespace {

constexpr int cell = 32;  ///< pixels

/// Adds a row of cells, to the rectangle right above it where that is as wide.
void add(std::vector<SDL_Rect>& rects, const SDL_Rect& row) {
  const auto above = std::ranges::find_if(rects, [&](const SDL_Rect& rect) {
    return rect.x == row.x && rect.w == row.w && rect.y + rect.h == row.y;
  });
  if (above != rects.end())
    above->h += row.h;
  else
    rects.push_back(row);
}

}  // namespace

Mosaic::Mosaic(SDL_Point size)
    : size_(size),
      columns_((size.x + cell - 1) / cell),
      rows_((size.y + cell - 1) / cell),
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

void Mosaic::lay(const SDL_Rect& place, std::uint64_t look) {
  const int left = std::max(place.x, 0) / cell;
  const int right = std::min((place.x + place.w + cell - 1) / cell, columns_);
  const int end = std::min((place.y + place.h + cell - 1) / cell, rows_);
  for (int row = std::max(place.y, 0) / cell; row < end; ++row) {
    for (int column = left; column < right; ++column) {
      std::uint64_t& there = cells_[static_cast<std::size_t>(row * columns_ + column)];
      there = look_with(there, look);
    }
  }
}

std::vector<SDL_Rect> Mosaic::other_than(const Mosaic& before) const {
  if (size_.x != before.size_.x || size_.y != before.size_.y) return {{0, 0, size_.x, size_.y}};
  std::vector<SDL_Rect> others;
  for (int row = 0; row < rows_; ++row) {
    const auto first = static_cast<std::size_t>(row * columns_);
    const auto changed = [&](int column) {
      const std::size_t at = first + static_cast<std::size_t>(column);
      return cells_[at] != before.cells_[at];
    };
    for (int column = 0; column < columns_; ++column) {
      if (!changed(column)) continue;
      const int from = column;
      while (column < columns_ && changed(column)) ++column;
      add(others, {from * cell, row * cell, (column - from) * cell, cell});
    }
  }
  return others;
}

}  // namespace fuba::paint
