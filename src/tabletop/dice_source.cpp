#include "tabletop/dice_source.hpp"

namespace tabletop {

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
  for (const std::uint8_t value : dice) waiting_.push_back({value, 0, Origin::set_down});
}

std::optional<std::uint8_t> DiceSource::next(Die die) {
  if (die.drawn) return draw(die.faces);
  if (!waiting_.empty() && waiting_.front().value > die.faces) return std::nullopt;
  if (!waiting_.empty()) return fall(waiting_);
  if (strict_) return std::nullopt;
  // After another choice another die may be due than the one that was taken back.
  if (!dice_taken_back_.empty() && dice_taken_back_.front().faces != die.faces) dice_taken_back_.pop_front();
  if (!dice_taken_back_.empty()) return fall(dice_taken_back_);
  if (!generator_) return std::nullopt;
  fallen_.push_back({generator_->one_of(die.faces), die.faces, Origin::random});
  return fallen_.back().value;
}

std::uint8_t DiceSource::draw(std::uint8_t cards) {
  if (cards_taken_back_.empty()) cards_taken_back_.push_back({cards_.one_of(cards), cards, Origin::drawn});
  // Another choice may have left fewer cards than there were.
  std::uint8_t& card = cards_taken_back_.front().value;
  card = static_cast<std::uint8_t>((card - 1) % cards + 1);
  return fall(cards_taken_back_);
}

std::uint8_t DiceSource::fall(std::deque<Fallen>& from) {
  fallen_.push_back(from.front());
  from.pop_front();
  return fallen_.back().value;
}

void DiceSource::replayed(Die die, std::uint8_t value) {
  fallen_.push_back({value, die.faces, die.drawn ? Origin::drawn : Origin::random});
}

void DiceSource::take_back(std::size_t count) {
  for (; count > 0; --count) {
    source_of(fallen_.back().origin).push_front(fallen_.back());
    fallen_.pop_back();
  }
}

void DiceSource::undo(std::size_t count) {
  for (; count > 0; --count) {
    const Fallen last = fallen_.back();
    fallen_.pop_back();
    if (last.origin != Origin::set_down) source_of(last.origin).push_front(last);
  }
}

std::deque<DiceSource::Fallen>& DiceSource::source_of(Origin origin) {
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

}  // namespace tabletop
