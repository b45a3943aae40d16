#pragma once

#include "mat.hpp"

namespace fuba::test {

/// Four of Home and three of Away in C3, where Home has the ball with value 3: Home acts first there.
constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

/// A position under the advanced special events; the next turn with equal dice brings one. `changes` may
/// name further options.
inline Scenario eventful(std::string_view home, std::string_view away, std::string_view changes = "{}") {
  nlohmann::json position = nlohmann::json::parse(R"({"options":["advanced-events"]})");
  position.merge_patch(nlohmann::json::parse(changes));
  return mat(home, away, position.dump());
}

/// Ends a round of granted moves in which nothing is left but to end it.
inline Scenario& end_of_moves(Scenario& scenario) {
  if (scenario.legal() == Choices{"done"}) scenario.plays("done");
  return scenario;
}

}  // namespace fuba::test
