#include "fuba/odds.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "contests.hpp"
#include "control_check.hpp"
#include "enumeration.hpp"
#include "fuba/game.hpp"

namespace fuba {
namespace {

constexpr std::array sides{Side::left, Side::middle, Side::right};

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
    case EventKind::shoot_out_kick:
      return event.figures[4] != 0 ? Outcome::goal : Outcome::miss;
    case EventKind::half_ends:
      return Outcome::half_ends;
    case EventKind::slow_play:
      return event.figures[2] != 0 ? Outcome::booked : Outcome::unpunished;
    case EventKind::fresh_player:
      return event.figures[2] > 1 ? Outcome::two_points : Outcome::one_point;
    case EventKind::ball_value:
      return event.cause == Cause::skill ? std::optional{Outcome::new_value} : std::nullopt;
    case EventKind::var:
      return event.figures[2] != 0 ? Outcome::annulled : Outcome::stands;
    case EventKind::first_to_act:
      return event.team == team ? Outcome::acts_first : Outcome::acts_second;
    case EventKind::restart:
      if (static_cast<Restart>(event.figures[0]) == Restart::corner_kick)
        return event.team == team ? Outcome::corner_for : Outcome::corner_against;
      return event.team == team ? Outcome::keep : Outcome::lose;
    default:
      return std::nullopt;
  }
}

/// A free kick that has begun, or waits for the card test of the foul.
std::optional<Outcome> awarded(const State& state, std::span<const Event> events, Team team) {
  for (const Event& event : events) {
    if (event.kind != EventKind::restart) continue;
    const auto restart = static_cast<Restart>(event.figures[0]);
    if (restart == Restart::free_kick)
      return event.team == team ? Outcome::free_kick_for : Outcome::free_kick_against;
    if (restart == Restart::penalty_kick)
      return event.team == team ? Outcome::penalty_for : Outcome::penalty_against;
  }
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    const Frame& frame = state.agenda[at];
    if (frame.step == Step::free_kick)
      return frame.team == team ? Outcome::free_kick_for : Outcome::free_kick_against;
    if (frame.step == Step::penalty_kick)
      return frame.team == team ? Outcome::penalty_for : Outcome::penalty_against;
  }
  return std::nullopt;
}

/// Whether the stage in which it is settled who has the ball is behind in the turn that is under way: the
/// control check, or the ball's movement where a high value can lose it.
bool ball_settled(const Ruleset& rules, const State& state) {
  const TurnStage last =
      rules.plays(TurnStage::ball_movement) ? TurnStage::ball_movement : TurnStage::control_check;
  const Frame& bottom = state.agenda[0];
  const auto stage = std::ranges::find(rules.turn, last) - rules.turn.begin();
  return bottom.step == Step::turn && bottom.number > stage;
}

/// Whether it has been settled on the way, in a turn that may be over: the next target is asked for then.
bool ball_settled_by(const Ruleset& rules, std::span<const Event> events) {
  const EventKind sign = rules.plays(TurnStage::ball_movement) ? EventKind::target : EventKind::control_check;
  return std::ranges::any_of(events, [&](const Event& event) {
    return event.kind == EventKind::actions_skipped || event.kind == sign;
  });
}

/// Whether the winner of a contest has the ball or a set piece, not a card or moves.
bool contest_is_for_ball(const Ruleset& rules, const State& state) {
  using Contest = SpecialEvent::Contest;
  const Contest contest = rules.special_events[state.turn.event].contest;
  return contest != Contest::card && contest != Contest::free_moves && contest != Contest::value;
}

/// Whether the pending dice can change who has the ball: tiredness costs points, and only the contests of
/// special events look at those; time can only end the half where nobody acts any more; cards drawn are not
/// played, and who is hurt counts where an empty target passes the check.
bool dice_matter(const Ruleset& rules, const State& state) {
  switch (roll(state)->purpose) {
    case Purpose::tiredness:
      return engine::contest_ahead(rules, state);
    case Purpose::contest:
      return contest_is_for_ball(rules, state);
    case Purpose::event_time:
      return state.turn.actions_skipped;
    case Purpose::injury:
      return rules.policies.automatic_check;
    case Purpose::draw:
      return false;
    default:
      return true;
  }
}

/// Whether nobody acts any more: a special event skips the action stages of the half's last turn.
bool half_ends_next(const State& state) { return state.turn.last && state.turn.actions_skipped; }

/// Judges by the first outcome that a team sees.
class FirstOutcome {
 public:
  static constexpr std::size_t outcomes = outcome_count;

  /// `until_settled`: nothing more counts once it is settled who has the ball in this turn.
  FirstOutcome(const Ruleset& rules, Team team, bool until_settled)
      : rules_(rules), team_(team), until_settled_(until_settled) {}

