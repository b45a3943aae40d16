#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "match/random.hpp"

namespace fuba {

/// Where a match gets its dice from: first those set down in advance, in order, then random ones. A value:
/// copying a match copies its dice.
class DiceSource {
 public:
  /// Random dice without end.
  static DiceSource random(std::uint64_t seed);
  /// Only the dice given: for tests and for replaying what fell once.
  static DiceSource scripted(std::span<const std::uint8_t> dice);

  /// Sets down further dice to fall, behind those that wait. Values must be 1-6.
  void add(std::span<const std::uint8_t> dice);
  /// Takes away the dice set down that have not fallen.
  void clear() { waiting_.clear(); }
  /// Strict: nothing falls when the dice set down have run out. Without a generator that is always so.
  void set_strict(bool strict) { strict_ = strict; }
  bool strict() const { return strict_; }

  /// Dice set down that have not fallen.
  std::size_t waiting() const { return waiting_.size(); }
  /// Dice that have fallen.
  std::size_t fallen() const { return fallen_.size(); }

  /// The next die; nothing when there is none.
  std::optional<std::uint8_t> next();
  /// Counts a die as fallen that came from a record.
  void replayed(std::uint8_t die) { fallen_.push_back({die, false}); }
  /// Takes back the last dice that fell, as if they had not: the same values will fall again in the same
  /// order.
  void take_back(std::size_t dice);
  /// Undoes the last dice that fell: random ones will fall again, those set down are spent.
  void undo(std::size_t dice);

 private:
  struct Fallen {
    std::uint8_t value;
    bool set_down;
  };

  std::optional<Random> generator_;
  bool strict_ = false;
  std::deque<std::uint8_t> waiting_;
  std::deque<std::uint8_t> taken_back_;  ///< random dice that fall again
  std::vector<Fallen> fallen_;
};

}  // namespace fuba
