#include "fuba/table/pending_odds.hpp"

#include <algorithm>
#include <utility>

#include "fuba/game.hpp"

namespace fuba::app {

void PendingOdds::ask(std::shared_ptr<const Ruleset> rules, const State& view) {
  forget();
  for (const Command& command : legal(*rules, view))
    if (hangs_on_dice(*rules, view, command)) chancy_.push_back(command);
  if (chancy_.empty()) return;
  wanted_ = Question{std::move(rules), view};
  if (!work_) begin();
}

void PendingOdds::forget() {
  chancy_.clear();
  known_ = {};
  wanted_.reset();
  outdated_ = true;
}

/// Work that is no longer wanted ends by itself: stopping it would mean waiting for it.
void PendingOdds::hear() {
  if (!work_ || !work_->done()) return;
  Answer answer = work_->take();
  work_.reset();
  if (!outdated_) known_ = std::move(answer);
  if (wanted_) begin();
}

bool PendingOdds::concern(const Command& command) const {
  return std::ranges::find(chancy_, command) != chancy_.end();
}

void PendingOdds::begin() {
  outdated_ = false;
  work_.emplace([question = *std::exchange(wanted_, std::nullopt)](const std::stop_token&) {
    return Answer{odds(*question.rules, question.view), fuba::foresights(*question.rules, question.view)};
  });
}

}  // namespace fuba::app
