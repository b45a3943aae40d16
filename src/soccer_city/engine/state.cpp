#include "soccer_city/state.hpp"

namespace soccer_city {
namespace {

/// FNV-1a, a byte at a time.
class Hasher {
 public:
  template <class T>
  void add(T value) {
    hash_ = (hash_ ^ static_cast<std::uint8_t>(value)) * 1099511628211ULL;
  }
  template <class T, std::size_t n>
  void add(const std::array<T, n>& values) {
    for (const T& value : values) add(value);
  }
  void add(Hex at) {
    add(at.lane);
    add(at.level);
  }
  void add(NumberSet numbers) { add_two(numbers.bits()); }
  void add(const CardCounts& cards) {
    for (std::size_t at = 0; at < card_count; ++at) add(cards.count(static_cast<Card>(at)));
  }
  void add(const Pile& pile) {
    add(pile.size());
    for (std::size_t at = 0; at < pile.size(); ++at) add(pile[at]);
  }
  void add_two(std::uint16_t value) {
    add(value & 0xffU);
    add(value >> 8U);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 14695981039346656037ULL;
};

void add_side(Hasher& hasher, const TeamState& side) {
  hasher.add(side.players);
  hasher.add(side.lined_up);
  hasher.add(side.yellow);
  hasher.add(side.red);
  hasher.add(side.hand);
  hasher.add(side.hidden);
}

void add_turn(Hasher& hasher, const Turn& turn) {
  hasher.add(turn.attack);
  hasher.add(turn.free);
  hasher.add(turn.ball_cards);
  hasher.add(turn.reached);
  hasher.add(turn.high);
  hasher.add(turn.offside);
  hasher.add(turn.beaten);
  hasher.add(turn.defended);
  hasher.add(turn.refilled);
  hasher.add(turn.fresh);
}

}  // namespace

std::uint64_t hash(const State& state) {
  Hasher hasher;
  for (const TeamState& side : state.sides) add_side(hasher, side);
  hasher.add(state.score);
  hasher.add(state.half);
  hasher.add(state.first);
  hasher.add(state.control);
  hasher.add(state.ball);
  add_turn(hasher, state.turn);
  hasher.add(state.next_free);
  hasher.add(state.moved);
  hasher.add(state.piles);
  hasher.add(state.discards);
  hasher.add(state.factor);
  hasher.add(state.half_cards);
  hasher.add(state.dive ? static_cast<int>(*state.dive) + 1 : 0);
  hasher.add(state.shoot_out.taken);
  hasher.add(state.shoot_out.scored);
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    hasher.add(state.agenda[at].step);
    hasher.add(state.agenda[at].team);
    hasher.add_two(state.agenda[at].number);
  }
  return hasher.value();
}

namespace {

/// Each card of a pile becomes one whose face is not known.
void turn_face_down(Pile& pile, Deck deck) {
  const std::size_t cards = pile.size();
  pile.clear();
  for (std::size_t card = 0; card < cards; ++card) pile.put(unknown(deck));
}

}  // namespace

State seen_by(const State& state, Team team) {
  State seen = state;
  TeamState& other = seen.side(opponent(team));
  for (const Deck deck : {Deck::attack, Deck::defence, Deck::shot, Deck::ball}) other.hand.hide(deck);
  if (other.hidden != Card::none) other.hidden = unknown(Deck::attack);
  for (const Deck deck : decks) turn_face_down(seen.pile(deck), deck);
  if (team == state.turn.attack) seen.dive.reset();
  return seen;
}

}  // namespace soccer_city
