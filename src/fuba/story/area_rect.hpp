#pragma once

#include "fuba/pitch.hpp"
#include "story/plots.hpp"

namespace fuba {

/// Where an area lies on the picture of the pitch.
story::PlotRect area_rect(const Pitch& pitch, Area area);

}  // namespace fuba
