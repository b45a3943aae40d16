#pragma once

#include <string>
#include <vector>

#include "app/window/study.hpp"
#include "fuba/analysis/match_analysis.hpp"
#include "fuba/analysis/puzzle.hpp"

namespace fuba::app {

/// Puzzles that are tried one after the other.
class PuzzleSeries : public Series {
 public:
  /// `info`: how the teams are called.
  PuzzleSeries(BoardGame& game, std::string title, std::vector<Puzzle> puzzles, MatchInfo info = {})
      : game_(game), title_(std::move(title)), puzzles_(std::move(puzzles)), info_(std::move(info)) {}

  BoardGame& game() const override { return game_; }
  const std::string& title() const { return title_; }
  /// At least one.
  const std::vector<Puzzle>& puzzles() const { return puzzles_; }
  const MatchInfo& info() const { return info_; }

 private:
  BoardGame& game_;
  std::string title_;
  std::vector<Puzzle> puzzles_;
  MatchInfo info_;
};

/// A choice that gave something away, as a puzzle: what would have been better?
Puzzle puzzle_of(const std::shared_ptr<const Ruleset>& rules, const State& before,
                 const JudgedChoice& judged);

}  // namespace fuba::app
