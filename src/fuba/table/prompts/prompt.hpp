#pragma once

#include "app/window/table_layout.hpp"
#include "app/window/ui.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

/// What is answered once a team has chosen all that it wants.
inline const Command all_chosen = commands::plain(Verb::done);

/// The places of the table that a prompt may use.
struct Places {
  TableLayout table;
  paint::MatLayout mat;
};

/// What the players do at one decision: the choices in NOW and the same choices on the mat.
class Prompt {
 public:
  virtual ~Prompt() = default;

  /// Lays out the choices below the question, in `room`, and listens on the mat.
  virtual void frame(Ui& ui, const Places& places, const SDL_FRect& room) = 0;
  /// The sentence above the choices.
  virtual std::string question(const MatchPlay& play) const { return play.question(); }
  /// Lets go of what is in hand. False if nothing is.
  virtual bool cancel() { return false; }
  /// Adds lights and pieces in hand to the mat.
  virtual void decorate(paint::MatScene&) const {}
  /// The state to show on the mat.
  virtual const State& shown(const State& view) const { return view; }
  /// Whether it paints a picture of its own in place of the mat.
  virtual bool covers_mat() const { return false; }
  /// Another language is spoken from now on.
  virtual void reword() {}
  /// Whether all that it has to show is known.
  virtual bool all_known() const { return true; }
  virtual void still(const paint::Painter&) const {}
  virtual void live(const paint::Painter&) const {}
};

}  // namespace fuba::app
