#pragma once

#include <optional>

#include "app/sound/cue.hpp"
#include "app/table/sound_track.hpp"
#include "fuba/event.hpp"
#include "fuba/table/animation.hpp"

namespace fuba::app {

/// The sound with which an event begins to be seen; nothing for most.
std::optional<Cue> cue_at_start(const Event& event, const Ruleset& rules);

/// The sound that follows when it is half-way, or its dice have come to rest.
std::optional<Cue> cue_in_the_middle(const Event& event);

/// How excited the crowd is by a position, from 0 to 1: the more, the likelier the team with the ball scores
/// if it shoots at once.
float excitement(const Ruleset& rules, const State& state);

/// Lets a match be heard while it is seen to happen.
class MatchSounds {
 public:
  /// Looks at what is shown now and plays what begins with it. `lies`: whether the dice of the step have come
  /// to rest; `present`: the match once nothing moves.
  void follow(const Animation& animation, bool lies, const Ruleset& rules, const State& present,
              Speaker& speaker);

 private:
  table::SoundTrack track_;
};

}  // namespace fuba::app
