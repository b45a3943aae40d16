#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace stw::engine {

/// The value of an enum of `count` that has a name.
template <class Enum>
std::optional<Enum> named(std::string_view text, std::size_t count) {
  for (std::size_t at = 0; at < count; ++at)
    if (name(static_cast<Enum>(at)) == text) return static_cast<Enum>(at);
  return std::nullopt;
}

}  // namespace stw::engine
