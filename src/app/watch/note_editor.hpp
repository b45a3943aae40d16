#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Writes a note at a place of a match that is watched.
class NoteEditor {
 public:
  bool open() const { return written_.has_value(); }
  void begin(Ui& ui, const std::string& note);
  /// Lays the editor above the table while it is open. What was written, once it is done and differs.
  /// `moment`: "31'".
  std::optional<std::string> frame(Ui& ui, const SDL_FRect& table, const std::string& moment);

 private:
  std::string before_;
  std::optional<std::string> written_;
};

/// A note on a slip of paper; as long as the room is high.
void lay_note(Ui& ui, const SDL_FRect& room, const std::string& note);

}  // namespace fuba::app
