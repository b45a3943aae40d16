#include "fuba/coach/coach.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "fuba/coach/preferences.hpp"
#include "fuba/facts.hpp"
#include "fuba/game.hpp"
#include "tabletop/random.hpp"

namespace fuba {

using tabletop::Random;
using tabletop::Stream;
namespace {

/// By how much, in wins, a move has to better the position.
constexpr double least_gain = 0.0002;

/// A choice, what it comes to, and how much the coach wants it.
struct Ranked {
  Command command;
  Worth worth;
  double wish = 0;
};

double appetite_for_action(const Tactics::Appetite& appetite, Action action) {
  switch (action) {
    case Action::shoot:
      return appetite.shoot;
    case Action::press:
      return appetite.press;
    case Action::press_hard:
      return appetite.press_hard;
    case Action::position:
      return appetite.position;
    case Action::defence:
      return appetite.defence;
    case Action::midfield:
      return appetite.midfield;
    case Action::forward:
      return appetite.forward;
    default:
      return 0;
  }
}

double appetite_for(const Ruleset& rules, const State& view, const Tactics& tactics, const Command& command) {
  if (command.verb == Verb::action) return appetite_for_action(tactics.appetite, command.action());
  if (command.verb == Verb::shoot) return tactics.appetite.shoot;
  if (command.verb != Verb::target) return 0;
  return tactics.appetite.long_pass * areas_between(rules, view, command.from());
}

/// How far from the ball a move or a pass leads, or begins.
int areas_from_ball(const Ruleset& rules, const State& view, const Command& command) {
  const auto& distance = rules.pitch.distance[index(view.ball)];
  if (is_move(command)) return std::min(distance[index(command.from())], distance[index(command.to())]);
  return command.verb == Verb::target ? distance[index(command.from())] : 0;
}

/// Every choice, best first: by what it brings at once, and the best of them by the whole turn where the
/// coach looks that far.
class Ranking {
 public:
  Ranking(const Ruleset& rules, const State& view, const Tactics& tactics, const Thinking& thinking,
          Random& random)
      : rules_(rules),
        view_(view),
        tactics_(tactics),
        ahead_(rules, view.agenda.top().team, tactics, thinking),
        random_(random) {}

  std::vector<Ranked> all() {
    if (view_.window.open) goes_on_ = ahead_.answer(view_);
    std::vector<Ranked> ranked = followed(seen(), Horizon::action);
    if (tactics_.looks_ahead == 0) return ranked;
    std::vector<Ranked> farther = followed(promising(ranked), Horizon::turn);
    return farther.empty() ? ranked : farther;
  }

 private:
  /// All legal choices but those that are passed over or overlooked.
  std::vector<Command> seen() {
    const CommandList list = legal(rules_, view_);
    std::vector<Command> seen;
    for (const Command& command : list)
      if (!passes_over(view_, command) && !is_overlooked(command)) seen.push_back(command);
    if (seen.empty()) seen.push_back(list[0]);
    return seen;
  }

  /// The first ones; in a series of moves besides to leave it at that, and what would be moved next at sight.
  std::vector<Command> promising(const std::vector<Ranked>& ranked) const {
    const std::size_t candidates = reach_of(tactics_).candidates;
    std::vector<Command> best;
    for (const auto& [command, worth, wish] : ranked)
      if (best.size() < candidates || command == goes_on_ || stays(command)) best.push_back(command);
    return best;
  }

  /// Best first; without moves that only inherit the worth of others. Those that time was left for.
  std::vector<Ranked> followed(const std::vector<Command>& commands, Horizon horizon) {
    const bool sifts = horizon == Horizon::turn || !reach_of(tactics_).sifts_late;
    const Worth going_on = goes_on_ ? ahead_.of(view_, *goes_on_, horizon) : Worth{};
    std::vector<Ranked> ranked;
    for (const Command& command : commands) {
      const Worth worth = command == goes_on_ ? going_on : ahead_.of(view_, command, horizon);
      if (ahead_.ended() && (horizon == Horizon::turn || !ranked.empty())) break;
      if (sifts && worth.value < going_on.value + least_gain && only_inherits(command)) continue;
      ranked.push_back({command, worth, worth.value + appetite(command) + (is_move(command) ? 0 : slip())});
    }
    std::ranges::stable_sort(ranked, std::greater{}, &Ranked::wish);
    return ranked;
  }

  /// A move is followed by whatever else is worth moving. It adds nothing to that if it does not better the
  /// position by itself.
  bool only_inherits(const Command& command) {
    return is_move(command) && command != goes_on_ &&
           ahead_.by_itself(view_, command) < ahead_.judged(view_).value + least_gain;
  }

  /// Whether the choice ends a series of moves.
  bool stays(const Command& command) const { return command.verb == Verb::done && view_.window.open; }

  bool is_overlooked(const Command& command) {
    const int away = areas_from_ball(rules_, view_, command);
    constexpr std::uint32_t parts = 1U << 16U;
    return away > 0 && random_.below(parts) < tactics_.overlooks * away * parts;
  }

