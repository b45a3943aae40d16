#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuba/team.hpp"

namespace fuba {

/// What is asked: the verb of the answer, beside which the goalkeeper's own, `done` or `pass` may stand. That
/// of `free_kick` is `shoot` or `play-on`; `move` may be answered by `keeper` (docs/protocol.md).
enum class DecisionKind : std::uint8_t {
  formation,
  kick_off,
  place,
  place_keeper,
  adjust,
  corner,
  target,
  bring,
  react,
  free,
  action,
  move,
  second,
  free_kick,
  dive,
  kick,
  remove,
  change,
  role,
  skill,
  via,
  boost,
  use,
  sweep,
  slow,
  subs,
  sub,
  lose,
  gain,
  ball,
  value,
  fans,
  style,
  shift,
  var,
};

inline constexpr std::size_t decision_kind_count = static_cast<std::size_t>(DecisionKind::var) + 1;

/// "place-keeper".
std::string_view name(DecisionKind kind);

/// How far a decision reaches. Whoever looks ahead goes by it and needs no list of steps.
enum class Nature : std::uint8_t {
  automatic,    ///< nothing is asked: a step acts by itself or waits for dice
  preparation,  ///< what is settled while no half is played: formations, roles, cards, who kicks off
  set_up,       ///< pieces placed one by one before play goes on
  restart,      ///< how play begins anew: moves before a kick, the sides of a penalty, the next target
  action,       ///< what a team does with its action
  window,       ///< moves of pieces one by one within a turn, until the team leaves it at that
  offer,        ///< something more that may be let go: a card, a boost, a way, a substitution
  settlement,   ///< what has to be settled on the way: who goes to the ball, who leaves, which line loses a
                ///< point
};

/// Whether play begins anew with such a decision, whatever was before.
constexpr bool begins_anew(Nature nature) {
  return nature == Nature::preparation || nature == Nature::set_up || nature == Nature::restart;
}

/// Who has to choose, and what.
struct Decision {
  Team team;
  DecisionKind kind;
  Nature nature;
  bool secret = false;  ///< the opponent must not see the answer
};

}  // namespace fuba
