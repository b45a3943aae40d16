#pragma once

#include <functional>
#include <string_view>

#include "app/paint/studio.hpp"
#include "fuba/table/paint/mat_layout.hpp"

namespace fuba::paint {

/// What lies behind letters and lines so that they stand out from the mat.
constexpr SDL_Color dark(Uint8 alpha) { return {10, 20, 16, alpha}; }

/// What the things on one mat are painted with. Their pictures are kept by the mat's size.
struct MatStudio {
  Studio& studio;
  const MatLayout& layout;
  float unit = layout.unit();

  /// The picture of that name at that size, made the first time it is asked for.
  const Texture& picture(std::string_view name, const std::function<Canvas()>& make) const;
  /// The same at less than full strength.
  const Texture& fainter_picture(std::string_view name, float opacity,
                                 const std::function<Canvas()>& make) const;
};

}  // namespace fuba::paint
