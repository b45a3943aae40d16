#pragma once

#include "app/window/ui.hpp"
#include "fuba/words/rulebook.hpp"

namespace fuba::app {

/// Writes the stages of a turn one below the other from `y` on; answers where they end. Where one is present
/// it is marked, and it alone shows its parts.
float write_turn(Ui& ui, float x, float y, float width, const Rulebook& book,
                 const std::optional<PresentStage>& present);

}  // namespace fuba::app
