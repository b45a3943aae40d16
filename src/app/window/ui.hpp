#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/window/focus.hpp"
#include "app/window/imgui_bridge.hpp"
#include "app/window/style.hpp"
#include "app/window/table_layout.hpp"
#include "tabletop/names.hpp"
#include "words/words.hpp"

namespace fuba::app {

using tabletop::Names;
using tabletop::Team;
using tabletop::teams;
using words::Words;

/// The measure of a chance beside a choice.
struct Chance {
  std::vector<std::string> parts;  ///< "Goal: 17 %", "Corner: 17 %"
  std::string words;               ///< "Goal: 17 %  ·  Corner: 17 %"
  std::string percent;             ///< "67 %"
  float value = 0;                 ///< how full the bar is
  bool good = true;                ///< whether a full bar is good for the team that chooses
};

/// One large button of a list of choices.
struct ChoiceButton {
  std::string label;
  char letter = 0;
  std::optional<Chance> chance;
  bool awaits_chance = false;  ///< keeps room for one that is still worked out
  std::string note = {};       ///< small, below the label
  std::string refusal;         ///< why it cannot be chosen; empty = it can
  bool leading = false;        ///< answers Enter while nothing has the focus
  bool compact = false;        ///< one of many: a single line
  bool dense = false;          ///< one of several: the chance beside the label, the note close below
  bool chosen = false;
};

/// A text that a frame has written, for whoever looks whether all of it can be read.
struct Written {
  std::string words;
  SDL_FRect rect;
  SDL_FRect seen;     ///< outside of this it is cut off
  const void* layer;  ///< one of those that lie above each other
  bool shortened = false;
};

/// What has just happened, as it is told somewhere.
struct Remark {
  std::string words;
  SDL_FRect rect;
  ImU32 edge;
};

/// What a screen draws with and listens to during one frame.
class Ui {
 public:
  Ui(ImGuiBridge& gui, Focus& focus, const Words& words)
      : gui_(gui), focus_(focus), all_words_(words), words_(&words) {}

  /// `zoom`: how much larger than usual text is.
  void begin(const Key& key, float zoom, int width, int height);
  /// What comes next lies below a message: it hears no key and cannot be chosen.
  void begin_below();
  void end();

  const Words& words() const { return *words_; }
  const std::string& say(std::string_view text) const { return words::ui(*words_, text); }
  /// Speaks as an edition does until the frame ends.
  void speak(const Words& words) { words_ = &words; }
  /// Writes down what each frame writes from now on; the list must outlive that.
  void note_down(std::vector<Written>& list) { written_ = &list; }
  const Key& key() const { return key_; }
  Focus& focus() { return focus_; }

  /// Says which part of the picture is seen in the window; before that it is all of it.
  void look_at(const SDL_FRect& part) { part_ = part; }
  const SDL_FRect& part() const { return part_; }
  /// Whether all of a rectangle is seen.
  bool sees(const SDL_FRect& rect) const;
  /// Announces what has just happened and is told on this frame: whoever looks elsewhere is told it there.
  void remark(Remark remark) {
    if (!remark.words.empty()) remarks_.push_back(std::move(remark));
  }
  const std::vector<Remark>& remarks() const { return remarks_; }

  float width() const { return width_; }
  float height() const { return height_; }
  float unit() const { return unit_; }
  float zoom() const { return zoom_; }
  /// The places of a table in this window; `foot`: points left below them.
  TableLayout table(float foot = 0) const;
  /// A rectangle of the layout, in points, as pixels.
  SDL_FRect scaled(const SDL_FRect& points) const;
  float px(float points) const { return points * unit_; }

  /// What is drawn between the two lies above the mat, and hides from the mouse what is below.
  void begin_overlay(const char* name, const SDL_FRect& rect);
  /// The same for what only tells: it leaves the mouse to what is below.
  void begin_remark(const char* name, const SDL_FRect& rect);
  void end_overlay();
  /// A part of the page that scrolls.
  void begin_scroll(std::string_view id, const SDL_FRect& rect);
  void end_scroll(float content_height);

  void fill(const SDL_FRect& rect, ImU32 colour, float rounding = style::rounding);
  /// Lets what is scrolled, down to `end`, fade into the ground at the edges of its room; not in high
  /// contrast.
  void soften(const SDL_FRect& room, float end, ImU32 ground);
  void outline(const SDL_FRect& rect, ImU32 colour, float thickness = 2.0F, float rounding = style::rounding);
  /// The line around what can be pressed, where the palette has one.
  void edge(const SDL_FRect& rect, float rounding = style::rounding);
  /// Writes from the left upper corner, breaking lines at `wrap` pixels; answers the height used.
  float text(Type type, float x, float y, ImU32 colour, std::string_view words, float wrap = 0);
  /// Writes a line with its centre in the rectangle; in smaller letters where it is too wide, in several
  /// lines where there is room, and shortened with "…" where nothing else helps.
  void centred(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words);
  void left(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words);
  /// Writes a text into a room, breaking lines; shortened with "…" where it is too high. Whether all of it
  /// fits.
  bool paragraph(Type type, const SDL_FRect& room, ImU32 colour, std::string_view words);
  ImVec2 measure(Type type, std::string_view words, float wrap = 0) const;
  std::string shortened(Type type, std::string_view words, float room) const;

