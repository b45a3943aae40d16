#include "stw/table/dugout.hpp"

#include <chrono>
#include <iterator>
#include <sstream>

#include "app/window/seed.hpp"
#include "stw/kit.hpp"

namespace stw::app {
namespace {

constexpr std::chrono::seconds patience_with_programs{10};

using Found = tl::expected<std::unique_ptr<Opponent>, std::string>;

Found program_for(const Director& director, Team team) {
  std::istringstream line(director.programs()[index(team)]);
  const std::vector<std::string> words{std::istream_iterator<std::string>(line), {}};
  if (words.empty())
    return tl::unexpected(ui(director.words(), "program-missing", {{"side", std::string(name(team))}}));
  return ProgramCoach::start(words, team, patience_with_programs);
}

Found opponent_for(const Director& director, Team team, const std::string& id) {
  if (id == fuba::app::program_id) return program_for(director, team);
  const auto coach = Kit::coach(id);
  if (!coach) return tl::unexpected(coach.error());
  return coach->send(team, fuba::app::fresh_seed());
}

}  // namespace

void Dugout::think(std::shared_ptr<const Ruleset> rules, Team team, const State& view) {
  hush();
  thought_.emplace([opponent = opponents_[index(team)].get(), rules = std::move(rules),
                    view](const std::stop_token& stop) { return opponent->choose(*rules, view, stop); });
}

std::optional<Dugout::Choice> Dugout::take() {
  if (!thought_ || !thought_->done()) return std::nullopt;
  Choice choice = thought_->take();
  thought_.reset();
  return choice;
}

void Dugout::tell_result(const State& end) {
  hush();
  for (const auto& opponent : opponents_)
    if (opponent) opponent->hear_result(end);
}

Dugout dugout_for(Director& director, const Match& match) {
  Opponents opponents;
  for (const Team team : teams) {
    const std::string& id = match.info().coaches[index(team)];
    if (id.empty()) continue;
    if (auto found = opponent_for(director, team, id))
      opponents[index(team)] = std::move(*found);
    else
      director.tell(found.error());
  }
  return Dugout(std::move(opponents));
}

}  // namespace stw::app
