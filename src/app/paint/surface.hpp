#pragma once

#include <SDL_surface.h>

#include <memory>

namespace fuba::paint {

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};

/// A picture in main memory.
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

}  // namespace fuba::paint
