#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/watch/watched.hpp"
#include "app/window/ui.hpp"
#include "fuba/match.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/table/match_log.hpp"
#include "fuba/table/pending_odds.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// A choice of the match that is watched, at the place shown.
struct WatchedChoice {
  Team team = Team::home;
  Command command;
  std::string label;  ///< as its button said
};

/// A match that is watched: what is shown at a place of its journal, and the way from one place to the next.
class Replay : public Watched {
 public:
  /// `snapshots`: states beyond the end of the journal, of which nobody knows what led to them. `still`:
  /// nothing moves.
  Replay(Match match, std::vector<State> snapshots, const Words& words, bool still);

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const Words& words() const { return words_; }
  const Names& names() const { return names_; }
  const Timeline& course() const override { return timeline_; }

  std::size_t place() const override { return place_; }
  /// Whether nobody knows what led here.
  bool beyond_journal() const { return place_ > match_.journal().size(); }
  std::size_t known() const override { return match_.journal().size(); }
  std::string standing_at(std::size_t place) const override;
  std::string told(const Mark& mark) const override;
  bool at_end() const { return place_ == timeline_.end(); }

  /// The match at a place, as the referee knows it.
  const State& state_at(std::size_t place) const;
  /// The match at the place shown, with or without what has not been revealed.
  const State& view() const { return view_; }
  const std::optional<Decision>& decision() const { return decision_; }
  std::string question() const;
  /// What is chosen next; nothing where that is secret, at the end, and beyond the journal.
  const std::optional<WatchedChoice>& choice() const { return choice_; }
  /// The odds of the choices that the team had, as it saw them; those of what was chosen once they are there.
  const PendingOdds& odds() const { return odds_; }
  std::optional<Chance> chance() const;
  /// Takes in the odds that have been worked out since.
  void hear_odds() { odds_.hear(); }
  /// Whether the choice is not shown because it is secret.
  bool hides_choice() const { return decision_ && decision_->secret && !secrets_shown_; }
  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const;
  const std::vector<TrayRoll>& tray() const { return tray_; }
  const Animation& animation() const { return animation_; }

  void go_to(std::size_t place) override;
  void go_on(Stride stride) override;
  void go_back(Stride stride) override;
  void step() override;
  void skip() override { animation_.skip(); }

  bool moving() const override { return animation_.running(); }
  bool playing() const override { return playing_; }
  void play() override;
  void pause() override { playing_ = false; }
  Speed speed() const override { return speed_; }
  void set_speed(Speed speed) override { speed_ = speed; }
  /// Time goes by. True if something else is shown.
  bool advance(float milliseconds);

  bool secrets_shown() const override { return secrets_shown_; }
  void show_secrets(bool shown) override;

  std::string note() const override;
  void write(const std::string& text);
  bool can_write() const override { return !beyond_journal(); }

  bool can_play_on() const override { return decision_.has_value(); }
  /// A match of its own that goes on from the place shown.
  Match from_here(DiceSource dice) const;

 private:
  State seen(const State& state) const;
  Recording between(std::size_t from, std::size_t to) const;
  float factor() const;
  void show(std::size_t place);

  Match match_;
  std::vector<State> snapshots_;
  Words words_;  ///< as the edition has them
  Names names_;
  Timeline timeline_;
  std::vector<LogLine> log_;  ///< of the whole match
  bool still_;

  std::size_t place_ = 0;
  std::size_t place_before_ = 0;  ///< where the motion under way began
  State view_;
  std::optional<Decision> decision_;
  std::optional<WatchedChoice> choice_;
  PendingOdds odds_;
  std::vector<TrayRoll> tray_;
  Animation animation_;

  bool secrets_shown_ = false;
  bool playing_ = false;
  Speed speed_ = Speed::normal;
  float waited_ = 0;  ///< milliseconds since nothing moves
};

}  // namespace fuba::app
