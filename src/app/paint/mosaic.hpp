#pragma once

#include <SDL_rect.h>

#include <cstdint>
#include <vector>

namespace fuba::paint {

/// What a thing looks like, as a number, from the words that tell it.
constexpr std::uint64_t look_with(std::uint64_t look, std::uint64_t word) {
  const std::uint64_t mixed = (look ^ word) * 0x9E3779B97F4A7C15U;
  return mixed ^ mixed >> 32U;
}

/// A picture in cells, of each of which is known how all that lies in it looks: two of them tell where a
/// picture is another than before.
class Mosaic {
 public:
  Mosaic() = default;
  /// An empty one.
  explicit Mosaic(SDL_Point size);

  /// Lays a thing above all that is there.
  void lay(const SDL_Rect& place, std::uint64_t look);
  /// Rectangles in which all that is another than in a mosaic before lies.
  std::vector<SDL_Rect> other_than(const Mosaic& before) const;

 private:
  SDL_Point size_{};
  int columns_ = 0;
  int rows_ = 0;
  std::vector<std::uint64_t> cells_;
};

}  // namespace fuba::paint
