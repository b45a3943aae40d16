#include <array>

#include "stw/game.hpp"

namespace stw {
namespace {

constexpr int farthest = 12;

bool is_end(Square from, Square to, int squares) {
  const int across = std::abs(column_of(from) - column_of(to));
  const int along = std::abs(row_of(from) - row_of(to));
  return std::max(across, along) == squares || across + along == squares;
}

using EndsOfBall = std::array<std::array<SquareSet, farthest + 1>, square_count>;

EndsOfBall all_ends() {
  EndsOfBall ends;
  for (const Square from : SquareSet::all()) {
    for (int squares = 1; squares <= farthest; ++squares)
      for (const Square to : SquareSet::all())
        if (is_end(from, to, squares)) ends[index(from)][static_cast<std::size_t>(squares)].add(to);
  }
  return ends;
}

}  // namespace

SquareSet ball_ends(Square from, int squares) {
  static const EndsOfBall ends = all_ends();
  return ends[index(from)][static_cast<std::size_t>(squares)];
}

}  // namespace stw
