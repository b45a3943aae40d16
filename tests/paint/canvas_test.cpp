#include "app/paint/canvas.hpp"

#include <algorithm>
#include <random>

#include "support/catch.hpp"

namespace fuba::paint {
namespace {

/// A line that does not tell which part of a row it has.
struct Untold {
  static constexpr bool faded_edge = true;
  Segment line;
  float operator()(float x, float y) const { return line(x, y); }
  SDL_FRect bounds() const { return line.bounds(); }
};

template <class Shape>
Canvas filled(const Shape& shape, float softness) {
  Canvas canvas(80, 60);
  canvas.fill(shape, {200, 100, 50, 255}, softness);
  return canvas;
}

bool equal(const Canvas& one, const Canvas& other) {
  return std::equal(one.pixels(), one.pixels() + one.width() * one.height(), other.pixels());
}

}  // namespace

TEST_CASE("a line is the same whether all pixels around are asked or those of its rows") {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> x(-20, 100);
  std::uniform_real_distribution<float> y(-20, 80);
  std::uniform_real_distribution<float> wide(0.5F, 12);
  for (int count = 0; count < 500; ++count) {
    Segment line{{x(random), y(random)}, {x(random), y(random)}, wide(random)};
    if (count % 5 == 0) line.to.y = line.from.y;
    if (count % 5 == 1) line.to.x = line.from.x;
    const float softness = count % 2 == 0 ? 1 : 5;
    const SDL_FRect clip{10, 10, 50, 40};
    CHECK(equal(filled(line, softness), filled(Untold{line}, softness)));
    CHECK(equal(filled(Clipped<Segment>{line, clip}, softness),
                filled(Clipped<Untold>{{line}, clip}, softness)));
  }
}

TEST_CASE("a row is repeated up to another and no farther") {
  Canvas canvas(2, 4);
  canvas.blend(1, 1, {1, 2, 3, 255}, 1);
  canvas.blend(0, 3, {4, 5, 6, 255}, 1);
  canvas.repeat_row(1, 3);
  CHECK(canvas.pixels()[1] == 0);
  CHECK(canvas.pixels()[5] == canvas.pixels()[3]);
  CHECK(canvas.pixels()[6] != 0);
  CHECK(canvas.pixels()[7] == 0);
}

TEST_CASE("a mirrored picture has left and right exchanged") {
  Canvas canvas(5, 2);
  canvas.blend(0, 1, {1, 2, 3, 255}, 1);
  const Canvas mirrored = canvas.mirrored();
  CHECK(mirrored.pixels()[9] == canvas.pixels()[5]);
  CHECK(mirrored.pixels()[5] == 0);
}

}  // namespace fuba::paint
