#include "cards.hpp"

#include <algorithm>
#include <vector>

#include "frame_number.hpp"

namespace soccer_city::engine {
namespace {

/// The decks of a hand that is filled up, in the order in which they are drawn from.
constexpr std::array hand_decks{Deck::attack, Deck::defence, Deck::shot};

/// Cards are drawn one by one from those that have no place yet; the last needs no chance.
bool enter_shuffle(const Context& context) {
  State& state = context.state;
  const Shuffle shuffle = Shuffle::of(context.frame());
  const std::size_t cards = state.pile(shuffle.deck).size();
  if (shuffle.placed + 1 < cards) return true;
  state.agenda.pop();
  context.emit({.kind = EventKind::shuffled,
                .figures = {static_cast<std::int8_t>(shuffle.deck), static_cast<std::int8_t>(cards)}});
  return false;
}

void shuffle_drawn(const Context& context, Dice dice) {
  const Shuffle shuffle = Shuffle::of(context.frame());
  context.state.pile(shuffle.deck).swap(shuffle.placed, shuffle.placed + dice[0] - 1U);
  context.frame().number = Shuffle{shuffle.deck, shuffle.placed + 1}.number();
}

/// Fills hands up from the piles; false where a pile has to be shuffled first.
bool draw_up(const Context& context, Team team, Deck deck, std::array<int, 4>& drawn) {
  State& state = context.state;
  CardCounts& hand = state.side(team).hand;
  const std::size_t at = static_cast<std::size_t>(deck);
  while (hand.of(deck) < context.rules.cards.hand[at]) {
    if (!ready_to_draw(context, deck)) return false;
    if (state.pile(deck).empty()) return true;
    hand.add(state.pile(deck).draw());
    ++drawn[at];
  }
  return true;
}

void tell_drawn(const Context& context, Team team, const std::array<int, 4>& drawn) {
  Event event{.kind = EventKind::drawn, .team = team};
  int all = 0;
  for (std::size_t at = 0; at < drawn.size(); ++at) {
    event.figures[at] = static_cast<std::int8_t>(drawn[at]);
    all += drawn[at];
  }
  if (all > 0) context.emit(event);
}

bool enter_refill(const Context& context) {
  const Team team = context.frame().team;
  const unsigned which = context.frame().number;
  std::array<int, 4> drawn{};
  bool complete = true;
  for (const Deck deck : hand_decks)
    if (complete && (which >> soccer_city::index(deck) & 1U) != 0)
      complete = draw_up(context, team, deck, drawn);
  if (complete) context.state.agenda.pop();
  tell_drawn(context, team, drawn);
  return false;
}

/// K2: the first hands.
bool enter_deal(const Context& context) {
  context.state.agenda.pop();
  context.then({refill_frame(Team::home, Refill::all), refill_frame(Team::away, Refill::all)});
  return false;
}

// S31

/// The faces that a team could keep, in the order of the alphabet, each as often as it has it but no more
/// than twice.
std::vector<Card> cards_to_keep(const CardCounts& hand) {
  std::vector<Card> cards;
  for (const Deck deck : hand_decks) {
    hand.for_each(deck, [&](Card card) {
      if (is_unknown(card)) return;
      cards.push_back(card);
      if (hand.count(card) > 1) cards.push_back(card);
    });
  }
  std::ranges::sort(cards, {}, [](Card card) -> const std::string& { return name(card); });
  return cards;
}

bool has_to_discard(const State& state) { return state.agenda.top().number != 0; }

void list_keeps(const Ruleset&, const State& state, CommandList& list) {
  const std::vector<Card> cards = cards_to_keep(state.side(state.agenda.top().team).hand);
  list.add(commands::keep());
  for (std::size_t one = 0; one < cards.size(); ++one) {
    if (one > 0 && cards[one - 1] == cards[one]) continue;
    list.add(commands::keep(cards[one]));
    for (std::size_t other = one + 1; other < cards.size(); ++other)
      if (other == one + 1 || cards[other - 1] != cards[other])
        list.add(commands::keep(cards[one], cards[other]));
  }
  if (!has_to_discard(state)) list.add(commands::plain(Verb::done));
}

std::optional<Refusal> refuse_keep(const Ruleset& rules, const State&, const Command& command) {
  if (command.verb == Verb::keep) return Refusal{Reason::card_not_held};
  if (command.verb == Verb::done) return Refusal{Reason::too_many_kept, no_hex, rules.cards.kept};
  return std::nullopt;
}

void choose_keep(const Context& context, const Command& command) {
  State& state = context.state;
  const Team team = context.frame().team;
  state.agenda.pop();
  if (command.verb == Verb::done) return;
  CardCounts& hand = state.side(team).hand;
  CardCounts kept;
  for (const Card card : {command.card, command.second}) {
    if (card != Card::none) {
      hand.remove(card);
      kept.add(card);
    }
  }
  int cards = 0;
  for (const Deck deck : hand_decks) {
    hand.for_each(deck, [&](Card card) { state.discards.add(card, hand.count(card)); });
    hand.clear(deck);
    kept.for_each(deck, [&](Card card) { hand.add(card, kept.count(card)); });
    cards += kept.of(deck);
  }
  context.emit({.kind = EventKind::kept, .team = team, .figures = {static_cast<std::int8_t>(cards)}});
  context.then({refill_frame(team, Refill::all)});
}

}  // namespace

void fill_pile(const Ruleset& rules, State& state, Deck deck, std::uint8_t left_out_of_each) {
  Pile& pile = state.pile(deck);
  pile.clear();
  for (std::size_t at = face_count(deck); at-- > 0;) {
    const Card card = face(deck, at);
    int cards = rules.deck_cards[index(card)] - left_out_of_each - state.discards.count(card);
    for (const TeamState& side : state.sides) cards -= side.hand.count(card) + (side.hidden == card ? 1 : 0);
    if (state.factor == card) --cards;
    for (; cards > 0 && pile.size() < Pile::capacity; --cards) pile.put(card);
  }
}

void shuffle_pile(const Context& context, Deck deck) {
  context.then({{Step::shuffle, Team::home, Shuffle{deck, 0}.number()}});
}

bool ready_to_draw(const Context& context, Deck deck) {
  State& state = context.state;
  if (!state.pile(deck).empty() || state.discards.of(deck) == 0) return true;
  Pile& pile = state.pile(deck);
  state.discards.for_each(deck, [&](Card card) {
    for (int cards = state.discards.count(card); cards > 0 && pile.size() < Pile::capacity; --cards)
      pile.put(card);
  });
  state.discards.clear(deck);
  shuffle_pile(context, deck);
  return false;
}

Frame refill_frame(Team team, Refill what) { return {Step::refill, team, static_cast<std::uint16_t>(what)}; }

const StepRules shuffle_step{.enter = enter_shuffle, .purpose = Purpose::shuffle, .rolled = shuffle_drawn};
const StepRules deal_step{.enter = enter_deal};
const StepRules refill_step{.enter = enter_refill};
const StepRules keep_step{
    .kind = DecisionKind::keep, .list = list_keeps, .refuse = refuse_keep, .choose = choose_keep};

}  // namespace soccer_city::engine
