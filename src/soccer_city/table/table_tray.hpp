#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "soccer_city/table/paint/brushes.hpp"
#include "soccer_city/table/rooms.hpp"
#include "soccer_city/table/shown_event.hpp"

namespace soccer_city::app {

/// The tray: each team's hand, and between them the dice of the last throw and the piles.
class TableTray {
 public:
  void frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown, const Names& names,
             const TrayRoll& roll, std::optional<Team> chooses);
  /// Where the dice lie.
  const SDL_FRect& dice() const { return dice_; }
  void still(const Painter& painter) const;
  /// `tumble`: from 0 in the air to 1 at rest.
  void live(const Painter& painter, const Ruleset& rules, const TrayRoll& roll, float tumble) const;

 private:
  struct ShownCard {
    SDL_FRect rect;
    Card card;
  };

  void lay_team(Ui& ui, const SDL_FRect& room, const State& shown, Team team, const std::string& name,
                bool chooses);
  /// Cards from a place on, up to where the row ends.
  void lay_row(Ui& ui, SDL_FRect place, float end, const TeamState& side, std::span<const Deck> row);
  void lay_piles(Ui& ui, const SDL_FRect& room, const Ruleset& rules, const State& shown);
  void lay_card(Ui& ui, const SDL_FRect& rect, Card card, const std::string& told);

  float unit_ = 1;
  SDL_FRect dice_{};
  std::array<SDL_FPoint, 2> pieces_{};
  std::vector<ShownCard> cards_;
};

/// Which part of a turn a match stands in, as a strip of small steps; answers the height used, 0 between
/// turns.
float lay_steps(Ui& ui, const SDL_FRect& room, const State& state);

}  // namespace soccer_city::app
