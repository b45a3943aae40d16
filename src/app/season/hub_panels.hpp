#pragma once

#include <optional>
#include <vector>

#include "app/season/contest.hpp"
#include "app/window/ui.hpp"

// The tabs of the hub. Each lays out what a competition has come to and tells what was picked in it.
namespace fuba::app {

/// A match or a team; neither where nothing is.
struct Picked {
  std::optional<std::size_t> match = {};
  std::optional<competition::TeamIndex> team = {};

  bool operator==(const Picked&) const = default;
};

/// Rows on their way to new places: where they were, and how far they have come, from 0 to 1.
struct RowsMoving {
  std::vector<std::size_t> places_before = {};  ///< by team; empty where nothing moves
  float progress = 1;
};

/// Tables of all groups with form, what is missing and why teams stand as they do.
Picked lay_tables(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now,
                  const RowsMoving& moving);
/// All matches by rounds. `comes_to`: scrolls to this match.
Picked lay_fixtures(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now,
                    std::optional<std::size_t> comes_to);
/// The knock-out from left to right.
Picked lay_bracket(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now);
/// What teams have done in all their matches.
Picked lay_figures(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now);
/// The best of the season. Answers the height used.
float lay_top_lists(Ui& ui, const SDL_FRect& room, const Contest& contest);

}  // namespace fuba::app
