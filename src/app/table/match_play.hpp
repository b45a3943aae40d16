#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/table/animation.hpp"
#include "app/table/guide.hpp"
#include "app/table/match_log.hpp"
#include "app/table/rooms.hpp"
#include "app/window/keeping_news.hpp"
#include "tabletop/autosave.hpp"

namespace fuba::table {

using tabletop::UndoRefusal;

/// The match on the table: makes choices, keeps it safe, sets in motion what happened, and says in words what
/// is pending.
template <class T>
class MatchPlay {
 public:
  using G = typename T::Played;
  using Match = tabletop::Match<G>;
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Command = typename G::Command;
  using CommandList = typename G::CommandList;
  using Decision = typename decltype(G::decision(std::declval<State>()))::value_type;
  /// Answers a decision; nothing where it is none of those it answers.
  using Answer = std::optional<Command> (*)(const Ruleset& rules, const State& state,
                                            const CommandList& legal);

  /// A match that is kept in a folder; words and settings must outlive it.
  MatchPlay(Match match, const Words& words, const Settings& settings, std::filesystem::path folder);
  /// A match that belongs to a competition and is kept in a file of its own: nothing is taken back by force
  /// (C36).
  MatchPlay(Match match, const Words& words, const Settings& settings, tabletop::Autosave<G> keeper);
  /// A match to look at: nothing of it is kept.
  MatchPlay(Match match, const Words& words, const Settings& settings);

  /// The words are those of another language from now on.
  void reword();
  /// From now on somebody leads through the match, who must outlive it: nothing is answered or taken back but
  /// by him.
  void follow(Guide<G>& guide);
  /// Goes on with the match as whoever leads has it now, without motion.
  void begin_again(Match match);
  /// Makes what whoever leads does by himself.
  void go_on() { go_on_from(view_, match_.journal().size()); }

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const Words& words() const { return words_; }
  const Names& names() const { return names_; }
  /// As the team that chooses sees it, in practice as the player sees it; as the referee sees it when the
  /// match is over.
  const State& view() const { return view_; }
  const std::optional<Decision>& decision() const { return decision_; }
  const CommandList& legal() const { return legal_; }
  const TrayRoll<G>& tray() const { return tray_; }
  /// Grows whenever something else is pending.
  std::size_t question_number() const { return question_number_; }

  bool coached(Team team) const { return !match_.info().coaches[index(team)].empty(); }
  /// Whether two persons at one screen play, and what the team that chooses now would look at lies covered
  /// until that team says that nobody else looks.
  bool covered() const;
  void uncover();
  /// Whether somebody practises against a coach: anything may be taken back, unless the match counts.
  bool practice() const { return coached(Team::home) != coached(Team::away); }
  bool coach_chooses() const { return decision_ && coached(decision_->team); }
  /// A coach gives up his side to the players.
  void dismiss(Team team);

  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const {
    return std::span(log_).first(animation_.running() ? log_before_ : log_.size());
  }

  std::string question() const { return T::question(words_, rules(), view_, names_); }
  std::string label(const Command& command) const { return T::label(words_, view_, command); }
  /// Why a choice cannot be made, in words; empty if it can.
  std::string refusal(const Command& command) const;
  bool is_legal(const Command& command) const;

  void choose(const Command& command);
  /// Answers the pending decision so, and those of the same team that follow it, as long as there is an
  /// answer.
  void keep_answering(Answer answer);

  /// Takes back the last choice; in practice back to the player's last choice. False where that cannot be
  /// done.
  bool undo();
  /// Why it cannot; nothing if it can.
  std::optional<UndoRefusal> undo_refusal() const;

  /// Where the match lies once it is over; nothing where it is not kept.
  std::optional<std::filesystem::path> file() const;
  /// What the players should be told in a box: whether the match is kept.
  std::optional<std::string> take_trouble() { return std::exchange(news_, std::nullopt); }
  /// What they should be told in passing: that all is kept again.
  std::optional<std::string> take_good_news() { return std::exchange(good_news_, std::nullopt); }

  Animation<T>& animation() { return animation_; }
  const Animation<T>& animation() const { return animation_; }

 private:
  std::optional<Command> unasked() const;
  std::optional<Command> kept_answer();
  std::optional<Command> foregone();
  void forego();
  void go_on_from(const State& before, std::size_t known);
  bool asks_player() const;
  void tell(const tl::expected<tabletop::Kept, tabletop::NotKept>& kept);
  bool takes_back_anything() const { return practice() && !counts_; }
  bool two_at_the_screen() const { return !coached(Team::home) && !coached(Team::away); }
  State seen() const;
  State while_moving(const State& state) const;
  void look_again();

  Match match_;
  const Words& words_;
  const Settings& settings_;
  std::optional<tabletop::Autosave<G>> autosave_;
  bool counts_ = false;  ///< it belongs to a competition
  Names names_;
  Animation<T> animation_;
  State view_;
  std::optional<Decision> decision_;
  CommandList legal_;
  std::vector<LogLine> log_;
  std::size_t log_before_ = 0;
  TrayRoll<G> tray_;
  std::size_t question_number_ = 0;
  fuba::app::KeepingNews keeping_;
  std::optional<std::string> news_;
  std::optional<std::string> good_news_;
  std::vector<std::size_t> by_itself_;  ///< numbers of the journal entries that the window has made
  std::optional<Team> open_for_;        ///< whose secrets are to be seen
  Guide<G>* guide_ = nullptr;           ///< null where nobody leads
  Answer answer_ = nullptr;             ///< that goes on; null where there is none
  Team answers_for_ = Team::home;
};

}  // namespace fuba::table
