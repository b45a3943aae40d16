#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "fuba/analysis/inputs.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/coach/coach.hpp"
#include "fuba/state.hpp"
#include "tabletop/random.hpp"

namespace fuba {

/// Who makes all choices of a match: by the rules, the state and the team's own random numbers.
using Player = std::function<Command(const Ruleset& rules, const State& state, tabletop::Random& random)>;

/// A player of both sides who looks no further than his choice. The tactics must outlive it.
Player quick_player(const Tactics& tactics);
/// One who plays as a coach of those tactics does, without a clock.
Player coach_player(const Tactics& tactics);

/// Positions of a match between equals, and how it ended for Home.
struct SelfPlayed {
  std::vector<State> positions;
  Prospects result;
};

/// Plays a match and keeps of its positions about one in so many, drawn. One choice in `slips` is any legal
/// one (0 = none).
SelfPlayed self_play(const Ruleset& rules, const Player& player, std::uint64_t seed, std::uint32_t one_in,
                     std::uint32_t slips = 0);

}  // namespace fuba
