#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "soccer_city/command.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city {

/// What a choice that hangs on dice or on cards not yet seen can bring, with its chances.
struct Odds {
  Command command;
  std::vector<std::pair<std::string_view, double>> chances;  ///< of outcomes by their names, from 0 to 1
};

/// The chances of every legal choice that hangs on dice or on cards face down. No card that lies face down is
/// looked at: each of those that can lie there is as likely.
std::vector<Odds> odds(const Ruleset& rules, const State& state);

/// The chance that one die and what is added to it beat another die, as in challenges and tackles.
double chance_to_win(int ahead);
/// The chance that a player of that defence takes a pass which he steps into (S18).
double anticipation_chance(const Ruleset& rules, int defence);

}  // namespace soccer_city
