#pragma once

#include "app/season/contest.hpp"
#include "app/season/round_player.hpp"
#include "app/window/ui.hpp"

// What the right side of the hub shows.
namespace fuba::app {

/// Both teams of a match with what they have scored and what they begin without. Answers the height used.
float lay_sides(Ui& ui, const SDL_FRect& room, const Contest& contest, std::size_t match);
/// Which match is played by coaches now, how many are over, and the way to stop. Answers the height used.
float lay_progress(Ui& ui, const SDL_FRect& room, RoundPlayer& player);
/// The cup and who has won it, once a competition is over. Answers the height used.
float lay_champion(Ui& ui, const SDL_FRect& room, const Contest& contest);

}  // namespace fuba::app
