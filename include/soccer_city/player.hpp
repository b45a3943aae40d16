#pragma once

#include <bit>
#include <cstdint>

namespace soccer_city {

/// The number on a player's back, 1 for the goalkeeper to 9. 12 and 14 play in a mode of the original that
/// is not known (K4).
using Number = std::uint8_t;

inline constexpr Number nobody = 0;
inline constexpr Number keeper_number = 1;
inline constexpr Number first_outfield_number = 2;
inline constexpr Number last_number = 9;

/// Players of one team, by their numbers.
class NumberSet {
 public:
  constexpr NumberSet() = default;
  static constexpr NumberSet from_bits(std::uint16_t bits) {
    NumberSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool contains(Number number) const { return (bits_ >> number & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Number number) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << number); }
  constexpr void remove(Number number) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << number)); }

  constexpr bool operator==(const NumberSet&) const = default;

  /// Goes through the numbers in their order.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Number operator*() const { return static_cast<Number>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint16_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace soccer_city
