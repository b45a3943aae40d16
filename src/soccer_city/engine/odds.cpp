#include "soccer_city/odds.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "cards.hpp"
#include "players.hpp"
#include "set_pieces.hpp"
#include "shots.hpp"
#include "soccer_city/game.hpp"
#include "soccer_city/prospects.hpp"
#include "tackles.hpp"

namespace soccer_city {
namespace {

using namespace engine;

using Chances = std::map<std::string_view, double>;

constexpr int faces = 6;

/// The cards of a deck that lie face down as far as they are known, by their numbers in the deck: those of
/// the pile where its cards are known, else all that are not in sight. An empty pile is its discards (K5).
std::array<int, card_count> face_down(const Ruleset& rules, const State& state, Deck deck) {
  std::array<int, card_count> cards{};
  const Pile& pile = state.pile(deck);
  const bool known = !pile.empty() && !is_unknown(pile[0]);
  for (std::size_t at = 0; known && at < pile.size(); ++at)
    if (!is_unknown(pile[at])) ++cards[index(pile[at])];
  if (known) return cards;
  if (pile.empty()) {
    state.discards.for_each(deck, [&](Card card) { cards[index(card)] = state.discards.count(card); });
    return cards;
  }
  for (std::size_t at = 0; at < face_count(deck); ++at) {
    const Card card = face(deck, at);
    int left = rules.deck_cards[index(card)] - state.discards.count(card);
    for (const TeamState& side : state.sides) left -= side.hand.count(card);
    cards[index(card)] = std::max(left, 0);
  }
  return cards;
}

/// Calls for each pair of dice, with the chance of one.
template <class Visit>
void for_each_pair(Visit visit) {
  for (int first = 1; first <= faces; ++first)
    for (int second = 1; second <= faces; ++second) visit(first, second, 1.0 / (faces * faces));
}

// S21

void add_shot(const Ruleset& rules, const State& state, Shot shot, Chances& chances) {
  const int total = shot_total(rules, state, shot);
  if (!guarded(rules, state)) {
    chances[name(result_unguarded(rules, total))] = 1;
    return;
  }
  const auto cards = face_down(rules, state, Deck::save);
  int all = 0;
  for (std::size_t value = 0; value < save_count; ++value) all += cards[index(face(Deck::save, value))];
  for (std::size_t value = 0; value < save_count; ++value) {
    const int count = all == 0 ? (value == 0 ? 1 : 0) : cards[index(face(Deck::save, value))];
    const int save_total = static_cast<int>(value) + rules.keeper.save;
    if (count > 0)
      chances[name(result_against(rules, total, save_total))] +=
          count / static_cast<double>(std::max(all, 1));
  }
}

// S23, S25

/// The bonuses that the hidden card can have, with their chances.
std::array<double, bonus_count> hidden_bonuses(const Ruleset& rules, const State& state) {
  std::array<double, bonus_count> chances{};
  if (state.side(state.turn.attack).hidden == Card::none) {
    chances[0] = 1;
    return chances;
  }
  double all = 0;
  for (std::size_t at = 0; at < face_count(Deck::attack); ++at) {
    const Card card = face(Deck::attack, at);
    const int left = rules.deck_cards[index(card)] - state.discards.count(card) -
                     state.side(opponent(state.turn.attack)).hand.count(card);
    chances[static_cast<std::size_t>(bonus_of(card))] += std::max(left, 0);
    all += std::max(left, 0);
  }
  if (all == 0) chances[0] = all = 1;
  for (double& chance : chances) chance /= all;
  return chances;
}

void add_failed_tackle(const Ruleset& rules, const State& state, int bonus, double chance, Chances& chances) {
  for (int die = 1; die <= faces; ++die) {
    const RefereeCall call = referee_call(rules, state, bonus, die);
    const std::string_view outcome = call == RefereeCall::play_on ? "beaten" : name(call);
    chances[outcome] += chance / faces;
  }
}

void add_tackle(const Ruleset& rules, const State& state, const Command& command, Chances& chances) {
  const Number player = piece_at(state, command.from)->number;
  const int tackler = tackler_strength(rules, state, player, command.to, command.card);
  const auto bonuses = hidden_bonuses(rules, state);
  for (std::size_t bonus = 0; bonus < bonus_count; ++bonus) {
    const int holder = carrier_strength(rules, state, static_cast<int>(bonus));
    if (bonuses[bonus] == 0) continue;
    for_each_pair([&](int first, int second, double chance) {
      const int margin = first + holder - second - tackler;
      if (margin < 0)
        chances["won"] += chance * bonuses[bonus];
      else if (margin < rules.tackles.foul_margin)
        chances["beaten"] += chance * bonuses[bonus];
      else
        add_failed_tackle(rules, state, bonus_of(command.card), chance * bonuses[bonus], chances);
    });
  }
}

// S18

void add_anticipation(const Ruleset& rules, const State& state, const Command& command, Chances& chances) {
  const auto piece = *piece_at(state, command.from);
  const double won = anticipation_chance(rules, defence_value(rules, piece.team, piece.number, command.to));
  if (won > 0) chances["won"] = won;
  if (won < 1) chances["beaten"] = 1 - won;
}

// K15

void add_challenges(const Ruleset& rules, const State& state, const BallWay& way, Chances& chances) {
  if (way.marked_by.empty()) return;
  const auto receiver = *piece_at(state, way.to);
  const auto bonus = [&](Team team, Number player, Hex at) {
    return player == keeper_number && in_box(rules, team, at) ? int{rules.keeper.challenge} : 0;
  };
  double kept = 1;
  const Team other = opponent(receiver.team);
  for (const Number marker : way.marked_by)
    kept *= chance_to_win(bonus(receiver.team, receiver.number, way.to) -
                          bonus(other, marker, state.side(other).at(marker)));
  chances["kept"] = kept;
  chances["lost"] = 1 - kept;
}

// S27

constexpr std::array sides{Side::left, Side::middle, Side::right};

void add_penalty(const Ruleset& rules, std::optional<Side> dive, Side kick, double chance, Chances& chances) {
  const int good = faces + 1 - penalty_needs(rules, dive, kick);
  const ShotResult missed = dive && covers(*dive, kick) ? ShotResult::saved : ShotResult::wide;
  chances[name(ShotResult::goal)] += chance * good / faces;
  chances[name(missed)] += chance * (faces - good) / faces;
}

void add_kick(const Ruleset& rules, const State& state, Side kick, Chances& chances) {
  if (!keeper_on_board(state, opponent(state.turn.attack)))
    return add_penalty(rules, std::nullopt, kick, 1, chances);
  for (const Side dive : sides) add_penalty(rules, dive, kick, 1.0 / sides.size(), chances);
}

void add_dive(const Ruleset& rules, Side dive, Chances& chances) {
  for (const Side kick : sides) add_penalty(rules, dive, kick, 1.0 / sides.size(), chances);
}

Chances chances_of(const Ruleset& rules, const State& state, const Command& command) {
  Chances chances;
  switch (command.verb) {
    case Verb::shoot:
      add_shot(rules, state, shot_of(command.card), chances);
      break;
    case Verb::tackle:
      add_tackle(rules, state, command, chances);
      break;
    case Verb::anticipate:
      add_anticipation(rules, state, command, chances);
      break;
    case Verb::pass:
    case Verb::square:
    case Verb::close:
      add_challenges(rules, state, *ball_way(rules, state, command), chances);
      break;
    case Verb::kick:
      add_kick(rules, state, command.side, chances);
      break;
    case Verb::dive:
      add_dive(rules, command.side, chances);
      break;
    default:
      break;
  }
  return chances;
}

}  // namespace

double chance_to_win(int ahead) {
  double chance = 0;
  for_each_pair([&](int first, int second, double each) {
    if (first + ahead > second) chance += each;
  });
  return chance;
}

double anticipation_chance(const Ruleset& rules, int defence) {
  const int good = std::clamp(faces + 1 - (rules.tackles.anticipation - defence), 0, faces);
  return good / static_cast<double>(faces);
}

std::vector<Odds> odds(const Ruleset& rules, const State& state) {
  std::vector<Odds> all;
  CommandList list;
  legal(rules, state, list);
  for (const Command& command : list) {
    const Chances chances = chances_of(rules, state, command);
    if (!chances.empty()) all.push_back({command, {chances.begin(), chances.end()}});
  }
  return all;
}

}  // namespace soccer_city
