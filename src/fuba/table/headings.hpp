#pragma once

#include "app/window/occasion.hpp"
#include "app/window/ui.hpp"
#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// What stands above the question: what the match belongs to with its clock, where the turn has come to, and
/// what is still to follow. Answers the height used.
float lay_headings(Ui& ui, const SDL_FRect& room, const MatchPlay& play, Occasion* occasion);

}  // namespace fuba::app
