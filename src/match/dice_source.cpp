#include "match/dice_source.hpp"

namespace fuba {

DiceSource DiceSource::random(std::uint64_t seed) {
  DiceSource source;
  source.generator_.emplace(seed, Stream::dice);
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

std::optional<std::uint8_t> DiceSource::next() {
  const bool set_down = !waiting_.empty();
  std::uint8_t value = 0;
  if (set_down) {
    value = waiting_.front();
    waiting_.pop_front();
  } else if (strict_) {
    return std::nullopt;
  } else if (!taken_back_.empty()) {
    value = taken_back_.front();
    taken_back_.pop_front();
  } else if (generator_) {
    value = generator_->die();
  } else {
    return std::nullopt;
  }
  fallen_.push_back({value, set_down});
  return value;
}

void DiceSource::take_back(std::size_t dice) {
  for (; dice > 0; --dice) {
    const Fallen last = fallen_.back();
    fallen_.pop_back();
    (last.set_down ? waiting_ : taken_back_).push_front(last.value);
  }
}

void DiceSource::undo(std::size_t dice) {
  for (; dice > 0; --dice) {
    const Fallen last = fallen_.back();
    fallen_.pop_back();
    if (!last.set_down) taken_back_.push_front(last.value);
  }
}

}  // namespace fuba
