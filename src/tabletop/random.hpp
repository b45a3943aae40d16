#pragma once

#include <cstdint>

namespace tabletop {

/// What random numbers are drawn for. Each has a sequence of its own, so that drawing for one never moves
/// another.
enum class Stream : std::uint8_t { dice, choices, decoration, cards, options, opponents };

/// PCG32 (XSH RR 64/32): 64 bits of state, the stream chooses the increment. The same numbers on every
/// platform.
class Random {
 public:
  constexpr Random(std::uint64_t seed, Stream stream) : Random(seed, static_cast<std::uint64_t>(stream)) {}
  /// The reference generator with any sequence number.
  constexpr Random(std::uint64_t seed, std::uint64_t sequence) : increment_((sequence << 1U) | 1U) {
    next();
    state_ += seed;
    next();
  }

  /// 32 random bits.
  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005U + increment_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((0U - turn) & 31U));
  }

  /// A number from 0 to bound - 1, each exactly as likely (Lemire's multiplication with rejection).
  /// `bound` must not be 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t unfair = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < unfair) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// A number from 1 to `faces`, which must not be 0.
  constexpr std::uint8_t one_of(std::uint8_t faces) { return static_cast<std::uint8_t>(below(faces) + 1U); }
  constexpr std::uint8_t die() { return one_of(6); }

  constexpr bool operator==(const Random&) const = default;

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_;
};

}  // namespace tabletop
