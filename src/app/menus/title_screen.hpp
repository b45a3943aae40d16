#pragma once

#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// The way in, and the menu of a match under way: the mat beside everything that can be done.
class TitleScreen : public Screen {
 public:
  /// `play`: the match that goes on below, if there is one.
  explicit TitleScreen(Director& director, MatchPlay* play = nullptr);

  void frame(Ui& ui) override;
  void ground(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;

 private:
  struct Entry {
    std::string id;  ///< its label is the text "title-" + id
    void (TitleScreen::*take)();
  };
  std::vector<Entry> entries() const;
  void look_at_unfinished();
  void resume();
  void new_match();
  void saves();
  void rules();
  void dice();
  void settings();
  void leave();
  void quit() { director_.quit(); }
  const State& shown() const { return play_ != nullptr ? play_->view() : line_up_; }

  Director& director_;
  MatchPlay* play_;
  bool unfinished_;
  std::string under_way_;  ///< how the match stands that can be resumed
  State line_up_;          ///< what lies on the mat when no match does
  std::optional<paint::MatLayout> mat_;
  float drop_ = 0;  ///< puts the mat into the middle of the window
};

}  // namespace fuba::app
