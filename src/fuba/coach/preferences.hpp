#pragma once

#include <vector>

#include "fuba/coach/tactics.hpp"
#include "fuba/state.hpp"
#include "tabletop/random.hpp"

namespace fuba {

/// A choice that the tactics name.
struct Preference {
  Command command;
  int weight = 0;  ///< how often it is taken, against the weights of the others; 0 = it would be next
};

/// What the tactics say to a decision, whose legal choices are given, that they settle without a look at
/// where it leads: everything before the match, set-ups, penalties. At least one of them has a weight. Empty
/// for all other decisions.
std::vector<Preference> preferences(const Ruleset& rules, const State& view, const Tactics& tactics,
                                    const CommandList& list);

int total_weight(const std::vector<Preference>& preferences);

/// One of them, each as often as it weighs.
Command draw(const std::vector<Preference>& preferences, tabletop::Random& random);

}  // namespace fuba
