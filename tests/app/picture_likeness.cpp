#include "picture_likeness.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace fuba::test {
namespace {

constexpr int tile = 16;
// Between Debian 12 and 13 the libraries change a tile by 1 of 255 at most, the newer font by 8; any
// two of the pictures kept differ by at least 41 in some tile.
constexpr int cut_of_letters = 12;     ///< of a channel of a pixel
constexpr int weight_of_letters = 12;  ///< of a channel of a tile

using Colour = std::array<int, 3>;

/// The mean colour of the part of a picture that begins there and is at most so wide and high.
Colour colour_of(const SDL_Surface& picture, int left, int top, int side) {
  Colour sum{};
  int count = 0;
  for (int y = top; y < std::min(top + side, picture.h); ++y) {
    const auto* row = static_cast<const std::uint8_t*>(picture.pixels) + std::ptrdiff_t{y} * picture.pitch;
    for (int x = left; x < std::min(left + side, picture.w); ++x, ++count)
      for (std::size_t channel = 0; channel < sum.size(); ++channel)
        sum[channel] += row[4 * static_cast<std::size_t>(x) + channel];
  }
  for (int& channel : sum) channel /= count;
  return sum;
}

double different(const SDL_Surface& one, const SDL_Surface& other, int side, int tolerated) {
  if (one.w != other.w || one.h != other.h) return 1;
  int unlike = 0;
  int all = 0;
  for (int y = 0; y < one.h; y += side)
    for (int x = 0; x < one.w; x += side, ++all) {
      const Colour a = colour_of(one, x, y, side);
      const Colour b = colour_of(other, x, y, side);
      for (std::size_t channel = 0; channel < a.size(); ++channel)
        if (std::abs(a[channel] - b[channel]) > tolerated) {
          ++unlike;
          break;
        }
    }
  return static_cast<double>(unlike) / all;
}

}  // namespace

double different_pixels(const SDL_Surface& one, const SDL_Surface& other) {
  return different(one, other, 1, cut_of_letters);
}

double different_tiles(const SDL_Surface& one, const SDL_Surface& other) {
  return different(one, other, tile, weight_of_letters);
}

}  // namespace fuba::test
