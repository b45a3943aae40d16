#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/window/background.hpp"
#include "stw/league.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// Those beside the table who play a side by themselves, and what they think about.
class Dugout {
 public:
  using Choice = tl::expected<Command, std::string>;

  /// Null for a side that a person plays.
  explicit Dugout(Opponents opponents) : opponents_(std::move(opponents)) {}

  bool plays(Team team) const { return opponents_[index(team)] != nullptr; }
  /// Lets whoever plays a side begin to think about the decision that is pending.
  void think(std::shared_ptr<const Ruleset> rules, Team team, const State& view);
  /// What was decided, once, or why nothing was; nothing while somebody thinks or nobody was asked.
  std::optional<Choice> take();
  void hush() { thought_.reset(); }
  /// The match is over.
  void tell_result(const State& end);

 private:
  Opponents opponents_;
  std::optional<fuba::app::Background<Choice>> thought_;
};

/// Takes to the table whoever plays a side of a match. One who cannot come is told to the players, and his
/// side is theirs.
Dugout dugout_for(Director& director, const Match& match);

}  // namespace stw::app
