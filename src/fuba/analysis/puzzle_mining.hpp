#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "fuba/analysis/prospects.hpp"
#include "fuba/analysis/puzzle.hpp"

namespace fuba {

/// What makes a position a puzzle.
struct PuzzlePlan {
  std::uint32_t games = 160;  ///< of each choice; twice as many confirm it with other dice
  double gap = 0.02;          ///< what the second best choice has to give away, in shares of a match
  double sure = 4;            ///< standard errors of that
  std::stop_token stop = {};
};

/// A puzzle out of the decision that is pending; nothing where no choice is clearly the best. Cheap looks
/// come first: most positions are told to be none by them.
std::optional<Puzzle> puzzle_in(const std::shared_ptr<const Ruleset>& rules, const State& state,
                                const Foreteller& foreteller, const PuzzlePlan& plan);

/// Whether what speaks most in a puzzle speaks for its answer, so that the answer can be explained.
bool says_why(const Puzzle& puzzle);

/// Goes through a match and hands over its puzzles that say why as they are found, at most one a turn.
/// `looked`: at so many entries of its journal.
void find_puzzles(const Match& match, const Foreteller& foreteller, const PuzzlePlan& plan,
                  const std::function<void(Puzzle)>& found,
                  const std::function<void(std::size_t looked)>& progress = {});

}  // namespace fuba
