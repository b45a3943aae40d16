#pragma once

#include <SDL_rect.h>
#include <imgui.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fuba::app {

/// A text in the hands of Dear ImGui: with caret, selection, undo and clipboard.
struct TextField {
  std::string_view id;
  SDL_FRect room;          ///< pixels
  ImVec2 padding;          ///< from the edge of the room to the text
  std::size_t limit;       ///< bytes; what goes beyond is left out of what was typed or pasted
  std::string_view empty;  ///< what is said where nothing is written
  bool several;            ///< lines, broken at blanks; the text itself has no line ends
  bool wants_keyboard;     ///< asks for it
  /// Where the caret goes when it gets the keyboard: to the letter there; at the end where there is none.
  std::optional<SDL_FPoint> clicked = std::nullopt;
};

/// Lays it with the present font and takes what was typed since the last frame into `value`. Whether it has
/// the keyboard: a frame or two after it has asked for it, and until something else is clicked.
bool lay_text_field(const TextField& field, std::string& value);

}  // namespace fuba::app
