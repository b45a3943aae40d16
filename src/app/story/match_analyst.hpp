#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/story/story_view.hpp"

namespace fuba::app {

/// A choice that gave something away, told.
struct ToldMistake {
  std::size_t entry = 0;  ///< of the journal
  std::string taken;      ///< "31'  Pass to L3"
  /// "Better: Pass to C4 (opens better passes)", with fewer and fewer reasons down to none.
  std::vector<std::string> better;
  std::string price;  ///< "4.2 %, a blunder"
  std::string why;    ///< empty where nothing speaks for the better one in words
};

/// What a team did and what was done to it, told.
struct ToldSide {
  std::string error;                 ///< how many choices, and what each gave away on average
  std::array<std::string, 3> marks;  ///< how many were doubtful, mistakes, blunders
  std::vector<ToldMistake> worst;    ///< the dearest first
};

/// What was found out about a match, told.
struct ToldAnalysis {
  std::string decided;  ///< whether it was luck; empty at a draw and before the end
  std::string verdict;  ///< on luck and choices
  std::string sum;      ///< how they add up to the result
  std::string again;    ///< how a second look bears the first one out; empty at the first
  std::string levels;   ///< from where on a choice is doubtful, a mistake, a blunder
  std::array<ToldSide, 2> sides;
  bool complete = false;
};

/// Somebody who analyses a match of any game, on a thread of his own.
class MatchAnalyst {
 public:
  virtual ~MatchAnalyst() = default;

  /// The match, with the curve of its prospects.
  virtual const StoryView& story() const = 0;
  /// With how many games at most it is looked at each choice.
  virtual std::uint32_t games() const = 0;
  /// How many choices there are to judge, and how many are judged.
  virtual std::size_t choices() const = 0;
  virtual std::size_t judged() const = 0;
  /// About how long those take that are left, or once all are judged, a look at them again.
  virtual int seconds_left() const = 0;

  virtual bool at_work() const = 0;
  /// Begins, or goes on from where he was stopped.
  virtual void begin() = 0;
  /// Looks once more with twice as many games a choice; stopped early, what was found before stays.
  virtual void look_again() = 0;
  /// Stops, and keeps what has been found.
  virtual void stop() = 0;
  /// Takes in what has been found since; false while there is nothing new.
  virtual bool hear() = 0;
  /// Nothing before he has been at work.
  virtual const std::optional<ToldAnalysis>& told() const = 0;

  /// Shows the match at an entry of its journal, with what would have been better.
  virtual void watch(std::size_t entry) const = 0;
  /// The dearest choices of a team, to be tried again.
  virtual void try_again(Team team) const = 0;
};

}  // namespace fuba::app
