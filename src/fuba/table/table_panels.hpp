#pragma once

#include <functional>

#include "app/table/bar_buttons.hpp"
#include "app/window/log_panel.hpp"
#include "app/window/table_layout.hpp"
#include "app/window/ui.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

using table::BarButton;
using table::BarWays;

/// The bar: who plays, the score, who has the ball, the time, and the way out.
class Bar {
 public:
  /// Whose portraits stand beside the names: the coaches' who play a side.
  void seat(std::array<std::string, 2> coaches) { coaches_ = std::move(coaches); }
  BarButton frame(Ui& ui, const TableLayout& table, const State& shown, const Names& names,
                  const BarWays& ways);
  /// The same without the buttons, whose room is above NOW.
  void tell(Ui& ui, const TableLayout& table, const State& shown, const Names& names);
  void still(const paint::Painter& painter) const;

 private:
  void teams(Ui& ui, const TableLayout& table, const State& shown, const Names& names);
  void mark_sure_ball(Ui& ui) const;
  void lay_portrait(Ui& ui, SDL_FPoint centre, Team team);
  static void time(Ui& ui, const TableLayout& table, const State& shown);
  void weather(Ui& ui, const TableLayout& table, Weather weather);

  std::array<std::string, 2> coaches_;
  std::array<SDL_FPoint, 2> portraits_{};
  float portrait_ = 0;
  float radius_ = 0;
  std::array<SDL_FPoint, 2> pieces_{};
  SDL_FPoint ball_{};
  bool has_ball_ = true;  ///< before the kick-off is decided nobody has it
  int value_ = 1;
  Weather weather_ = Weather::none;
  SDL_FPoint sky_{};
  float sign_ = 0;
};

/// The tray: what each team has beside the mat, and the dice of the turn between them.
class Tray {
 public:
  /// What is going on.
  struct Present {
    std::optional<Team> chooses;
    bool cards_rest = false;       ///< those of the team that chooses, for this turn
    std::optional<Event> happens;  ///< what moves now
  };

  /// True if the team that chooses takes up its skill cards.
  bool frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown, const Names& names,
             const std::vector<TrayRoll>& rolls, const Present& present);
  /// Where the dice lie.
  const SDL_FRect& dice() const { return dice_; }
  void still(const paint::Painter& painter) const;
  /// `tumble`: of the last dice, from 0 in the air to 1 at rest.
  void live(const paint::Painter& painter, const std::vector<TrayRoll>& rolls, float tumble) const;

 private:
  bool side(Ui& ui, const Ruleset& rules, const SDL_FRect& room, const State& shown, Team team,
            const std::string& name, bool chooses);
  static float lay_words(Ui& ui, const SDL_FRect& rest, Team team, Type type, float along, float down,
                         ImU32 colour, const std::string& words, float most);
  void lay_name(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                const std::string& name, bool chooses);
  void lay_bench(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team);
  bool changes(Team team, Line line) const;
  void lay_line(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                Line line);
  void lay_injured(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team);
  void lay_bookings(Ui& ui, const SDL_FRect& rest, const TeamState& state, Team team, bool from_end);
  bool lay_hand(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                bool chooses);

  float unit_ = 1;
  Present present_;
  SDL_FRect dice_{};
  std::vector<std::function<void(const paint::Painter&)>> prints_;  ///< the pictures among the words
};

}  // namespace fuba::app
