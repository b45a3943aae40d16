#include "dugout.hpp"

#include "coaches.hpp"
#include "seed.hpp"

namespace fuba::app {
namespace {

/// A coach who thinks as long as the players have patience.
class CoachAtTable : public Opponent {
 public:
  CoachAtTable(Coach coach, const Settings& settings) : coach_(std::move(coach)), settings_(settings) {}

  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token& stop) override {
    return coach_.choose(rules, view, {.stop = stop, .budget = settings_.thinking_time()});
  }
  void hear_result(const State&) override {}

 private:
  Coach coach_;
  const Settings& settings_;
};

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

Dugout dugout_for(Director& director, const Match& match) {
  Opponents opponents;
  for (const Team team : teams) {
    const std::string& id = match.info().coaches[index(team)];
    if (id.empty()) continue;
    auto tactics = tactics_of(id, director.folder());
    if (!tactics)
      director.tell(tactics.error());
    else
      opponents[index(team)] =
          std::make_unique<CoachAtTable>(Coach(std::move(*tactics), fresh_seed()), director.settings());
  }
  return Dugout(std::move(opponents));
}

}  // namespace fuba::app
