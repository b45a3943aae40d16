#include "fuba/table/area_typing.hpp"

#include <array>
#include <cctype>
#include <utility>

namespace fuba::app {

Area AreaTyping::hear(const Key& key) {
  if (key.code == SDLK_UNKNOWN || key.control) return Area::none;
  const char lane = std::exchange(lane_, char{0});
  if (key.code >= SDLK_1 && key.code <= SDLK_9 && lane != 0) {
    const std::array<char, 2> name{static_cast<char>(std::toupper(lane)), static_cast<char>(key.code)};
    return parse_area({name.data(), name.size()}).value_or(Area::none);
  }
  if (key.code < SDLK_a || key.code > SDLK_z) return Area::none;
  const auto letter = static_cast<char>(key.code);
  if (lane_letters.find(letter) != std::string_view::npos) lane_ = letter;
  return Area::none;
}

}  // namespace fuba::app
