#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fuba {

/// One of the 13 areas of the mat (R1). Letters name the lane as Home sees it attacking up the page;
/// numbers count the rows from Home's goal line.
enum class Area : std::uint8_t { L1, L2, L3, L4, C1, C2, C3, C4, C5, R1, R2, R3, R4, none };

inline constexpr std::size_t area_count = 13;

inline constexpr std::array all_areas{Area::L1, Area::L2, Area::L3, Area::L4, Area::C1, Area::C2, Area::C3,
                                      Area::C4, Area::C5, Area::R1, Area::R2, Area::R3, Area::R4};

constexpr std::size_t index(Area area) { return static_cast<std::size_t>(area); }

/// "L1" to "R4"; "none" where there is no area.
constexpr std::string_view name(Area area) {
  constexpr std::array<std::string_view, area_count + 1> names{"L1", "L2", "L3", "L4", "C1", "C2", "C3",
                                                               "C4", "C5", "R1", "R2", "R3", "R4", "none"};
  return names[index(area)];
}

/// The area of that name; nothing for any other text ("none" included).
constexpr std::optional<Area> parse_area(std::string_view text) {
  for (Area area : all_areas)
    if (name(area) == text) return area;
  return std::nullopt;
}

/// A set of areas, one bit each.
class AreaSet {
 public:
  constexpr AreaSet() = default;
  constexpr AreaSet(Area area) : bits_(static_cast<std::uint16_t>(1U << index(area))) {}
  static constexpr AreaSet all() { return from_bits((1U << area_count) - 1U); }
  static constexpr AreaSet from_bits(unsigned bits) {
    AreaSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr unsigned bits() const { return bits_; }
  constexpr bool contains(Area area) const { return (bits_ >> index(area) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  /// The lowest area of the set; no area at all where it is empty.
  constexpr Area first() const { return static_cast<Area>(std::countr_zero(bits_)); }
  constexpr AreaSet without_first() const { return from_bits(bits_ & (bits_ - 1U)); }

  constexpr AreaSet operator|(AreaSet other) const { return from_bits(unsigned{bits_} | other.bits_); }
  constexpr AreaSet operator&(AreaSet other) const { return from_bits(unsigned{bits_} & other.bits_); }
  constexpr AreaSet operator-(AreaSet other) const { return from_bits(bits_ & ~unsigned{other.bits_}); }
  constexpr AreaSet& operator|=(AreaSet other) { return *this = *this | other; }
  constexpr bool operator==(const AreaSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Area operator*() const { return static_cast<Area>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1U;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace fuba
