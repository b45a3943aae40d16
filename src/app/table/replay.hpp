#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/table/animation.hpp"
#include "app/table/match_log.hpp"
#include "app/watch/watched.hpp"
#include "tabletop/timeline.hpp"

namespace fuba::table {

using fuba::app::Speed;

/// A match that is watched: what is shown at a place of its journal, and the way from one place to the next.
template <class T>
class Replay : public fuba::app::Watched {
 public:
  using G = typename T::Played;
  using Match = tabletop::Match<G>;
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Choice = tabletop::Choice<G>;

  /// `still`: nothing moves. The words must outlive it.
  Replay(Match match, const Words& words, bool still);

  const Match& match() const { return match_; }
  const Ruleset& rules() const { return match_.rules(); }
  const Names& names() const { return names_; }
  const tabletop::Course& course() const override { return timeline_; }
  std::size_t place() const override { return place_; }
  std::size_t known() const override { return match_.journal().size(); }
  std::string standing_at(std::size_t place) const override;
  std::string told(const tabletop::Mark& mark) const override;

  /// The match at the place shown, with or without what has not been revealed.
  const State& view() const { return view_; }
  std::string question() const { return T::question(words_, rules(), view_, names_); }
  /// What is chosen next; nothing at the end, and where it is secret.
  const Choice* choice() const;
  /// What has been seen to happen: while something moves, what happened before it.
  std::span<const LogLine> log() const;
  const TrayRoll<G>& tray() const { return tray_; }
  const Animation<T>& animation() const { return animation_; }

  void go_to(std::size_t place) override;
  void go_on(tabletop::Stride stride) override;
  void go_back(tabletop::Stride stride) override;
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

  bool has_secrets() const override { return T::has_secrets; }
  bool secrets_shown() const override { return secrets_shown_; }
  void show_secrets(bool shown) override;

  std::string note() const override;
  void write(const std::string& text);
  bool can_write() const override { return true; }

  bool can_play_on() const override { return G::decision(state_at(place_)).has_value(); }
  /// A match of its own that goes on from the place shown.
  Match from_here(tabletop::DiceSource dice) const;

 private:
  const State& state_at(std::size_t place) const;
  State seen(const State& state) const;
  bool at_end() const { return place_ == timeline_.end(); }
  float factor() const;
  void show(std::size_t place);

  Match match_;
  const Words& words_;
  Names names_;
  tabletop::Timeline<G> timeline_;
  std::vector<LogLine> log_;  ///< of the whole match
  bool still_;
  bool secrets_shown_ = !T::has_secrets;

  std::size_t place_ = 0;
  std::size_t place_before_ = 0;  ///< where the motion under way began
  State view_;
  TrayRoll<G> tray_;
  Animation<T> animation_;

  bool playing_ = false;
  Speed speed_ = Speed::normal;
  float waited_ = 0;  ///< milliseconds since nothing moves
};

}  // namespace fuba::table
