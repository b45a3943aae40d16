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
  std::vector<std::pair<std::string_view, double>> chances;
};

/// The chances of every legal choice that hangs on dice or on cards face down. No card that lies face down is
/// looked at: each of those that can lie there is as likely.
std::vector<Odds> odds(const Ruleset& rules, const State& state);

}  // namespace soccer_city
