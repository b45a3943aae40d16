#pragma once

#include "steps.hpp"

// Chapter A11. What a card changes in another rule stands with that rule, which asks `played`.
namespace fuba::engine {

extern const StepRules skill_window_step;
extern const StepRules card_die_step;
extern const StepRules card_contest_step;
extern const StepRules card_change_step;
extern const StepRules draw_card_step;

/// When cards can be played: the number of a window's frame.
enum class Moment : std::uint8_t {
  turn_start,
  pass,
  before_dice,
  special_event,
  check_end,
  action_stage,
  first_action,
  movement,
  positioning,
  pressing,
  won_press,
  own_attempt,
  opposing_attempt,
  penalty,
  action_end,
  fresh_player,
};

inline constexpr std::size_t moment_count = static_cast<std::size_t>(Moment::fresh_player) + 1;

/// Asks a team on top of the agenda for the cards of a moment, if it holds any. By the time it is asked a
/// card must be playable; otherwise nothing is asked.
void offer_cards(const Context& context, Team team, Moment moment);

/// Whether the team has played the card this turn.
inline bool played(const State& state, Team team, Skill skill) {
  return state.turn.played[index(team)].contains(skill);
}

/// Whether the team holds the card, has not played it this turn, and has the points that it costs in the line
/// that faces the area.
bool card_affordable(const Ruleset& rules, const State& state, Team team, Skill skill, Area area);
/// The same for the area that pays now, where what the card asks for is given too.
bool card_playable(const Ruleset& rules, const State& state, Team team, Skill skill);

/// Pays for a card, shows it and lets it take effect.
void play_card(const Context& context, Team team, Skill skill);

/// What cards that the shooter has played this turn add to the attempt.
int shot_bonus_of_cards(const State& state, Team shooter);

/// A card of the team, or one that nobody holds, by a draw (A12, R157).
void lose_random_card(const Context& context, Team team);
void win_random_card(const Context& context, Team team);

}  // namespace fuba::engine
