#include "stw/state.hpp"

#include <bit>

namespace stw {

int TeamState::number_at(Square square) const {
  if (square == Square::none) return 0;
  for (int number = 1; number <= pawn_count; ++number)
    if (pawn(number) == square) return number;
  return 0;
}

SquareSet TeamState::squares() const {
  SquareSet set;
  for (const Square square : pawns) set.add(square);
  return set;
}

namespace {

class Hasher {
 public:
  template <class Value>
  void add(Value value) {
    hash_ = (hash_ ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15U;
    hash_ = std::rotl(hash_, 29) ^ (hash_ >> 32U);
  }
  template <class Value>
  void add(const std::array<Value, 2>& values) {
    for (const Value value : values) add(value);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 14695981039346656037U;
};

void add_side(Hasher& hasher, const TeamState& side) {
  std::uint64_t word = 0;
  for (std::size_t pawn = 0; pawn < side.pawns.size(); ++pawn) {
    word = word << 8U | static_cast<std::uint64_t>(side.pawns[pawn]);
    if (pawn != 7) continue;
    hasher.add(word);
    word = 0;
  }
  hasher.add(word << 40U | std::uint64_t{side.yellow} << 20U | std::uint64_t{side.red} << 1U |
             std::uint64_t{side.defenders_booked});
}

}  // namespace

std::uint64_t hash(const State& state) {
  Hasher hasher;
  for (const TeamState& side : state.sides) add_side(hasher, side);
  hasher.add(state.score);
  hasher.add(state.half);
  hasher.add(state.seconds);
  hasher.add(state.starters);
  hasher.add(state.control);
  hasher.add(state.ball);
  hasher.add(state.step);
  hasher.add(state.acting);
  hasher.add(state.dice);
  hasher.add(state.restart);
  hasher.add(state.barred);
  hasher.add(state.extra);
  hasher.add(state.play);
  hasher.add(state.marks.line);
  hasher.add(state.marks.pawns);
  hasher.add(state.attempts);
  hasher.add(state.taker);
  hasher.add(state.chance);
  hasher.add(state.seen);
  hasher.add(state.puts);
  hasher.add(state.shoot_out.has_value());
  if (state.shoot_out) {
    hasher.add(state.shoot_out->first);
    hasher.add(state.shoot_out->goals);
    hasher.add(state.shoot_out->kicks);
  }
  hasher.add(state.winner ? static_cast<int>(*state.winner) + 1 : 0);
  return hasher.value();
}

}  // namespace stw
