#pragma once

#include <array>
#include <optional>
#include <string>

#include "app/paint/painter.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

using TeamKits = std::array<paint::TeamColours, 2>;

/// Kits by their colours "#F2C230", with marks that stand out; nothing where one of them is no colour.
std::optional<TeamKits> kits_of(const std::array<std::string, 2>& colours);

/// One full picture of the window and what can be done in it.
class Screen {
 public:
  virtual ~Screen() = default;

  /// Lays out the panels and answers what was pressed since the last frame.
  virtual void frame(Ui& ui) = 0;
  /// What lies beneath the panels and fills the window: the table, bare unless something lies on it.
  virtual void ground(const paint::Painter& painter) const;
  /// Painted pictures that belong to the panels: they stay until the next frame.
  virtual void still(const paint::Painter&) const {}
  /// What moves, painted above the panels at every picture.
  virtual void live(const paint::Painter&) const {}

  /// How much larger than usual text may be so that all of it still fits the window. Where it is larger the
  /// picture is larger than the window, and a part of it is seen.
  virtual float bears() const { return 1; }

  /// The colours of its two teams; nothing where they are those of the settings.
  virtual std::optional<TeamKits> kits() const { return std::nullopt; }

  /// Another language is spoken from now on: what it has put into words it says anew.
  virtual void reword() {}

  /// Whether all that is to be seen is known. What is still worked out wakes the window when it is there.
  virtual bool complete() const { return true; }
  virtual bool moving() const { return false; }
  /// Time goes by. True if the panels have to be laid out anew.
  virtual bool advance(float /*milliseconds*/) { return false; }
  /// Motion that hides what is asked next jumps to its end. False if there is none.
  virtual bool skip() { return false; }
};

}  // namespace fuba::app
