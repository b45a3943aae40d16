#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "fuba/event.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/mat_scene.hpp"
#include "fuba/table/recording.hpp"

namespace fuba::app {

/// Dice as they lie in the tray.
struct TrayRoll {
  Purpose purpose = Purpose::turn;
  int count = 0;
  std::array<int, 2> values{};
  std::array<Team, 2> rolled_by{};
};

/// Plays events one after the other, each with the states before and after it. It may be cut short at any
/// time.
class Animation {
 public:
  /// One event under way.
  struct Step {
    Event event;
    State before;
    State after;
    std::vector<TrayRoll> tray;  ///< the dice that lie there, those of this step too
    float duration = 0;          ///< milliseconds at the normal pace
    float elapsed = 0;
    std::size_t number = 0;  ///< of the event among all of the match
    /// The attempt at a goal that this die decides: its ball waits where it has come to.
    std::optional<Event> undecided = {};

    float progress() const { return duration > 0 ? elapsed / duration : 1; }
  };

  /// Plays what led from one state to another. `factor`: how much longer than normal it takes; 0 = not at
  /// all. `tray`: the dice that lay there before. `number`: of the first event among all of the match.
  void play(const State& before, std::vector<TrayRoll> tray, const Recording& recording, const Ruleset& rules,
            float factor, std::size_t number = 0);
  void skip() { steps_.clear(); }
  /// Time goes by. True if a step has ended.
  bool advance(float milliseconds);

  bool running() const { return !steps_.empty(); }
  const Step* current() const { return steps_.empty() ? nullptr : &steps_.front(); }
  /// Another one for each step that comes to be the current one.
  std::size_t number() const { return number_; }

 private:
  std::deque<Step> steps_;
  std::size_t number_ = 0;
};

/// The mat while a step is under way.
paint::MatScene scene_of(const paint::MatLayout& layout, const Animation::Step& step);

/// Dice of an event of the kind `dice`.
TrayRoll roll_of(const Event& event);

/// Lays dice into the tray: those of a turn stay until the next turn, others until more dice fall, each
/// team's for a special event beside the other's. A drawn card is no die.
void lay(std::vector<TrayRoll>& tray, const TrayRoll& roll);

}  // namespace fuba::app
