#include "picture_likeness.hpp"

#include <memory>

#include "support/catch.hpp"

namespace fuba::test::picture_likeness_test {
namespace {

constexpr int width = 320;
constexpr int height = 160;
constexpr double one_tile = 1.0 / (20 * 10);

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

/// A picture of one colour with rectangles in it.
Surface picture(std::initializer_list<SDL_Rect> marks, Uint32 colour = 0xFF202020) {
  Surface painted(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
  SDL_FillRect(painted.get(), nullptr, 0xFFE0E0E0);
  for (const SDL_Rect& mark : marks) SDL_FillRect(painted.get(), &mark, colour);
  return painted;
}

}  // namespace

TEST_CASE("a stroke that lies a pixel further differs in pixels and not in tiles") {
  const Surface kept = picture({{4, 4, 1, 10}});
  const Surface moved = picture({{5, 4, 1, 10}});
  CHECK(different_pixels(*kept, *kept) == 0);
  CHECK(different_pixels(*kept, *moved) == Approx(20.0 / (width * height)));
  CHECK(different_tiles(*kept, *moved) == 0);
}

TEST_CASE("what is missing, or of another colour, differs in tiles too") {
  const Surface button = picture({{32, 32, 48, 16}});
  CHECK(different_tiles(*button, *picture({})) == Approx(3 * one_tile));
  CHECK(different_tiles(*button, *picture({{32, 32, 48, 16}}, 0xFF203040)) == Approx(3 * one_tile));
  CHECK(different_tiles(*button, *picture({{48, 32, 48, 16}})) == Approx(2 * one_tile));
}

TEST_CASE("pictures of different size have nothing alike") {
  const Surface small(SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_ARGB8888));
  CHECK(different_pixels(*picture({}), *small) == 1);
  CHECK(different_tiles(*picture({}), *small) == 1);
}

}  // namespace fuba::test::picture_likeness_test
