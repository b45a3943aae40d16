#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace soccer_city {

/// Rules that a match may be played with (S32).
enum class Option : std::uint8_t {
  factors,     ///< external factors (S11)
  quick,       ///< one half
  extra_time,  ///< a level match goes on
};

inline constexpr std::size_t option_count = 3;

/// "extra-time".
std::string_view name(Option option);
std::optional<Option> parse_option(std::string_view text);
/// A set of options, one bit each.
class Options {
 public:
  constexpr Options() = default;
  constexpr Options(std::initializer_list<Option> options) {
    for (const Option option : options) add(option);
  }
  constexpr bool contains(Option option) const { return (bits_ >> static_cast<unsigned>(option) & 1U) != 0; }
  constexpr void add(Option option) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<unsigned>(option));
  }
  constexpr void toggle(Option option) {
    bits_ = static_cast<std::uint8_t>(bits_ ^ 1U << static_cast<unsigned>(option));
  }
  constexpr auto operator<=>(const Options&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace soccer_city
