#pragma once

#include <SDL.h>

namespace fuba::test {

/// The share of pixels of which a colour channel differs by more than letters do that another machine has
/// cut. Pictures of different size differ in all of them. Both are in ARGB8888.
double different_pixels(const SDL_Surface& one, const SDL_Surface& other);

/// The same of tiles of 16 by 16 pixels and their mean colour: letters that another library has cut leave it
/// as it is, and what is missing, moved or of another colour does not.
double different_tiles(const SDL_Surface& one, const SDL_Surface& other);

}  // namespace fuba::test
