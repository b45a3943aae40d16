#include "soccer_city/random_players.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace soccer_city::test {
namespace {

using tabletop::Stream;

/// How much likelier a choice is than a plain one.
unsigned weight(const State& state, Team team, const Command& command) {
  const auto nearer = [&](Hex from, Hex to) { return distance(to, state.ball) < distance(from, state.ball); };
  switch (command.verb) {
    case Verb::shoot:
      return 400;
    case Verb::tackle:
    case Verb::anticipate:
      return 40;
    case Verb::pass:
    case Verb::square:
    case Verb::close: {
      const unsigned forward = level_of(team, command.to) > level_of(team, state.ball) ? 10 : 1;
      return piece_at(state, command.to) ? 30 * forward : 1;
    }
    case Verb::advance:
      return level_of(team, command.to) > level_of(team, state.ball) ? 30 : 1;
    case Verb::move:
      if (command.to == state.ball) return 3000;
      return nearer(command.from, command.to) ? 30 : 10;
    default:
      return 5;
  }
}

int cards_of(const State& state, Deck deck) {
  int cards = static_cast<int>(state.pile(deck).size()) + state.discards.of(deck);
  for (const TeamState& side : state.sides) cards += side.hand.of(deck);
  if (deck == Deck::attack)
    for (const TeamState& side : state.sides) cards += side.hidden == Card::none ? 0 : 1;
  if (deck == Deck::factor && state.factor != Card::none) ++cards;
  return cards;
}

int cards_in_deck(const Ruleset& rules, Deck deck) {
  int cards = 0;
  for (std::size_t at = 0; at < face_count(deck); ++at) cards += rules.deck_cards[index(face(deck, at))];
  return cards;
}

}  // namespace

BiasedPlay::BiasedPlay(std::uint64_t seed)
    : choices_(seed, Stream::choices), dice_(seed, Stream::dice), cards_(seed, Stream::cards) {}

Command BiasedPlay::choose(const Ruleset& rules, const State& state) {
  CommandList list;
  legal(rules, state, list);
  if (list.empty()) throw std::logic_error("a question without an answer");
  const Team team = decision(state)->team;
  std::vector<unsigned> weights;
  unsigned sum = 0;
  for (const Command& command : list) weights.push_back(sum += weight(state, team, command));
  const unsigned drawn = choices_.below(sum);
  const auto found = std::ranges::upper_bound(weights, drawn);
  return list[static_cast<std::size_t>(found - weights.begin())];
}

Dice BiasedPlay::let_fall(const Roll& roll) {
  tabletop::Random& source = roll.die.drawn ? cards_ : dice_;
  Dice dice{};
  for (std::uint8_t die = 0; die < roll.count; ++die) dice[die] = source.one_of(roll.die.faces);
  return dice;
}

std::string fault_of_state(const Ruleset& rules, const State& state) {
  for (const Team team : teams)
    for (Number number = keeper_number; number <= last_number; ++number) {
      const Hex at = state.side(team).at(number);
      if (at == no_hex) continue;
      if (!on_board(at)) return "a player off the board";
      if (piece_at(state, at) != Piece{team, number}) return "two players on " + to_string(at);
      if (state.side(team).red.contains(number)) return "a player on the board who was sent off";
    }
  if (!on_board(state.ball)) return "the ball off the board";
  if (const auto piece = carrier(state); piece && piece->team != state.control)
    return "the side in control has not the ball";
  for (const Deck deck : {Deck::attack, Deck::defence, Deck::shot, Deck::save})
    if (cards_of(state, deck) != cards_in_deck(rules, deck))
      return "cards of the deck " + std::string(name(deck)) + " are lost or too many";
  if (rules.has(Option::factors) && cards_of(state, Deck::factor) != cards_in_deck(rules, Deck::factor))
    return "factors are lost or too many";
  return "";
}

}  // namespace soccer_city::test