  /// Whether something was pressed or taken by key in this frame.
  bool took_something() const { return took_something_; }

  ImVec2 mouse() const { return ImGui::GetIO().MousePos; }

  /// Scrolls what a place lies in so far that it is seen.
  void come_into_view(const SDL_FRect& rect) const;
  /// A place to press that is painted by somebody else.
  bool spot(std::string_view id, const SDL_FRect& rect, char letter = 0, bool leading = false) {
    return pick(id, rect, letter, leading);
  }
  /// The same for what is no choice: the keyboard's arrows do not go there.
  bool aside(std::string_view id, const SDL_FRect& rect);
  /// The letter that takes a choice, at the end of its line; nothing for 0.
  void badge(const SDL_FRect& line, char letter, ImU32 colour);
  /// A plain button; `leading`: lit, and answers Enter while nothing has the focus.
  bool button(std::string_view id, const SDL_FRect& rect, std::string_view label, char letter = 0,
              bool leading = false);
  /// The same of what is on or off, or one of several of which one is on: lit where it is.
  bool toggle(std::string_view id, const SDL_FRect& rect, std::string_view label, bool on, char letter = 0);
  /// A large button with its chance, or dimmed with its reason on hover.
  bool choice(std::string_view id, const SDL_FRect& rect, const ChoiceButton& choice);
  /// Whether the last choice laid out was under the pointer or had the focus.
  bool pointed() const { return pointed_; }
  float choice_height(const ChoiceButton& choice, float width) const;
  /// How wide the words on a large button can be.
  float choice_room(float width) const;
  /// A line of text that can be edited while it has the focus; several where the rectangle is high. `limit`:
  /// bytes. `empty`: what is said where nothing is written.
  void edit(std::string_view id, const SDL_FRect& rect, std::string& value, std::size_t limit,
            std::string_view empty = {}, char letter = 0);
  bool editing() const { return !editing_.empty(); }
  /// Whether what is to be edited cannot be typed into yet: after another frame or two it can.
  bool awaits_keyboard() const { return editing() && !has_keyboard_; }
  bool editing(std::string_view id) const { return editing_ == id; }
  /// Begins to edit a line that was not pressed.
  void start_editing(std::string_view id);
  /// A few words beside the pointer, above everything.
  void hint(std::string_view words);
  /// The same within a room that they do not leave.
  void hint(std::string_view words, const SDL_FRect& room);
  /// The same below a place.
  void hint_below(const SDL_FRect& place, std::string_view words, const SDL_FRect& room);
  /// The same at the foot of the window, in the column of a place.
  void hint_at_foot(const SDL_FRect& place, std::string_view words);

  /// Whether the pointer is over a place, whatever lies above it.
  bool pointer_over(const SDL_FRect& rect) const;
  /// Whether the pointer is over a place of the page with nothing above it.
  bool pointer_in(const SDL_FRect& rect) const;

  ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

 private:
  bool pick(std::string_view id, const SDL_FRect& rect, char letter, bool leading);
  void lay_button(std::string_view id, const SDL_FRect& rect, std::string_view label, char letter, bool lit);
  void fit(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words, float middle);
  void write_down(std::string_view words, const SDL_FRect& rect, bool shortened);
  void draw_hint();
  void lay_edited(std::string_view id, const SDL_FRect& rect, std::string& value, std::size_t limit,
                  std::string_view empty);
  void lay_unedited(std::string_view id, const SDL_FRect& rect, std::string_view value,
                    std::string_view empty, char letter);

  ImGuiBridge& gui_;
  Focus& focus_;
  const Words& all_words_;
  const Words* words_;
  Key key_;
  float unit_ = 1;
  float zoom_ = 1;
  float width_ = 0;
  float height_ = 0;
  SDL_FRect part_{};
  std::vector<Remark> remarks_;
  bool pointed_ = false;
  bool took_something_ = false;
  std::vector<Written>* written_ = nullptr;
  std::string hint_;
  SDL_FRect hint_place_{};  ///< what the hint is about: it lies beside or below
  SDL_FRect hint_room_{};
  std::string editing_;
  std::optional<SDL_FPoint> clicked_;  ///< where the mouse began to edit it
  bool has_keyboard_ = false;          ///< what is edited, and not only its place on the screen
  int unseen_ = 0;                     ///< frames in which what is edited was not laid
};

/// Whether a Dear ImGui window of that name lies above the mat.
bool is_overlay(const char* window);

}  // namespace fuba::app
