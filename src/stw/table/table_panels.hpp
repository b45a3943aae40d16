#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "stw/table/animation.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// What was pressed in the bar.
enum class BarButton : std::uint8_t { none, menu, undo, rules };

/// The bar: who plays, the score, who has the ball, and the time.
class Bar {
 public:
  /// Whose portraits stand beside the names: the coaches' who play a side.
  void seat(std::array<std::string, 2> coaches) { coaches_ = std::move(coaches); }
  void tell(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown, const Names& names);
  /// The buttons above NOW. `why_no_undo` is empty if the last choice can be taken back.
  static BarButton press(Ui& ui, const TableLayout& table, const std::string& why_no_undo, bool rules_open);
  void still(const Painter& painter) const;

 private:
  void lay_teams(Ui& ui, const TableLayout& table, const State& shown, const Names& names);
  static void lay_time(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown);

  std::array<std::string, 2> coaches_;
  std::array<SDL_FPoint, 2> pieces_{};
  std::array<SDL_FPoint, 2> portraits_{};
  float portrait_ = 0;
  float radius_ = 0;
  SDL_FPoint ball_{};
};

/// The tray: each team's cards, and between them the dice of the last throw.
class Tray {
 public:
  void frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown, const Names& names,
             const TrayRoll& roll, std::optional<Team> chooses);
  void still(const Painter& painter) const;
  /// `tumble`: from 0 in the air to 1 at rest.
  void live(const Painter& painter, const Ruleset& rules, const TrayRoll& roll, float tumble) const;

 private:
  void lay_team(Ui& ui, const SDL_FRect& room, const State& shown, Team team, const std::string& name,
                bool chooses);

  struct ShownCard {
    SDL_FRect rect;
    bool red;
  };
  float unit_ = 1;
  SDL_FRect dice_{};
  std::array<SDL_FPoint, 2> pieces_{};
  std::vector<ShownCard> cards_;
};

/// Where in an offensive set a match stands, as a strip of small steps; answers the height used, 0 beside
/// one.
float lay_steps(Ui& ui, const SDL_FRect& room, const State& state);

}  // namespace stw::app
