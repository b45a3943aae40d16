#include "fuba/table/target_outlook.hpp"

#include <algorithm>
#include <tuple>

#include "fuba/game.hpp"
#include "fuba/table/chances.hpp"

namespace fuba::app {
namespace {

constexpr double highest_value = 6;
/// In most turns it is rarer that nobody comes to act, and goes without saying.
constexpr double often_nobody = 0.1;

const Foresight* foresight_of(const MatchPlay& play, const Command& target) {
  const auto& all = play.odds().foresights();
  const auto found = std::ranges::find(all, target, &Foresight::command);
  return found == all.end() ? nullptr : &*found;
}

double keeps(const MatchPlay& play, const Command& target) {
  const auto& all = play.odds().known();
  const auto found = std::ranges::find(all, target, &Odds::command);
  return found == all.end() ? 0 : static_cast<double>(likelihood(*found));
}

/// From 0 to 1, the more the better.
double worth(const MatchPlay& play, const Command& target, Measure measure) {
  if (measure == Measure::keep) return keeps(play, target);
  const Foresight* then = foresight_of(play, target);
  if (then == nullptr) return 0;
  const std::size_t us = index(play.decision()->team);
  if (measure == Measure::first) return then->acts_first[us];
  if (measure == Measure::goal) return then->goal[us];
  return then->mean_value() > 0 ? 1 - then->mean_value() / (highest_value + 1) : 0;
}

std::string mean_value(const Words& words, const Foresight& then) {
  return words::number(words, then.mean_value(), 1);
}

/// The value against which the die of the control check will count, where it is known before the dice.
std::optional<int> value_on_arrival(const MatchPlay& play, const Command& target) {
  const State then = play.after(target);
  if (!roll(then) || roll(then)->purpose != Purpose::turn || then.ball != target.from()) return std::nullopt;
  return then.ball_value;
}

}  // namespace

Chance outlook(const MatchPlay& play, const Command& target, Measure measure) {
  const double value = worth(play, target, measure);
  Chance chance;
  chance.value = static_cast<float>(value);
  chance.good = value >= 0.5;
  const Foresight* then = foresight_of(play, target);
  const bool of_the_ball = measure == Measure::value && then != nullptr;
  chance.percent = of_the_ball ? mean_value(play.words(), *then) : percent(play.words(), value);
  return chance;
}

std::string outlook_lines(const MatchPlay& play, const Command& target) {
  const Foresight* then = foresight_of(play, target);
  if (then == nullptr) return {};
  const Team team = play.decision()->team;
  const auto part = [&](double value) { return percent(play.words(), value); };
  std::string lines;
  if (const auto value = value_on_arrival(play, target))
    lines = fuba::ui(play.words(), "target-arrives", {{"value", std::to_string(*value)}}) + "\n";
  lines += fuba::ui(play.words(), "target-outlook",
                    {{"us", part(then->acts_first[index(team)])},
                     {"them", part(then->acts_first[index(opponent(team))])},
                     {"value", mean_value(play.words(), *then)},
                     {"goal", part(then->goal[index(team)])},
                     {"conceded", part(then->goal[index(opponent(team))])}});
  if (then->no_action < often_nobody) return lines;
  return lines + "\n" + fuba::ui(play.words(), "target-no-action", {{"share", part(then->no_action)}});
}

void sort_targets(const MatchPlay& play, std::vector<Listed>& list, Measure measure) {
  const auto rank = [&](const Listed& listed) {
    const Command& target = *listed.command;
    return std::tuple(worth(play, target, measure), worth(play, target, Measure::goal),
                      worth(play, target, Measure::first));
  };
  const auto targets = std::ranges::partition(
      list, [](const Listed& listed) { return listed.command && listed.command->verb == Verb::target; });
  std::stable_sort(list.begin(), targets.begin(),
                   [&](const Listed& a, const Listed& b) { return rank(a) > rank(b); });
}

}  // namespace fuba::app
