#pragma once

#include <optional>
#include <vector>

#include "app/season/shelf.hpp"
#include "app/window/screen.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

/// All leagues and cups of the data folder.
class CompetitionsScreen : public Screen {
 public:
  explicit CompetitionsScreen(Director& director);

  void frame(Ui& ui) override;

 private:
  void list();
  void lay_rows(Ui& ui, const SDL_FRect& room);
  void lay_row(Ui& ui, const SDL_FRect& rect, const Shelved& each, bool first);
  void remove(const std::filesystem::path& file);
  void take_back();

  Director& director_;
  std::vector<Shelved> shelved_;
  std::optional<std::filesystem::path> to_delete_;  ///< after this frame
  std::optional<tabletop::Deleted> deleted_;        ///< the last one
};

}  // namespace fuba::app
