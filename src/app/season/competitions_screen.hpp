#pragma once

#include <vector>

#include "app/season/shelf.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// All leagues and cups of the data folder.
class CompetitionsScreen : public Screen {
 public:
  explicit CompetitionsScreen(Director& director);

  void frame(Ui& ui) override;

 private:
  void lay_rows(Ui& ui, const SDL_FRect& room);

  Director& director_;
  std::vector<Shelved> shelved_;
};

}  // namespace fuba::app
