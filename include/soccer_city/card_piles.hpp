#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "soccer_city/card.hpp"

namespace soccer_city {

/// Cards of any decks without an order: a hand, what has been discarded.
class CardCounts {
 public:
  constexpr int count(Card card) const { return counts_[index(card)]; }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr void add(Card card, int cards = 1) {
    counts_[index(card)] = static_cast<std::uint8_t>(counts_[index(card)] + cards);
  }
  constexpr void remove(Card card) { --counts_[index(card)]; }

  /// Cards of a deck, those whose face is not known included.
  constexpr int of(Deck deck) const {
    int cards = count(unknown(deck));
    for (std::size_t at = 0; at < face_count(deck); ++at) cards += count(face(deck, at));
    return cards;
  }

  /// Goes through the different cards of a deck that are there, in the order of its table, an unknown one
  /// last.
  template <class Visit>
  constexpr void for_each(Deck deck, Visit visit) const {
    for (std::size_t at = 0; at < face_count(deck); ++at)
      if (has(face(deck, at))) visit(face(deck, at));
    if (has(unknown(deck))) visit(unknown(deck));
  }

  /// Turns the cards of a deck face down.
  constexpr void hide(Deck deck) {
    const int cards = of(deck);
    clear(deck);
    add(unknown(deck), cards);
  }
  constexpr void clear(Deck deck) {
    for (std::size_t at = 0; at < face_count(deck); ++at) counts_[index(face(deck, at))] = 0;
    counts_[index(unknown(deck))] = 0;
  }

  constexpr bool operator==(const CardCounts&) const = default;

 private:
  std::array<std::uint8_t, card_count> counts_{};
};

/// A pile of cards of one deck, face down, in the order in which they are drawn.
class Pile {
 public:
  /// More than any deck holds.
  static constexpr std::size_t capacity = 48;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  /// Counted from the top.
  Card operator[](std::size_t at) const { return cards_[size_ - 1U - at]; }
  void swap(std::size_t one, std::size_t other) {
    std::swap(cards_[size_ - 1U - one], cards_[size_ - 1U - other]);
  }
  /// Lays a card on top; there must be room.
  void put(Card card) { cards_[size_++] = card; }
  Card draw() {
    const Card top = cards_[--size_];
    cards_[size_] = Card{};
    return top;
  }
  void clear() { *this = {}; }

  bool operator==(const Pile&) const = default;

 private:
  std::array<Card, capacity> cards_{};
  std::uint8_t size_ = 0;
};

}  // namespace soccer_city
