#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/window/ui.hpp"

namespace fuba::app {

/// The place so many steps after one of `count`, round and round.
constexpr std::size_t place_after(std::size_t at, int step, std::size_t count) {
  return (at + count + static_cast<std::size_t>(step)) % count;
}
/// The same of a value.
template <std::size_t count, class Enum>
Enum next_of(Enum value, int step) {
  return static_cast<Enum>(place_after(static_cast<std::size_t>(value), step, count));
}

/// Rows below each other, in each of which a field of a position is counted or chosen.
class FieldRows {
 public:
  FieldRows(Ui& ui, const SDL_FRect& room) : ui_(ui), room_(room), y_(room.y) {}

  /// A label, what it stands at, and a button to either side. How far it goes, 0 where none was pressed.
  /// `share`: how much of the row the label takes; 0 = as usual.
  int step(const std::string& id, std::string_view label, std::string_view value, float share = 0);
  /// The minute, with buttons for one and for five to either side.
  int step_minute(int minute);
  /// A label, if there is one, with the options of which one is on, in one line: each as wide as its words
  /// and an equal share of what is left. Which is pressed.
  std::optional<std::size_t> choose(std::string_view id, std::string_view label,
                                    std::span<const std::string_view> names, std::size_t on);
  /// Where the next row would begin.
  float end() const { return y_; }

 private:
  SDL_FRect next();
  float label_width() const;

  Ui& ui_;
  SDL_FRect room_;
  float y_;
};

}  // namespace fuba::app
