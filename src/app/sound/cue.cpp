#include "app/sound/cue.hpp"

namespace fuba::app {

std::string_view name(Cue cue) {
  constexpr std::array<std::string_view, cue_count> names{
      "kick-near", "kick-far", "dice-hand", "dice-wood", "whistle-short", "whistle-long",
      "roar",      "sigh",     "card",      "page",      "tick"};
  return names[static_cast<std::size_t>(cue)];
}

}  // namespace fuba::app
