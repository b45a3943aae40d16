#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace soccer_city {

/// The six decks (K1).
enum class Deck : std::uint8_t { attack, defence, shot, save, ball, factor };

inline constexpr std::size_t deck_count = 6;
inline constexpr std::array decks{Deck::attack, Deck::defence, Deck::shot,
                                  Deck::save,   Deck::ball,    Deck::factor};

constexpr std::size_t index(Deck deck) { return static_cast<std::size_t>(deck); }

/// What an attack card does as a tactic (S7), and a defence card (S8).
enum class AttackTactic : std::uint8_t { give_and_go, quick_ball, sprint, solo_run, cross };
enum class DefenceTactic : std::uint8_t { anticipation, shift, sprint_back, rush_out };

/// The kinds of shots (S9), the lengths of ball cards (K12), and what changes the match (S11).
enum class Shot : std::uint8_t { placed, drive, header, volley, chip, screamer };
enum class Length : std::uint8_t { short_ball, medium_ball, long_ball };
enum class Factor : std::uint8_t { rain, wind, strict_referee, lenient_referee, crowd, reprimand };

inline constexpr std::size_t attack_tactic_count = 5;
inline constexpr std::size_t defence_tactic_count = 4;
inline constexpr std::size_t shot_count = 6;
inline constexpr std::size_t length_count = 3;
inline constexpr std::size_t factor_count = 6;
/// Tactics come with a bonus of 0 to 3, saves with a value of 0 to 6.
inline constexpr std::size_t bonus_count = 4;
inline constexpr std::size_t save_count = 7;

/// A card's face, or a card of a deck whose face is not known. Cards with the same face are told apart by
/// nobody.
enum class Card : std::uint8_t { none = 255 };

/// Different faces, those unknown included.
inline constexpr std::size_t card_count = 64;

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }

namespace detail {
inline constexpr std::array<std::size_t, deck_count + 1> first_card{0, 20, 36, 42, 49, 52, 58};
}

/// The faces of a deck lie next to each other, in the order of the deck's table.
constexpr std::size_t first_face(Deck deck) { return detail::first_card[index(deck)]; }
constexpr std::size_t face_count(Deck deck) { return detail::first_card[index(deck) + 1] - first_face(deck); }

constexpr Card face(Deck deck, std::size_t number) { return static_cast<Card>(first_face(deck) + number); }
/// A card of a deck that lies face down.
constexpr Card unknown(Deck deck) { return static_cast<Card>(detail::first_card[deck_count] + index(deck)); }
constexpr bool is_unknown(Card card) {
  return card != Card::none && index(card) >= detail::first_card[deck_count];
}

constexpr Deck deck_of(Card card) {
  if (is_unknown(card)) return static_cast<Deck>(index(card) - detail::first_card[deck_count]);
  std::size_t deck = 0;
  while (index(card) >= detail::first_card[deck + 1]) ++deck;
  return static_cast<Deck>(deck);
}

/// The place of a face in its deck's table.
constexpr std::size_t number_of(Card card) { return index(card) - first_face(deck_of(card)); }

constexpr Card card_of(AttackTactic tactic, int bonus) {
  return face(Deck::attack, static_cast<std::size_t>(tactic) * bonus_count + static_cast<std::size_t>(bonus));
}
constexpr Card card_of(DefenceTactic tactic, int bonus) {
  return face(Deck::defence,
              static_cast<std::size_t>(tactic) * bonus_count + static_cast<std::size_t>(bonus));
}
constexpr Card card_of(Shot shot) { return face(Deck::shot, static_cast<std::size_t>(shot)); }
constexpr Card card_of(Length length) { return face(Deck::ball, static_cast<std::size_t>(length)); }
constexpr Card card_of(Factor factor) { return face(Deck::factor, static_cast<std::size_t>(factor)); }

// What a known face says; the card must be of that deck.
constexpr AttackTactic attack_tactic(Card card) {
  return static_cast<AttackTactic>(number_of(card) / bonus_count);
}
constexpr DefenceTactic defence_tactic(Card card) {
  return static_cast<DefenceTactic>(number_of(card) / bonus_count);
}
/// The bonus of an attack or a defence card; 0 where the face is not known.
constexpr int bonus_of(Card card) {
  return card == Card::none || is_unknown(card) ? 0 : static_cast<int>(number_of(card) % bonus_count);
}
constexpr Shot shot_of(Card card) { return static_cast<Shot>(number_of(card)); }
constexpr Length length_of(Card card) { return static_cast<Length>(number_of(card)); }
/// 0 where the face is not known.
constexpr int save_value(Card card) {
  return card == Card::none || is_unknown(card) ? 0 : static_cast<int>(number_of(card));
}

/// "attack".
std::string_view name(Deck deck);
/// "give-and-go-2", "drive", "save-3", "short", "rain"; "unknown" for a card face down.
const std::string& name(Card card);
std::optional<Card> parse_card(std::string_view text);
/// "short".
std::string_view name(Length length);

}  // namespace soccer_city