  std::optional<std::size_t> settled(const State& state, std::span<const Event> events) const {
    const auto outcome = outcome_at(state, events);
    return outcome ? std::optional{static_cast<std::size_t>(*outcome)} : std::nullopt;
  }
  bool matter(const State& state) const {
    if (!until_settled_ && roll(state)->purpose != Purpose::tiredness) return true;
    return dice_matter(rules_, state);
  }

  /// Once the special event is rolled for, only contests look at condition points.
  State reduced(const State& state) const {
    if (!until_settled_ || roll(state)->purpose != Purpose::special_event) return state;
    return engine::with_points_of_contest(rules_, state);
  }
  Command answer(const State& state) const { return modest_answer(rules_, state); }

 private:
  std::optional<Outcome> outcome_at(const State& state, std::span<const Event> events) const {
    if (const auto pictures = std::ranges::find(events, EventKind::var, &Event::kind);
        pictures != events.end())
      return outcome_of(*pictures, team_);
    if (const auto outcome = awarded(state, events, team_)) return outcome;
    for (const Event& event : events)
      if (const auto outcome = outcome_of(event, team_)) return outcome;
    if (!until_settled_ || half_ends_next(state)) return std::nullopt;
    if (!ball_settled_by(rules_, events) && !ball_settled(rules_, state)) return std::nullopt;
    return state.control == team_ ? Outcome::keep : Outcome::lose;
  }

  const Ruleset& rules_;
  Team team_;
  bool until_settled_;
};

using Enumeration = engine::Enumeration<FirstOutcome>;

bool waits_for_chance(const Ruleset& rules, const State& state) {
  const auto pending = roll(state);
  if (!pending) return false;
  switch (pending->purpose) {
    case Purpose::turn:
    case Purpose::goal_attempt:
    case Purpose::pressing:
    case Purpose::penalty:
    case Purpose::shoot_out:
    case Purpose::slow_play:
    case Purpose::fresh_player:
    case Purpose::card_contest:
    case Purpose::var:
      return true;
    case Purpose::special_event:
      return !ball_settled(rules, state);
    case Purpose::card: {
      const auto card = static_cast<Skill>(state.agenda.top().number);
      return !ball_settled(rules, state) || card == Skill::aggressive_striker || card == Skill::fanatic_fans;
    }
    default:
      return false;
  }
}

/// The state after a choice, with the skill cards of both teams, the path of a pass and the goalkeepers left
/// as they are.
State after(const Ruleset& rules, State state, const Command& command) {
  apply_unchecked(rules, state, command);
  while (const auto pending = decision(state)) {
    if (pending->kind != DecisionKind::use && pending->kind != DecisionKind::via &&
        pending->kind != DecisionKind::sweep)
      break;
    apply_unchecked(rules, state, modest_answer(rules, state));
  }
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

/// The chance that the control check is passed if no special event comes between.
std::optional<double> control_check(const Ruleset& rules, const State& state) {
  if (roll(state)->purpose != Purpose::turn) return std::nullopt;
  if (engine::passes_by_itself(rules, state)) return 1;
  const double not_above = state.ball_value / 6.0;
  if (rules.policies.control == Policies::Control::one_die_above) return 1 - not_above * not_above;
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
                                                              "fail",          "half-ends",
                                                              "booked",        "unpunished",
                                                              "one-point",     "two-points",
                                                              "acts-first",    "acts-second",
                                                              "new-value",     "annulled",
                                                              "stands"};
  static_assert(!names.back().empty());
  return names[static_cast<std::size_t>(outcome)];
}

bool hangs_on_dice(const Ruleset& rules, const State& state, const Command& command) {
  return waits_for_chance(rules, continuations(rules, state, command).front());
}

std::vector<Odds> odds(const Ruleset& rules, const State& state) {
  std::vector<Odds> all;
  for (const Command& command : legal(rules, state)) {
    const std::vector<State> states = continuations(rules, state, command);
    if (!waits_for_chance(rules, states.front())) continue;
    Enumeration enumeration(rules, {rules, decision(state)->team, !ball_settled(rules, states.front())});
    Enumeration::Chances sum{};
    for (const State& next : states) {
      const Enumeration::Chances chances = enumeration.of(next);
      for (std::size_t at = 0; at < outcome_count; ++at) sum[at] += chances[at];
    }
    all.push_back({command, {}, control_check(rules, states.front())});
    for (std::size_t at = 0; at < outcome_count; ++at) {
      if (sum[at] > 0)
        all.back().chances.emplace_back(
            static_cast<Outcome>(at), static_cast<double>(sum[at] / static_cast<long double>(states.size())));
    }
  }
  return all;
}

}  // namespace fuba
