#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/window/ui.hpp"

// What the tables of the hub lay out alike.
namespace fuba::app {

/// Heights in points.
inline constexpr float table_row = 40;
inline constexpr float table_head = 26;

/// A column of numbers at the right end of a table.
struct Column {
  std::string heading;
  float width = 0;  ///< in points
  std::function<std::string(std::size_t row)> value;
  bool strong = false;
};

/// Makes each at least as wide as its heading and its widest value.
void fit(const Ui& ui, std::vector<Column>& columns, std::size_t rows);
/// How wide they are together, in pixels.
float width_of(const Ui& ui, const std::vector<Column>& columns);
void lay_headings(Ui& ui, const SDL_FRect& line, const std::vector<Column>& columns);
void lay_values(Ui& ui, const SDL_FRect& line, const std::vector<Column>& columns, std::size_t row);

/// What is behind a row; whether it was pressed. Every second one is a little lighter.
bool lay_row_ground(Ui& ui, const SDL_FRect& line, const std::string& id, bool picked, bool even);

}  // namespace fuba::app
