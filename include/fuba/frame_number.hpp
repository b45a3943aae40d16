#pragma once

#include <algorithm>
#include <cstdint>

#include "fuba/area.hpp"
#include "fuba/formation.hpp"
#include "fuba/step.hpp"

namespace fuba {

// Frames whose number holds two figures: how they are put in and read.

/// Of `yellow_card` and `injury_die`: what is added to the die, and the area of the foul, or the one that the
/// player left.
struct AreaDie {
  int modifier;
  Area area;

  constexpr std::uint8_t packed() const {
    return static_cast<std::uint8_t>(areas * modifier + static_cast<int>(area));
  }
  static constexpr AreaDie of(const Frame& frame) {
    return {frame.number / areas, static_cast<Area>(frame.number % areas)};
  }

 private:
  static constexpr int areas = 16;
};

/// Of `tiredness`.
struct TirednessTest {
  int sum;   ///< of the dice so far
  int lost;  ///< points so far

  constexpr std::uint8_t packed() const { return static_cast<std::uint8_t>(most_lost * sum + lost); }
  static constexpr TirednessTest of(const Frame& frame) {
    return {frame.number / most_lost, frame.number % most_lost};
  }

 private:
  static constexpr int most_lost = 4;
};

/// Of `draw_card`.
struct CardDraw {
  int cards;  ///< to draw from, 1 to 63
  bool won;   ///< the drawn card is won, else lost

  constexpr std::uint8_t packed() const { return static_cast<std::uint8_t>(cards + (won ? won_from : 0)); }
  static constexpr CardDraw of(const Frame& frame) {
    return {frame.number % won_from, frame.number >= won_from};
  }

 private:
  static constexpr int won_from = 64;
};

/// First and second actions (4.5).
enum class Round : std::uint8_t { first, second };

/// Of `movement`.
struct MovementFrame {
  Line type;
  Round round;

  constexpr std::uint8_t packed() const {
    return static_cast<std::uint8_t>(index(type) + (round == Round::first ? 0U : lines.size()));
  }
  static constexpr MovementFrame of(const Frame& frame) {
    return {static_cast<Line>(frame.number % lines.size()),
            frame.number < lines.size() ? Round::first : Round::second};
  }
};

/// Of `boost`: what it is for. Numbers above `more_moves` say how many moves it brings.
enum class Boost : std::uint8_t { movement, positioning, more_moves };

/// The number of a frame that asks for a point in return for moves; nothing is asked for none.
constexpr std::uint8_t more_moves_by_boost(int moves) {
  return static_cast<std::uint8_t>(static_cast<int>(Boost::more_moves) + moves);
}
/// How many moves such a frame brings.
constexpr int moves_by_boost(const Frame& frame) {
  return std::max(frame.number - static_cast<int>(Boost::more_moves), 0);
}

}  // namespace fuba
