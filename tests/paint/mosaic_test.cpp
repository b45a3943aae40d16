#include "app/paint/mosaic.hpp"

#include <algorithm>

#include "support/catch.hpp"

namespace fuba::paint::mosaic_test {
namespace {

constexpr SDL_Point size{200, 100};
constexpr SDL_Rect thing{40, 10, 50, 60};

Mosaic with(const SDL_Rect& place, std::uint64_t look) {
  Mosaic mosaic(size);
  mosaic.lay({0, 0, size.x, size.y}, 1);
  mosaic.lay(place, look);
  return mosaic;
}

bool covered(const std::vector<SDL_Rect>& rects, const SDL_Point& point) {
  return std::ranges::any_of(rects, [&](const SDL_Rect& rect) { return SDL_PointInRect(&point, &rect); });
}

}  // namespace

TEST_CASE("a mosaic is no other than one of the same things") {
  CHECK(with(thing, 2).other_than(with(thing, 2)).empty());
}

TEST_CASE("a mosaic is another where a thing has changed, and not far from there") {
  const auto rects = with(thing, 3).other_than(with(thing, 2));
  REQUIRE(rects.size() == 1);
  CHECK(covered(rects, {40, 10}));
  CHECK(covered(rects, {89, 69}));
  CHECK_FALSE(covered(rects, {10, 10}));
  CHECK_FALSE(covered(rects, {40, 99}));
}

TEST_CASE("a thing that has moved has changed the mosaic where it was and where it is") {
  const auto rects = with({150, 70, 20, 20}, 2).other_than(with(thing, 2));
  CHECK(covered(rects, {60, 40}));
  CHECK(covered(rects, {160, 80}));
  CHECK_FALSE(covered(rects, {120, 20}));
}

TEST_CASE("what lies above the other counts in a mosaic") {
  Mosaic one(size);
  one.lay(thing, 1);
  one.lay(thing, 2);
  Mosaic other(size);
  other.lay(thing, 2);
  other.lay(thing, 1);
  CHECK_FALSE(one.other_than(other).empty());
}

TEST_CASE("a mosaic of another size is another all over") {
  const auto rects = with(thing, 2).other_than(Mosaic({100, 100}));
  REQUIRE(rects.size() == 1);
  CHECK(rects.front().w == size.x);
  CHECK(rects.front().h == size.y);
}

TEST_CASE("what lies beyond the edges of a mosaic changes nothing in it") {
  CHECK(with({-90, -90, 80, 80}, 2).other_than(with({300, 10, 50, 50}, 2)).empty());
}

}  // namespace fuba::paint::mosaic_test
