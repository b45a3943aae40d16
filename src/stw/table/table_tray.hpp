#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "stw/table/paint/brushes.hpp"
#include "stw/table/rooms.hpp"
#include "stw/table/shown_event.hpp"

namespace stw::app {

/// The tray: each team's cards, and between them the dice of the last throw.
class TableTray {
 public:
  void frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown, const Names& names,
             const TrayRoll& roll, std::optional<Team> chooses);
  /// Where the dice lie.
  const SDL_FRect& dice() const { return dice_; }
  void still(const Painter& painter) const;
  /// `tumble`: from 0 in the air to 1 at rest.
  void live(const Painter& painter, const Ruleset& rules, const TrayRoll& last, float tumble) const;

 private:
  void lay_team(Ui& ui, const SDL_FRect& room, const State& shown, Team team, const std::string& name,
                bool chooses);

  struct ShownCard {
    SDL_FRect rect;
    bool red;
  };
  float unit_ = 1;
  SDL_FRect dice_{};
  TrayRoll given_;  ///< lies there until something falls
  std::array<SDL_FPoint, 2> pieces_{};
  std::vector<ShownCard> cards_;
};

/// Where in an offensive set a match stands, as a strip of small steps; answers the height used, 0 beside
/// one.
float lay_steps(Ui& ui, const SDL_FRect& room, const State& state);

}  // namespace stw::app
