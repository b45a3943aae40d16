#include "app/window/triangle.hpp"

#include <SDL.h>

#include <random>

#include "support/catch.hpp"

namespace fuba::test::triangle_test {
using namespace fuba::app;

namespace {

constexpr SDL_Point size{120, 90};
constexpr SDL_Rect within{20, 10, 80, 70};
constexpr SDL_Color colour{200, 100, 50, 255};

/// What a brush paints on black, within a rectangle.
template <class Brush>
std::vector<Uint32> painted(const Brush& brush) {
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, size.x, size.y, 32, SDL_PIXELFORMAT_ARGB8888);
  SDL_Renderer* renderer = SDL_CreateSoftwareRenderer(surface);
  SDL_RenderSetClipRect(renderer, &within);
  SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, colour.a);
  brush(renderer);
  SDL_RenderFlush(renderer);
  const auto* first = static_cast<const Uint32*>(surface->pixels);
  std::vector<Uint32> pixels(first, first + size.x * size.y);
  SDL_DestroyRenderer(renderer);
  SDL_FreeSurface(surface);
  return pixels;
}

std::vector<Uint32> painted_by_sdl(const Triangle& triangle) {
  std::array<SDL_Vertex, 3> vertices{};
  for (std::size_t at = 0; at < 3; ++at)
    vertices.at(at) = {
        {static_cast<float>(triangle.at(at).x), static_cast<float>(triangle.at(at).y)}, colour, {}};
  return painted(
      [&](SDL_Renderer* renderer) { SDL_RenderGeometry(renderer, nullptr, vertices.data(), 3, nullptr, 0); });
}

std::vector<Uint32> painted_in_rows(const Triangle& triangle) {
  std::vector<SDL_Rect> rows;
  add_rows(triangle, within, rows);
  return painted([&](SDL_Renderer* renderer) {
    if (!rows.empty()) SDL_RenderFillRects(renderer, rows.data(), static_cast<int>(rows.size()));
  });
}

}  // namespace

TEST_CASE("the rows of a triangle are the pixels that SDL fills") {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> x(-20, size.x + 20);
  std::uniform_int_distribution<int> y(-20, size.y + 20);
  for (int count = 0; count < 2000; ++count) {
    Triangle triangle{};
    for (SDL_Point& corner : triangle) corner = {x(random), y(random)};
    if (count % 4 == 0) triangle[1].y = triangle[0].y;
    if (count % 4 == 1) triangle[2].x = triangle[1].x;
    if (painted_in_rows(triangle) != painted_by_sdl(triangle))
      FAIL(triangle[0].x << ' ' << triangle[0].y << ", " << triangle[1].x << ' ' << triangle[1].y << ", "
                         << triangle[2].x << ' ' << triangle[2].y);
  }
}

}  // namespace fuba::test::triangle_test
