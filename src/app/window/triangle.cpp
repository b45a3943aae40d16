#include "app/window/triangle.hpp"

#include <algorithm>
#include <utility>

namespace fuba::app {
namespace {

int rounded_down(int value, int by) { return value >= 0 ? value / by : -((by - 1 - value) / by); }

/// An edge of a triangle that lies to the right of it where y points down, in half pixels.
struct Edge {
  Edge(const SDL_Point& start, const SDL_Point& end)
      : from{2 * start.x, 2 * start.y}, across(2 * (end.x - start.x)), down(2 * (end.y - start.y)) {}

  /// Leaves of a row of pixels from `first` to `last` those whose middles are on the triangle's side. Those
  /// on the edge itself belong to the triangle below it or to the right of it.
  void cut(int y, int& first, int& last) const {
    const bool has_its_own = down < 0 || (down == 0 && across > 0);
    const int beyond = across * (2 * y + 1 - from.y) + down * (from.x - 1) - (has_its_own ? 0 : 1);
    if (down > 0) last = std::min(last, rounded_down(beyond, 2 * down));
    if (down < 0) first = std::max(first, -rounded_down(beyond, -2 * down));
    if (down == 0 && beyond < 0) last = first - 1;
  }

  SDL_Point from;
  int across;
  int down;
};

}  // namespace

void add_rows(const Triangle& triangle, const SDL_Rect& within, std::vector<SDL_Rect>& rows) {
  auto [a, b, c] = triangle;
  const int turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (turn == 0) return;
  if (turn < 0) std::swap(b, c);
  const std::array edges{Edge(a, b), Edge(b, c), Edge(c, a)};
  const int end = std::min(std::max({a.y, b.y, c.y}), within.y + within.h);
  for (int y = std::max(std::min({a.y, b.y, c.y}), within.y); y < end; ++y) {
    int first = within.x;
    int last = within.x + within.w - 1;
    for (const Edge& edge : edges) edge.cut(y, first, last);
    if (first <= last) rows.push_back({first, y, last - first + 1, 1});
  }
}

}  // namespace fuba::app
