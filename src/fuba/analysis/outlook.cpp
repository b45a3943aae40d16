#include "fuba/analysis/outlook.hpp"

#include "fuba/analysis/dice_mean.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba {

Outlook::Outlook(const Ruleset& rules, const Foreteller& foreteller)
    : rules_(rules), foreteller_(foreteller), describe_(rules, foreteller_.parts_->tactics) {}

Prospects Outlook::of(const State& state, Team team) {
  const Prospects home = of_home(state);
  return team == Team::home ? home : home.swapped();
}

Prospects Outlook::ahead(const State& state, Team team, int rolls) {
  const Prospects home = ahead_of_home(state, rolls);
  return team == Team::home ? home : home.swapped();
}

Prospects Outlook::of_home(const State& state) {
  constexpr std::size_t most = std::size_t{1} << 18U;
  if (told_.size() == most) told_ = {};
  return told_.get(fingerprint(state), [&] { return foreteller_.of_home(rules_, state, describe_); });
}

Prospects Outlook::ahead_of_home(const State& state, int rolls) {
  const auto pending = roll(state);
  if (!pending || rolls == 0) return of_home(state);
  Prospects sum;
  const double throws = for_each_fall(rules_, state, *pending, [&](const State& next, double ways) {
    const Prospects found = ahead_of_home(next, rolls - 1);
    sum.win += found.win * ways;
    sum.draw += found.draw * ways;
    sum.loss += found.loss * ways;
  });
  return {sum.win / throws, sum.draw / throws, sum.loss / throws};
}

}  // namespace fuba
