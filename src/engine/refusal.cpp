#include "fuba/refusal.hpp"

#include <array>

namespace fuba {

std::string_view name(Reason reason) {
  constexpr std::array<std::string_view, reason_count> names{
      "not-asked",
      "match-over",
      "formation-not-ten",
      "formation-empty-line",
      "area-not-in-half",
      "centre-needs-players",
      "penalty-area-closed",
      "kick-needs-player",
      "keeper-stays",
      "nobody-there",
      "piece-spent",
      "not-adjacent",
      "all-adjusted",
      "target-out-of-reach",
      "target-offside",
      "target-only-offside",
      "target-too-far",
      "free-kick-needs-two",
      "not-closest",
      "no-surplus",
      "free-ball-stays",
      "move-offside",
      "move-not-aside",
      "move-not-forward",
      "move-not-backward",
      "moves-used",
      "ball-needs-player",
      "ball-not-there",
      "dribble-past-opponents",
      "dribbled-already",
      "no-move-exists",
      "shot-not-in-control",
      "shot-area",
      "shot-area-keeper-home",
      "press-in-control",
      "press-outnumbered",
      "same-type-twice",
      "nobody-to-remove",
      "change-same-line",
      "change-empty-line",
      "no-condition-point",
      "hard-press-outnumbered",
      "points-full",
      "role-not-open",
      "skill-unknown-here",
      "skill-taken",
      "skills-complete",
      "skill-not-held",
      "skill-not-now",
      "substitution-first",
      "substitutions-used",
      "nobody-booked",
      "coach-off",
      "not-near-ball",
      "path-not-open",
      "nobody-for-ball",
      "nobody-to-cheer",
  };
  static_assert(!names.back().empty());
  return names[static_cast<std::size_t>(reason)];
}

}  // namespace fuba
