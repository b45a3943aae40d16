#pragma once

#include <span>

#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// A page beside the match: its heading, and the way back by button or Esc. Answers the room below.
SDL_FRect page(Ui& ui, Director& director, std::string_view heading, float points_wide = 560);

/// An option in a row of several: its id, and what is written on it.
struct Chip {
  std::string id;
  std::string label;
};

/// A row of options of which one is on; answers which is on now.
std::size_t chips(Ui& ui, const SDL_FRect& rect, std::span<const Chip> options, std::size_t on);
/// The same with labels that are texts: `id`-name.
std::size_t chips(Ui& ui, const SDL_FRect& rect, std::string_view id, std::span<const std::string_view> names,
                  std::size_t on);

}  // namespace fuba::app
