#pragma once

#include <algorithm>

#include "app/table/match_play.hpp"
#include "app/window/team_names.hpp"

namespace fuba::table {

template <class T>
MatchPlay<T>::MatchPlay(Match match, const Words& words, const Settings& settings,
                        std::filesystem::path folder)
    : MatchPlay(std::move(match), words, settings) {
  autosave_.emplace(std::move(folder));
  tell(autosave_->begin(match_));
}

template <class T>
MatchPlay<T>::MatchPlay(Match match, const Words& words, const Settings& settings,
                        tabletop::Autosave<G> keeper)
    : MatchPlay(std::move(match), words, settings) {
  counts_ = true;
  autosave_.emplace(std::move(keeper));
  tell(autosave_->begin(match_));
}

template <class T>
MatchPlay<T>::MatchPlay(Match match, const Words& words, const Settings& settings)
    : match_(std::move(match)),
      words_(words),
      settings_(settings),
      names_{fuba::app::team_names(match_.info(), words)} {
  if (!match_.decision() && !match_.over()) static_cast<void>(match_.roll_due());
  look_again();
}

template <class T>
std::string MatchPlay<T>::refusal(const Command& command) const {
  State trial = match_.state();
  const auto answer = G::apply(rules(), trial, command, nullptr);
  return answer ? std::string() : T::refusal(words_, answer.error());
}

template <class T>
bool MatchPlay<T>::is_legal(const Command& command) const {
  return std::find(legal_.begin(), legal_.end(), command) != legal_.end();
}

template <class T>
void MatchPlay<T>::follow(Guide<G>& guide) {
  guide_ = &guide;
  forego();
  look_again();
}

template <class T>
void MatchPlay<T>::begin_again(Match match) {
  match_ = std::move(match);
  animation_.skip();
  log_before_ = 0;
  by_itself_.clear();
  forego();
  look_again();
}

template <class T>
void MatchPlay<T>::choose(const Command& command) {
  const State before = view_;
  const std::size_t known = match_.journal().size();
  const bool lets = guide_ == nullptr || guide_->lets(command);
  if (lets && !match_.choose(command)) return;
  go_on_from(before, known);
}

/// Answers what needs no asking, and shows what has happened since.
template <class T>
void MatchPlay<T>::go_on_from(const State& before, std::size_t known) {
  forego();
  if (autosave_) tell(autosave_->record(match_));
  const TrayRoll<G> tray = tray_;
  log_before_ = log_.size();
  look_again();
  animation_.play(before, tray, std::span(match_.journal()).subspan(known), settings_.pace_factor(),
                  [&](const State& state) { return while_moving(state); });
}

template <class T>
void MatchPlay<T>::keep_answering(Answer answer) {
  answer_ = answer;
  answers_for_ = decision_->team;
  if (const auto first = answer(rules(), view_, legal_)) choose(*first);
}

/// The answer that a person is not asked for.
template <class T>
std::optional<typename MatchPlay<T>::Command> MatchPlay<T>::unasked() const {
  const auto pending = match_.decision();
  if (!pending || coached(pending->team) || settings_.questions == Questions::everything) return std::nullopt;
  return T::unasked(rules(), match_.state());
}

template <class T>
std::optional<typename MatchPlay<T>::Command> MatchPlay<T>::kept_answer() {
  if (answer_ == nullptr) return std::nullopt;
  const auto pending = match_.decision();
  if (!pending || pending->team != answers_for_) return std::nullopt;
  const auto answer = answer_(rules(), match_.state(), match_.legal());
  if (!answer) answer_ = nullptr;
  return answer;
}

template <class T>
std::optional<typename MatchPlay<T>::Command> MatchPlay<T>::foregone() {
  if (guide_ != nullptr) return guide_->take_own();
  if (const auto answer = unasked()) return answer;
  return kept_answer();
}

template <class T>
void MatchPlay<T>::forego() {
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  while (const auto answer = foregone()) {
    const std::size_t entry = match_.journal().size();
    if (!match_.choose(*answer)) return;
    by_itself_.push_back(entry);
  }
}

template <class T>
std::optional<UndoRefusal> MatchPlay<T>::undo_refusal() const {
  const auto refusal = match_.undo_refusal();
  return takes_back_anything() && refusal != UndoRefusal::nothing_chosen ? std::nullopt : refusal;
}

/// Whether a player has something to choose, after choices were taken back.
template <class T>
bool MatchPlay<T>::asks_player() const {
  if (std::ranges::find(by_itself_, match_.journal().size()) != by_itself_.end()) return false;
  return !practice() || !match_.decision() || !coached(match_.decision()->team);
}

template <class T>
bool MatchPlay<T>::undo() {
  if (undo_refusal()) return false;
  do {
    if (!match_.undo(takes_back_anything() ? tabletop::Undo::forced : tabletop::Undo::fair)) break;
  } while (!asks_player());
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  answer_ = nullptr;
  animation_.skip();
  if (autosave_) tell(autosave_->record(match_));
  look_again();
  log_before_ = log_.size();
  return true;
}

template <class T>
void MatchPlay<T>::dismiss(Team team) {
  MatchInfo info = match_.info();
  info.coaches[index(team)].clear();
  match_.set_info(std::move(info));
  look_again();
}

template <class T>
std::optional<std::filesystem::path> MatchPlay<T>::file() const {
  const auto kept = autosave_ ? autosave_->finished() : std::nullopt;
  std::error_code unknown;
  return kept && std::filesystem::exists(*kept, unknown) ? kept : std::nullopt;
}

template <class T>
void MatchPlay<T>::tell(const tl::expected<tabletop::Kept, tabletop::NotKept>& kept) {
  auto news = keeping_.of(kept, words_);
  if (!news) return;
  const bool all_well = kept && kept->found == tabletop::Kept::Found::nothing;
  (all_well ? good_news_ : news_) = std::move(news);
}

template <class T>
typename MatchPlay<T>::State MatchPlay<T>::seen() const {
  if (!decision_) return match_.state();
  if (two_at_the_screen() && guide_ == nullptr && T::has_secrets && open_for_ != decision_->team)
    return while_moving(match_.state());
  const bool players_turn = !practice() || !coached(decision_->team);
  return match_.state_for(players_turn ? decision_->team : opponent(decision_->team));
}

/// What may be seen of a state on the way to the next decision: in practice as the player sees it, else what
/// both teams know.
template <class T>
typename MatchPlay<T>::State MatchPlay<T>::while_moving(const State& state) const {
  if (practice()) return G::seen_by(state, coached(Team::home) ? Team::away : Team::home);
  return G::seen_by(G::seen_by(state, Team::home), Team::away);
}

template <class T>
bool MatchPlay<T>::covered() const {
  return T::has_secrets && guide_ == nullptr && decision_ && two_at_the_screen() &&
         open_for_ != decision_->team && T::looks_at_secrets(match_.state());
}

template <class T>
void MatchPlay<T>::uncover() {
  open_for_ = decision_->team;
  look_again();
}

template <class T>
void MatchPlay<T>::reword() {
  names_ = {fuba::app::team_names(match_.info(), words_)};
  log_ = log_of<T>(match_, words_, names_);
}

template <class T>
void MatchPlay<T>::look_again() {
  decision_ = match_.decision();
  if (!decision_ || open_for_ != decision_->team) open_for_.reset();
  view_ = seen();
  legal_ = match_.legal();
  log_ = log_of<T>(match_, words_, names_);
  tray_ = tray_of<G>(match_.journal());
  ++question_number_;
}

}  // namespace fuba::table
