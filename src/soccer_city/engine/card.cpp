#include "soccer_city/card.hpp"

#include <algorithm>

namespace soccer_city {
namespace {

constexpr std::array<std::string_view, deck_count> deck_names{"attack", "defence", "shot",
                                                              "save",   "ball",    "factor"};
constexpr std::array<std::string_view, attack_tactic_count> attack_names{"give-and-go", "quick-ball",
                                                                         "sprint", "solo-run", "cross"};
constexpr std::array<std::string_view, defence_tactic_count> defence_names{"anticipation", "shift",
                                                                           "sprint-back", "rush-out"};
constexpr std::array<std::string_view, shot_count> shot_names{"placed", "drive", "header",
                                                              "volley", "chip",  "screamer"};
constexpr std::array<std::string_view, length_count> length_names{"short", "medium", "long"};
constexpr std::array<std::string_view, factor_count> factor_names{
    "rain", "wind", "strict-referee", "lenient-referee", "crowd", "reprimand"};

std::string with_number(std::string_view name, std::size_t number) {
  return std::string(name) + "-" + std::to_string(number);
}

std::string made_name(Card card) {
  if (is_unknown(card)) return "unknown";
  const std::size_t number = number_of(card);
  switch (deck_of(card)) {
    case Deck::attack:
      return with_number(attack_names[number / bonus_count], number % bonus_count);
    case Deck::defence:
      return with_number(defence_names[number / bonus_count], number % bonus_count);
    case Deck::shot:
      return std::string(shot_names[number]);
    case Deck::save:
      return with_number("save", number);
    case Deck::ball:
      return std::string(length_names[number]);
    case Deck::factor:
      break;
  }
  return std::string(factor_names[number]);
}

const std::array<std::string, card_count>& card_names() {
  static const std::array<std::string, card_count> names = [] {
    std::array<std::string, card_count> made;
    for (std::size_t at = 0; at < card_count; ++at) made[at] = made_name(static_cast<Card>(at));
    return made;
  }();
  return names;
}

}  // namespace

std::string_view name(Deck deck) { return deck_names[index(deck)]; }

const std::string& name(Card card) {
  static const std::string none = "none";
  return card == Card::none ? none : card_names()[index(card)];
}

std::string_view name(Length length) { return length_names[static_cast<std::size_t>(length)]; }

std::optional<Card> parse_card(std::string_view text) {
  const auto& names = card_names();
  const auto known =
      names.begin() + static_cast<std::ptrdiff_t>(first_face(Deck::factor) + face_count(Deck::factor));
  const auto found = std::find(names.begin(), known, text);
  if (found == known) return std::nullopt;
  return static_cast<Card>(found - names.begin());
}

}  // namespace soccer_city
