#include "fuba/story/teller.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "fuba/story/momentum.hpp"

namespace fuba {
namespace {

constexpr std::array incident_kinds{
    EventKind::substitution, EventKind::formation_changed, EventKind::injured,   EventKind::returned,
    EventKind::tired,        EventKind::weather,           EventKind::coach_off, EventKind::var};

bool is_incident(EventKind kind) { return std::ranges::find(incident_kinds, kind) != incident_kinds.end(); }

bool chooses(const Entry& entry, Verb verb) {
  const Choice* choice = entry.choice();
  return choice != nullptr && choice->command.verb == verb;
}

Moment moment_of(const State& state) {
  return {.entry = 0, .half = state.half, .minute = state.minute, .stoppage = state.stoppage};
}

/// Whether a turn is under way that began before this state.
bool in_a_turn(const State& state) {
  return state.agenda[0].step == Step::turn && state.turn.target != Area::none;
}

/// Whether the attempt that is about to be made is straight from a free kick.
bool from_free_kick(const State& state) {
  const Frame& frame = state.agenda.top();
  const bool attempt = frame.step == Step::goal_attempt || frame.step == Step::guarded_attempt;
  return attempt && frame.number != 0;
}

DiceSum& sum_of(std::vector<DiceSum>& sums, Purpose purpose) {
  const auto place = std::ranges::lower_bound(sums, purpose, {}, &DiceSum::purpose);
  if (place != sums.end() && place->purpose == purpose) return *place;
  return *sums.insert(place, {.purpose = purpose});
}

}  // namespace

Teller::Teller(const Match& match)
    : match_(match),
      watch_(match.rules()),
      before_(match.start()),
      now_(moment_of(before_)),
      value_(before_.ball_value) {
  story_.info = match.info();
  story_.edition = match.rules().id;
  story_.options = match.rules().options;
  story_.notes = match.notes();
  if (in_a_turn(before_)) begin_turn(before_.turn.began_with, before_.turn.start);
}

/// A free kick straight at goal begins a turn without a target.
void Teller::tell(const Entry& entry) {
  if (chooses(entry, Verb::shoot)) begin_turn(before_.control, before_.ball);
  target_chosen_ = chooses(entry, Verb::target);
  ++now_.entry;
  if (const Throw* fallen = entry.fallen()) count_dice(*fallen);
  for (const Event& event : entry.events) read(event);
  if (const auto decided = watch_.watch(before_, entry)) record(*decided);
  before_ = entry.after;
  value_ = before_.ball_value;
}

void Teller::count_dice(const Throw& fallen) {
  if (fallen.roll.purpose == Purpose::draw) return;
  for (std::size_t die = 0; die < fallen.roll.count; ++die) {
    DiceSum& sum = sum_of(of(fallen.roll.rolled_by[die]).dice, fallen.roll.purpose);
    ++sum.count;
    sum.pips += fallen.dice[die];
  }
}

void Teller::read(const Event& event) {
  read_trial(event);
  if (is_incident(event.kind)) story_.incidents.push_back({now_, event});
  switch (event.kind) {
    case EventKind::clock:
      read_clock(event);
      break;
    case EventKind::half_begins:
      begin_half(event.figures[0]);
      break;
    case EventKind::half_ends:
      hand_on_minutes();
      break;
    case EventKind::target:
      begin_turn(event.team, event.from);
      break;
    case EventKind::ball_value:
      value_ = event.figures[1];
      break;
    case EventKind::goal:
      story_.goals.push_back({now_, event.team, {event.figures[0], event.figures[1]}});
      ++of(event.team).goals;
      break;
    case EventKind::yellow_card:
      story_.bookings.push_back({now_, event.team, Card::yellow});
      ++of(event.team).yellow;
      break;
    case EventKind::red_card:
      story_.bookings.push_back({now_, event.team, Card::red});
      ++of(event.team).red;
      break;
    case EventKind::substitution:
      ++of(event.team).substitutions;
      break;
    case EventKind::injured:
      ++of(event.team).injuries;
      break;
    default:
      break;
  }
}

/// When something is tried, and what a shot comes to.
void Teller::read_trial(const Event& event) {
  switch (event.kind) {
    case EventKind::control_check:
    case EventKind::press:
      tried_ = now_;
      break;
    case EventKind::shot:
      shot_ = {.when = now_,
               .team = event.team,
               .from = event.from,
               .kind = from_free_kick(before_) ? ShotKind::free_kick : ShotKind::open_play,
               .result = static_cast<ShotResult>(event.figures[3])};
      break;
    case EventKind::penalty:
      shot_ = {.when = now_,
               .team = event.team,
               .from = before_.ball,
               .kind = ShotKind::penalty,
               .result = event.figures[4] != 0 ? ShotResult::goal : ShotResult::miss};
      break;
    case EventKind::difficult_shot:
    case EventKind::rebound:
      shot_.result = static_cast<ShotResult>(event.figures[2]);
      break;
    default:
      break;
  }
}

void Teller::record(const Decided& decided) {
  TeamStory& own = of(decided.team);
  TeamStory& other = of(opponent(decided.team));
  if (decided.aim == Aim::score) {
    record_shot(decided);
    own.luck_in_shots += decided.luck;
    other.luck_in_shots -= decided.luck;
    return;
  }
  const bool check = decided.aim == Aim::keep_ball;
  (check ? story_.checks : story_.presses).push_back({tried_, decided.team, decided.chance, decided.success});
  Tally& tally = check ? own.checks : own.presses;
  ++tally.tried;
  tally.won += decided.success ? 1 : 0;
  tally.expected += decided.chance;
  (check ? own.luck_in_checks : own.luck_in_presses) += decided.luck;
  (check ? other.luck_in_checks : other.luck_in_presses) -= decided.luck;
}

/// A goal that the pictures take back is a miss.
void Teller::record_shot(const Decided& decided) {
  Shot shot = shot_;
  shot.chance = decided.chance;
  if (shot.result == ShotResult::goal && !decided.success) shot.result = ShotResult::miss;
  story_.shots.push_back(shot);
  TeamStory& own = of(decided.team);
  ++own.shots;
  own.expected_goals += decided.chance;
}

void Teller::read_clock(const Event& event) {
  now_.minute = event.figures[1];
  now_.stoppage = event.figures[2];
  const int minutes = event.figures[3];
  if (event.cause == Cause::restart_time)
    kick_minutes_ += minutes;
  else
    add_minutes(minutes);
}

/// Where a target is chosen, the turn began with the question.
void Teller::begin_turn(Team team, Area ball) {
  Moment when = now_;
  if (target_chosen_) --when.entry;
  story_.turns.push_back({.when = when, .team = team, .ball = ball, .value = value_});
  ++of(team).turns;
  ++story_.ball_turns[index(ball)];
  hand_on_minutes();
}

void Teller::begin_half(int half) {
  now_.half = half;
  now_.minute = match_.rules().end_of_half(half - 1) + match_.rules().clock.first_square;
  now_.stoppage = 0;
}

void Teller::hand_on_minutes() { add_minutes(std::exchange(kick_minutes_, 0)); }

/// To the turn under way.
void Teller::add_minutes(int minutes) {
  if (story_.turns.empty()) return;
  TurnStory& turn = story_.turns.back();
  turn.minutes += minutes;
  of(turn.team).minutes += minutes;
  story_.ball_minutes[index(turn.ball)] += minutes;
}

Story Teller::finished() {
  const State& state = match_.state();
  story_.over = match_.over();
  story_.end = now_;
  story_.score = {state.score[0], state.score[1]};
  add_momentum(match_.rules().pitch, story_);
  return std::move(story_);
}

}  // namespace fuba
