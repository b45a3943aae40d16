#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "tabletop/dice.hpp"
#include "tabletop/random.hpp"

namespace tabletop {

/// Where a match gets its dice from: first those set down in advance, in order, then random ones. Cards are
/// drawn from random numbers of their own, whatever is set down (R157). A value: copying a match copies its
/// dice.
class DiceSource {
 public:
  /// Random dice without end.
  static DiceSource random(std::uint64_t seed);
  /// Only the dice given: for tests and for replaying what fell once.
  static DiceSource scripted(std::span<const std::uint8_t> dice);

  /// Sets down further dice to fall, behind those that wait. Values must be 1 or more.
  void add(std::span<const std::uint8_t> dice);
  /// Takes away the dice set down that have not fallen.
  void clear() { waiting_.clear(); }
  /// Strict: nothing falls when the dice set down have run out. Without a generator that is always so.
  void set_strict(bool strict) { strict_ = strict; }
  bool strict() const { return strict_; }

  /// Dice set down that have not fallen.
  std::size_t waiting() const { return waiting_.size(); }
  /// Dice that have fallen and cards that were drawn.
  std::size_t fallen() const { return fallen_.size(); }

  /// What falls next, or the card that is drawn; nothing when there is no die, or the one set down has
  /// another number of faces.
  std::optional<std::uint8_t> next(Die die);
  /// Counts a die or a card as fallen that came from a record.
  void replayed(Die die, std::uint8_t value);
  /// Takes back the last values that fell, as if they had not: the same will fall again in the same order.
  void take_back(std::size_t count);
  /// Undoes the last values that fell: random ones will fall again, dice set down are spent.
  void undo(std::size_t count);

 private:
  enum class Origin : std::uint8_t { set_down, random, drawn };
  struct Fallen {
    std::uint8_t value;
    std::uint8_t faces;  ///< of the die or the pile; unknown where it was set down
    Origin origin;
  };

  std::uint8_t draw(std::uint8_t cards);
  std::uint8_t fall(std::deque<Fallen>& from);
  std::deque<Fallen>& source_of(Origin origin);

  std::optional<Random> generator_;
  Random cards_{0, Stream::cards};
  bool strict_ = false;
  std::deque<Fallen> waiting_;
  std::deque<Fallen> dice_taken_back_;   ///< random dice that fall again
  std::deque<Fallen> cards_taken_back_;  ///< cards that are drawn again
  std::vector<Fallen> fallen_;
};

}  // namespace tabletop
