#include "fuba/story/trial_watch.hpp"

#include <array>

namespace fuba {
namespace {

/// What the first dice of a trial are for.
std::optional<Aim> aim_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::turn:
      return Aim::keep_ball;
    case Purpose::goal_attempt:
    case Purpose::penalty:
      return Aim::score;
    case Purpose::pressing:
      return Aim::win_ball;
    default:
      return std::nullopt;
  }
}

/// Of those that end with the aim reached or missed; nothing where there are none.
std::optional<double> chance_of(const Prospect& prospect) {
  const double decided = prospect.reached + prospect.missed;
  if (decided <= 0) return std::nullopt;
  return prospect.reached / decided;
}

/// The shooter does not know where the goalkeeper will dive.
double penalty_chance(const Ruleset& rules, const State& state, Team team) {
  constexpr std::array dives{Side::left, Side::middle, Side::right};
  double sum = 0;
  for (const Side dive : dives) {
    State guess = state;
    guess.secret_dive = dive;
    sum += prospect(rules, guess, Aim::score, team).reached;
  }
  return sum / static_cast<double>(dives.size());
}

}  // namespace

std::optional<Decided> TrialWatch::watch(const State& before, const Entry& entry) {
  const Throw* fallen = entry.fallen();
  if (fallen != nullptr && aim_of(fallen->roll.purpose)) begin(before, fallen->roll);
  if (!open_) return std::nullopt;
  if (fallen == nullptr) standing_.reset();
  if (fallen != nullptr && !standing_) standing_ = chance_in(before);

  const Prospect now = prospect(rules_, entry.after, open_->aim, open_->team, entry.events);
  if (fallen != nullptr) {
    open_->luck += worth(now) - *standing_;
    standing_ = worth(now);
  }
  if (!now.settled) return std::nullopt;
  Decided decided = *open_;
  open_.reset();
  if (now.reached + now.missed <= 0) return std::nullopt;
  decided.success = now.reached > 0;
  return decided;
}

/// Nothing is tried where no dice could bring it to an end.
void TrialWatch::begin(const State& before, const Roll& roll) {
  const Aim aim = *aim_of(roll.purpose);
  const Team team = roll.rolled_by[0];
  const Prospect first = prospect(rules_, before, aim, team);
  open_.reset();
  const auto chance = chance_of(first);
  if (!chance) return;
  open_ = Decided{.aim = aim, .team = team, .chance = *chance};
  standing_ = *chance;
  if (roll.purpose == Purpose::penalty) open_->chance = penalty_chance(rules_, before, team);
}

double TrialWatch::chance_in(const State& state) const {
  return worth(prospect(rules_, state, open_->aim, open_->team));
}

/// What never comes to a decision changes nothing.
double TrialWatch::worth(const Prospect& prospect) const {
  return prospect.reached + (1 - prospect.reached - prospect.missed) * open_->chance;
}

}  // namespace fuba
