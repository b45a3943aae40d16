#pragma once

#include <optional>

#include "context.hpp"
#include "fuba/command.hpp"
#include "fuba/decision.hpp"
#include "fuba/dice.hpp"
#include "fuba/refusal.hpp"

namespace fuba::engine {

/// How a step of the agenda behaves. A step either acts by itself (`enter` alone), asks a team (`kind`,
/// `nature`, `list`, `refuse`, `choose`) or needs dice (`purpose`, `rolled`).
struct StepRules {
  /// Acts, or gets ready to ask; true = waits now for the choice or the dice. None: it always waits.
  bool (*enter)(const Context&) = nullptr;

  std::optional<DecisionKind> kind = {};  ///< set where it asks a team
  Nature nature = Nature::automatic;
  std::optional<Command> modest = {};  ///< the answer that asks for nothing more
  bool secret = false;
  void (*list)(const Ruleset&, const State&, CommandList&) = nullptr;
  /// Why a command that is not listed is refused; only asked for commands of a verb the decision knows.
  std::optional<Refusal> (*refuse)(const Ruleset&, const State&, const Command&) = nullptr;
  void (*choose)(const Context&, const Command&) = nullptr;

  std::optional<Purpose> purpose = {};
  bool two_dice = false;
  /// Who rolls the second die: the same team, or the opponent of the step's team.
  bool both_teams = false;
  /// A card is drawn: the number of the frame says out of how many (skills.cpp).
  bool draws = false;
  void (*rolled)(const Context&, Dice) = nullptr;
};

const StepRules& rules_of(Step step);

/// Runs automatic steps until a team has to choose, dice have to fall, or the match is over.
void advance(const Context& context);

}  // namespace fuba::engine
