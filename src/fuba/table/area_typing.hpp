#pragma once

#include <string_view>

#include "app/window/focus.hpp"
#include "fuba/area.hpp"

namespace fuba::app {

/// With these the names of areas begin, so no choice among areas answers to one of them.
inline constexpr std::string_view lane_letters = "clr";

/// Areas told by their names: "C", then "4".
class AreaTyping {
 public:
  /// The area whose name a key completes; none else.
  Area hear(const Key& key);

 private:
  char lane_ = 0;
};

}  // namespace fuba::app
