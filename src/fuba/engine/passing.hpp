#pragma once

#include <span>

#include "steps.hpp"

// Chapters 4.2 and A8: what a pass does to the ball value, and ways around the long pass.
namespace fuba::engine {

extern const StepRules via_step;
extern const StepRules pass_step;

/// One change of the ball value by a pass: how much, and to which targets. That of the length counts for each
/// area between.
struct ValueChange {
  PassChange rule;
  int by;
  AreaSet targets = AreaSet::all();
};

/// The changes of a pass in the order of the edition.
class ValueChanges {
 public:
  void add(const ValueChange& change) {
    changes_[size_++] = change;
    if (change.rule == PassChange::length) to_length_ = size_;
  }
  std::span<const ValueChange> all() const { return {changes_.data(), size_}; }
  /// The length and what comes before it: what they change hangs on nothing else.
  std::span<const ValueChange> to_length() const { return all().first(to_length_); }
  std::span<const ValueChange> after_length() const { return all().subspan(to_length_); }

 private:
  std::array<ValueChange, 6> changes_;
  std::size_t size_ = 0;
  std::size_t to_length_ = 0;
};

/// What a pass hangs on, the same for every target.
struct Pass {
  static constexpr std::size_t most_between = 4;

  Area start;
  bool from_corner_spot;  ///< beside the corner area (R8)
  AreaSet own;            ///< areas with a piece of the controlling team
  AreaSet others;         ///< areas with a piece of the passive team
  Area line;              ///< of the second closest defender
  AreaSet ruled = {};     ///< areas that a pass may go through (A8)
  ValueChanges changes = {};
  AreaSet too_long = {};  ///< targets that would take the ball value above the highest (4.1.2)
  std::array<int, most_between + 1> value_by_length{};  ///< after those up to the length, by areas between
};
Pass pass_from(const Ruleset& rules, const State& state, Area start);

/// Areas between start and target (R7, R8).
inline int areas_between(const Pitch& pitch, Area start, bool from_corner_spot, Area target) {
  const int steps = pitch.distance[index(start)][index(target)] + (from_corner_spot ? 1 : 0);
  return std::max(steps - 1, 0);
}
inline int areas_between(const Pitch& pitch, const Pass& pass, Area target) {
  return areas_between(pitch, pass.start, pass.from_corner_spot, target);
}

/// Whether the pass would take the ball value above the highest, with no way around it (4.1.2, R142), and the
/// value that it would have then.
struct Length {
  bool too_far;
  int value;
};
Length length_of(const Ruleset& rules, const State& state, const Pass& pass, Area target);

/// What the pass of the turn changes the ball value by, all in one, and the first rule that does.
struct PassTotal {
  int sum = 0;
  Cause cause = Cause::long_pass;
};
PassTotal change_by_pass(const Ruleset& rules, const State& state);
PassTotal change_by_pass(const Ruleset& rules, const Pass& pass, Area target);

/// The sum of that for a pass to each area.
Pitch::ByArea<int> changes_by_pass(const Ruleset& rules, const Pass& pass);

/// The ball value that a pass of the turn to each area brings, by the way that changes it least: one around
/// its length where there is any.
Pitch::ByArea<int> values_by_best_way(const Ruleset& rules, const Pass& pass);

/// When the ball flies to the target of the turn: at once, once it is settled which way and with which card,
/// or in a stage of its own.
enum class Flight : std::uint8_t { at_once, once_settled, in_its_stage };
Flight flight_of(const Ruleset& rules, const State& state);

/// Plays the pass to the target of the turn: asks for its path where there is a choice, turns the ball value,
/// moves the ball. Where the ball movement is a stage of its own, it waits for that.
void begin_pass(const Context& context, Flight flight);

/// Whether the card `crossing` would spare the pass of this turn its length.
bool crossing_helps(const Ruleset& rules, const State& state);

}  // namespace fuba::engine
