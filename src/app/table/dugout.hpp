#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "tabletop/opponent.hpp"
#include "tabletop/program_coach.hpp"

namespace fuba::table {

using fuba::app::Director;
using tabletop::Team;

/// Those beside the table who play a side by themselves, and what they think about. They get the view of
/// their own side and nothing else.
template <tabletop::Game G>
class Dugout {
 public:
  using Choice = tl::expected<typename G::Command, std::string>;

  /// Null for a side that a person plays.
  explicit Dugout(tabletop::Opponents<G> opponents) : opponents_(std::move(opponents)) {}

  bool plays(Team team) const { return opponents_[index(team)] != nullptr; }

  /// Lets whoever plays a side begin to think about the decision that is pending in its view.
  void think(std::shared_ptr<const typename G::Ruleset> rules, Team team, const typename G::State& view) {
    hush();
    thought_.emplace([opponent = opponents_[index(team)].get(), rules = std::move(rules),
                      view](const std::stop_token& stop) { return opponent->choose(*rules, view, stop); });
  }
  bool thinking() const { return thought_ && !thought_->done(); }

  /// What was decided, once, or why nothing was; nothing while somebody thinks or nobody was asked.
  std::optional<Choice> take() {
    if (!thought_ || !thought_->done()) return std::nullopt;
    Choice choice = thought_->take();
    thought_.reset();
    return choice;
  }

  /// Whoever thinks stops.
  void hush() { thought_.reset(); }

  /// The match is over.
  void tell_result(const typename G::State& end) {
    hush();
    for (const auto& opponent : opponents_)
      if (opponent) opponent->hear_result(end);
  }

 private:
  tabletop::Opponents<G> opponents_;
  std::optional<fuba::app::Background<Choice>> thought_;
};

/// Somebody who plays a side, or a sentence on why he cannot come.
template <tabletop::Game G>
using Found = tl::expected<std::unique_ptr<tabletop::Opponent<G>>, std::string>;

/// Finds a coach of a game for a side by his id.
template <tabletop::Game G>
using FindCoach = std::function<Found<G>(Team team, const std::string& id)>;

/// The words of the command that starts the program for a side, or a sentence that none was named.
tl::expected<std::vector<std::string>, std::string> program_for(const Director& director, Team team);

/// Takes to the table whoever plays a side of a match: coaches, and programs. One who cannot come is told to
/// the players, and his side is theirs.
template <tabletop::Game G>
Dugout<G> dugout_for(Director& director, const tabletop::Match<G>& match, const FindCoach<G>& find_coach) {
  constexpr std::chrono::seconds patience_with_programs{10};
  const auto found = [&](Team team, const std::string& id) -> Found<G> {
    if (id != fuba::app::program_id) return find_coach(team, id);
    const auto words = program_for(director, team);
    if (!words) return tl::unexpected(words.error());
    return tabletop::ProgramCoach<G>::start(*words, team, patience_with_programs);
  };
  tabletop::Opponents<G> opponents;
  for (const Team team : tabletop::teams) {
    const std::string& id = match.info().coaches[index(team)];
    if (id.empty()) continue;
    if (auto opponent = found(team, id))
      opponents[index(team)] = std::move(*opponent);
    else
      director.tell(opponent.error());
  }
  return Dugout<G>(std::move(opponents));
}

}  // namespace fuba::table
