#pragma once

#include <cstdint>
#include <cstdlib>

namespace fuba::test {

/// A number from the environment, for long runs by hand.
inline std::uint64_t number_given(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace fuba::test
