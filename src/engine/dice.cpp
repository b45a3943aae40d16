#include "fuba/dice.hpp"

#include <cstddef>

namespace fuba {

std::string_view name(Purpose purpose) {
  constexpr std::array<std::string_view, 10> names{
      "kick-off", "turn",     "special-event", "goal-attempt", "second-attempt",
      "rebound",  "pressing", "penalty",       "yellow-card",  "red-card"};
  static_assert(static_cast<std::size_t>(Purpose::red_card) + 1 == names.size());
  return names[static_cast<std::size_t>(purpose)];
}

}  // namespace fuba
