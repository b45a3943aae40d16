#pragma once

#include <array>
#include <optional>

#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

// What the rules say about a position, for whoever judges it. The rules themselves ask the same functions.
namespace fuba {

/// The position in which the team in control chooses its next target if nothing happens until then: as it is
/// before the turn's target is chosen, afterwards as the next turn finds it.
State at_next_target(const State& state);

/// Areas between the ball and a target (R7); a corner is taken from beside its area (R8).
int areas_between(const Ruleset& rules, const State& state, Area target);

/// Outfield players of a team that take part: in areas, in hand, and the taker of a corner (R8).
int players_on_pitch(const State& state, Team team);

/// The areas that the team in control may pass to, before it has chosen (4.1).
AreaSet targets(const Ruleset& rules, const State& state);

/// What the team in control may pass to, and what dice make of each pass by the way that changes the ball
/// value least. Special events, which may come between, are left aside.
struct NextPass {
  static constexpr int throws = 36;             ///< of the turn's two dice
  static constexpr int throws_with_shot = 216;  ///< and one of an attempt
  AreaSet targets;
  std::array<std::uint8_t, area_count> kept{};  ///< throws with which the team still has the ball
  std::array<std::uint8_t, area_count>
      scores{};  ///< and with which an attempt from the target scores at once
};
NextPass next_pass(const Ruleset& rules, const State& state);

/// The set piece that is about to be taken: nobody stands yet where he will then. A kick-off, and what a
/// set-up belongs to, are told as well; none in play.
Restart restart_ahead(const State& state);

/// Who of the teams may still shoot or press this turn, and in which order.
struct ActionsAhead {
  bool any = false;
  bool others_first = false;  ///< the passive team acts before the team in control
};
ActionsAhead actions_ahead(const Ruleset& rules, const State& state);

/// The minutes up to the end of the second half, or in extra time of that, stoppage time aside (4.3.3, C29).
int minutes_to_play(const Ruleset& rules, const State& state);

/// Whether a team that has the ball in an area may try a goal from there (4.6).
bool may_shoot(const Ruleset& rules, const State& state, Team team, Area from);

/// What is added to the die of that attempt (4.6.4).
int shot_modifier(const Ruleset& rules, const State& state, Team team, Area from);

/// The chance that the first die of an attempt scores against a ball value, with what is added to it.
double chance_to_score(int value, int modifier);

/// The chance that a penalty scores if each kick and each dive is as likely (5.5.2).
double penalty_chance(const Ruleset& rules);

/// Who can no longer be caught by the kicks that the other team has left, in penalties after a match (C30).
std::optional<Team> winner(const Ruleset& rules, const ShootOut& shoot_out);

/// Whose kick is the next of those penalties.
Team kicker(const ShootOut& shoot_out);

}  // namespace fuba
