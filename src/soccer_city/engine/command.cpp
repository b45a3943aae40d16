#include "soccer_city/command.hpp"

#include <algorithm>
#include <vector>

#include "tabletop/in_order.hpp"

namespace soccer_city {
namespace {

struct VerbRow {
  Verb verb;
  std::string_view text;
};

constexpr std::array verb_rows{VerbRow{Verb::line_up, "line-up"},
                               VerbRow{Verb::place, "place"},
                               VerbRow{Verb::pass, "pass"},
                               VerbRow{Verb::square, "square"},
                               VerbRow{Verb::advance, "advance"},
                               VerbRow{Verb::close, "close"},
                               VerbRow{Verb::anticipate, "anticipate"},
                               VerbRow{Verb::decline, "decline"},
                               VerbRow{Verb::tactic, "tactic"},
                               VerbRow{Verb::hide, "hide"},
                               VerbRow{Verb::shoot, "shoot"},
                               VerbRow{Verb::move, "move"},
                               VerbRow{Verb::tackle, "tackle"},
                               VerbRow{Verb::taker, "taker"},
                               VerbRow{Verb::dive, "dive"},
                               VerbRow{Verb::kick, "kick"},
                               VerbRow{Verb::corner, "corner"},
                               VerbRow{Verb::keep, "keep"},
                               VerbRow{Verb::skip, "skip"},
                               VerbRow{Verb::done, "done"}};
static_assert(tabletop::in_order(verb_rows, &VerbRow::verb, verb_count));

constexpr std::array<std::string_view, 3> kick_names{"left", "middle", "right"};
constexpr std::array<std::string_view, 3> dive_names{"left", "stay", "right"};

std::string_view side_name(Verb verb, Side side) {
  return verb == Verb::dive ? name_of_dive(side) : name_of_kick(side);
}

using Words = std::vector<std::string_view>;

Words words_of(std::string_view text) {
  Words words;
  while (true) {
    const std::size_t end = text.find(' ');
    words.push_back(text.substr(0, end));
    if (end == text.npos) return words;
    text.remove_prefix(end + 1);
  }
}

std::optional<Number> player_word(std::string_view word) {
  if (word.size() != 1 || word[0] < '1' || word[0] > '0' + last_number) return std::nullopt;
  return static_cast<Number>(word[0] - '0');
}

std::optional<Card> card_of_deck(std::string_view word, Verb verb) {
  const auto card = parse_card(word);
  if (!card) return std::nullopt;
  const bool defends = verb == Verb::anticipate || verb == Verb::tackle;
  const bool fits = verb == Verb::shoot    ? deck_of(*card) == Deck::shot
                    : defends              ? deck_of(*card) == Deck::defence
                    : verb == Verb::hide   ? deck_of(*card) == Deck::attack
                    : verb == Verb::tactic ? deck_of(*card) == Deck::attack || deck_of(*card) == Deck::defence
                                           : deck_of(*card) == Deck::ball;
  return fits ? card : std::nullopt;
}

bool can_be_kept(Card card) {
  return deck_of(card) == Deck::attack || deck_of(card) == Deck::defence || deck_of(card) == Deck::shot;
}

std::optional<Command> parse_numbers(const Words& words) {
  NumberSet numbers;
  Number last = keeper_number;
  for (std::size_t at = 1; at < words.size(); ++at) {
    const auto number = player_word(words[at]);
    if (!number || *number <= last) return std::nullopt;
    numbers.add(last = *number);
  }
  if (numbers.empty()) return std::nullopt;
  return commands::line_up(numbers);
}

std::optional<Command> parse_keep(const Words& words) {
  if (words.size() == 2 && words[1] == "none") return commands::keep();
  if (words.size() < 2 || words.size() > 3) return std::nullopt;
  const auto first = parse_card(words[1]);
  if (!first || !can_be_kept(*first)) return std::nullopt;
  if (words.size() == 2) return commands::keep(*first);
  const auto second = parse_card(words[2]);
  if (!second || !can_be_kept(*second) || words[1] > words[2]) return std::nullopt;
  return commands::keep(*first, *second);
}

std::optional<Command> parse_side(Verb verb, std::string_view word) {
  const auto& names = verb == Verb::dive ? dive_names : kick_names;
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return std::nullopt;
  const auto side = static_cast<Side>(found - names.begin());
  if (verb == Verb::corner && side == Side::middle) return std::nullopt;
  return commands::side(verb, side);
}

/// Reads the words of the other forms one by one.
std::optional<Command> parse_words(Verb verb, const Words& words) {
  const Form form = form_of(verb);
  Command command{.verb = verb};
  std::size_t at = 1;
  const auto next = [&] { return at < words.size() ? words[at++] : std::string_view(); };
  if (form == Form::player_hex || form == Form::player) {
    const auto player = player_word(next());
    if (!player) return std::nullopt;
    command.player = *player;
  }
  if (form == Form::length_hex || form == Form::card || form == Form::card_hexes) {
    const auto card = card_of_deck(next(), verb);
    if (!card) return std::nullopt;
    command.card = *card;
  }
  if (form == Form::hexes || form == Form::card_hexes) {
    const auto from = parse_hex(next());
    if (!from) return std::nullopt;
    command.from = *from;
  }
  if (form != Form::player && form != Form::card && form != Form::alone) {
    const auto to = parse_hex(next());
    if (!to) return std::nullopt;
    command.to = *to;
  }
  return at == words.size() ? std::optional(command) : std::nullopt;
}

}  // namespace

std::string_view name(Verb verb) { return verb_rows[static_cast<std::size_t>(verb)].text; }

std::string_view name_of_kick(Side kick) { return kick_names[static_cast<std::size_t>(kick)]; }

std::string_view name_of_dive(Side dive) { return dive_names[static_cast<std::size_t>(dive)]; }

std::string to_string(const Command& command) {
  std::string text(name(command.verb));
  const auto add = [&text](std::string_view word) { (text += ' ') += word; };
  for (const Number number : command.numbers) add(std::to_string(number));
  if (command.player != nobody) add(std::to_string(command.player));
  if (command.card != Card::none) add(name(command.card));
  if (command.second != Card::none) add(name(command.second));
  if (command.from != no_hex) add(to_string(command.from));
  if (command.to != no_hex) add(to_string(command.to));
  if (form_of(command.verb) == Form::side) add(side_name(command.verb, command.side));
  if (command.verb == Verb::keep && command.card == Card::none) add("none");
  return text;
}

std::optional<Command> parse_command(std::string_view text) {
  const Words words = words_of(text);
  const auto row = std::ranges::find(verb_rows, words[0], &VerbRow::text);
  if (row == verb_rows.end()) return std::nullopt;
  switch (form_of(row->verb)) {
    case Form::numbers:
      return parse_numbers(words);
    case Form::cards_or_none:
      return parse_keep(words);
    case Form::side:
      return words.size() == 2 ? parse_side(row->verb, words[1]) : std::nullopt;
    default:
      return parse_words(row->verb, words);
  }
}

}  // namespace soccer_city
