#pragma once

#include "story/story.hpp"

namespace fuba {

/// Writes down what the entries of a journal tell, one after the other.
class Teller {
 public:
  explicit Teller(const Match& match);

  void tell(const Entry& entry);
  /// The story up to the last entry told.
  Story finished();

 private:
  void open_first_turn(const State& start);
  void read(const Event& event);
  void read_clock(const Event& event);
  void begin_turn(Team team, Area ball);
  void add_minutes(int minutes);
  void hand_on_minutes();
  void count_dice(const Throw& fallen);
  bool straight_shot(const Entry& entry) const;
  TeamStory& of(Team team) { return story_.teams[index(team)]; }

  const Match& match_;
  Story story_;
  State before_;  ///< the next entry
  Moment now_;
  int value_;             ///< of the ball
  int kick_minutes_ = 0;  ///< that set pieces took since the last turn: they belong to the one they begin
};

}  // namespace fuba
