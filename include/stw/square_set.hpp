#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "stw/square.hpp"

namespace stw {

/// The eight ways to a neighbouring square, clockwise from up as Home sees the board.
enum class Direction : std::uint8_t { up, up_right, right, down_right, down, down_left, left, up_left };

inline constexpr std::size_t direction_count = 8;

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 4U) % direction_count);
}

/// A set of squares, one bit each: rows 1-8, Home's half, in the one word, rows 9-16 in the other.
class SquareSet {
 public:
  constexpr SquareSet() = default;
  constexpr SquareSet(std::uint64_t home_half, std::uint64_t away_half) : low_(home_half), high_(away_half) {}
  constexpr SquareSet(std::initializer_list<Square> squares) {
    for (const Square square : squares) add(square);
  }
  /// The squares of columns `left` to `right` (0-7) in rows `lowest` to `highest`.
  static constexpr SquareSet rectangle(int left, int lowest, int right, int highest) {
    SquareSet set;
    for (int row = lowest; row <= highest; ++row)
      for (int column = left; column <= right; ++column) set.add(square_at(column, row));
    return set;
  }
  static constexpr SquareSet all() { return {~std::uint64_t{0}, ~std::uint64_t{0}}; }

  constexpr bool contains(Square square) const {
    const unsigned at = static_cast<unsigned>(square);
    return at < 64 ? (low_ >> at & 1U) != 0 : at < 128 && (high_ >> (at - 64U) & 1U) != 0;
  }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  /// Adds or removes a square; `none` changes nothing.
  constexpr void add(Square square) { *this = *this | of(square); }
  constexpr void remove(Square square) { *this = *this - of(square); }

  constexpr SquareSet operator|(SquareSet other) const { return {low_ | other.low_, high_ | other.high_}; }
  constexpr SquareSet operator&(SquareSet other) const { return {low_ & other.low_, high_ & other.high_}; }
  constexpr SquareSet operator-(SquareSet other) const { return {low_ & ~other.low_, high_ & ~other.high_}; }
  constexpr bool operator==(const SquareSet&) const = default;

  /// Each square one step further; what would leave the board is gone.
  constexpr SquareSet shifted(Direction direction) const {
    switch (direction) {
      case Direction::up:
        return up();
      case Direction::up_right:
        return up().right();
      case Direction::right:
        return right();
      case Direction::down_right:
        return down().right();
      case Direction::down:
        return down();
      case Direction::down_left:
        return down().left();
      case Direction::left:
        return left();
      default:
        return up().left();
    }
  }

  /// Goes through the squares in their order.
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Square operator*() const {
      return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      (low_ != 0 ? low_ : high_) &= (low_ != 0 ? low_ : high_) - 1U;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  static constexpr std::uint64_t first_column = 0x0101010101010101U;
  static constexpr std::uint64_t last_column = first_column << 7U;

  static constexpr SquareSet of(Square square) {
    const unsigned at = static_cast<unsigned>(square);
    if (at < 64) return {std::uint64_t{1} << at, 0};
    return {0, at < 128 ? std::uint64_t{1} << (at - 64U) : 0};
  }
  constexpr SquareSet up() const { return {low_ << 8U, high_ << 8U | low_ >> 56U}; }
  constexpr SquareSet down() const { return {low_ >> 8U | high_ << 56U, high_ >> 8U}; }
  constexpr SquareSet right() const { return {(low_ & ~last_column) << 1U, (high_ & ~last_column) << 1U}; }
  constexpr SquareSet left() const { return {(low_ & ~first_column) >> 1U, (high_ & ~first_column) >> 1U}; }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace stw
