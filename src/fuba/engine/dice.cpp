#include "fuba/dice.hpp"

#include <cstddef>

namespace fuba {

std::string_view name(Purpose purpose) {
  constexpr std::array<std::string_view, purpose_count> names{
      "kick-off",     "turn",     "special-event", "goal-attempt", "second-attempt", "rebound",
      "pressing",     "penalty",  "yellow-card",   "red-card",     "weather",        "tiredness",
      "fresh-player", "injury",   "slow-play",     "contest",      "event-time",     "card",
      "card-contest", "draw",     "boost",         "movement",     "positioning",    "var",
      "first-kick",   "shoot-out"};
  static_assert(!names.back().empty());
  return names[static_cast<std::size_t>(purpose)];
}

}  // namespace fuba
