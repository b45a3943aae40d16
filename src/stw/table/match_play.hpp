#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/window/keeping_news.hpp"
#include "stw/table/animation.hpp"
#include "stw/table/match_log.hpp"

namespace stw::app {

/// The match on the table: makes choices, keeps it safe, sets in motion what happened, and says in words what
/// is pending.
class MatchPlay {
 public:
  /// A match that is kept in a folder; words and settings must outlive it.
  MatchPlay(Match match, const Words& words, const Settings& settings, std::filesystem::path folder);
  /// A match to look at: nothing of it is kept.
  MatchPlay(Match match, const Words& words, const Settings& settings);

  /// The words are those of another language from now on.
  void reword() { log_ = log_of(match_, words_, names_); }

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const State& view() const { return match_.state(); }
  const Words& words() const { return words_; }
  const Names& names() const { return names_; }
  const std::optional<Decision>& decision() const { return decision_; }
  const CommandList& legal() const { return legal_; }
  const TrayRoll& tray() const { return tray_; }
  /// Grows whenever something else is pending.
  std::size_t question_number() const { return question_number_; }

  bool coached(Team team) const { return !match_.info().coaches[index(team)].empty(); }
  /// Whether somebody practises against a coach: anything may be taken back.
  bool practice() const { return coached(Team::home) != coached(Team::away); }
  bool coach_chooses() const { return decision_ && coached(decision_->team); }
  /// A coach gives up his side to the players.
  void dismiss(Team team);

  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const {
    return std::span(log_).first(animation_.running() ? log_before_ : log_.size());
  }

  std::string question() const { return stw::question(words_, view(), names_); }
  /// Why a choice cannot be made, in words; empty if it can.
  std::string refusal(const Command& command) const;
  bool is_legal(const Command& command) const;

  void choose(const Command& command);
  /// Lets the pawns of the team that chooses make room as proposed, until nobody has to any more.
  void leave_as_proposed();
  /// Where a pawn that has to make room is proposed to go: near, and towards its own goal.
  Command proposed_leave() const;

  /// Takes back the last choice; in practice back to the player's last choice. False where that cannot be
  /// done.
  bool undo();
  std::optional<UndoRefusal> undo_refusal() const;

  /// Where the match lies once it is over; nothing where it is not kept.
  std::optional<std::filesystem::path> file() const {
    return autosave_ ? autosave_->finished() : std::nullopt;
  }
  /// What the players should be told in a box: whether the match is kept.
  std::optional<std::string> take_trouble() { return std::exchange(news_, std::nullopt); }

  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }

 private:
  std::optional<Command> unasked() const;
  void forego();
  void tell(const tl::expected<Kept, NotKept>& kept);
  void look_again();

  Match match_;
  const Words& words_;
  const Settings& settings_;
  std::optional<Autosave> autosave_;
  Names names_;
  Animation animation_;
  std::optional<Decision> decision_;
  CommandList legal_;
  std::vector<LogLine> log_;
  std::size_t log_before_ = 0;
  TrayRoll tray_;
  std::size_t question_number_ = 0;
  fuba::app::KeepingNews keeping_;
  std::optional<std::string> news_;
  std::vector<std::size_t> by_itself_;  ///< numbers of the journal entries that the window has made
  std::optional<Team> leaves_as_proposed_;
};

}  // namespace stw::app
