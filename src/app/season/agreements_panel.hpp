#pragma once

#include "app/season/draft.hpp"
#include "app/season/tie_breaker_list.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// What is agreed for a competition besides its kind, its teams and its rules; only what these have.
class AgreementsPanel {
 public:
  void frame(Ui& ui, const SDL_FRect& room, Draft& draft);

 private:
  TieBreakerList tie_breakers_;
};

}  // namespace fuba::app
