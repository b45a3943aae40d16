#include <algorithm>
#include <nlohmann/json.hpp>

#include "cards.hpp"
#include "counters.hpp"
#include "field.hpp"
#include "kick_off.hpp"
#include "players.hpp"
#include "position_agenda.hpp"
#include "soccer_city/json.hpp"

namespace soccer_city {
namespace {

using nlohmann::json;
using namespace engine;

/// What a position can say; `decision` and `dice_left` of a state are not read.
constexpr std::array<std::string_view, 25> position_fields{
    "rules",           "options",    "half",    "score",  "first", "control", "ball",      "carrier",
    "factor",          "free",       "reached", "high",   "home",  "away",    "piles",     "discards",
    "ball_cards_left", "half_cards", "turn",    "agenda", "stage", "dive",    "shoot_out", "decision",
    "dice_left"};

constexpr int most_of_a_deck = static_cast<int>(Pile::capacity);

Number player_number(const Field& field) {
  return static_cast<Number>(field.whole(keeper_number, last_number));
}

NumberSet number_set(const Field& field) {
  NumberSet numbers;
  for (const Field& item : field.list()) {
    const Number number = player_number(item);
    if (numbers.contains(number)) item.wrong("is listed twice");
    numbers.add(number);
  }
  return numbers;
}

// Cards

Card card_of_deck(const Field& field, Deck deck) {
  const auto card = parse_card(field.text());
  if (field.is_text("unknown")) return unknown(deck);
  if (!card || deck_of(*card) != deck)
    field.expected("a card of the deck \"" + std::string(name(deck)) + "\"");
  return *card;
}

/// A list of cards in their order, or a number of cards that lie face down.
std::vector<Card> cards_in_order(const Field& field, Deck deck) {
  if (field.is_number())
    return std::vector<Card>(static_cast<std::size_t>(field.whole(0, most_of_a_deck)), unknown(deck));
  std::vector<Card> cards;
  for (const Field& item : field.list()) cards.push_back(card_of_deck(item, deck));
  if (cards.size() > Pile::capacity)
    field.wrong("holds more than " + std::to_string(most_of_a_deck) + " cards");
  return cards;
}

void read_counts(const Field& field, std::span<const Deck> of, CardCounts& counts) {
  std::vector<std::string_view> names;
  for (const Deck deck : of) names.push_back(name(deck));
  field.with(names);
  for (const Deck deck : of) {
    if_given(field, name(deck), [&](const Field& value) {
      for (const Card card : cards_in_order(value, deck)) counts.add(card);
    });
  }
}

void lay(Pile& pile, const std::vector<Card>& cards) {
  pile.clear();
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) pile.put(*card);
}

/// The first cards of a pile.
void keep_top(Pile& pile, std::size_t cards) {
  std::vector<Card> top;
  for (std::size_t at = 0; at < std::min(cards, pile.size()); ++at) top.push_back(pile[at]);
  lay(pile, top);
}

constexpr std::uint8_t half_of_extra_time = 3;

/// What a pile holds that the position does not give: the other cards of its deck; the ball pile as many as
/// it is said to have left, and no more than a half of extra time has.
void read_piles(const Field& root, const Ruleset& rules, State& state) {
  const auto names = names_of<Deck, deck_count>();
  const bool some = root.has("piles");
  const Field piles = some ? root.at("piles").with(names) : root;
  for (const Deck deck : decks) {
    if (some && piles.has(name(deck))) {
      lay(state.pile(deck), cards_in_order(piles.at(name(deck)), deck));
    } else if (deck != Deck::factor || rules.has(Option::factors)) {
      const bool first_half = deck == Deck::ball && state.half == 1;
      fill_pile(rules, state, deck, first_half ? rules.cards.left_out : std::uint8_t{0});
      if (deck == Deck::ball && state.half >= half_of_extra_time)
        keep_top(state.pile(deck), rules.cards.extra_time_pile);
    }
  }
  const bool given = some && piles.has(name(Deck::ball));
  Pile& ball = state.pile(Deck::ball);
  if_given(root, "ball_cards_left", [&](const Field& value) {
    const auto left = static_cast<std::size_t>(value.whole(0, most_of_a_deck));
    const std::string cards = std::to_string(ball.size());
    if (given && left != ball.size())
      value.wrong("is not the number of cards in /piles/ball, which is " + cards);
    if (left > ball.size()) value.wrong("is more than there are left for the ball pile, which is " + cards);
    keep_top(ball, left);
  });
}

/// Ball cards of a half that are not in the hands when it begins.
int usual_half_cards(const Ruleset& rules, int half) {
  if (half >= half_of_extra_time) return rules.cards.extra_time_pile;
  int cards = 0;
  for (std::size_t at = 0; at < length_count; ++at) {
    cards += rules.deck_cards[index(face(Deck::ball, at))] - 2 * rules.cards.ball_hand[at];
    if (half == 1) cards -= rules.cards.left_out;
  }
  return std::max(cards, 0);
}

void read_clock(const Field& root, const Ruleset& rules, State& state) {
  const int usual = usual_half_cards(rules, state.half);
  state.half_cards =
      static_cast<std::uint8_t>(std::max(usual, static_cast<int>(state.pile(Deck::ball).size())));
  if_given(root, "half_cards", [&](const Field& value) {
    state.half_cards = static_cast<std::uint8_t>(value.whole(0, most_of_a_deck));
  });
}

// Sides

void read_players(const Field& field, TeamState& side) {
  constexpr std::array<std::string_view, last_number> names{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  field.with(names);
  for (std::size_t at = 0; at < names.size(); ++at)
    if_set(field, names[at], [&](const Field& value) { side.players[at + 1] = hex_of(value); });
}

/// A card, or `true` for one whose face is not known.
void read_hidden(const Field& field, TeamState& side) {
  side.hidden = field.is_flag() ? unknown(Deck::attack) : card_of_deck(field, Deck::attack);
  if (field.is_flag() && !field.yes_or_no()) side.hidden = Card::none;
}

void read_side(const Field& field, TeamState& side) {
  constexpr std::array<std::string_view, 6> names{"players", "yellow", "red", "hidden", "hand", "lined_up"};
  constexpr std::array hand_decks{Deck::attack, Deck::defence, Deck::shot, Deck::ball};
  field.with(names);
  if_given(field, "players", [&](const Field& value) { read_players(value, side); });
  if_given(field, "yellow", [&](const Field& value) { side.yellow = number_set(value); });
  if_given(field, "red", [&](const Field& value) { side.red = number_set(value); });
  if_given(field, "lined_up", [&](const Field& value) { side.lined_up = number_set(value); });
  if_set(field, "hidden", [&](const Field& value) { read_hidden(value, side); });
  if_given(field, "hand", [&](const Field& value) { read_counts(value, hand_decks, side.hand); });
}

void check_side(const Field& root, const Ruleset& rules, Team team, const State& state) {
  const TeamState& side = state.side(team);
  const int most = players_of_line_up(rules, side);
  NumberSet outfield = on_the_board(side);
  outfield.remove(keeper_number);
  if (static_cast<int>(outfield.size()) > most) {
    root.at(name(team))
        .at("players")
        .wrong("has more than " + std::to_string(most) + " beside the goalkeeper");
  }
  for (const Number number : on_the_board(side)) {
    const auto wrong = [&](const std::string& problem) {
      root.at(name(team)).at("players").at(std::to_string(number)).wrong(problem);
    };
    if (side.red.contains(number)) wrong("has been sent off");
    if (side.lined_up.contains(number)) wrong("is still to be placed");
    if (piece_at(state, side.at(number)) != Piece{team, number}) wrong("another player stands there");
  }
  if ((side.lined_up.bits() & side.red.bits()) != 0)
    root.at(name(team)).at("lined_up").wrong("names a player who has been sent off");
}

// Ball

void read_ball(const Field& root, const Ruleset& rules, State& state) {
  state.ball = rules.pitch.centre;
  if_given(root, "ball", [&](const Field& value) { state.ball = hex_of(value); });
  if_set(root, "carrier", [&](const Field& value) {
    const Hex at = state.side(state.control).at(player_number(value));
    if (at == no_hex) value.wrong("is not on the board");
    if (root.has("ball") && at != state.ball) value.wrong("does not stand where the ball is");
    state.ball = at;
  });
  const auto holder = carrier(state);
  if (!holder) return;
  if (root.has("carrier") && root.at("carrier").is_null())
    root.at("carrier").wrong("is null, but a player stands where the ball is");
  if (holder->team != state.control && root.has("control"))
    root.at("control").wrong("is not the side of the player with the ball");
  state.control = holder->team;
}

FreeBall free_ball(const Field& field) { return read_name<FreeBall, free_ball_count>(field); }

// The turn

void read_turn(const Field& root, State& state) {
  constexpr std::array<std::string_view, 9> names{"attack",   "ball_cards", "offside", "beaten", "defended",
                                                  "refilled", "fresh",      "next",    "moved"};
  Turn& turn = state.turn;
  turn.attack = state.control;
  if_given(root, "turn", [&](const Field& field) {
    field.with(names);
    if_given(field, "attack", [&](const Field& value) { turn.attack = team_of(value); });
    if_given(field, "ball_cards", [&](const Field& value) {
      turn.ball_cards = static_cast<std::uint8_t>(value.whole(0, most_of_a_deck));
    });
    if_given(field, "offside", [&](const Field& value) { turn.offside = number_set(value); });
    if_given(field, "beaten", [&](const Field& value) { turn.beaten = number_set(value); });
    if_given(field, "defended", [&](const Field& value) { turn.defended = value.yes_or_no(); });
    if_given(field, "refilled", [&](const Field& value) { turn.refilled = value.yes_or_no(); });
    if_given(field, "fresh", [&](const Field& value) { turn.fresh = value.yes_or_no(); });
    if_set(field, "next", [&](const Field& value) { state.next_free = free_ball(value); });
    if_given(field, "moved", [&](const Field& value) { state.moved = number_set(value); });
  });
  if_set(root, "free", [&](const Field& value) { turn.free = free_ball(value); });
  if_set(root, "reached", [&](const Field& value) { turn.reached = player_number(value); });
  if_set(root, "high", [&](const Field& value) {
    const Number player = player_number(value);
    if (turn.reached != nobody && turn.reached != player) value.wrong("is not the player who was reached");
    turn.reached = player;
    turn.high = true;
  });
  if (turn.reached != nobody && turn.reached != carrier_of(state, turn.attack))
    root.at(turn.high ? "high" : "reached").wrong("is not the player with the ball");
}

/// The kicks are taken in turn, and nobody scores more than he takes.
void check_shoot_out(const Field& field, Team first, const ShootOut& shoot_out) {
  const int ahead = shoot_out.taken[index(first)] - shoot_out.taken[index(opponent(first))];
  if (ahead != 0 && ahead != 1) field.wrong("has kicks that were not taken in turn");
  for (const Team team : teams)
    if (shoot_out.scored[index(team)] > shoot_out.taken[index(team)])
      field.wrong("has more goals than kicks");
}

void read_shoot_out(const Field& root, Team first, ShootOut& shoot_out) {
  constexpr std::array<std::string_view, 2> names{"taken", "scored"};
  if_given(root, "shoot_out", [&](const Field& field) {
    field.with(names);
    const auto kicks = [](const Field& value) { return number(value, 0, most_kicks); };
    if_given(field, "taken", [&](const Field& value) { read_by_team(value, shoot_out.taken, kicks); });
    if_given(field, "scored", [&](const Field& value) { read_by_team(value, shoot_out.scored, kicks); });
    check_shoot_out(field, first, shoot_out);
  });
}

// The rest

void check_header(const Field& root, const Ruleset& rules) {
  if_given(root, "rules", [&](const Field& value) {
    if (!value.is_text(rules.id)) value.expected('"' + rules.id + '"');
  });
}

void read_score(const Field& root, State& state) {
  if_given(root, "score", [&](const Field& field) {
    read_by_team(field, state.score, [](const Field& goals) { return number(goals, 0, most_goals); });
  });
}

State read_position(const Field& root, const Ruleset& rules) {
  State state;
  for (TeamState& side : state.sides) side.players.fill(no_hex);
  check_header(root, rules);
  if_given(root, "half",
           [&](const Field& value) { state.half = static_cast<std::uint8_t>(value.whole(1, 4)); });
  read_score(root, state);
  if_given(root, "first", [&](const Field& value) { state.first = team_of(value); });
  if_given(root, "control", [&](const Field& value) { state.control = team_of(value); });
  for (const Team team : teams)
    if_given(root, name(team), [&](const Field& value) { read_side(value, state.side(team)); });
  for (const Team team : teams) check_side(root, rules, team, state);
  read_ball(root, rules, state);
  if_set(root, "factor", [&](const Field& value) { state.factor = card_of_deck(value, Deck::factor); });
  if_given(root, "discards", [&](const Field& value) { read_counts(value, decks, state.discards); });
  read_piles(root, rules, state);
  read_clock(root, rules, state);
  read_turn(root, state);
  read_shoot_out(root, state.first, state.shoot_out);
  if_given(root, "dive", [&](const Field& value) {
    constexpr std::array<std::string_view, 3> names{"left", "stay", "right"};
    state.dive = static_cast<Side>(value.one_of(names));
  });
  if (root.has("agenda"))
    read_agenda(root.at("agenda"), rules, state);
  else
    begin_at_stage(root, state);
  return state;
}

}  // namespace

tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const json& position) {
  try {
    const Field root = Field::of(position);
    root.with(position_fields);
    State state = read_position(root, rules);
    resume(rules, state);
    return state;
  } catch (const RulesError& error) {
    return tl::unexpected(PositionError{error.field, error.problem});
  }
}

}  // namespace soccer_city
