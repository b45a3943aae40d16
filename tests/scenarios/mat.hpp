#pragma once

#include <string>
#include <string_view>

#include "support/scenario.hpp"

namespace fuba::test {

/// The position of `mat` as the protocol has it, to be changed further.
nlohmann::json board(std::string_view home, std::string_view away);

/// A position given by where the outfield players stand, as in "C2:4 C3:6". Both play 4-4-2 with the
/// goalkeepers at home; Home has the ball in C3 with value 3, in minute 20. `changes` is merged over it.
Scenario mat(std::string_view home, std::string_view away, std::string_view changes = "{}", Script dice = {});

/// The same at the first actions of a turn from C3 to C3 with dice of 4 and 2; Home acts first.
Scenario acting(std::string_view home, std::string_view away, std::string_view changes = "{}");

/// Chooses an action, after no free movement where one is asked for.
Scenario& acts(Scenario& scenario, std::string_view action, Script dice = {});

/// Places a team's outfield players as in "C2:4 C3:6" in a set-up that asks for them.
Scenario& places(Scenario& scenario, std::string_view players);

/// Whether the team to act may choose that action, once it has made no free movement.
bool may(Scenario scenario, std::string_view action);

}  // namespace fuba::test
