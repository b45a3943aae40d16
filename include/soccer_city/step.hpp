#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "soccer_city/team.hpp"

namespace soccer_city {

/// A place in the flow of a match. What each one does stands in the engine file of its chapter.
enum class Step : std::uint8_t {
  // before play
  shuffle,  ///< number: Shuffle (frame_number.hpp)
  deal,
  kick_off_roll,
  kick_off,
  line_up,
  place,  ///< number: who is placed next
  // a turn
  turn,  ///< always at the bottom while a half is played; number = the next Phase
  ball,
  anticipate,        ///< number: PassUnderWay
  anticipation_die,  ///< number: Runner
  pass,              ///< number: PassUnderWay
  challenge,         ///< number: the marker
  action,
  quick_ball,
  give,
  give_run,   ///< number: who has passed
  give_back,  ///< number: who has passed
  cross,
  run,  ///< number: RunKind
  shot,
  save,  ///< number: the shot card
  reposition,
  refill,  ///< number: the decks, as bits
  spend_time,
  turn_factor,
  defence,
  tackle_dice,  ///< number: Tackle
  slip,
  referee_die,  ///< number: Tackle
  // set pieces
  penalty,
  taker,
  dive,
  kick,
  penalty_die,  ///< number: the Side of the kick
  corner,
  corner_runs,
  // goals and halves
  restart,  ///< after a goal
  keep,     ///< number: 1 = something has to be discarded
  half_end,
  half_begin,  ///< number: the half
  set_clock,
  shoot_out,
  over,
};

inline constexpr std::size_t step_count = static_cast<std::size_t>(Step::over) + 1;

/// "kick-off-roll".
std::string_view name(Step step);

/// The tactics that are runs.
enum class RunKind : std::uint16_t { sprint, solo_run, shift, sprint_back, rush_out };

inline constexpr std::size_t run_kind_count = static_cast<std::size_t>(RunKind::rush_out) + 1;

/// One thing under way: a step, the team it concerns, and a number whose meaning the step defines.
struct Frame {
  Step step = Step::over;
  Team team = Team::home;
  std::uint16_t number = 0;

  bool operator==(const Frame&) const = default;
};

/// The phases of a turn, in their order (K10).
enum class Phase : std::uint8_t {
  begin,
  action,
  shot,
  attack_reposition,
  attack_refill,
  defence,
  defence_reposition,
  defence_refill,
  end,
};

inline constexpr std::size_t phase_count = static_cast<std::size_t>(Phase::end) + 1;

}  // namespace soccer_city
