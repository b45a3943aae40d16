#pragma once

#include "app/menus/seats.hpp"
#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Who plays, in which colours, and by which rules.
class NewMatchScreen : public Screen {
 public:
  explicit NewMatchScreen(Director& director);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  /// While it still looks at matches to tell how strong the person is.
  bool moving() const override { return saved_.reading(); }
  bool advance(float milliseconds) override;

 private:
  void follow_game();
  void lay_teams(Ui& ui, const SDL_FRect& room, Settings& settings);
  void lay_name(Ui& ui, const SDL_FRect& room, Team team);
  void lay_colours(Ui& ui, const SDL_FRect& room, Settings& settings);
  void start();

  Director& director_;
  std::array<std::string, 2> names_;
  BoardGame* game_;
  SavedMatches saved_;
  Seats seats_;
  std::unique_ptr<RulesChooser> rules_;
  std::array<SDL_FPoint, 2> pieces_{};
  std::array<SDL_FPoint, colour_names.size()> kits_{};
  float radius_ = 0;
};

}  // namespace fuba::app
