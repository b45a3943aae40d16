#include "fuba/story/area_rect.hpp"

namespace fuba {

/// The wings take as much of the width as on the mat.
story::PlotRect area_rect(const Pitch& pitch, Area area) {
  constexpr double wing = 0.285;
  constexpr std::array lanes{0.0, wing, 1 - wing, 1.0};
  const std::size_t lane = area <= Area::L4 ? 0 : area <= Area::C5 ? 1 : 2;
  const Pitch::Span span = pitch.span[index(area)];
  return {span.near / 100.0, lanes[lane], span.far / 100.0, lanes[lane + 1]};
}

}  // namespace fuba
