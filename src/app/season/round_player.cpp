#include "app/season/round_player.hpp"

namespace fuba::app {

using competition::MatchState;
using competition::Plays;

/// The first match without people that can be played.
std::optional<std::size_t> RoundPlayer::next() const {
  for (std::size_t match = 0; match < end_; ++match)
    if (contest_->get().can_be_played(match) && !contest_->get().asks_people(match)) return match;
  return std::nullopt;
}

std::size_t RoundPlayer::left() const {
  if (single_) return running() ? 1 : 0;
  std::size_t count = 0;
  for (std::size_t match = 0; match < end_; ++match)
    if (contest_->get().state(match) != MatchState::finished && !contest_->get().asks_people(match)) ++count;
  return count;
}

void RoundPlayer::play_before(ContestPtr contest, std::size_t end) {
  contest_ = std::move(contest);
  end_ = end;
  done_ = 0;
  single_ = stood_in_ = stopping_ = false;
  go_on();
}

void RoundPlayer::play_one(ContestPtr contest, std::size_t match, const std::array<Plays, 2>& who) {
  contest_ = std::move(contest);
  single_ = true;
  stood_in_ = contest_->get().asks_people(match);
  stopping_ = false;
  done_ = 0;
  start(match, who);
}

void RoundPlayer::go_on() {
  const auto match = stopping_ ? std::nullopt : next();
  if (!match) return;
  const auto pair = contest_->get().teams(*match);
  start(*match, {contest_->get().plays(*pair[0]), contest_->get().plays(*pair[1])});
}

void RoundPlayer::start(std::size_t match, const std::array<Plays, 2>& who) {
  match_ = match;
  auto work = contest_->game().alone(contest_->get(), match, who, contest_->match_file(match));
  if (!work) {
    trouble_ = work.error();
    return;
  }
  if ((trouble_ = contest_->begin(match))) return;
  work_.emplace(*std::move(work));
}

bool RoundPlayer::hear() {
  if (!work_ || !work_->done()) return false;
  Result result = work_->take();
  work_.reset();
  if (!result) {
    trouble_ = std::move(result).error();
    return true;
  }
  result->stood_in = stood_in_;
  if ((trouble_ = contest_->enter(*std::move(result)))) return true;
  ++done_;
  if (single_)
    one_ = match_;
  else
    go_on();
  return true;
}

}  // namespace fuba::app
