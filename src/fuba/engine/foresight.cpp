#include "fuba/foresight.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <unordered_map>

#include "enumeration.hpp"
#include "fuba/odds.hpp"
#include "goal_attempt.hpp"

namespace fuba {
namespace {

/// What is counted, at the head of the six ball values.
enum Count : std::size_t { home_first, away_first, no_action, home_goal, away_goal, first_value };

constexpr std::size_t foreseen = first_value + 6;

/// Judges by how it stands when an action is due.
class FirstAction {
 public:
  static constexpr std::size_t outcomes = foreseen;
  using Shares = std::array<long double, outcomes>;

  FirstAction(const Ruleset& rules, Team team) : rules_(rules), team_(team) {}

  std::optional<Shares> settled(const State& state, std::span<const Event>) {
    if (is_over(state)) return nothing_more();
    const auto pending = decision(state);
    if (!pending) return std::nullopt;
    if (pending->kind == DecisionKind::action) return standing(state, pending->team);
    return begins_anew(pending->nature) ? std::optional{nothing_more()} : std::nullopt;
  }
  /// No action looks at what tired men lose, at cards that are drawn or at minutes; only contests do.
  bool matter(const State& state) const {
    switch (roll(state)->purpose) {
      case Purpose::tiredness:
        return engine::contest_ahead(rules_, state);
      case Purpose::event_time:
      case Purpose::draw:
        return false;
      default:
        return true;
    }
  }
  State reduced(const State& state) const {
    return roll(state)->purpose == Purpose::special_event ? engine::with_points_of_contest(rules_, state)
                                                          : state;
  }
  Command answer(const State& state) const { return modest_answer(rules_, state); }

 private:
  static Shares nothing_more() {
    Shares shares{};
    shares[no_action] = 1;
    return shares;
  }

  Shares standing(const State& state, Team first) {
    Shares shares{};
    shares[home_first + index(first)] = 1;
    shares[home_goal + index(first)] = goal(state, first);
    if (state.control == team_) shares[first_value + state.ball_value - 1U] = 1;
    return shares;
  }

  /// The chance that a shot scores; time changes nothing about it.
  double goal(const State& state, Team team) {
    if (engine::refuse_shot(rules_, state, team)) return 0;
    State timeless = state;
    timeless.minute = 0;
    timeless.turn.dice = {};
    for (const Team each : teams) timeless.side(each).condition = {};
    const std::uint64_t key = fingerprint(timeless);
    const auto known = goals_.find(key);
    if (known != goals_.end()) return known->second;
    return goals_[key] = shot(state, team);
  }

  double shot(State state, Team team) const {
    Events events;
    apply_unchecked(rules_, state, commands::act(Action::shoot), &events);
    return prospect(rules_, state, Aim::score, team, events).reached;
  }

  const Ruleset& rules_;
  Team team_;
  std::unordered_map<std::uint64_t, double> goals_;
};

Foresight foresight(const Command& command, std::span<const long double, foreseen> chances) {
  Foresight seen{.command = command};
  const auto chance = [&](std::size_t at) { return static_cast<double>(chances[at]); };
  for (const Team team : teams) {
    seen.acts_first[index(team)] = chance(home_first + index(team));
    seen.goal[index(team)] = chance(home_goal + index(team));
  }
  seen.no_action = chance(no_action);
  for (std::size_t value = 0; value < seen.value.size(); ++value)
    seen.value[value] = chance(first_value + value);
  return seen;
}

}  // namespace

double Foresight::mean_value() const {
  double sum = 0;
  for (std::size_t at = 0; at < value.size(); ++at) sum += static_cast<double>(at + 1) * value[at];
  const double kept = std::accumulate(value.begin(), value.end(), 0.0);
  return kept > 0 ? sum / kept : 0;
}

std::vector<Foresight> foresights(const Ruleset& rules, const State& state) {
  std::vector<Foresight> all;
  const auto pending = decision(state);
  if (!pending || pending->kind != DecisionKind::target) return all;
  engine::Enumeration enumeration(rules, FirstAction(rules, pending->team));
  for (const Command& command : legal(rules, state)) {
    State next = state;
    Events events;
    apply_unchecked(rules, next, command, &events);
    all.push_back(foresight(command, enumeration.from(next, events)));
  }
  return all;
}

}  // namespace fuba
