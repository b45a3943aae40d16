#pragma once

#include <optional>

#include "players.hpp"
#include "steps.hpp"

// Ball cards and close passes (K11 to K17, S15).
namespace soccer_city::engine {

/// Why a team may not play the ball so; nothing where it may.
std::optional<Refusal> refuse_ball_card(const Ruleset& rules, const State& state, const Command& command);

/// What a close pass may do.
struct CloseRule {
  int most = 0;                 ///< hexes
  bool team_mate_only = false;  ///< not to an empty hex
  bool box_only = false;        ///< to the opponents' box
  bool always_high = false;
  bool offside_counts = true;
  std::string_view cited = {};  ///< the rule that grants it
};
CloseRule kick_off_rule(const Ruleset& rules);
CloseRule give_rule(const Ruleset& rules);
CloseRule give_back_rule(const Ruleset& rules);
CloseRule cross_rule(const Ruleset& rules);
/// The close pass that the ball phase offers (S14, S26, S28, S29); nothing in most of them.
std::optional<CloseRule> close_rule(const Ruleset& rules, FreeBall free);

std::optional<Refusal> refuse_close(const Ruleset& rules, const State& state, const CloseRule& rule, Hex to);

/// Every pass, square pass and advance that the cards of the attack allow.
void list_ball_cards(const Ruleset& rules, const State& state, CommandList& list);
void list_close(const Ruleset& rules, const State& state, const CloseRule& rule, CommandList& list);
bool any_close(const Ruleset& rules, const State& state, const CloseRule& rule);

/// Whether a card or a close pass to a hex is a high one (K12, K13, K17).
bool is_high(Length length);
bool is_high(const Ruleset& rules, const CloseRule& rule, Hex from, Hex to);

/// Plays a ball card: a pass waits for the defence first.
void play_ball_card(const Context& context, const Command& command);
void play_close(const Context& context, const CloseRule& rule, Hex to);

extern const StepRules ball_step;
extern const StepRules quick_ball_step;
extern const StepRules pass_step;

}  // namespace soccer_city::engine
