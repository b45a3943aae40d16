#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/window/keeping_news.hpp"
#include "app/window/settings.hpp"
#include "fuba/match.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/table/guide.hpp"
#include "fuba/table/happened.hpp"
#include "fuba/table/match_log.hpp"
#include "fuba/table/pending_odds.hpp"
#include "fuba/table/unasked.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// Condition points that a choice takes from a line at once.
struct Cost {
  Line line = Line::defence;
  int points = 0;
  int before = 0;  ///< points of the line before
  Cause cause = Cause::none;
};

/// The match on the table: makes choices, keeps it safe, sets in motion what happened, and says in words
/// what is pending.
class MatchPlay {
 public:
  /// A match that is kept in a folder.
  MatchPlay(Match match, const Words& words, const Settings& settings, std::filesystem::path folder);
  /// A match that belongs to a competition and is kept in a file of its own: nothing is taken back by force
  /// (C36).
  MatchPlay(Match match, const Words& words, const Settings& settings, Autosave keeper);
  /// A match to look at: nothing of it is kept.
  MatchPlay(Match match, const Words& words, const Settings& settings);

  /// Speaks another language from now on.
  void reword(const Words& words);
  /// From now on somebody leads through the match, who must outlive it: nothing is answered, offered besides
  /// or taken back but by him.
  void follow(Guide& guide);
  /// Goes on with the match as whoever leads has it now, without motion.
  void begin_again(Match match);
  /// Makes what whoever leads does by himself.
  void go_on();

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const Words& words() const { return words_; }
  const Names& names() const { return names_; }
  /// Whether a coach plays a side.
  bool coached(Team team) const { return !match_.info().coaches[index(team)].empty(); }
  /// Whether somebody practises against a coach: anything may be taken back.
  bool practice() const { return coached(Team::home) != coached(Team::away); }
  /// Whether it belongs to a competition.
  bool counts() const { return counts_; }
  /// Whether a coach has to choose.
  bool coach_chooses() const { return decision_ && coached(decision_->team); }
  /// As the team that chooses sees it, in practice as the player sees it; as the referee sees it when the
  /// match is over.
  const State& view() const { return view_; }
  /// A state as it lies on the mat: teams that are being lined up as usual are seen in the places proposed
  /// to them until all of them have taken theirs.
  State on_mat(const State& state) const;
  const std::optional<Decision>& decision() const { return decision_; }
  const CommandList& legal() const { return legal_; }
  /// Of what a player has to choose.
  const PendingOdds& odds() const { return odds_; }
  /// Takes in the odds that have been worked out since.
  void hear_odds() { odds_.hear(); }
  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const {
    return std::span(log_).first(animation_.running() ? log_before_ : log_.size());
  }
  const std::vector<TrayRoll>& tray() const { return tray_; }
  /// What throws have decided since a person last chose; while something moves, what has been seen of it.
  std::vector<CallOut> call_outs() const;
  /// What the other side has done since the person who chooses, or waits for it, last chose.
  const std::vector<Trail>& trails() const { return trails_; }
  /// Grows whenever something else is pending.
  std::size_t question_number() const { return question_number_; }

  std::string question() const;
  std::string label(const Command& command) const;
  /// Why a choice cannot be made; nothing if it can.
  std::optional<Refusal> refused(const Command& command) const;
  /// The same in words; empty if it can.
  std::string refusal(const Command& command) const;
  std::string explain(const Refusal& refusal) const;
  /// The match as a choice would leave it, before any dice fall.
  State after(const Command& command) const;
  std::optional<Cost> cost(const Command& command) const;

