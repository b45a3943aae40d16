#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "stw/match.hpp"
#include "stw/table/paint/board_scene.hpp"

namespace stw::app {

/// Dice as they lie in the tray.
struct TrayRoll {
  Purpose purpose = Purpose::move;
  int count = 0;  ///< 0 = nothing has fallen yet
  std::array<int, 2> values{};
  std::array<Team, 2> rolled_by{};
};

/// The dice of an event of the kind `dice`.
TrayRoll roll_of(const Event& event);
/// The last dice that fell in some entries.
TrayRoll tray_of(std::span<const Entry> entries);

/// Plays events one after the other, each with the match before and after it. It may be cut short at any
/// time.
class Animation {
 public:
  /// One event under way.
  struct Step {
    Event event;
    State before;
    State after;
    TrayRoll tray;       ///< that lies there, of this step too
    float duration = 0;  ///< milliseconds at the normal pace
    float elapsed = 0;

    float progress() const { return duration > 0 ? elapsed / duration : 1; }
  };

  /// Plays what some entries of a journal brought, from the state before them. `factor`: how much longer than
  /// normal it takes; 0 = not at all.
  void play(const State& before, TrayRoll tray, std::span<const Entry> entries, float factor);
  void skip() { steps_.clear(); }
  /// Time goes by. True if a step has ended.
  bool advance(float milliseconds);

  bool running() const { return !steps_.empty(); }
  const Step* current() const { return steps_.empty() ? nullptr : &steps_.front(); }

 private:
  std::deque<Step> steps_;
};

/// How far the dice of a step have come: 1 where they lie, or none fall.
float tumble(const Animation::Step* step);

/// What an event changes on the board, made in a state that stands before it. The engine tells of events only
/// with the state after all of them.
void show_event(State& state, const Event& event);

}  // namespace stw::app
