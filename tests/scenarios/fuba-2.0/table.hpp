#pragma once

#include <string>
#include <string_view>

#include "support/scenario.hpp"

/// What the scenarios of edition 2.0 share.
namespace fuba::test::second_edition {

/// A match of the edition before its first choice.
Scenario match(std::initializer_list<std::string_view> options = {});

/// A turn about to begin, given by where the outfield players stand, as in "C2:4 C3:6". Both play 4-4-2 with
/// the goalkeepers at home; Home has the ball in C3 with value 3, in minute 20. Last turn Home was first and
/// moved as many players as Away, so that Away is first. `changes` is merged over it.
Scenario turn(std::string_view home, std::string_view away, std::string_view changes = "{}");

/// The same at the first action stage of a turn from C3 to C3 with dice of 4 and 2; Home's stage is first.
Scenario stage(std::string_view home, std::string_view away, std::string_view changes = "{}");

/// Several changes of a position in one.
std::string both(std::string_view changes, std::string_view more);

/// {"ball":{"area":"C4","value":3}}.
std::string ball(std::string_view area, int value);

/// {"last":...}: who was first in the last turn, and how many players both moved.
std::string last_turn(std::string_view first, int home, int away);

/// The kind of the pending choice.
std::string kind(const Scenario& scenario);

/// Whether a choice is listed.
bool may(const Scenario& scenario, std::string_view choice);

/// Where the pieces of an area may move.
Choices moves_from(const Scenario& scenario, std::string_view area);

/// Chooses a movement and makes moves, ends it, and makes no free movement.
Scenario& moves(Scenario& scenario, std::string_view movement,
                std::initializer_list<std::string_view> choices = {});

/// Does no more than has to be done in the pending action stage.
Scenario& rests(Scenario& scenario);

/// The same for both action stages.
Scenario& ends_turn(Scenario& scenario);

/// Places a team's outfield players as in "C2:4 C3:6" in a set-up that asks for them.
Scenario& places(Scenario& scenario, std::string_view players);

/// A team's condition points, as in "4-4-2".
std::string condition(const Scenario& scenario, std::string_view team);
/// The same as a position has them.
std::string points(std::string_view condition);

bool tired(const Scenario& scenario, std::string_view team);

}  // namespace fuba::test::second_edition
