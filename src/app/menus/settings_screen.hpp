#pragma once

#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Pace, of motion and of coaches, size of text and colours.
class SettingsScreen : public Screen {
 public:
  explicit SettingsScreen(Director& director) : director_(director) {}

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  Director& director_;
  std::array<SDL_FPoint, 2> pieces_{};
  float radius_ = 0;
};

}  // namespace fuba::app
