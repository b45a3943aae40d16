#pragma once

#include "fuba/pitch.hpp"
#include "fuba/story/story.hpp"

namespace fuba {

/// Fills in the momentum of every turn of a story (docs/story.md).
void add_momentum(const Pitch& pitch, Story& story);

}  // namespace fuba