  double appetite(const Command& command) const { return appetite_for(rules_, view_, tactics_, command); }

  /// What a careless coach overrates a choice by.
  double slip() {
    constexpr std::uint32_t parts = 1U << 16U;
    return tactics_.carelessness * random_.below(parts) / parts;
  }

  const Ruleset& rules_;
  const State& view_;
  const Tactics& tactics_;
  LookAhead ahead_;
  Random& random_;
  std::optional<Command> goes_on_;  ///< in a series of moves: the next one at sight, or to leave it at that
};

std::optional<Odds> odds_of(const std::vector<Odds>& all, const Command& command) {
  const auto found = std::ranges::find(all, command, &Odds::command);
  return found == all.end() ? std::nullopt : std::optional(*found);
}

double prospects_now(const Ruleset& rules, const State& view, const Tactics& tactics) {
  const Team team = view.agenda.top().team;
  return prospects(rules, view, team, judge(rules, view, team, tactics));
}

Random random_for(std::uint64_t seed, const State& view) { return {seed ^ hash(view), Stream::opponents}; }

bool sets_up(const State& state) {
  const auto pending = decision(state);
  return pending && pending->nature == Nature::set_up;
}

/// Where the team's other players go after the first of a set-up.
std::vector<Command> rest_of_set_up(const Ruleset& rules, const State& view, const Tactics& tactics,
                                    const Command& first) {
  const Team team = view.agenda.top().team;
  std::vector<Command> rest;
  State state = view;
  apply_unchecked(rules, state, first);
  while (sets_up(state) && decision(state)->team == team) {
    rest.push_back(preferences(rules, state, tactics, legal(rules, state)).front().command);
    apply_unchecked(rules, state, rest.back());
  }
  return rest;
}

std::vector<Advice> advice_of_tactics(const Ruleset& rules, const State& view, const Tactics& tactics,
                                      std::vector<Preference> named, std::size_t most) {
  const double total = total_weight(named);
  const double value = prospects_now(rules, view, tactics);
  const std::vector<Odds> all_odds = odds(rules, view);
  std::ranges::stable_sort(named, std::greater{}, &Preference::weight);
  std::vector<Advice> advice;
  for (const auto& [command, weight] : std::span(named).first(std::min(most, named.size())))
    advice.push_back(
        {.command = command, .value = value, .odds = odds_of(all_odds, command), .share = weight / total});
  if (sets_up(view)) advice.front().rest = rest_of_set_up(rules, view, tactics, advice.front().command);
  return advice;
}

}  // namespace

Command Coach::choose(const Ruleset& rules, const State& view, const Thinking& thinking) const {
  Random random = random_for(seed_, view);
  const Tactics& tactics = tactics_.in(rules);
  const CommandList list = legal(rules, view);
  if (const auto named = preferences(rules, view, tactics, list); !named.empty()) return draw(named, random);
  return Ranking(rules, view, tactics, thinking, random).all().front().command;
}

std::vector<Advice> Coach::advise(const Ruleset& rules, const State& view, std::size_t most,
                                  const Thinking& thinking) const {
  const Tactics& tactics = tactics_.in(rules);
  if (auto named = preferences(rules, view, tactics, legal(rules, view)); !named.empty())
    return advice_of_tactics(rules, view, tactics, std::move(named), most);
  Random random = random_for(seed_, view);
  std::vector<Ranked> ranked = Ranking(rules, view, tactics, thinking, random).all();
  const std::vector<Odds> all_odds = odds(rules, view);
  std::vector<Advice> advice;
  for (std::size_t at = 0; at < std::min(most, ranked.size()); ++at) {
    const Worth& other = ranked[at == 0 ? std::min<std::size_t>(1, ranked.size() - 1) : 0].worth;
    advice.push_back({.command = ranked[at].command,
                      .value = ranked[at].worth.value,
                      .odds = odds_of(all_odds, ranked[at].command),
                      .arguments = arguments_between(ranked[at].worth.terms, other.terms)});
  }
  return advice;
}

std::vector<Argument> arguments_between(const Judgement& one, const Judgement& other) {
  constexpr double noticeable = 0.005;
  constexpr std::size_t most = 3;
  std::vector<Argument> found;
  for (std::size_t term = 0; term < term_count; ++term)
    if (const double goals = one[term] - other[term]; std::abs(goals) >= noticeable)
      found.push_back({static_cast<Term>(term), goals});
  std::ranges::stable_sort(found, std::greater{}, [](const Argument& each) { return std::abs(each.goals); });
  if (found.size() > most) found.resize(most);
  return found;
}

std::vector<Argument> arguments_for(const Ruleset& rules, const State& view, const Tactics& tactics,
                                    const Command& command, const Command& other, const Thinking& thinking) {
  LookAhead ahead(rules, view.agenda.top().team, tactics.in(rules), thinking);
  const Worth worth = ahead.of(view, command, Horizon::turn);
  return arguments_between(worth.terms, ahead.of(view, other, Horizon::turn).terms);
}

}  // namespace fuba
