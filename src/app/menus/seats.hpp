#pragma once

#include <string>
#include <vector>

#include "app/menus/own_level.hpp"
#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// Who may play a side: a person, the coaches of the game, and those of a player's own.
class Seats {
 public:
  Seats(Director& director, BoardGame& game);

  /// Whether somebody of that id can be chosen; the empty one is a person.
  bool offers(const std::string& coach) const;
  /// How high a row is in which everybody can be introduced.
  float height(const Ui& ui, float width) const;
  /// A row of portraits of which one is on, and below it who that is, or who is pointed at. `letter` goes on
  /// to the next one.
  void frame(Ui& ui, const SDL_FRect& room, Team team, std::string& coach, char letter);
  /// Says from now on how strong the person is, and marks the coach who is as strong.
  void propose(std::optional<OwnLevel> level) { level_ = std::move(level); }
  /// Forgets where portraits were laid; before the rows of a new frame.
  void clear() { portraits_.clear(); }
  void still(const paint::Painter& painter) const;

 private:
  struct Portrait {
    SDL_FPoint centre;
    std::string coach;
    bool on = false;
    bool pointed = false;
    bool focused = false;
  };

  const Coaches::Known* known(const std::string& coach) const;
  bool is_own(const std::string& coach) const;
  std::string name_of(const Ui& ui, const std::string& coach) const;
  std::string kind_of(const Ui& ui, const std::string& coach) const;
  std::vector<std::string> row(const std::string& coach) const;
  static float portrait_side(const Ui& ui, float width, std::size_t count);
  bool portrait(Ui& ui, const SDL_FRect& rect, Team team, const std::string& shown, bool on);
  void introduce(Ui& ui, const SDL_FRect& room, const std::string& coach) const;
  std::string level_words(const Ui& ui) const;
  std::string help(const Ui& ui, const std::string& coach) const;
  void take(std::string& coach, const std::string& taken);

  Director* director_;
  BoardGame* game_;
  std::vector<std::string> everybody_;  ///< a person, the coaches of the game, a player's own
  std::vector<Coaches::Known> known_;   ///< the coaches of the game
  std::size_t fixed_ = 0;               ///< how many have portraits of their own
  std::optional<OwnLevel> level_;       ///< of the person
  std::vector<Portrait> portraits_;
  float size_ = 0;
};

}  // namespace fuba::app
