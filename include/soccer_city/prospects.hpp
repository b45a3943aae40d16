#pragma once

#include <optional>

#include "soccer_city/command.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"

// What a question is about, for whoever shows it; the rules work with the same functions.
namespace soccer_city {

/// How many players may still run; the pending decision must be one of runs.
int runs_left(const Ruleset& rules, const State& state);

/// How the ball would go by a choice.
struct BallWay {
  Hex from = no_hex;
  Hex to = no_hex;           ///< where it comes to
  bool high = false;         ///< through the air (K12, K13, K17)
  NumberSet marked_by = {};  ///< opponents who challenge the player it reaches (K15)
};

/// The way of the ball by a pass, an advance or a close pass that is legal; nothing for another choice.
std::optional<BallWay> ball_way(const Ruleset& rules, const State& state, const Command& command);

/// The way of the pass to which an anticipation is the answer.
BallWay pass_under_way(const Ruleset& rules, const State& state);

/// The choice that somebody means who points at a hex while the ball is to be played, whether or not it is
/// legal: a close pass where there is one, else by a card as long as the way.
Command meant_for(const Ruleset& rules, const State& state, Hex to);

/// Where on the pitch a choice of the pending decision lies: the hex that it names, where the taker stands,
/// the corner, the part of the goal mouth that a kick or a dive goes to; `no_hex` for any other.
Hex place_of(const Ruleset& rules, const State& state, const Command& command);

/// Whether a shot may be made from a hex (S4).
bool in_shot_area(const Ruleset& rules, Team attackers, Hex at);

}  // namespace soccer_city
