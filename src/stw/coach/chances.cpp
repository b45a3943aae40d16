#include "stw/coach/chances.hpp"

namespace stw::coaching {
namespace {

// In goals; judged and not measured.
constexpr double corner_worth = 0.12;
constexpr double goal_kick_worth = -0.02;

}  // namespace

Chances::Chances(const Ruleset& rules) {
  constexpr std::array numbers{keeper_number, first_defender, first_midfielder};
  for (std::size_t attacker = 0; attacker < numbers.size(); ++attacker)
    for (std::size_t defender = 0; defender < numbers.size(); ++defender)
      battles_[attacker][defender] = battle_odds(rules, numbers[attacker], numbers[defender]);
  const auto [goal, corner, goal_kick] = shot_odds(rules);
  shot_ = goal + corner * corner_worth + goal_kick * goal_kick_worth;
}

}  // namespace stw::coaching
