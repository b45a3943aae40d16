#pragma once

#include "fuba/story/story.hpp"
#include "fuba/story/trial_watch.hpp"

namespace fuba {

/// Writes down what the entries of a journal tell, one after the other.
class Teller {
 public:
  explicit Teller(const Match& match);

  void tell(const Entry& entry);
  /// The story up to the last entry told.
  Story finished();

 private:
  void read(const Event& event);
  void read_clock(const Event& event);
  void begin_turn(Team team, Area ball);
  void add_minutes(int minutes);
  void hand_on_minutes();
  void begin_half(int half);
  void count_dice(const Throw& fallen);
  void read_trial(const Event& event);
  void record(const Decided& decided);
  void record_shot(const Decided& decided);
  TeamStory& of(Team team) { return story_.teams[index(team)]; }

  const Match& match_;
  Story story_;
  TrialWatch watch_;
  Shot shot_;     ///< the last one that began
  Moment tried_;  ///< when the last trial was made
  State before_;  ///< the next entry
  Moment now_;
  bool target_chosen_ = false;  ///< by the entry that is told
  int value_;                   ///< of the ball
  int kick_minutes_ = 0;  ///< that set pieces took since the last turn: they belong to the one they begin
};

}  // namespace fuba
