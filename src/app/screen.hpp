#pragma once

#include "paint/painter.hpp"
#include "ui.hpp"

namespace fuba::app {

/// One full picture of the window and what can be done in it.
class Screen {
 public:
  virtual ~Screen() = default;

  /// Lays out the panels and answers what was pressed since the last frame.
  virtual void frame(Ui& ui) = 0;
  /// Painted pictures that belong to the panels: they stay until the next frame.
  virtual void still(const paint::Painter&) const {}
  /// What moves, painted above the panels at every picture.
  virtual void live(const paint::Painter&) const {}

  /// Whether the mat lies on the table.
  virtual bool on_mat() const { return false; }

  /// How many points below the table it keeps for something else.
  virtual float foot() const { return 0; }

  /// How many pixels below its usual place the table lies with the mat.
  virtual float drop() const { return 0; }

  virtual bool moving() const { return false; }
  /// Time goes by. True if the panels have to be laid out anew.
  virtual bool advance(float /*milliseconds*/) { return false; }
  /// Motion that hides what is asked next jumps to its end. False if there is none.
  virtual bool skip() { return false; }
};

}  // namespace fuba::app
