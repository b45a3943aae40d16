#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace fuba {

/// A set of values of an enum of at most 64, one bit each.
template <class Enum>
class EnumSet {
 public:
  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<Enum> values) {
    for (const Enum value : values) add(value);
  }
  static constexpr EnumSet from_bits(std::uint64_t bits) {
    EnumSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool contains(Enum value) const { return (bits_ >> static_cast<unsigned>(value) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Enum value) { bits_ |= std::uint64_t{1} << static_cast<unsigned>(value); }
  constexpr void remove(Enum value) { bits_ &= ~(std::uint64_t{1} << static_cast<unsigned>(value)); }

  constexpr EnumSet operator|(EnumSet other) const { return from_bits(bits_ | other.bits_); }
  constexpr EnumSet operator&(EnumSet other) const { return from_bits(bits_ & other.bits_); }
  constexpr EnumSet operator-(EnumSet other) const { return from_bits(bits_ & ~other.bits_); }
  constexpr bool operator==(const EnumSet&) const = default;

  /// Goes through the values in their order.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1U;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace fuba
