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

/// How many of the choices that look best are followed to the end of the turn.
constexpr std::size_t candidates = 5;

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

void sort_by_wish(std::vector<Ranked>& ranked) {
  std::ranges::stable_sort(ranked, std::greater{}, &Ranked::wish);
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
    std::vector<Ranked> ranked = at_sight();
    if (tactics_.looks_ahead > 0) look_ahead(ranked);
    return ranked;
  }

 private:
  std::vector<Ranked> at_sight() {
    std::vector<Ranked> ranked;
    for (const Command& command : legal(rules_, view_)) {
      if (ahead_.ended() && !ranked.empty()) break;
      const Worth worth = stays(command) ? ahead_.judged(view_) : ahead_.of(view_, command, Horizon::action);
      ranked.push_back({command, worth, worth.value + appetite(command) + slip()});
    }
    sort_by_wish(ranked);
    return ranked;
  }

  void look_ahead(std::vector<Ranked>& ranked) {
    std::vector<Ranked> seen;
    for (const Ranked& each : std::span(ranked).first(std::min(candidates, ranked.size()))) {
      const Worth worth = ahead_.of(view_, each.command, Horizon::turn);
      if (ahead_.ended()) break;
      seen.push_back({each.command, worth, worth.value + appetite(each.command) + slip()});
    }
    sort_by_wish(seen);
    if (!seen.empty()) ranked = std::move(seen);
  }

  /// Whether the choice ends a series of moves and changes nothing by itself.
  bool stays(const Command& command) const { return command.verb == Verb::done && view_.window.open; }

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
};

/// The terms in which a choice differs most from another.
std::vector<Argument> arguments(const Worth& worth, const Worth& other) {
  constexpr double noticeable = 0.005;
  constexpr std::size_t most = 3;
  std::vector<Argument> found;
  for (std::size_t term = 0; term < term_count; ++term)
    if (const double goals = worth.terms[term] - other.terms[term]; std::abs(goals) >= noticeable)
      found.push_back({static_cast<Term>(term), goals});
  std::ranges::stable_sort(found, std::greater{}, [](const Argument& each) { return std::abs(each.goals); });
  if (found.size() > most) found.resize(most);
  return found;
}

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
    rest.push_back(preferences(rules, state, tactics).front().command);
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
  if (const auto named = preferences(rules, view, tactics_); !named.empty()) return draw(named, random);
  return Ranking(rules, view, tactics_, thinking, random).all().front().command;
}

std::vector<Advice> Coach::advise(const Ruleset& rules, const State& view, std::size_t most,
                                  const Thinking& thinking) const {
  if (auto named = preferences(rules, view, tactics_); !named.empty())
    return advice_of_tactics(rules, view, tactics_, std::move(named), most);
  Random random = random_for(seed_, view);
  std::vector<Ranked> ranked = Ranking(rules, view, tactics_, thinking, random).all();
  const std::vector<Odds> all_odds = odds(rules, view);
  std::vector<Advice> advice;
  for (std::size_t at = 0; at < std::min(most, ranked.size()); ++at) {
    const Worth& other = ranked[at == 0 ? std::min<std::size_t>(1, ranked.size() - 1) : 0].worth;
    advice.push_back({.command = ranked[at].command,
                      .value = ranked[at].worth.value,
                      .odds = odds_of(all_odds, ranked[at].command),
                      .arguments = arguments(ranked[at].worth, other)});
  }
  return advice;
}

std::vector<Argument> arguments_for(const Ruleset& rules, const State& view, const Tactics& tactics,
                                    const Command& command, const Command& other, const Thinking& thinking) {
  LookAhead ahead(rules, view.agenda.top().team, tactics, thinking);
  const Worth worth = ahead.of(view, command, Horizon::turn);
  return arguments(worth, ahead.of(view, other, Horizon::turn));
}

}  // namespace fuba
