#include "stw/table/replay.hpp"

#include <algorithm>

namespace stw::app {
namespace {

using tabletop::Mark;
using tabletop::MarkKind;
using tabletop::Stride;

constexpr float reading_time = 900;  ///< for a choice, until it is made
constexpr float glance_time = 200;   ///< for a pawn that is placed, and a die that is thrown

float time_for(const Entry& entry) {
  const Choice* choice = entry.choice();
  if (choice == nullptr) return 0;
  switch (choice->command.verb) {
    case Verb::move:
    case Verb::ball:
    case Verb::dribble:
    case Verb::keeper:
      return reading_time;
    default:
      return glance_time;
  }
}

void repeat(Match& match, const Entry& entry) {
  if (const Choice* choice = entry.choice())
    static_cast<void>(match.replay(choice->command));
  else
    match.replay(entry.fallen()->dice);
}

}  // namespace

Replay::Replay(Match match, const Words& words, bool still)
    : match_(std::move(match)),
      words_(words),
      names_{match_.info().names},
      timeline_(match_),
      log_(log_of(match_, words_, names_)),
      still_(still) {
  show(0);
}

const State& Replay::state_at(std::size_t place) const {
  return place == 0 ? match_.start() : match_.journal()[place - 1].after;
}

const Choice* Replay::choice() const {
  return place_ < match_.journal().size() ? match_.journal()[place_].choice() : nullptr;
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
  if (mark.kind == MarkKind::note) return std::ranges::find(match_.notes(), mark.place, &Note::at)->text;
  return ui(words_, keys[static_cast<std::size_t>(mark.kind)], {{"team", names_[mark.team]}});
}

void Replay::show(std::size_t place) {
  place_ = place;
  tray_ = tray_of(std::span(match_.journal()).first(place));
  waited_ = 0;
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
  const auto next = timeline_.next(place_, Stride::choice);
  if (!next) return;
  animation_.skip();
  place_before_ = place_;
  const State before = view();
  const TrayRoll tray = tray_;
  show(*next);
  const auto entries = std::span(match_.journal()).subspan(place_before_, place_ - place_before_);
  animation_.play(before, tray, entries, still_ ? 0 : factor());
}

void Replay::play() {
  if (at_end()) go_to(0);
  playing_ = true;
  waited_ = 0;
}

float Replay::factor() const {
  constexpr std::array<float, fuba::app::speed_count> factors{1.8F, 1.0F, 0.5F, 0.2F};
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

std::string Replay::note() const {
  const auto found = std::ranges::find(match_.notes(), place_, &Note::at);
  return found == match_.notes().end() ? std::string() : found->text;
}

void Replay::write(const std::string& text) {
  match_.write({place_, text});
  timeline_ = Timeline(match_);
}

Match Replay::from_here(DiceSource dice) const {
  Match match(match_.shared_rules(), match_.start(), std::move(dice));
  match.set_info(match_.info());
  for (const Entry& entry : std::span(match_.journal()).first(place_)) repeat(match, entry);
  for (const Note& note : match_.notes())
    if (note.at <= place_) match.write(note);
  return match;
}

}  // namespace stw::app
