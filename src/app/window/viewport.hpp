#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

#include "app/window/focus.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// The part of the picture that the window shows: all of it, unless large text makes the picture larger than
/// the window. Then it follows the pointer, or what the keyboard has come to.
class Viewport {
 public:
  /// The size of the window in pixels, and how many of them a point of it has. Whether the size is another.
  bool set_window(SDL_Point window, float density);
  /// Lets the picture be so many times larger than the window. Whether that makes its size another.
  bool magnify(float times);

  bool magnified() const { return times_ > 1; }
  float times() const { return times_; }
  float density() const { return density_; }
  SDL_Point window() const { return window_; }
  SDL_Point picture() const { return picture_; }
  SDL_Rect seen() const { return {seen_.x, seen_.y, window_.x, window_.y}; }

  /// Whether the keyboard leads from now on, or the mouse.
  void remember_hand(const SDL_Event& event);
  bool led_by_keys() const { return by_keys_; }
  void follow_pointer(int x, int y);
  /// Follows what is to be read, or has the focus, or happens.
  void follow(const Focus& focus, const std::vector<Remark>& remarks);
  /// Goes to the middle, where what has to be answered lies.
  void follow_message();
  /// Moves the way of an arrow. False where there is nothing to move.
  bool pan(SDL_Keycode arrow);

  /// An event of the mouse where it is in the whole picture.
  SDL_Event in_picture(SDL_Event event) const;

 private:
  SDL_FRect with_question(const Focus& focus, const SDL_FRect& choice) const;
  std::optional<SDL_FRect> leading_place(const Focus& focus);
  std::optional<SDL_FRect> wished_place(const Focus& focus, const std::vector<Remark>& remarks) const;

  SDL_Point window_{};
  SDL_Point picture_{};
  SDL_Point seen_{};  ///< its left upper corner
  float density_ = 1;
  float times_ = 1;
  bool by_keys_ = true;   ///< whether it follows the focus
  std::string heeded_;    ///< what was last to be read
  bool reading_ = false;  ///< it is in sight until an arrow leads elsewhere
};

}  // namespace fuba::app
