#pragma once

#include "director.hpp"
#include "screen.hpp"

namespace fuba::app {

/// All rules in our own words.
class RulesScreen : public Screen {
 public:
  explicit RulesScreen(Director& director) : director_(director) {}

  void frame(Ui& ui) override;

 private:
  Director& director_;
};

}  // namespace fuba::app
