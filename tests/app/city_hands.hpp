#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "soccer_city/table/board_input.hpp"
#include "soccer_city/table/city_screens.hpp"
#include "support/catch.hpp"

// How somebody at the window plays Soccer City. `Hands` press what is offered by its id.
namespace soccer_city::test::window {

template <class Hands>
void line_up(Hands& hands, const app::MatchPlay& play, const Command& command) {
  const Command proposed = *app::proposed_line_up(play.rules(), play.view(), play.legal());
  for (Number number = first_outfield_number; number <= last_number; ++number)
    if (proposed.numbers.contains(number) != command.numbers.contains(number))
      hands.press("number " + std::to_string(number));
  hands.press(to_string(command));
}

template <class Hands>
void keep(Hands& hands, const app::MatchPlay& play, const Command& command) {
  const CardCounts& hand = play.view().side(play.decision()->team).hand;
  std::vector<Card> wanted;
  for (const Card card : {command.card, command.second})
    if (card != Card::none) wanted.push_back(card);
  int number = 0;
  for (const Deck deck : {Deck::attack, Deck::defence, Deck::shot})
    hand.for_each(deck, [&](Card card) {
      for (int copy = 0; copy < hand.count(card); ++copy, ++number)
        if (copy < std::ranges::count(wanted, card)) hands.press("keep card " + std::to_string(number));
    });
  hands.press("keep these");
}

/// Makes a legal choice at the table; what only one of the two may see is shown before.
template <class Hands>
void make(Hands& hands, const app::MatchPlay& play, const Command& command) {
  INFO(to_string(command));
  if (hands.offers("uncover")) hands.press("uncover");
  const std::size_t asked = play.question_number();
  const std::string id = to_string(command);
  const auto click = [&](Hex at) { hands.press(app::HexBoard::focus_id(at)); };
  switch (command.verb) {
    case Verb::line_up:
      line_up(hands, play, command);
      break;
    case Verb::keep:
      keep(hands, play, command);
      break;
    case Verb::tackle:
      hands.press("tackle with " + name(command.card));
      [[fallthrough]];
    default:
      if (hands.offers(id)) return hands.press(id);
      if (command.from != no_hex) click(command.from);
      if (play.question_number() == asked) click(command.to);
      break;
  }
  if (play.question_number() == asked && hands.offers(id)) hands.press(id);
  CHECK(play.question_number() > asked);
}

}  // namespace soccer_city::test::window
