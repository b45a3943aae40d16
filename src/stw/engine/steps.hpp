#pragma once

#include <cstdint>
#include <optional>

#include "context.hpp"
#include "stw/command.hpp"
#include "stw/decision.hpp"
#include "stw/dice.hpp"
#include "stw/refusal.hpp"

namespace stw::engine {

/// How a step behaves: it either asks a team (`kind`, `list`, `choose`) or needs dice (`purpose`, `rolled`).
struct StepRules {
  std::optional<DecisionKind> kind = {};
  void (*list)(const Ruleset&, const State&, CommandList&) = nullptr;
  /// Why a command that is not listed is refused; only asked for commands of a verb of this kind.
  Reason (*refuse)(const Ruleset&, const State&, const Command&) = nullptr;
  void (*choose)(const Context&, const Command&) = nullptr;
  /// What happens where nothing can be chosen.
  void (*skip)(const Context&) = nullptr;
  /// Whether two choices or more are sure, found without the list. None: the list tells.
  bool (*several)(const State&) = nullptr;

  std::optional<Purpose> purpose = {};
  bool both_teams = false;  ///< the opponent of the acting team throws the second die
  bool spinner = false;     ///< eight sectors, not six faces
  bool takes_time = true;   ///< of the match (W150)
  void (*rolled)(const Context&, Dice) = nullptr;

  bool stops_at_time = false;  ///< the half may end before it (W152)
};

const StepRules& rules_of(Step step);

/// Goes on until a team has to choose, dice have to fall, or the match is over.
void advance(const Context& context);

}  // namespace stw::engine
