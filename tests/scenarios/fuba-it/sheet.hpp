#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "scenarios/mat.hpp"

/// Scenarios of the Italian edition.
namespace fuba::test::it {

/// Three against three in the centre, so that a pass played there changes no value.
inline constexpr std::string_view home_side = "L2:2 C2:3 C3:3 R2:2";
inline constexpr std::string_view away_side = "L3:2 C3:3 C4:3 R3:2";

/// A position with changes merged over it.
std::string merged(std::string_view position, std::string_view changes);

/// A match before its first choice, with options by their ids.
Scenario match(std::initializer_list<std::string_view> options = {});

/// A position given by where the outfield players stand, as in "C2:4 C3:6". Both play 4-4-2 with the
/// goalkeepers at home; Home has the ball in C3 with value 3, in minute 20. `changes` is merged over it.
Scenario mat(std::string_view home, std::string_view away, std::string_view changes = "{}", Script dice = {});

/// The same at the first actions of a turn from C3 to C3 with dice of 5 and 4; Home acts first.
Scenario acting(std::string_view home, std::string_view away, std::string_view changes = "{}");

/// The ball value that the control check of that pass meets: the lowest die that keeps the ball shows it.
int checked_value(const Scenario& scenario, std::string_view target);

/// Declines all moves before a quick free kick or a goal kick.
Scenario& without_moves(Scenario& scenario);

/// Both teams choose no action, the turn ends, and the next target is asked for.
Scenario& to_next_turn(Scenario& scenario);

}  // namespace fuba::test::it
