#pragma once

#include <string>
#include <vector>

#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Language, pace, of motion and of coaches, size of text and colours.
class SettingsScreen : public Screen {
 public:
  explicit SettingsScreen(Director& director);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  Director& director_;
  std::vector<std::string> languages_;  ///< codes of those that there are texts of
  std::array<SDL_FPoint, 2> pieces_{};
  float radius_ = 0;
};

}  // namespace fuba::app
