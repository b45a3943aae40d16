#include "tabletop/dice_source.hpp"

namespace fuba {

DiceSource DiceSource::random(std::uint64_t seed) {
  DiceSource source;
  source.generator_.emplace(seed, Stream::dice);
  source.cards_ = Random(seed, Stream::cards);
  return source;
}

DiceSource DiceSource::scripted(std::span<const std::uint8_t> dice) {
  DiceSource source;
  source.add(dice);
  return source;
}

void DiceSource::add(std::span<const std::uint8_t> dice) {
  waiting_.insert(waiting_.end(), dice.begin(), dice.end());
}

std::optional<std::uint8_t> DiceSource::next(const Roll& roll) {
  if (roll.purpose == Purpose::draw) return draw(roll.faces);
  if (!waiting_.empty()) return fall(waiting_, Origin::set_down);
  if (strict_) return std::nullopt;
  if (!dice_taken_back_.empty()) return fall(dice_taken_back_, Origin::random);
  if (!generator_) return std::nullopt;
  fallen_.push_back({generator_->die(), Origin::random});
  return fallen_.back().value;
}

std::uint8_t DiceSource::draw(std::uint8_t cards) {
  if (cards_taken_back_.empty()) cards_taken_back_.push_back(cards_.one_of(cards));
  // Another choice may have left fewer cards than there were.
  cards_taken_back_.front() = static_cast<std::uint8_t>((cards_taken_back_.front() - 1) % cards + 1);
  return fall(cards_taken_back_, Origin::drawn);
}

std::uint8_t DiceSource::fall(std::deque<std::uint8_t>& from, Origin origin) {
  const std::uint8_t value = from.front();
  from.pop_front();
  fallen_.push_back({value, origin});
  return value;
}

void DiceSource::replayed(const Roll& roll, std::uint8_t value) {
  fallen_.push_back({value, roll.purpose == Purpose::draw ? Origin::drawn : Origin::random});
}

void DiceSource::take_back(std::size_t count) {
  for (; count > 0; --count) {
    const Fallen last = fallen_.back();
    fallen_.pop_back();
    source_of(last.origin).push_front(last.value);
  }
}

void DiceSource::undo(std::size_t count) {
  for (; count > 0; --count) {
    const Fallen last = fallen_.back();
    fallen_.pop_back();
    if (last.origin != Origin::set_down) source_of(last.origin).push_front(last.value);
  }
}

std::deque<std::uint8_t>& DiceSource::source_of(Origin origin) {
  switch (origin) {
    case Origin::set_down:
      return waiting_;
    case Origin::random:
      return dice_taken_back_;
    case Origin::drawn:
      break;
  }
  return cards_taken_back_;
}

}  // namespace fuba
