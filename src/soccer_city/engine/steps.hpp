#pragma once

#include <optional>

#include "context.hpp"

namespace soccer_city::engine {

/// How a step of the agenda behaves. A step either acts by itself (`enter` alone), asks a team (`kind`,
/// `list`, `refuse`, `choose`) or needs dice (`purpose`, `rolled`).
struct StepRules {
  /// Acts, or gets ready to ask; true = waits now for the choice or the dice. None: it always waits.
  bool (*enter)(const Context&) = nullptr;

  std::optional<DecisionKind> kind = {};  ///< set where it asks a team
  bool secret = false;
  /// Asked even where there is one answer only.
  bool asked_alone = false;
  void (*list)(const Ruleset&, const State&, CommandList&) = nullptr;
  /// Why a command that is not listed is refused.
  std::optional<Refusal> (*refuse)(const Ruleset&, const State&, const Command&) = nullptr;
  void (*choose)(const Context&, const Command&) = nullptr;

  std::optional<Purpose> purpose = {};
  bool two_dice = false;  ///< the step's team throws the first, its opponent the second
  void (*rolled)(const Context&, Dice) = nullptr;
};

const StepRules& rules_of(Step step);

/// Runs automatic steps, and answers where there is one answer only, until a team has to choose, dice have to
/// fall, or the match is over.
void advance(const Context& context);

}  // namespace soccer_city::engine
