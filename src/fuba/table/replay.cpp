#include "fuba/table/replay.hpp"

#include <algorithm>

#include "app/window/team_names.hpp"
#include "fuba/table/chances.hpp"

namespace fuba::app {
namespace {

constexpr float reading_time = 1100;  ///< for a choice, until it is made
constexpr float glance_time = 350;    ///< where a team lets something go by
constexpr float placing_time = 120;   ///< for one piece of a set-up

/// How long a choice is shown before it is made.
float time_for(const Entry& entry) {
  const Choice* choice = entry.choice();
  if (choice == nullptr) return 0;
  switch (choice->command.verb) {
    case Verb::place:
    case Verb::place_keeper:
      return placing_time;
    case Verb::done:
    case Verb::pass:
      return glance_time;
    default:
      return reading_time;
  }
}

/// What nobody at the table knows is taken out.
State without_secrets(const State& state) { return seen_by(seen_by(state, Team::home), Team::away); }

/// What the teams have chosen but not shown lies open.
State with_secrets(State state) {
  for (const Team team : teams) {
    TeamState& side = state.side(team);
    const Formation& chosen = state.secret_formation[index(team)];
    if (chosen.chosen()) side.formation = chosen;
    side.skills_used = side.skills;
  }
  return state;
}

void repeat(Match& match, const Entry& entry) {
  if (const Choice* choice = entry.choice())
    static_cast<void>(match.replay(choice->command));
  else
    match.replay(entry.fallen()->dice);
}

}  // namespace

Replay::Replay(Match match, std::vector<State> snapshots, const Words& words, bool still)
    : match_(std::move(match)),
      snapshots_(std::move(snapshots)),
      words_(words.of_edition(rules().id)),
      names_{team_names(match_.info(), words)},
      timeline_(match_, snapshots_),
      log_(log_of(match_, words_, names_)),
      still_(still) {
  show(0);
}

const State& Replay::state_at(std::size_t place) const {
  const Journal& journal = match_.journal();
  if (place > journal.size()) return snapshots_[place - journal.size() - 1];
  return place == 0 ? match_.start() : journal[place - 1].after;
}

State Replay::seen(const State& state) const {
  return secrets_shown_ ? with_secrets(state) : without_secrets(state);
}

/// The entries between two places, as they are seen.
Recording Replay::between(std::size_t from, std::size_t to) const {
  Recording all = recorded(rules(), state_at(from), std::span(match_.journal()).subspan(from, to - from));
  for (State& state : all.states) state = seen(state);
  return all;
}

std::string Replay::question() const {
  return decision_ ? fuba::question(words_, *decision_, view_, names_) : std::string();
}

std::span<const LogLine> Replay::log() const {
  const std::size_t seen = animation_.running() ? place_before_ : place_;
  const auto end = std::ranges::lower_bound(log_, seen, {}, &LogLine::entry);
  return {log_.begin(), end};
}

std::string Replay::standing_at(std::size_t place) const {
  const State& state = state_at(place);
  return moment(words_, state) + "   " + std::to_string(state.score[0]) + " : " +
         std::to_string(state.score[1]);
}

std::string Replay::told(const Mark& mark) const {
  constexpr std::array<std::string_view, 6> keys{"mark-goal",     "mark-yellow-card", "mark-red-card",
                                                 "mark-turnover", "mark-half",        "mark-note"};
  if (mark.kind == MarkKind::note) {
    const auto note = std::ranges::find(match_.notes(), mark.place, &Note::at);
    return note->text;
  }
  return fuba::ui(words_, keys[static_cast<std::size_t>(mark.kind)], {{"team", names_[mark.team]}});
}

void Replay::show(std::size_t place) {
  place_ = place;
  view_ = seen(state_at(place));
  const State& state = state_at(place);
  decision_ = fuba::decision(state);
  tray_ = beyond_journal() ? std::vector<TrayRoll>() : tray_of(std::span(match_.journal()).first(place));
  choice_.reset();
  odds_.forget();
  waited_ = 0;
  if (!decision_ || hides_choice() || place >= match_.journal().size()) return;
  const Choice* made = match_.journal()[place].choice();
  if (made == nullptr) return;
  const State seen = seen_by(state, made->team);
  choice_ = WatchedChoice{made->team, made->command, label(words_, made->command, seen)};
  odds_.ask(match_.shared_rules(), seen);
}

std::optional<Chance> Replay::chance() const {
  return choice_ ? chance_of(words_, odds_.known(), choice_->command) : std::nullopt;
}

void Replay::go_to(std::size_t place) {
  animation_.skip();
  show(timeline_.nearest(std::min(place, timeline_.end())));
}

void Replay::go_on(Stride stride) {
  if (const auto place = timeline_.next(place_, stride)) go_to(*place);
}

void Replay::go_back(Stride stride) {
  if (const auto place = timeline_.previous(place_, stride)) go_to(*place);
}

void Replay::step() {
  const auto place = timeline_.next(place_, Stride::choice);
  if (!place) return;
  animation_.skip();
  if (*place > match_.journal().size()) return show(*place);
  place_before_ = place_;
  const State before = view_;
  const std::vector<TrayRoll> tray = tray_;
  show(*place);
  animation_.play(before, tray, between(place_before_, place_), rules(), still_ ? 0 : factor());
}

void Replay::play() {
  if (at_end()) go_to(0);
  playing_ = true;
  waited_ = 0;
}

float Replay::factor() const {
  constexpr std::array<float, speed_count> factors{1.8F, 1.0F, 0.5F, 0.2F};
  return factors[static_cast<std::size_t>(speed_)];
}

bool Replay::advance(float milliseconds) {
  if (animation_.running()) return animation_.advance(milliseconds);
  if (!playing_) return false;
  waited_ += milliseconds;
  const bool known = place_ < match_.journal().size();
  if (waited_ < factor() * (known ? time_for(match_.journal()[place_]) : reading_time)) return false;
  step();
  playing_ = !at_end();
  return true;
}

void Replay::show_secrets(bool shown) {
  secrets_shown_ = shown;
  animation_.skip();
  show(place_);
}

std::string Replay::note() const {
  const auto found = std::ranges::find(match_.notes(), place_, &Note::at);
  return found == match_.notes().end() ? std::string() : found->text;
}

void Replay::write(const std::string& text) {
  match_.write({place_, text});
  timeline_ = Timeline(match_, snapshots_);
}

Match Replay::from_here(DiceSource dice) const {
  const State& start = beyond_journal() ? state_at(place_) : match_.start();
  Match match(match_.shared_rules(), start, std::move(dice));
  match.set_info(match_.info());
  if (beyond_journal()) return match;
  for (const Entry& entry : std::span(match_.journal()).first(place_)) repeat(match, entry);
  for (const Note& note : match_.notes())
    if (note.at <= place_) match.write(note);
  return match;
}

}  // namespace fuba::app
