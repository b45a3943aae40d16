#include "fuba/table/dugout.hpp"

#include "app/window/seed.hpp"
#include "fuba/coach/coach_opponent.hpp"
#include "fuba/table/coaches.hpp"

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

Dugout dugout_for(Director& director, const Match& match) {
  const auto coach = [&director](Team, const std::string& id) -> table::Found<Fuba> {
    auto tactics = tactics_of(id, director.folder());
    if (!tactics) return tl::unexpected(tactics.error());
    return std::make_unique<CoachAtTable>(Coach(std::move(*tactics), fresh_seed()), director.settings());
  };
  return table::dugout_for<Fuba>(director, match, coach);
}

}  // namespace fuba::app
