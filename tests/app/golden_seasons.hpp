#pragma once

#include <memory>

#include "app/window/director.hpp"

// Competitions as they stand for a picture: the same whenever they are painted.
namespace fuba::test {

/// A league of eight coaches and a person, four rounds old, with its cup, and a cup that is over.
std::unique_ptr<app::Screen> season_list(app::Director& director);
/// What the next competition begins from while there is none.
std::unique_ptr<app::Screen> season_draft(app::Director& director);
/// The league.
std::unique_ptr<app::Screen> season_hub(app::Director& director);
/// The cup that is over.
std::unique_ptr<app::Screen> season_cup(app::Director& director);

}  // namespace fuba::test
