#include "stw/board.hpp"

namespace stw {
namespace {

Ends ends_at(Team team) {
  const auto area = [team](int left, int first_row, int right, int last_row) {
    const int one = board_row(team, first_row);
    const int other = board_row(team, last_row);
    return SquareSet::rectangle(left, std::min(one, other), right, std::max(one, other));
  };
  return {.half = area(0, 1, 7, 8),
          .goal_area = area(3, 1, 4, 1),
          .penalty_area = area(2, 1, 5, 3),
          .penalty_arc = area(3, 4, 4, 4),
          .long_distance = area(2, 4, 2, 4) | area(5, 4, 5, 4),
          .corners = area(0, 1, 0, 1) | area(7, 1, 7, 1),
          .circle = area(3, 8, 4, 8)};
}

SquareSet widened(SquareSet set, int by) {
  for (; by > 0; --by) {
    set = set | set.shifted(Direction::left) | set.shifted(Direction::right);
    set = set | set.shifted(Direction::up) | set.shifted(Direction::down);
  }
  return set;
}

}  // namespace

std::string name(Square square) {
  return static_cast<char>('A' + column_of(square)) + std::to_string(row_of(square));
}

std::optional<Square> parse_square(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const int column = text[0] - 'A';
  int row = 0;
  for (const char digit : text.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    row = 10 * row + (digit - '0');
  }
  if (text[1] == '0' || !on_board(column, row)) return std::nullopt;
  return square_at(column, row);
}

const Ends& ends_of(Team team) {
  static const std::array<Ends, 2> ends{ends_at(Team::home), ends_at(Team::away)};
  return ends[index(team)];
}

SquareSet squares_at(SquareSet centre, int nearest, int farthest) {
  const SquareSet within = widened(centre, farthest);
  return nearest == 0 ? within : within - widened(centre, nearest - 1);
}

SquareSet squares_at(Square centre, int nearest, int farthest) {
  return squares_at(SquareSet{centre}, nearest, farthest);
}

}  // namespace stw
