#pragma once

#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// All keys that mean the same everywhere, and what they do. Arrows walk down the list.
class KeysScreen : public Screen {
 public:
  explicit KeysScreen(Director& director) : director_(director) {}

  void frame(Ui& ui) override;

 private:
  Director& director_;
};

}  // namespace fuba::app
