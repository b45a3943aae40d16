#pragma once

#include "director.hpp"
#include "screen.hpp"

namespace fuba::app {

/// Who plays, and in which colours.
class NewMatchScreen : public Screen {
 public:
  explicit NewMatchScreen(Director& director);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  void start();

  Director& director_;
  std::array<std::string, 2> names_;
  std::array<SDL_FPoint, 2> pieces_{};
  float radius_ = 0;
};

}  // namespace fuba::app
