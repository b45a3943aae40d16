#pragma once

#include <SDL_render.h>

#include <memory>
#include <optional>
#include <vector>

#include "app/paint/mosaic.hpp"

namespace fuba::paint {

/// A picture that is shown, or a rectangle of one colour.
struct Stroke {
  std::shared_ptr<SDL_Texture> picture;  ///< nothing for a rectangle
  std::optional<SDL_Rect> part;          ///< of the picture; nothing for all of it
  SDL_FRect place;
  SDL_Color colour;  ///< of a picture only its opacity
  std::optional<SDL_Rect> clip = {};
};

/// What one after the other is painted.
using Strokes = std::vector<Stroke>;

void paint(SDL_Renderer* renderer, const Stroke& stroke);
/// The same for all that reach into a rectangle, and only there.
void paint(SDL_Renderer* renderer, const Strokes& strokes, const SDL_Rect& within);
void lay(Mosaic& mosaic, const Strokes& strokes);

}  // namespace fuba::paint
