#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "fuba/coach/coach_opponent.hpp"
#include "fuba/game.hpp"

namespace fuba::app {

/// Those beside the table who play a side by themselves, and what they think about. They get the view of
/// their own side and nothing else.
class Dugout {
 public:
  using Choice = tl::expected<Command, std::string>;

  /// Null for a side that a person plays.
  explicit Dugout(Opponents opponents) : opponents_(std::move(opponents)) {}

  bool plays(Team team) const { return opponents_[index(team)] != nullptr; }
  /// Lets whoever plays a side begin to think about the decision that is pending in its view.
  void think(std::shared_ptr<const Ruleset> rules, Team team, const State& view);
  bool thinking() const { return thought_ && !thought_->done(); }
  /// What was decided, once, or why nothing was; nothing while somebody thinks or nobody was asked.
  std::optional<Choice> take();
  /// Whoever thinks stops.
  void hush() { thought_.reset(); }
  /// The match is over.
  void tell_result(const State& end);

 private:
  Opponents opponents_;
  std::optional<Background<Choice>> thought_;
};

/// Takes to the table whoever plays a side of a match. A coach who cannot come is told to the players, and
/// his side is theirs.
Dugout dugout_for(Director& director, const Match& match);

}  // namespace fuba::app
