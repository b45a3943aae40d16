#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Something that can be done with what the right side of the hub shows.
struct Deed {
  std::string id;
  std::string label;
  std::function<void()> take;
  bool leading = false;
  std::string note = {};
};

/// Lays out a button for each and does what is pressed. Answers the height used.
float lay_deeds(Ui& ui, const SDL_FRect& room, const std::vector<Deed>& deeds);

}  // namespace fuba::app
