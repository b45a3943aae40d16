#include "stw/table/match_play.hpp"

#include <algorithm>
#include <tuple>

#include "stw/board.hpp"
#include "stw/prospects.hpp"

namespace stw::app {

MatchPlay::MatchPlay(Match match, const Words& words, const Settings& settings, std::filesystem::path folder)
    : MatchPlay(std::move(match), words, settings) {
  autosave_.emplace(std::move(folder));
  tell(autosave_->begin(match_));
}

MatchPlay::MatchPlay(Match match, const Words& words, const Settings& settings)
    : match_(std::move(match)), words_(words), settings_(settings), names_{match_.info().names} {
  if (!match_.decision() && !match_.over()) static_cast<void>(match_.roll_due());
  look_again();
}

std::string MatchPlay::refusal(const Command& command) const {
  State trial = view();
  const auto answer = apply(rules(), trial, command);
  return answer ? std::string() : sentence(words_, answer.error());
}

bool MatchPlay::is_legal(const Command& command) const {
  return std::ranges::find(legal_, command) != legal_.end();
}

void MatchPlay::choose(const Command& command) {
  const State before = view();
  const std::size_t known = match_.journal().size();
  if (!match_.choose(command)) return;
  forego();
  if (autosave_) tell(autosave_->record(match_));
  const TrayRoll tray = tray_;
  log_before_ = log_.size();
  look_again();
  animation_.play(before, tray, std::span(match_.journal()).subspan(known), settings_.pace_factor());
}

Command MatchPlay::proposed_leave() const {
  const auto cost = [&](const Command& command) {
    const Team team = decision_->team;
    return std::tuple(distance(command.from, command.to), own_row(team, command.to),
                      std::abs(column_of(command.from) - column_of(command.to)));
  };
  return *std::ranges::min_element(legal_, {}, cost);
}

void MatchPlay::leave_as_proposed() {
  leaves_as_proposed_ = decision_->team;
  choose(proposed_leave());
}

/// The answer that a person is not asked for: the keeper's step where he can do nothing with it, and pawns
/// that make room as proposed.
std::optional<Command> MatchPlay::unasked() const {
  const auto pending = match_.decision();
  if (!pending || coached(pending->team)) return std::nullopt;
  if (pending->kind == DecisionKind::keeper && settings_.questions == Questions::what_matters &&
      !keeper_matters(rules(), match_.state()))
    return Command{Verb::roll};
  return std::nullopt;
}

void MatchPlay::forego() {
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  while (match_.decision()) {
    auto answer = unasked();
    const bool leaves = match_.decision()->kind == DecisionKind::leave;
    if (leaves_as_proposed_ && !leaves) leaves_as_proposed_.reset();
    if (!answer && leaves_as_proposed_ == match_.decision()->team) {
      decision_ = match_.decision();
      legal_ = match_.legal();
      answer = proposed_leave();
    }
    if (!answer) return;
    const std::size_t entry = match_.journal().size();
    if (!match_.choose(*answer)) return;
    by_itself_.push_back(entry);
  }
}

std::optional<UndoRefusal> MatchPlay::undo_refusal() const {
  const auto refusal = match_.undo_refusal();
  return practice() && refusal != UndoRefusal::nothing_chosen ? std::nullopt : refusal;
}

bool MatchPlay::undo() {
  if (undo_refusal()) return false;
  const auto asks_player = [&] {
    const std::size_t entries = match_.journal().size();
    if (std::ranges::find(by_itself_, entries) != by_itself_.end()) return false;
    return !practice() || !match_.decision() || !coached(match_.decision()->team);
  };
  do {
    if (!match_.undo(practice() ? Undo::forced : Undo::fair)) break;
  } while (!asks_player());
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  leaves_as_proposed_.reset();
  animation_.skip();
  if (autosave_) tell(autosave_->record(match_));
  look_again();
  log_before_ = log_.size();
  return true;
}

void MatchPlay::dismiss(Team team) {
  MatchInfo info = match_.info();
  info.coaches[index(team)].clear();
  match_.set_info(std::move(info));
  look_again();
}

void MatchPlay::tell(const tl::expected<Kept, NotKept>& kept) {
  if (auto news = keeping_.of(kept, words_)) news_ = std::move(news);
}

void MatchPlay::look_again() {
  decision_ = match_.decision();
  legal_ = match_.legal();
  log_ = log_of(match_, words_, names_);
  tray_ = tray_of(match_.journal());
  ++question_number_;
}

}  // namespace stw::app
