#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "fuba/match.hpp"
#include "mirror.hpp"
#include "support/folder.hpp"

namespace fuba::test {

/// The program from its title on, worked by mouse and keyboard, with a data folder of its own.
class Stand {
 public:
  explicit Stand(const app::Settings& settings = still());

  Mirror& mirror() { return mirror_; }
  app::Director& director() { return mirror_.director(); }
  const std::filesystem::path& folder() const { return folder_.path(); }

  bool offers(const std::string& id) const { return mirror_.place(id).has_value(); }
  /// By mouse, or by keyboard once the mouse was put away.
  void press(const std::string& id);
  void put_mouse_away() { has_mouse_ = false; }
  void key(SDL_Keycode code) { mirror_.key(code); }
  template <class Shown>
  bool shows() {
    return dynamic_cast<Shown*>(&director().screen()) != nullptr;
  }
  /// What stands in the box; empty if there is none.
  std::string told();
  /// The match that would be gone on with after the next start; none where none has been begun.
  std::optional<Match> under_way();

 private:
  TestFolder folder_;
  Mirror mirror_;
  bool has_mouse_ = true;
};

}  // namespace fuba::test
