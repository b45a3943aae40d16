#pragma once

#include <optional>
#include <vector>

#include "app/window/ui.hpp"
#include "competition/criterion.hpp"

namespace fuba::app {

/// By what teams with equal points are parted, in this order: each can be dragged, goes up by one where it is
/// pressed, and can be left out. Lots are always the last.
class TieBreakerList {
 public:
  /// Lays out the list from the top of its column. Answers the height used.
  float frame(Ui& ui, const SDL_FRect& column, std::vector<competition::Criterion>& list);

 private:
  void follow_pointer(const Ui& ui, float top, float step, std::vector<competition::Criterion>& list);

  std::optional<competition::Criterion> dragged_;
};

}  // namespace fuba::app
