#pragma once

#include "fuba/pitch.hpp"

namespace fuba::paint {

/// As much of the pitch as a picture of it needs: the spans (R1).
inline Pitch pitch_spans() {
  Pitch pitch;
  const auto lane = [&](Area first, std::initializer_list<Pitch::Span> spans) {
    std::size_t at = index(first);
    for (const Pitch::Span& span : spans) pitch.span[at++] = span;
  };
  lane(Area::L1, {{0, 25}, {25, 50}, {50, 75}, {75, 100}});
  lane(Area::C1, {{0, 17}, {17, 38}, {38, 62}, {62, 83}, {83, 100}});
  lane(Area::R1, {{0, 25}, {25, 50}, {50, 75}, {75, 100}});
  return pitch;
}

}  // namespace fuba::paint
