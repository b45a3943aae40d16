#include "soccer_city/coach/coach.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "soccer_city/coach/judgement.hpp"
#include "soccer_city/coach/line_up.hpp"
#include "soccer_city/odds.hpp"

namespace soccer_city {
namespace {

constexpr double corner_worth = 8;
constexpr double worth_of_none = std::numeric_limits<double>::lowest();
/// Choices further on that are followed while a tactic is played.
constexpr int longest_plan = 3;

// What a choice leads to

class Thought {
 public:
  Thought(const Ruleset& rules, Team side, const Tactics& tactics)
      : rules_(rules), side_(side), tactics_(tactics) {}

  double worth_of(const State& view, const Command& command, int plan) const;

 private:
  double after_dice(const State& state, int plan) const;
  double settled(const State& state, int plan) const;
  double best_of(const State& state, int plan) const;
  double worth_of_shot(const State& state, const Command& shot) const;

  const Ruleset& rules_;
  Team side_;
  const Tactics& tactics_;
};

/// The last choice of a list is the one that asks for nothing.
Command modest(const CommandList& list) { return list[list.size() - 1]; }

/// The choice is made and the dice fall every way they can.
double Thought::after_dice(const State& state, int plan) const {
  const auto due = roll(state);
  if (!due || due->die.drawn) return settled(state, plan);
  const int second_faces = due->count == 2 ? due->die.faces : 1;
  double sum = 0;
  for (int first = 1; first <= due->die.faces; ++first) {
    for (int second = 1; second <= second_faces; ++second) {
      State next = state;
      apply_dice(rules_, next, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
      sum += after_dice(next, plan);
    }
  }
  return sum / (due->die.faces * second_faces);
}

/// Whether the attack is still to be followed: a shot may come yet.
bool goes_on(DecisionKind kind) {
  constexpr std::array kinds{DecisionKind::give,  DecisionKind::run,  DecisionKind::give_back,
                             DecisionKind::cross, DecisionKind::ball, DecisionKind::shot,
                             DecisionKind::action};
  return std::ranges::find(kinds, kind) != kinds.end();
}

/// Where own choices of the same attack follow, the best of them; where the other side answers at once, it
/// lets it be.
double Thought::settled(const State& state, int plan) const {
  const auto pending = decision(state);
  if (!pending || state.turn.attack != side_) return judge(rules_, state, side_, tactics_);
  if (pending->team != side_ && pending->kind == DecisionKind::anticipate) {
    State next = state;
    apply_unchecked(rules_, next, commands::plain(Verb::decline));
    return after_dice(next, plan);
  }
  if (pending->team != side_ || !goes_on(pending->kind)) return judge(rules_, state, side_, tactics_);
  return best_of(state, plan);
}

double Thought::best_of(const State& state, int plan) const {
  CommandList list;
  legal(rules_, state, list);
  const DecisionKind kind = decision(state)->kind;
  if (list.empty()) return judge(rules_, state, side_, tactics_);
  // An action is looked at only as far as to leave it: which one is played is the next question.
  const bool all = kind == DecisionKind::shot || (plan > 0 && kind != DecisionKind::action);
  if (!all) return worth_of(state, modest(list), plan);
  double best = worth_of_none;
  for (const Command& command : list) best = std::max(best, worth_of(state, command, plan - 1));
  return best;
}

/// By the saves that can come.
double Thought::worth_of_shot(const State& state, const Command& shot) const {
  double worth = 0;
  State kept = state;
  kept.control = opponent(side_);
  if (const Hex keeper = state.side(opponent(side_)).at(keeper_number); keeper != no_hex) kept.ball = keeper;
  const double lost = judge(rules_, kept, side_, tactics_);
  const double now = goal_worth * (state.score[index(side_)] - state.score[index(opponent(side_))]);
  for (const Odds& of : odds(rules_, state)) {
    if (!(of.command == shot)) continue;
    for (const auto& [outcome, chance] : of.chances) {
      worth += chance * (outcome == "goal"     ? now + goal_worth
                         : outcome == "corner" ? now + corner_worth
                                               : lost);
    }
  }
  return worth + tactics_.shooting;
}

double Thought::worth_of(const State& view, const Command& command, int plan) const {
  if (command.verb == Verb::shoot) return worth_of_shot(view, command);
  State next = view;
  apply_unchecked(rules_, next, command);
  return after_dice(next, plan);
}

// Cards

/// How gladly a card is kept, and how dear it is to play.
double card_worth(Card card) {
  if (card == Card::none) return 0;
  constexpr std::array<double, shot_count> shots{2.5, 2.8, 1.5, 2, 2, 2};
  switch (deck_of(card)) {
    case Deck::shot:
      return shots[number_of(card)];
    case Deck::attack:
      return 1 + 0.3 * bonus_of(card);
    case Deck::defence:
      return 1 + 0.4 * bonus_of(card);
    default:
      return 1;
  }
}

double discard_worth(const Command& command) {
  constexpr double fresh_card = 1.7;  ///< not yet seen
  constexpr double nothing_discarded = 3 * fresh_card;
  constexpr int most_kept = 2;
  const double kept = card_worth(command.card) + card_worth(command.second);
  const int cards = (command.card == Card::none ? 0 : 1) + (command.second == Card::none ? 0 : 1);
  return command.verb == Verb::done ? nothing_discarded : kept + fresh_card * (most_kept - cards);
}

// Line-ups

/// Of choices that are judged by themselves, so dear that noise hardly counts; nothing of others.
std::optional<double> set_up_worth(const Ruleset& rules, const State& view, Team side,
                                   const Command& command) {
  constexpr double clear = 10;
  constexpr double a_hex_away = 3;
  switch (command.verb) {
    case Verb::line_up:
      return NumberSet::from_bits(command.numbers.bits() & usual_line_up().bits()).size();
    case Verb::place:
      return -a_hex_away * distance(as_seen(side, command.to), usual_place(command.player));
    case Verb::keep:
      return clear * discard_worth(command);
    case Verb::taker:
      return clear *
             attack_value(rules, side, command.player, as_seen(opponent(side), rules.pitch.penalty_spot));
    case Verb::dive:
    case Verb::kick:
    case Verb::corner:
      return 0;
    case Verb::done:
      if (decision(view)->kind == DecisionKind::keep) return clear * discard_worth(command);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

/// What speaks for a choice besides where it leads: cards are dear, a hidden one helps where a tackle may
/// come.
double inclination(const State& view, Team side, const Command& command) {
  constexpr double dearness = 0.4;
  constexpr double help_against_one = 0.8;
  constexpr int reach = 2;
  constexpr int most_counted = 2;
  const auto near = [&] {
    int players = 0;
    for (const Hex at : view.side(opponent(side)).players)
      if (at != no_hex && distance(at, view.ball) <= reach) ++players;
    return std::min(players, most_counted);
  };
  switch (command.verb) {
    case Verb::hide:
      return near() * help_against_one * bonus_of(command.card) - dearness;
    case Verb::tactic:
    case Verb::tackle:
    case Verb::anticipate:
      return -dearness;
    default:
      return 0;
  }
}

}  // namespace

Command Coach::choose(const Ruleset& rules, const State& view) {
  const Team side = decision(view)->team;
  CommandList list;
  legal(rules, view, list);
  const Thought thought(rules, side, tactics_);
  const int plan = tactics_.looks_on ? longest_plan : 0;
  double best = worth_of_none;
  Command chosen = list[0];
  for (const Command& command : list) {
    const auto known = set_up_worth(rules, view, side, command);
    double worth = known ? *known : thought.worth_of(view, command, plan) + inclination(view, side, command);
    const double chance = random_.below(1000) / 1000.0;
    worth += (tactics_.noise + 0.01) * (2 * chance - 1);
    if (worth > best) {
      best = worth;
      chosen = command;
    }
  }
  return chosen;
}

}  // namespace soccer_city
