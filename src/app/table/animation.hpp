#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/table/tray_roll.hpp"

namespace fuba::table {

inline constexpr float dice_time = 600;  ///< milliseconds until thrown dice lie
inline constexpr float rest_time = 200;  ///< dice lie still for a moment before anything follows

/// One event under way, with the match before and after it.
template <tabletop::Game G>
struct Motion {
  typename G::Event event;
  typename G::State before;
  typename G::State after;
  TrayRoll<G> tray;  ///< that lies there, of this event too
  bool falls;        ///< the dice of the tray fall in it
  float duration;    ///< milliseconds at the normal pace
  float elapsed = 0;
  std::size_t number = 0;  ///< grows from each to the next

  float progress() const { return duration > 0 ? elapsed / duration : 1; }
  /// How far its dice have come: 1 where they lie, or none fall.
  float tumble() const {
    return falls ? std::min(1.0F, progress() * (dice_time + rest_time) / dice_time) : 1.0F;
  }
};

/// Plays events one after the other, each with the match before and after it. It may be cut short at any
/// time.
template <class T>
class Animation {
 public:
  using G = typename T::Played;
  using State = typename G::State;
  using Event = typename G::Event;
  using Entry = tabletop::Entry<G>;

  /// Plays what some entries of a journal brought, from the state before them. `factor`: how much longer than
  /// normal it takes; 0 = not at all. `seen`: makes of a state what may be seen of it.
  template <class Seen>
  void play(const State& before, TrayRoll<G> tray, std::span<const Entry> entries, float factor,
            const Seen& seen) {
    motions_.clear();
    if (factor <= 0) return;
    State shown = before;
    for (const Entry& entry : entries) {
      for (std::size_t at = 0; at < entry.events.size(); ++at) {
        const Event& event = entry.events[at];
        State after = shown;
        T::show_event(after, event);
        if (at + 1 == entry.events.size()) after = seen(entry.after);
        std::optional<TrayRoll<G>> fallen = T::fallen(event);
        if (fallen) {
          fallen->again = fallen->repeats(tray);
          tray = *fallen;
        }
        const float duration = T::duration(event, shown) * factor;
        if (duration > 0)
          motions_.push_back({event, shown, after, tray, fallen.has_value(), duration, 0, ++number_});
        shown = after;
      }
      shown = seen(entry.after);
    }
  }

  void skip() { motions_.clear(); }

  /// Time goes by. True if one has ended.
  bool advance(float milliseconds) {
    bool ended = false;
    while (!motions_.empty() && milliseconds > 0) {
      Motion<G>& motion = motions_.front();
      const float used = std::min(milliseconds, motion.duration - motion.elapsed);
      motion.elapsed += used;
      milliseconds -= used;
      if (motion.elapsed < motion.duration) break;
      motions_.pop_front();
      ended = true;
    }
    return ended;
  }

  bool running() const { return !motions_.empty(); }
  const Motion<G>* current() const { return motions_.empty() ? nullptr : &motions_.front(); }
  /// How far the dice of the present one have come.
  float tumble() const { return motions_.empty() ? 1.0F : motions_.front().tumble(); }

 private:
  std::deque<Motion<G>> motions_;
  std::size_t number_ = 0;
};

}  // namespace fuba::table
