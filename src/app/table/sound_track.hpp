#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "app/sound/cue.hpp"

namespace fuba::table {

using fuba::app::Cue;
using fuba::app::Speaker;

/// What is heard of an event while it is seen.
struct Heard {
  std::size_t number;           ///< of the event: another one for each
  std::optional<Cue> at_start;  ///< nothing for most
  std::optional<Cue> in_the_middle;
  bool half_way;  ///< it has come to its middle, or its dice lie
};

/// Lets a match be heard while it is seen to happen.
class SoundTrack {
 public:
  /// `heard`: nothing while nothing moves. `excitement`: how excited the crowd is by what is seen, from 0 to
  /// 1; it is asked only where something has changed.
  template <class Excitement>
  void follow(const std::optional<Heard>& heard, const Excitement& excitement, Speaker& speaker) {
    if (heard && std::exchange(number_, heard->number) != heard->number) {
      if (heard->at_start) speaker.play(*heard->at_start);
      speaker.murmur(excitement());
      middle_due_ = heard->in_the_middle.has_value();
    }
    if (middle_due_ && heard && heard->half_way) {
      speaker.play(*heard->in_the_middle);
      middle_due_ = false;
    }
    if (!heard && !std::exchange(rests_, true)) speaker.murmur(excitement());
    if (heard) rests_ = false;
  }

 private:
  std::size_t number_ = 0;   ///< of the last event that was heard
  bool middle_due_ = false;  ///< the sound in the middle of that event has not been heard yet
  bool rests_ = false;       ///< nothing moved when it was last looked at
};

}  // namespace fuba::table
