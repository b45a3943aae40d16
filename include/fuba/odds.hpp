#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/event.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// Where a choice that hangs on dice can lead.
enum class Outcome : std::uint8_t {
  keep,           ///< the controlling team still has the ball
  lose,           ///< the passive team has it
  free_kick_for,  ///< for the team that chooses; what is "against" is for the other one
  free_kick_against,
  penalty_for,
  penalty_against,
  corner_for,
  corner_against,
  rebound,  ///< a rebound is played
  goal,
  miss,       ///< a goal kick follows
  win,        ///< the press wins the ball
  fail,       ///< the press fails
  half_ends,  ///< in stoppage time
  booked,     ///< the referee sees that the team slows the game (A9)
  unpunished,
  one_point,  ///< a fresh player brings it (A3)
  two_points,
  acts_first,  ///< after the card `goal-poacher`
  acts_second,
  new_value,  ///< the fans of the card `fanatic-fans` change the ball value
  annulled,   ///< the pictures take the goal or the press back
  stands,
};

inline constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::stands) + 1;

/// "free-kick-for".
std::string_view name(Outcome outcome);

/// The exact chances of one legal choice; they add up to 1.
struct Odds {
  Command command;
  std::vector<std::pair<Outcome, double>> chances;  ///< only outcomes that can happen
  /// For a target: the chance that the check is passed (4.4, it/II.C), events aside.
  std::optional<double> control_check;
};

/// What a team hopes for from dice.
enum class Aim : std::uint8_t {
  keep_ball,  ///< at the control check: it is passed, or failed in an easy situation (4.4, 4.4.3)
  score,      ///< by an attempt, with all that it brings along: second die, rebound, pictures
  win_ball,   ///< by a press, pictures included
};

/// How an aim stands. The two chances add up to less than 1 where it may come to nothing: a special event
/// stands in place of the control check, or the half ends before it.
struct Prospect {
  double reached = 0;
  double missed = 0;
  bool settled = false;  ///< no dice can change it any more
};

/// The exact prospect of a team's aim whose first dice are due, or which `events`, those of the last step,
/// may have settled. On the way the teams ask for the pictures and for nothing else.
Prospect prospect(const Ruleset& rules, const State& state, Aim aim, Team team, const Events& events = {});

/// Whether a legal choice hangs on dice, so that `odds` tells its chances: known at once.
bool hangs_on_dice(const Ruleset& rules, const State& state, const Command& command);

/// Exact chances of every pending choice that hangs on dice, by enumeration of the dice. Secrets count as
/// unknown: a penalty is given for a keeper who chooses each dive alike.
std::vector<Odds> odds(const Ruleset& rules, const State& state);

}  // namespace fuba
