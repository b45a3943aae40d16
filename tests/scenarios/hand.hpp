#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "support/scenario.hpp"

namespace fuba::test {

/// A team's skill cards, as in "tackle stopper", and its condition points from defence to forward, as in
/// "1-0-0".
struct Hand {
  std::string_view team;
  std::string_view cards;
  std::string_view points;
};

/// Changes of a position: the option, these hands, and no card and no point for a team that is not named, so
/// that nothing else is asked. `changes` is merged over it.
std::string holding(std::initializer_list<Hand> hands, std::string_view changes = "{}");
std::string holding(const Hand& hand, std::string_view changes = "{}");

/// Condition points of a team's line.
int points(const Scenario& scenario, std::string_view team, std::string_view line);

/// Whether the pending choice is that of a card, and this one can be played.
bool may_use(const Scenario& scenario, std::string_view card);

/// Plays a card with the dice that follow it: the price must be paid by that line and by no other.
Scenario& uses(Scenario& scenario, std::string_view card, std::string_view line, int price, Script dice = {});

}  // namespace fuba::test
