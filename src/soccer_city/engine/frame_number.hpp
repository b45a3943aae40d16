#pragma once

#include <cstdint>

#include "soccer_city/card.hpp"
#include "soccer_city/hex.hpp"
#include "soccer_city/player.hpp"
#include "soccer_city/step.hpp"

// Frames whose number holds two figures.
namespace soccer_city::engine {

namespace detail {
constexpr std::uint16_t packed(std::size_t high, std::size_t low, std::size_t room) {
  return static_cast<std::uint16_t>(high * room + low);
}
inline constexpr std::size_t hex_room = 512;
inline constexpr std::size_t card_room = 256;
inline constexpr std::size_t pile_room = 64;
static_assert(hex_places < hex_room);
}  // namespace detail

/// A pile that is shuffled, and how many of its cards have their place.
struct Shuffle {
  Deck deck;
  std::size_t placed;

  constexpr std::uint16_t number() const {
    return detail::packed(soccer_city::index(deck), placed, detail::pile_room);
  }
  static constexpr Shuffle of(const Frame& frame) {
    return {static_cast<Deck>(frame.number / detail::pile_room), frame.number % detail::pile_room};
  }
};

/// A pass by a card that has not been carried out.
struct PassUnderWay {
  Length length;
  Hex target;

  constexpr std::uint16_t number() const {
    return detail::packed(static_cast<std::size_t>(length), soccer_city::index(target), detail::hex_room);
  }
  static constexpr PassUnderWay of(const Frame& frame) {
    return {static_cast<Length>(frame.number / detail::hex_room), hex_at(frame.number % detail::hex_room)};
  }
};

/// A player who has stepped into the way of a pass, and where he came from.
struct Runner {
  Number player;
  Hex from;

  constexpr std::uint16_t number() const {
    return detail::packed(player, soccer_city::index(from), detail::hex_room);
  }
  static constexpr Runner of(const Frame& frame) {
    return {static_cast<Number>(frame.number / detail::hex_room), hex_at(frame.number % detail::hex_room)};
  }
};

/// A tackler and his card.
struct Tackle {
  Number player;
  Card card;

  constexpr std::uint16_t number() const {
    return detail::packed(player, soccer_city::index(card), detail::card_room);
  }
  static constexpr Tackle of(const Frame& frame) {
    return {static_cast<Number>(frame.number / detail::card_room),
            static_cast<Card>(frame.number % detail::card_room)};
  }
};

}  // namespace soccer_city::engine
