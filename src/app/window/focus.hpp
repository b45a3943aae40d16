#pragma once

#include <SDL.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fuba::app {

/// What the keyboard said since the last frame.
struct Key {
  SDL_Keycode code = SDLK_UNKNOWN;
  bool control = false;
  bool shift = false;
  char sign = 0;  ///< '+', '-' or '?' where the key stands for it; letters are told by `code`

  bool is(SDL_Keycode wanted) const { return code == wanted && !control; }
  bool is_control(SDL_Keycode wanted) const { return code == wanted && control; }
};

/// The id of the way back from a page, on which the focus does not begin.
inline constexpr std::string_view way_back = "back";

/// The keyboard's way through everything that can be chosen: arrows go to the nearest choice on that side,
/// Enter takes it, and each choice may answer to a letter.
class Focus {
 public:
  /// Starts a frame. Arrows move among the choices of the frame before.
  void begin(const Key& key);

  /// Announces a choice. True if the keyboard takes it now. `leading` answers Enter while nothing has the
  /// focus.
  bool item(std::string_view id, const SDL_FRect& rect, char letter = 0, bool leading = false);

  /// Announces something that can be pressed and is no choice: arrows do not go there.
  void aside(std::string_view id, const SDL_FRect& rect);
  /// Announces a choice that cannot be made now: arrows go there, so that one may read why, and nothing else.
  void closed(std::string_view id, const SDL_FRect& rect);

  /// What should be read now, and what it speaks of.
  struct Heeded {
    std::string words;
    SDL_FRect rect;
    std::vector<SDL_FRect> about = {};
  };
  /// Announces it: a card that speaks, a sheet above the board.
  void heed(Heeded heeded) { heeded_ = std::move(heeded); }
  const std::optional<Heeded>& heeded() const { return heeded_; }
  /// Announces the question that the choices answer: it is seen with them.
  void ask(const SDL_FRect& rect) { asked_ = rect; }
  const std::optional<SDL_FRect>& asked() const { return asked_; }
  /// Announces where something happens, which should be seen while nothing has the focus.
  void attend(const SDL_FRect& rect) { attended_ = rect; }
  const std::optional<SDL_FRect>& attended() const { return attended_; }

  /// Whether the focus is there and was last moved by a key, so that it should be seen.
  bool on(std::string_view id) const { return visible_ && id == current_; }
  const std::string& current() const { return current_; }
  /// Whether an arrow was pressed in this frame on whose side nothing lies.
  bool blocked() const { return blocked_; }
  /// Where something that can be pressed lay in the last frame.
  std::optional<SDL_FRect> place(std::string_view id) const;
  /// Where a choice lay that could not be made.
  std::optional<SDL_FRect> closed_place(std::string_view id) const;
  bool visible() const { return visible_; }
  /// Where the focus will begin while nothing has it, with what is asked there; nothing where there is no
  /// choice.
  std::optional<SDL_FRect> beginning() const;
  /// All that arrows should come to, by their ids.
  std::vector<std::string> choices() const;

  /// The mouse is in use: the focus hides until a key is pressed.
  void hide() { visible_ = false; }
  void clear();
  /// Whether a choice of this frame answered to the letter of the key.
  bool took_letter() const { return took_letter_; }
  /// Puts the focus on a choice by its id.
  void go_to(std::string_view id) { current_ = id; }
  /// The same by a key: it is seen there.
  void show(std::string_view id) {
    current_ = id;
    visible_ = true;
  }

  /// While set, choices do not hear the keyboard: somebody is typing, or a sheet lies above.
  void mute(bool muted) { muted_ = muted; }
  /// What is laid out from now on lies below a message and does not hear the keyboard.
  void begin_below();
  /// From now on the message: nothing else of this frame can be chosen.
  void begin_above(const Key& key);
  /// In this frame Enter means something else to the screen. Whether it was pressed.
  bool spare_enter();
  /// Until the next frame has begun, arrows mean something else to the screen.
  void spare_arrows() { arrows_spared_ = true; }
  /// Until the next frame has begun, Tab goes to the next choice, with Shift to the one before.
  void follow_tab() { tab_followed_ = true; }

 private:
  enum class Kind : std::uint8_t { choice, aside, closed };
  struct Item {
    std::string id;
    SDL_FRect rect;
    bool leading = false;
    bool listed = false;  ///< has a letter
    Kind kind = Kind::choice;
  };
  void move(float x, float y);
  /// To the next choice in the order in which they are announced, or to the one before.
  void step(bool back);
  /// The nearest to something on that side, if anything lies there.
  const Item* neighbour(const Item& from, float x, float y) const;
  static const Item& first(const std::vector<Item>& items);
  static bool has_choice(const std::vector<Item>& items);

  Key key_;
  std::vector<Item> before_;
  std::vector<Item> now_;
  std::string current_;
  std::optional<Heeded> heeded_;
  std::optional<SDL_FRect> attended_;
  std::optional<SDL_FRect> asked_;
  bool visible_ = false;
  bool muted_ = false;
  bool arrows_spared_ = false;
  bool tab_followed_ = false;
  bool took_letter_ = false;
  bool blocked_ = false;
};

}  // namespace fuba::app
