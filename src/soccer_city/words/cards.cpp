#include <fmt/format.h>

#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

/// The decks whose cards have a bonus besides what they do as a tactic.
bool has_bonus(Deck deck) { return deck == Deck::attack || deck == Deck::defence; }

/// What a card is called without its bonus or its value: "give-and-go", "save", "rain".
std::string kind_of(Card card) {
  if (deck_of(card) == Deck::save) return "save";
  std::string kind = name(card);
  if (has_bonus(deck_of(card))) kind.resize(kind.rfind('-'));
  return kind;
}

std::string help_key(Card card) { return fmt::format("card-help.{}", kind_of(card)); }

}  // namespace

void list_card_texts(Texts& texts) {
  list_each<Deck>(texts, "deck", deck_count);
  list_each<Deck>(texts, "pile", deck_count);
  texts.push_back({"card-bonus", {"card", "bonus"}});
  texts.push_back({"card-unknown", {}});
  std::string last;
  for (const Deck deck : decks) {
    for (std::size_t at = 0; at < face_count(deck); ++at) {
      const Card card = face(deck, at);
      if (kind_of(card) == last) continue;
      last = kind_of(card);
      texts.push_back({fmt::format("card.{}", last), {"value"}});
      texts.push_back({help_key(card), {}});
    }
  }
}

const std::string& deck_name(const Words& words, Deck deck) { return words[key_of("deck", deck)]; }

const std::string& pile_name(const Words& words, Deck deck) { return words[key_of("pile", deck)]; }

std::string card_name(const Words& words, Card card) {
  if (is_unknown(card)) return words["card-unknown"];
  const std::string key = fmt::format("card.{}", kind_of(card));
  if (deck_of(card) == Deck::save) return fill(words, key, {{"value", std::to_string(save_value(card))}});
  if (!has_bonus(deck_of(card))) return words[key];
  return fill(words, "card-bonus", {{"card", words[key]}, {"bonus", std::to_string(bonus_of(card))}});
}

const std::string& card_help(const Words& words, Card card) { return words[help_key(card)]; }

}  // namespace soccer_city
