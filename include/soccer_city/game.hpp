#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "soccer_city/command.hpp"
#include "soccer_city/decision.hpp"
#include "soccer_city/dice.hpp"
#include "soccer_city/event.hpp"
#include "soccer_city/refusal.hpp"
#include "soccer_city/ruleset.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city {

/// A match before anything: the first cards are still to be shuffled.
State new_match(const Ruleset& rules);

/// The pending decision of a team; nothing while dice have to fall and when the match is over.
std::optional<Decision> decision(const State& state);

/// The dice that have to fall, or the card that is drawn next in a shuffle; nothing while a team has to
/// choose and when the match is over.
std::optional<Roll> roll(const State& state);

bool is_over(const State& state);

/// Every legal choice of the pending decision, without duplicates; empty while dice have to fall. Where a
/// team may leave it at what it has, that answer (`skip`, `done`, `decline`) stands last.
void legal(const Ruleset& rules, const State& state, CommandList& list);

/// Makes a choice and goes on to the next decision or roll. What happens is appended where a list is given.
/// Refuses whatever `legal` does not list and leaves the state as it was.
tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                  Events* events = nullptr);

/// The same without the check, for search: the command must come from `legal`.
void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events = nullptr);

/// Lets the pending dice fall, and goes on to the next decision or roll. `roll(state)` must be set and each
/// value one of its faces.
void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events = nullptr);

/// Runs the automatic steps of a state that was put together rather than played, up to its first decision or
/// roll.
void resume(const Ruleset& rules, State& state);

/// Whether a step has shown a team what it did not know before: a card that was drawn or turned, a hidden
/// dribble, a dive.
bool secret_revealed(const State& before, const State& after);

// Facts that a board shows; none of them changes the state.

/// Who stands on a hex: the team and the number, or nothing.
struct Piece {
  Team team;
  Number number;

  bool operator==(const Piece&) const = default;
};
std::optional<Piece> piece_at(const State& state, Hex at);
/// The player with the ball; nothing while it is loose (S17).
std::optional<Piece> carrier(const State& state);

/// What a player is worth on a hex (K4).
int attack_value(const Ruleset& rules, Team team, Number number, Hex at);
int defence_value(const Ruleset& rules, Team team, Number number, Hex at);

/// Whether a hex lies in the box, or in the goal area, in front of a team's own goal (S3).
bool in_box(const Ruleset& rules, Team owner, Hex at);
bool in_goal_area(const Ruleset& rules, Team owner, Hex at);
/// How many hexes it is to the nearest hex of the goal mouth that a team attacks (S4).
int goal_distance(const Ruleset& rules, Team attackers, Hex from);
/// The opponents beside a hex, by their numbers (K16).
NumberSet markers(const State& state, Team of, Hex at);
/// The players of a team who are offside while the ball is where it is (S16).
NumberSet offside_players(const Ruleset& rules, const State& state, Team team);

/// What a shot comes to before the save is turned (S21).
int shot_total(const Ruleset& rules, const State& state, Shot shot);
/// Whether the goalkeeper stands in the area in which he can save that shot (S5).
bool guarded(const Ruleset& rules, const State& state);

}  // namespace soccer_city
