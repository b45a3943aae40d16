#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace stw {

/// A square of the board (W1): columns A-H from left to right as Home sees them, rows 1-16 from Home's goal
/// line. The value is eight times the row less one, and the column from 0.
enum class Square : std::uint8_t { none = 128 };

inline constexpr int columns = 8;
inline constexpr int rows = 16;
inline constexpr int square_count = columns * rows;

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square); }

/// Column 0-7 and row 1-16 of a square, which must not be `none`.
constexpr int column_of(Square square) { return static_cast<int>(square) % columns; }
constexpr int row_of(Square square) { return static_cast<int>(square) / columns + 1; }

constexpr bool on_board(int column, int row) {
  return column >= 0 && column < columns && row >= 1 && row <= rows;
}

/// The square of a column 0-7 and a row 1-16.
constexpr Square square_at(int column, int row) { return static_cast<Square>(columns * (row - 1) + column); }

/// The larger of the differences of columns and rows (W4).
constexpr int distance(Square one, Square other) {
  return std::max(std::abs(column_of(one) - column_of(other)), std::abs(row_of(one) - row_of(other)));
}

/// "E9".
std::string name(Square square);

/// Nothing but a letter A-H and a number 1-16 without leading zero is a square.
std::optional<Square> parse_square(std::string_view text);

}  // namespace stw
