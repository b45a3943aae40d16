#include "fuba/odds.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "fuba/game.hpp"

namespace fuba {
namespace {

constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::half_ends) + 1;
constexpr std::array sides{Side::left, Side::middle, Side::right};

/// A chance as a whole number out of `certain`, so that adding up stays exact: no path takes more than twelve
/// dice, and a secret leaves three possibilities.
using Weight = std::uint64_t;
constexpr Weight certain = 3ULL * 2'176'782'336ULL;  // 3 x 6^12

Outcome outcome_of(ShotResult result) {
  switch (result) {
    case ShotResult::goal:
      return Outcome::goal;
    case ShotResult::corner:
      return Outcome::corner_for;
    case ShotResult::rebound:
      return Outcome::rebound;
    default:
      return Outcome::miss;
  }
}

/// What an event settles, as the team sees it; nothing where it leaves the outcome open.
std::optional<Outcome> outcome_of(const Event& event, Team team) {
  switch (event.kind) {
    case EventKind::shot: {
      const auto result = static_cast<ShotResult>(event.figures[3]);
      return result == ShotResult::again ? std::nullopt : std::optional{outcome_of(result)};
    }
    case EventKind::difficult_shot:
      return outcome_of(static_cast<ShotResult>(event.figures[2]));
    case EventKind::press:
      return event.figures[3] != 0 ? Outcome::win : Outcome::fail;
    case EventKind::penalty:
      return event.figures[4] != 0 ? Outcome::goal : Outcome::miss;
    case EventKind::half_ends:
      return Outcome::half_ends;
    case EventKind::restart:
      return event.team == team ? Outcome::corner_for : Outcome::corner_against;
    default:
      return std::nullopt;
  }
}

/// A free kick that waits for the card test of the foul is settled already.
std::optional<Outcome> awarded(const State& state, Team team) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    const Frame& frame = state.agenda[at];
    if (frame.step == Step::free_kick)
      return frame.team == team ? Outcome::free_kick_for : Outcome::free_kick_against;
    if (frame.step == Step::penalty_kick)
      return frame.team == team ? Outcome::penalty_for : Outcome::penalty_against;
  }
  return std::nullopt;
}

/// Adds up, for each outcome, the chances of the dice that lead to it.
class Enumeration {
 public:
  Enumeration(const Ruleset& rules, Team team) : rules_(rules), team_(team) {}

  void follow(const State& state, Weight weight) {
    const std::optional<Roll> pending = roll(state);
    const unsigned second_faces = pending->count == 2 ? 6 : 1;
    const Weight share = weight / 6 / second_faces;
    for (unsigned first = 1; first <= 6; ++first)
      for (unsigned second = 1; second <= second_faces; ++second)
        let_fall(state, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}, share);
  }

  std::vector<std::pair<Outcome, double>> chances() const {
    std::vector<std::pair<Outcome, double>> found;
    for (std::size_t at = 0; at < outcome_count; ++at)
      if (weights_[at] > 0)
        found.emplace_back(static_cast<Outcome>(at),
                           static_cast<double>(weights_[at]) / static_cast<double>(certain));
    return found;
  }

 private:
  void let_fall(const State& before, Dice dice, Weight weight) {
    State state = before;
    Events events;
    apply_dice(rules_, state, dice, &events);
    if (const auto outcome = settled(state, events))
      weights_[static_cast<std::size_t>(*outcome)] += weight;
    else
      follow(state, weight);
  }

  std::optional<Outcome> settled(const State& state, std::span<const Event> events) const {
    for (const Event& event : events)
      if (const auto outcome = outcome_of(event, team_)) return outcome;
    if (const auto outcome = awarded(state, team_)) return outcome;
    if (roll(state)) return std::nullopt;
    return state.control == team_ ? Outcome::keep : Outcome::lose;
  }

  const Ruleset& rules_;
  Team team_;
  std::array<Weight, outcome_count> weights_{};
};

bool hangs_on_dice(const State& state) {
  const auto pending = roll(state);
  return pending && (pending->purpose == Purpose::turn || pending->purpose == Purpose::goal_attempt ||
                     pending->purpose == Purpose::pressing || pending->purpose == Purpose::penalty);
}

State after(const Ruleset& rules, State state, const Command& command) {
  apply_unchecked(rules, state, command);
  return state;
}

/// The states that a choice may lead to, each as likely: what the other team hides is unknown.
std::vector<State> continuations(const Ruleset& rules, const State& state, const Command& command) {
  std::vector<State> states;
  if (command.verb == Verb::kick) {
    for (const Side dive : sides) {
      State guess = state;
      guess.secret_dive = dive;
      states.push_back(after(rules, guess, command));
    }
  } else if (command.verb == Verb::dive) {
    for (const Side kick : sides)
      states.push_back(after(rules, after(rules, state, command), commands::side(Verb::kick, kick)));
  } else {
    states.push_back(after(rules, state, command));
  }
  return states;
}

std::optional<double> control_check(const State& state) {
  if (roll(state)->purpose != Purpose::turn) return std::nullopt;
  return (7.0 - state.ball_value) / 6.0;
}

}  // namespace

std::string_view name(Outcome outcome) {
  constexpr std::array<std::string_view, outcome_count> names{"keep",          "lose",
                                                              "free-kick-for", "free-kick-against",
                                                              "penalty-for",   "penalty-against",
                                                              "corner",        "corner-against",
                                                              "rebound",       "goal",
                                                              "miss",          "win",
                                                              "fail",          "half-ends"};
  return names[static_cast<std::size_t>(outcome)];
}

std::vector<Odds> odds(const Ruleset& rules, const State& state) {
  std::vector<Odds> all;
  for (const Command& command : legal(rules, state)) {
    const std::vector<State> states = continuations(rules, state, command);
    if (!hangs_on_dice(states.front())) continue;
    Enumeration enumeration(rules, decision(state)->team);
    for (const State& next : states) enumeration.follow(next, certain / states.size());
    all.push_back({command, enumeration.chances(), control_check(states.front())});
  }
  return all;
}

}  // namespace fuba
