#pragma once

#include "match_play.hpp"
#include "paint/painter.hpp"
#include "table_layout.hpp"
#include "ui.hpp"

namespace fuba::app {

/// What was pressed in the bar.
enum class BarButton : std::uint8_t { none, menu, undo, rules };

/// The bar: who plays, the score, who has the ball, the time, and the way out.
class Bar {
 public:
  /// `why_no_undo`: empty if the last choice can be taken back.
  BarButton frame(Ui& ui, const TableLayout& table, const State& shown, const Names& names,
                  const std::string& why_no_undo, bool rules_open);
  void still(const paint::Painter& painter) const;

 private:
  void teams(Ui& ui, const TableLayout& table, const State& shown, const Names& names);
  BarButton buttons(Ui& ui, const TableLayout& table, const std::string& why_no_undo, bool rules_open);

  float radius_ = 0;
  std::array<SDL_FPoint, 2> pieces_{};
  SDL_FPoint ball_{};
  int value_ = 1;
};

/// The tray: both teams' formations and cards, and the dice of the turn between them.
class Tray {
 public:
  void frame(Ui& ui, const TableLayout& table, const State& shown, const Names& names,
             const std::vector<TrayRoll>& rolls, std::optional<Team> chooses);
  void still(const paint::Painter& painter) const;
  /// `tumble`: of the last dice, from 0 in the air to 1 at rest.
  void live(const paint::Painter& painter, const std::vector<TrayRoll>& rolls, float tumble) const;

 private:
  void side(Ui& ui, const SDL_FRect& room, const State& shown, Team team, const std::string& name,
            bool chooses);

  struct Booking {
    SDL_FRect rect;
    bool red;
  };
  float unit_ = 1;
  SDL_FRect dice_{};
  std::array<SDL_FRect, 2> cards_{};
  std::array<Formation, 2> formations_{};
  std::vector<Booking> bookings_;
};

/// The log in plain sentences, newest first. True if it was pressed.
bool log_panel(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines);

/// The same on a sheet above the mat. True if it is to be closed.
bool log_sheet(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines);

}  // namespace fuba::app
