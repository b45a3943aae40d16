#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "app/paint/assets.hpp"
#include "app/paint/canvas.hpp"
#include "app/paint/surface.hpp"
#include "app/paint/theme.hpp"

namespace fuba::paint {

/// An SVG text as a picture of that size; none if it cannot be read.
Surface rasterise_svg(const std::string& text, int width, int height);

/// The SVG files of `assets/`, rasterised at the size asked for. They are drawn in the colours of the first
/// kit, for which those of the team are put in.
class Drawings {
 public:
  static tl::expected<Drawings, AssetError> make();

  bool has(std::string_view name) const;
  /// A drawing in the colours in which it is stored; `name` is its file without ".svg".
  Canvas plain(std::string_view name, int width, int height) const;
  /// A drawing in a team's colours.
  Canvas of_team(std::string_view name, const TeamColours& colours, int width, int height) const;

 private:
  std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace fuba::paint
