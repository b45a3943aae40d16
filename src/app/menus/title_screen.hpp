#pragma once

#include <functional>
#include <string>

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/occasion.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The way in, and the menu of a match under way: the board beside everything that can be done.
class TitleScreen : public Screen {
 public:
  /// `match`: the one that goes on below, if there is one; `occasion`: what it belongs to.
  explicit TitleScreen(Director& director, MatchPtr match = nullptr, OccasionPtr occasion = nullptr);

  /// Offers to go on with something else than a match, in so many words.
  void invite(std::function<std::string()> words, std::function<void()> take);

  void frame(Ui& ui) override;
  void reword() override;
  float bears() const override { return 1.25F; }
  void ground(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  std::optional<TeamKits> kits() const override;

 private:
  struct Entry {
    std::string id;  ///< its label is the text "title-" + id
    void (TitleScreen::*take)();
  };
  std::vector<Entry> entries() const;
  std::size_t leading(const std::vector<Entry>& list) const;
  void fetch_board();
  void look_at_match();
  void look_at_unfinished();
  void resume();
  void learn() { director_.go(place::Learn{}); }
  void puzzles() { director_.go(place::Puzzles{}); }
  void editor() { director_.go(place::Editor{match_}); }
  void play_coach();
  void play_two();
  void new_match() { director_.go(place::NewMatch{}); }
  void saves() { director_.go(place::Library{match_}); }
  void rules() { director_.go(place::Rules{match_}); }
  void dice() { director_.go(place::Dice{match_}); }
  void settings() { director_.go(place::SettingsPage{}); }
  void competitions() { director_.go(place::Competitions{}); }
  void to_occasion() { occasion_->leave(*match_); }
  void accept() { accept_(); }
  void leave() { director_.go(place::Title{}); }
  void quit() { director_.quit(); }

  Director& director_;
  MatchPtr match_;
  OccasionPtr occasion_;
  std::function<std::string()> invite_;
  std::string invitation_;  ///< what else can be gone on with; empty = nothing
  std::function<void()> accept_;
  const BoardGame* board_of_ = nullptr;
  std::unique_ptr<BoardPicture> board_;
  bool unfinished_;
  std::string under_way_;  ///< how the match stands that can be resumed
  SDL_FRect room_{};       ///< the usual place of the board
  float drop_ = 0;         ///< puts the board into the middle of the window
};

}  // namespace fuba::app
