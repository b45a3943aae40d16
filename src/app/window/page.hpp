#pragma once

#include <span>

#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// A page beside the match: its heading, and the way back by button or Esc; Tab goes through its choices.
/// Answers the room below.
SDL_FRect page(Ui& ui, Director& director, std::string_view heading, float points_wide = 560);

/// An option in a row of several: its id, and what is written on it.
struct Chip {
  std::string id;
  std::string label;
};

/// How high some options are of which one is on: a line each of `line` pixels, as many as their labels need.
float chips_height(const Ui& ui, float width, float line, std::span<const Chip> options);
/// They themselves; answers which is on now. `rect.h`: the height of a line.
std::size_t chips(Ui& ui, const SDL_FRect& rect, std::span<const Chip> options, std::size_t on);
/// Options whose labels are texts: `id`-name.
std::vector<Chip> chips_of(const Ui& ui, std::string_view id, std::span<const std::string_view> names);
/// A row of them.
std::size_t chips(Ui& ui, const SDL_FRect& rect, std::string_view id, std::span<const std::string_view> names,
                  std::size_t on);

}  // namespace fuba::app
