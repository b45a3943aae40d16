#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "app/season/contest.hpp"
#include "app/window/background.hpp"

namespace fuba::app {

/// Plays matches without people one after another on a thread of its own, and writes what each came to. The
/// file is what `fuba-cli competition run` would write.
class RoundPlayer {
 public:
  /// Plays all matches without people that come before one in the order of the fixtures, as far as they can
  /// be played.
  void play_before(ContestPtr contest, std::size_t end);
  /// Plays one match with whoever is named on its sides; where it asks people, somebody stands in (C38).
  void play_one(ContestPtr contest, std::size_t match, const std::array<competition::Plays, 2>& who);
  /// After the match that is played now.
  void stop() { stopping_ = true; }

  bool running() const { return work_.has_value(); }
  bool stopping() const { return stopping_; }
  /// The competition and the match that are played.
  const Contest& contest() const { return *contest_; }
  std::size_t match() const { return match_; }
  std::size_t done() const { return done_; }
  /// How many there are in all, as far as they can be known.
  std::size_t planned() const { return done_ + left(); }
  /// Takes in a match that has ended, and begins the next one. Whether anything has changed.
  bool hear();
  /// Why no more was played, once.
  Trouble take_trouble() { return std::exchange(trouble_, std::nullopt); }
  /// The match that was watched for by `play_one` and has been written, once.
  std::optional<std::size_t> take_one() { return std::exchange(one_, std::nullopt); }

 private:
  using Result = tl::expected<competition::ResultEntry, std::string>;

  std::optional<std::size_t> next() const;
  std::size_t left() const;
  void start(std::size_t match, const std::array<competition::Plays, 2>& who);
  void go_on();

  ContestPtr contest_;
  std::optional<Background<Result>> work_;
  std::size_t match_ = 0;
  std::size_t end_ = 0;
  std::size_t done_ = 0;
  bool single_ = false;
  bool stood_in_ = false;
  bool stopping_ = false;
  Trouble trouble_;
  std::optional<std::size_t> one_;
};

}  // namespace fuba::app
