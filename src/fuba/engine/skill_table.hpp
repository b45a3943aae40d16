#pragma once

#include <array>

#include "skills.hpp"

namespace fuba::engine {

/// How a card is played.
struct CardRules {
  Moment moment;
  /// Whether it would change anything now, its price aside.
  bool (*usable)(const Ruleset&, const State&, Team);
  /// What happens at once; none where a rule looks at the cards played this turn.
  void (*effect)(const Context&, Team) = nullptr;
  /// For cards with a die: what it brings.
  void (*die)(const Context&, Team, int die) = nullptr;
};

/// In the order of `Skill`.
extern const std::array<CardRules, skill_count> card_table;

}  // namespace fuba::engine
