#pragma once

#include <random>
#include <string>
#include <vector>

#include "stw/table/board_input.hpp"
#include "stw/table/stw_screens.hpp"
#include "support/catch.hpp"

// How somebody at the window plays Soccer Tactics WORLD. `Hands` press what is offered by its id.
namespace stw::test::window {

/// Makes a legal choice at the table.
template <class Hands>
void make(Hands& hands, const app::MatchPlay& play, const Command& command) {
  INFO(to_string(command));
  const std::size_t asked = play.question_number();
  const auto click = [&](Square square) { hands.press(app::SquareBoard::focus_id(square)); };
  switch (command.verb) {
    case Verb::roll:
      hands.press("roll");
      break;
    case Verb::done:
      hands.press("done");
      break;
    case Verb::move:
    case Verb::put:
      click(command.from);
      click(command.to);
      break;
    default:
      click(command.to);
      if (play.question_number() == asked && !hands.offers(to_string(command))) click(command.to);
      break;
  }
  if (play.question_number() == asked && hands.offers(to_string(command))) hands.press(to_string(command));
  CHECK(play.question_number() > asked);
}

/// Goes for the ball and forward where that can be chosen, so that a match has shots in it.
inline Command lively(const Match& match, std::mt19937& random) {
  const CommandList list = match.legal();
  std::vector<Command> open(list.begin(), list.end());
  std::vector<Command> eager;
  for (const Command& command : open)
    if (command.verb == Verb::move && command.to == match.state().ball) eager.push_back(command);
  const std::vector<Command>& among = eager.empty() ? open : eager;
  return among[random() % among.size()];
}

}  // namespace stw::test::window
