#pragma once

#include <algorithm>

#include "app/table/replay.hpp"
#include "app/window/team_names.hpp"

namespace fuba::table {

/// How long a choice is shown until it is made; less where it is soon read.
template <class T>
float time_for(const tabletop::Entry<typename T::Played>& entry) {
  constexpr float reading_time = 900;
  constexpr float glance_time = 200;
  const auto* choice = entry.choice();
  if (choice == nullptr) return 0;
  return T::is_soon_read(choice->command) ? glance_time : reading_time;
}

template <class T>
Replay<T>::Replay(Match match, const Words& words, bool still)
    : match_(std::move(match)),
      words_(words),
      names_{fuba::app::team_names(match_.info(), words)},
      timeline_(match_),
      log_(log_of<T>(match_, words_, names_)),
      still_(still) {
  show(0);
}

template <class T>
const typename Replay<T>::State& Replay<T>::state_at(std::size_t place) const {
  return place == 0 ? match_.start() : match_.journal()[place - 1].after;
}

/// What neither team may know is taken out.
template <class T>
typename Replay<T>::State Replay<T>::seen(const State& state) const {
  return secrets_shown_ ? state : G::seen_by(G::seen_by(state, Team::home), Team::away);
}

template <class T>
const typename Replay<T>::Choice* Replay<T>::choice() const {
  if (place_ >= match_.journal().size()) return nullptr;
  const auto pending = G::decision(state_at(place_));
  if (pending && pending->secret && !secrets_shown_) return nullptr;
  return match_.journal()[place_].choice();
}

template <class T>
std::span<const LogLine> Replay<T>::log() const {
  const std::size_t shown = animation_.running() ? place_before_ : place_;
  const auto end = std::ranges::lower_bound(log_, shown, {}, &LogLine::entry);
  return {log_.begin(), end};
}

template <class T>
std::string Replay<T>::standing_at(std::size_t place) const {
  const State& state = state_at(place);
  const std::array<int, 2> score = G::standing(state).score;
  return T::Kit::moment(words_, state) + "   " + std::to_string(score[0]) + " : " + std::to_string(score[1]);
}

template <class T>
std::string Replay<T>::told(const tabletop::Mark& mark) const {
  constexpr std::array<std::string_view, 6> keys{"mark-goal",     "mark-yellow-card", "mark-red-card",
                                                 "mark-turnover", "mark-half",        "mark-note"};
  if (mark.kind == tabletop::MarkKind::note)
    return std::ranges::find(match_.notes(), mark.place, &tabletop::Note::at)->text;
  return words::ui(words_, keys[static_cast<std::size_t>(mark.kind)], {{"team", names_[mark.team]}});
}

template <class T>
void Replay<T>::show(std::size_t place) {
  place_ = place;
  view_ = seen(state_at(place));
  tray_ = tray_of<G>(std::span(match_.journal()).first(place));
  waited_ = 0;
}

template <class T>
void Replay<T>::go_to(std::size_t place) {
  animation_.skip();
  show(timeline_.nearest(std::min(place, timeline_.end())));
}

template <class T>
void Replay<T>::go_on(tabletop::Stride stride) {
  if (const auto place = timeline_.next(place_, stride)) go_to(*place);
}

template <class T>
void Replay<T>::go_back(tabletop::Stride stride) {
  if (const auto place = timeline_.previous(place_, stride)) go_to(*place);
}

template <class T>
void Replay<T>::step() {
  const auto next = timeline_.next(place_, tabletop::Stride::choice);
  if (!next) return;
  animation_.skip();
  place_before_ = place_;
  const State before = view_;
  const TrayRoll<G> tray = tray_;
  show(*next);
  const auto entries = std::span(match_.journal()).subspan(place_before_, place_ - place_before_);
  animation_.play(before, tray, entries, still_ ? 0 : factor(),
                  [&](const State& state) { return seen(state); });
}

template <class T>
void Replay<T>::play() {
  if (at_end()) go_to(0);
  playing_ = true;
  waited_ = 0;
}

template <class T>
float Replay<T>::factor() const {
  constexpr std::array<float, fuba::app::speed_count> factors{1.8F, 1.0F, 0.5F, 0.2F};
  return factors[static_cast<std::size_t>(speed_)];
}

template <class T>
bool Replay<T>::advance(float milliseconds) {
  if (animation_.running()) return animation_.advance(milliseconds);
  if (!playing_) return false;
  waited_ += milliseconds;
  const bool known = place_ < match_.journal().size();
  if (known && waited_ < factor() * time_for<T>(match_.journal()[place_])) return false;
  step();
  playing_ = !at_end();
  return true;
}

template <class T>
void Replay<T>::show_secrets(bool shown) {
  secrets_shown_ = shown || !T::has_secrets;
  animation_.skip();
  show(place_);
}

template <class T>
std::string Replay<T>::note() const {
  const auto found = std::ranges::find(match_.notes(), place_, &tabletop::Note::at);
  return found == match_.notes().end() ? std::string() : found->text;
}

template <class T>
void Replay<T>::write(const std::string& text) {
  match_.write({place_, text});
  timeline_ = tabletop::Timeline<G>(match_);
}

template <class T>
typename Replay<T>::Match Replay<T>::from_here(tabletop::DiceSource dice) const {
  Match match(match_.shared_rules(), match_.start(), std::move(dice));
  match.set_info(match_.info());
  for (const auto& entry : std::span(match_.journal()).first(place_)) {
    if (const Choice* choice = entry.choice())
      static_cast<void>(match.replay(choice->command));
    else
      match.replay(entry.fallen()->dice);
  }
  for (const tabletop::Note& note : match_.notes())
    if (note.at <= place_) match.write(note);
  return match;
}

}  // namespace fuba::table
