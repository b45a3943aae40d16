#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "players.hpp"
#include "soccer_city/json.hpp"

namespace soccer_city {
namespace {

using engine::carrier_of;
using engine::on_the_board;
using nlohmann::json;

template <class T>
json by_team(const std::array<T, 2>& values) {
  return {{"home", values[0]}, {"away", values[1]}};
}

json numbers_json(NumberSet numbers) {
  json list = json::array();
  for (const Number number : numbers) list.push_back(number);
  return list;
}

json number_or_null(Number number) { return number == nobody ? json() : json(number); }

json card_or_null(Card card) { return card == Card::none ? json() : json(name(card)); }

/// A card of the other side that lies face down is only said to be there.
json hidden_json(Card card) { return is_unknown(card) ? json(true) : card_or_null(card); }

constexpr std::array decks_of_a_hand{Deck::attack, Deck::defence, Deck::shot, Deck::ball};

/// The cards of a deck one by one; only how many where none of them is known. Of a hand that is not seen
/// there may be none.
json counts_json(const CardCounts& cards, Deck deck, bool unseen = false) {
  const int all = cards.of(deck);
  if ((unseen || all > 0) && cards.count(unknown(deck)) == all) return all;
  json list = json::array();
  cards.for_each(deck, [&](Card card) {
    for (int each = 0; each < cards.count(card); ++each) list.push_back(name(card));
  });
  return list;
}

bool has_no_known_card(const CardCounts& hand) {
  return std::ranges::all_of(decks_of_a_hand,
                             [&](Deck deck) { return hand.count(unknown(deck)) == hand.of(deck); });
}

bool is_empty(const CardCounts& hand) {
  return std::ranges::all_of(decks_of_a_hand, [&](Deck deck) { return hand.of(deck) == 0; });
}

bool has_no_known_card(const Pile& pile) {
  for (std::size_t at = 0; at < pile.size(); ++at)
    if (!is_unknown(pile[at])) return false;
  return true;
}

/// A side's view, which shows the face of no card in any pile.
bool is_view(const State& state) {
  return std::ranges::all_of(state.piles, [](const Pile& pile) { return has_no_known_card(pile); }) &&
         std::ranges::any_of(state.piles, [](const Pile& pile) { return !pile.empty(); });
}

/// An empty hand is one that a view does not show where the other one is shown.
bool is_unseen(const State& state, Team team) {
  const CardCounts& hand = state.side(team).hand;
  if (!is_empty(hand)) return has_no_known_card(hand);
  return is_view(state) && !has_no_known_card(state.side(opponent(team)).hand);
}

json hand_json(const State& state, Team team) {
  const bool unseen = is_unseen(state, team);
  json object = json::object();
  for (const Deck deck : decks_of_a_hand)
    object[std::string(name(deck))] = counts_json(state.side(team).hand, deck, unseen);
  return object;
}

json pile_json(const Pile& pile, bool unseen) {
  if ((unseen || !pile.empty()) && has_no_known_card(pile)) return pile.size();
  json list = json::array();
  for (std::size_t at = 0; at < pile.size(); ++at) list.push_back(name(pile[at]));
  return list;
}

template <class Write>
json by_deck(const Ruleset& rules, Write write) {
  json object = json::object();
  for (const Deck deck : decks)
    if (deck != Deck::factor || rules.has(Option::factors)) object[std::string(name(deck))] = write(deck);
  return object;
}

json side_json(const State& state, Team team) {
  const TeamState& side = state.side(team);
  json players = json::object();
  for (const Number number : on_the_board(side)) players[std::to_string(number)] = to_string(side.at(number));
  json object{{"players", std::move(players)},
              {"yellow", numbers_json(side.yellow)},
              {"red", numbers_json(side.red)},
              {"hidden", hidden_json(side.hidden)},
              {"hand", hand_json(state, team)}};
  if (!side.lined_up.empty()) object["lined_up"] = numbers_json(side.lined_up);
  return object;
}

json free_or_null(FreeBall free) { return free == FreeBall::none ? json() : json(name(free)); }

json turn_json(const State& state) {
  const Turn& turn = state.turn;
  return {{"attack", name(turn.attack)},
          {"ball_cards", turn.ball_cards},
          {"offside", numbers_json(turn.offside)},
          {"beaten", numbers_json(turn.beaten)},
          {"defended", turn.defended},
          {"refilled", turn.refilled},
          {"fresh", turn.fresh},
          {"next", free_or_null(state.next_free)},
          {"moved", numbers_json(state.moved)}};
}

json agenda_json(const Agenda& agenda) {
  json list = json::array();
  for (std::size_t at = 0; at < agenda.size(); ++at)
    list.push_back(
        {{"step", name(agenda[at].step)}, {"team", name(agenda[at].team)}, {"number", agenda[at].number}});
  return list;
}

json decision_json(const State& state) {
  const auto pending = decision(state);
  if (roll(state)) return {};
  if (!pending) return {{"kind", "over"}};
  return {{"team", name(pending->team)}, {"kind", name(pending->kind)}};
}

json options_json(const Ruleset& rules) {
  json list = json::array();
  for (std::size_t at = 0; at < option_count; ++at)
    if (const auto option = static_cast<Option>(at); rules.has(option)) list.push_back(name(option));
  return list;
}

}  // namespace

json to_json(const Ruleset& rules, const State& state) {
  json object{{"rules", rules.id},
              {"options", options_json(rules)},
              {"half", state.half},
              {"score", by_team(state.score)},
              {"first", name(state.first)},
              {"control", name(state.control)},
              {"ball", to_string(state.ball)},
              {"carrier", number_or_null(carrier_of(state, state.control))},
              {"factor", card_or_null(state.factor)},
              {"free", free_or_null(state.turn.free)},
              {"reached", number_or_null(state.turn.reached)},
              {"high", state.turn.high ? number_or_null(state.turn.reached) : json()},
              {"ball_cards_left", state.pile(Deck::ball).size()},
              {"half_cards", state.half_cards}};
  for (const Team team : teams) object[std::string(name(team))] = side_json(state, team);
  const bool view = is_view(state);
  object["piles"] = by_deck(rules, [&](Deck deck) { return pile_json(state.pile(deck), view); });
  object["discards"] = by_deck(rules, [&](Deck deck) { return counts_json(state.discards, deck); });
  object["turn"] = turn_json(state);
  object["agenda"] = agenda_json(state.agenda);
  object["decision"] = decision_json(state);
  if (state.dive) object["dive"] = name_of_dive(*state.dive);
  if (state.shoot_out != ShootOut{})
    object["shoot_out"] = {{"taken", by_team(state.shoot_out.taken)},
                           {"scored", by_team(state.shoot_out.scored)}};
  return object;
}

}  // namespace soccer_city