  /// What somebody at the table chooses. It is made, unless it is held back.
  void choose(const Command& command);
  void choose(std::span<const Command> commands);
  /// Asked before each choice of somebody at the table; what is held back can be made by `make` later.
  using HoldsBack = std::function<bool(std::span<const Command> commands)>;
  void hold_back(HoldsBack holds) { holds_back_ = std::move(holds); }
  /// Makes choices without asking.
  void make(std::span<const Command> commands);
  /// The match keeps that a choice was taken back before it was made.
  void count_taken_back();
  /// Whether the teams may be lined up as usual by one choice: the match begins, nobody beside the window
  /// has chosen anything, and the settings leave out what need not be asked.
  bool offers_kick_off() const;
  /// Lines up whoever is no coach as usual, up to the first decision about the ball. What the options of the
  /// match leave to the players, such as skill cards, is asked on the way.
  void kick_off();
  /// The players line up by themselves.
  void arrange();
  /// How the movement under way may be left with a press or without, in one choice.
  std::optional<WayToPress> way_to_press() const;
  /// What the team that chooses may have besides what it is asked: in this match, or now.
  std::vector<Extra> extras() const;
  /// Whether an extra was let go by just now, so that it can still be had.
  bool within_reach(Extra extra) const { return passed(extra).has_value(); }
  /// Whether the team that chooses is asked about an extra at each of its moments.
  bool wishes(Extra extra) const;
  /// Asks about an extra that is within reach; changes whether it is asked at each moment where it is not.
  void want(Extra extra);
  /// Goes back to where an extra within reach was let go by, for one choice.
  void reopen(Extra extra);
  /// The match as it stood when an extra was let go by that is still within reach.
  const State& before(Extra extra) const;
  /// Plays no card now, and lets the same team's further moments for cards go by until the next turn begins.
  void rest_cards();
  /// Whether the team that chooses does so.
  bool resting() const;
  /// Whether the team that chooses may substitute now, or go on.
  bool offers_bench() const;
  /// Goes on, and lets the same team's further moments for substitutions go by until the half is over.
  void rest_bench();
  /// Takes back the last choice, a whole set-up at once; in practice back to the player's last choice. False
  /// where that cannot be done.
  bool undo();
  /// Why it cannot; nothing if it can.
  std::optional<UndoRefusal> undo_refusal() const;
  /// A coach gives up his side to the players.
  void dismiss(Team team);
  tl::expected<void, SaveError> save(const std::filesystem::path& file) const {
    return tabletop::save(match_, file);
  }

  /// Where the match lies once it is over; nothing where it is not kept.
  std::optional<std::filesystem::path> file() const {
    const auto kept = autosave_ ? autosave_->finished() : std::nullopt;
    std::error_code unknown;
    return kept && std::filesystem::exists(*kept, unknown) ? kept : std::nullopt;
  }

  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }

  /// What the players should be told in a box: whether the match is kept.
  std::optional<std::string> take_trouble() { return std::exchange(news_, std::nullopt); }
  /// What they should be told in passing: that all is kept again.
  std::optional<std::string> take_good_news() { return std::exchange(good_news_, std::nullopt); }

 private:
  std::optional<Command> foregone() const;
  bool forced(const Match& match, const CommandList& choices) const;
  std::optional<Command> unasked() const;
  bool asks_everything() const { return settings_.questions == Questions::everything; }
  bool wishes(Team team, Extra extra) const { return wishes_[index(team)][static_cast<std::size_t>(extra)]; }
  std::vector<std::size_t> made_by_window() const;
  std::optional<std::size_t> passed(Extra extra) const;
  const State& state_at(std::size_t entries) const;
  void forego();
  void go_on_from(const State& before, std::size_t known);
  Recording seen_on_mat(Recording recording);
  void tell(const tl::expected<Kept, NotKept>& kept);
  void look_again();
  void tell_anew();
  std::size_t after_choice_of(std::optional<Team> team) const;
  bool asks_player() const;
  State view_of_table() const;

  Match match_;
  Words words_;  ///< as the edition has them
  const Settings& settings_;
  std::optional<Autosave> autosave_;
  bool counts_ = false;
  Names names_;
  Animation animation_;
  State view_;
  std::optional<Decision> decision_;
  CommandList legal_;
  PendingOdds odds_;
  std::vector<LogLine> log_;
  std::size_t log_before_ = 0;
  std::vector<TrayRoll> tray_;
  std::vector<CallOut> call_outs_;
  std::vector<Trail> trails_;
  std::size_t question_number_ = 0;
  KeepingNews keeping_;
  std::optional<std::string> news_;
  std::optional<std::string> good_news_;
  /// By team, the journal entry with which the turn began in which it plays no further cards.
  std::array<std::optional<std::size_t>, 2> resting_{};
  std::array<int, 2> bench_rests_{};          ///< by team, the half in which it substitutes no more
  bool kicking_off_ = false;                  ///< the teams are being lined up as usual
  std::optional<State> proposed_;             ///< how they stand on the mat meanwhile
  std::optional<std::size_t> kicked_off_at_;  ///< the number of entries before that
  bool arranges_ = false;                     ///< the players line up by themselves
  std::vector<std::size_t> by_itself_;        ///< numbers of the journal entries that the window has made
  std::array<std::array<bool, extra_count>, 2> wishes_{};
  Team opened_by_ = Team::home;
  HoldsBack holds_back_;         ///< null where nobody does
  Guide* guide_ = nullptr;       ///< null where nobody leads
  std::optional<Extra> opened_;  ///< by its button: it is asked about until the team leaves it at that
};

}  // namespace fuba::app
