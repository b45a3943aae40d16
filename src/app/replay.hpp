#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "animation.hpp"
#include "fuba/match.hpp"
#include "fuba/words/words.hpp"
#include "match_log.hpp"
#include "ui.hpp"

namespace fuba::app {

/// How fast a match plays itself that is watched.
enum class Speed : std::uint8_t { slow, normal, fast, very_fast };

inline constexpr std::size_t speed_count = 4;

/// A choice of the match that is watched, at the place shown.
struct WatchedChoice {
  Team team = Team::home;
  Command command;
  std::string label;             ///< as its button said
  std::optional<Chance> chance;  ///< as the team saw it
};

/// A match that is watched: what is shown at a place of its journal, and the way from one place to the next.
class Replay {
 public:
  /// `snapshots`: states beyond the end of the journal, of which nobody knows what led to them. `still`:
  /// nothing moves.
  Replay(Match match, std::vector<State> snapshots, const Words& words, bool still);

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const Words& words() const { return words_; }
  const Names& names() const { return names_; }
  const Timeline& timeline() const { return timeline_; }

  /// How many entries of the journal have been made at the place shown.
  std::size_t place() const { return place_; }
  /// Whether nobody knows what led here.
  bool beyond_journal() const { return place_ > match_.journal().size(); }
  bool at_end() const { return place_ == timeline_.end(); }

  /// The match at a place, as the referee knows it.
  const State& state_at(std::size_t place) const;
  /// The match at the place shown, with or without what has not been revealed.
  const State& view() const { return view_; }
  const std::optional<Decision>& decision() const { return decision_; }
  std::string question() const;
  /// What is chosen next; nothing where that is secret, at the end, and beyond the journal.
  const std::optional<WatchedChoice>& choice() const { return choice_; }
  /// Whether the choice is not shown because it is secret.
  bool hides_choice() const { return decision_ && decision_->secret && !secrets_shown_; }
  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const;
  const std::vector<TrayRoll>& tray() const { return tray_; }
  const Animation& animation() const { return animation_; }

  /// Shows the place where a choice is made that is nearest to the one given.
  void go_to(std::size_t place);
  void go_on(Stride stride);
  void go_back(Stride stride);
  /// Makes the choice that is shown; what it brings is set in motion.
  void step();
  /// What moves jumps to its end.
  void skip() { animation_.skip(); }

  bool playing() const { return playing_; }
  /// Goes on by itself, from the beginning where it has come to the end.
  void play();
  void pause() { playing_ = false; }
  Speed speed() const { return speed_; }
  void set_speed(Speed speed) { speed_ = speed; }
  /// Time goes by. True if something else is shown.
  bool advance(float milliseconds);

  bool secrets_shown() const { return secrets_shown_; }
  void show_secrets(bool shown);

  /// The note at the place shown; empty if there is none.
  std::string note() const;
  void write(const std::string& text);
  bool can_write() const { return !beyond_journal(); }

  bool can_play_on() const { return decision_.has_value(); }
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
  std::vector<TrayRoll> tray_;
  Animation animation_;

  bool secrets_shown_ = false;
  bool playing_ = false;
  Speed speed_ = Speed::normal;
  float waited_ = 0;  ///< milliseconds since nothing moves
};

}  // namespace fuba::app
